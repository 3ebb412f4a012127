/**
 * Runs the embedded engine over one text per line: `node scripts/engine.ts grammar --language en-gb --json < texts`.
 * Writes one result per line, the text or with --json the whole result, in the order of the lines. `rewrite` takes
 * --formality, --tone and --length; `ai_prompt` takes --prompt.
 */
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import type { EnhanceRequest, Language } from '../src/engine/index.ts';
import { makeWriter } from '../src/engine/writer.ts';
import { defaultRewriteStyle, rewriteLevels } from '../src/shared/contract/enhance.ts';

const quickActions = ['improve', 'grammar', 'shorten', 'humanize', 'clarify'] as const;
const actions = [...quickActions, 'rewrite', 'ai_prompt'] as const;
const languages: readonly Language[] = ['en-us', 'en-ca', 'en-gb'];

function choose<Choice extends string>(name: string, choices: readonly Choice[], given: string): Choice {
  const choice = choices.find((one) => one === given);
  if (choice === undefined) throw new Error(`The ${name} is one of ${choices.join(', ')}.`);
  return choice;
}

/** What to ask for each line. */
function readArguments(): { language: Language; toRequest(text: string): EnhanceRequest; asJson: boolean } {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      language: { type: 'string', default: 'en-us' },
      formality: { type: 'string', default: defaultRewriteStyle.formality },
      tone: { type: 'string', default: defaultRewriteStyle.tone },
      length: { type: 'string', default: defaultRewriteStyle.length },
      prompt: { type: 'string', default: '' },
      json: { type: 'boolean', default: false },
    },
  });
  const action = choose('action', actions, positionals[0] ?? '');
  if (positionals.length > 1) throw new Error('Name one action.');
  const language = choose('language', languages, values.language);
  const style = {
    formality: choose('formality', rewriteLevels.formality, values.formality),
    tone: choose('tone', rewriteLevels.tone, values.tone),
    length: choose('length', rewriteLevels.length, values.length),
  };
  if (action === 'ai_prompt' && values.prompt.trim() === '') throw new Error('ai_prompt needs --prompt.');
  const toRequest = (text: string): EnhanceRequest => {
    if (action === 'rewrite') return { action, text, language, style };
    if (action === 'ai_prompt') return { action, text, language, instruction: values.prompt };
    return { action, text, language };
  };
  return { language, toRequest, asJson: values.json };
}

function exitWithUsage(error: unknown): never {
  const message = error instanceof Error ? error.message : String(error);
  process.stderr.write(`${message.split('\n')[0]}\n`);
  process.exit(2);
}

let asked: ReturnType<typeof readArguments>;
try {
  asked = readArguments();
} catch (error) {
  exitWithUsage(error);
}

process.stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 1));
const writer = await makeWriter({ language: asked.language });
for await (const line of createInterface({ input: process.stdin, crlfDelay: Number.POSITIVE_INFINITY })) {
  const result = await writer.enhance(asked.toRequest(line));
  const written = asked.asJson ? JSON.stringify(result) : result.text;
  if (!process.stdout.write(`${written}\n`)) await once(process.stdout, 'drain');
}
