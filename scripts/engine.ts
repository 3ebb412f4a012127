/**
 * Corrects one text per line: `node scripts/engine.ts grammar --language en-gb --json < texts`. Writes one result per
 * line, the text or with --json the whole result, in the order of the lines.
 */
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import { type EnhanceAction, type Language, makeCorrector } from '../src/engine/index.ts';

const ACTIONS: readonly EnhanceAction[] = ['improve', 'grammar'];
const LANGUAGES: readonly Language[] = ['en-us', 'en-ca', 'en-gb'];

function readArguments(): { action: EnhanceAction; language: Language; asJson: boolean } {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { language: { type: 'string', default: 'en-us' }, json: { type: 'boolean', default: false } },
  });
  const action = ACTIONS.find((name) => name === positionals[0]);
  const language = LANGUAGES.find((name) => name === values.language);
  if (action === undefined || positionals.length > 1)
    throw new Error(`Name one action: ${ACTIONS.join(' or ')}.`);
  if (language === undefined) throw new Error(`The language is one of ${LANGUAGES.join(', ')}.`);
  return { action, language, asJson: values.json };
}

function exitWithUsage(error: unknown): never {
  const message = error instanceof Error ? error.message : String(error);
  process.stderr.write(`${message.split('\n')[0]}\n`);
  process.exit(2);
}

let request: ReturnType<typeof readArguments>;
try {
  request = readArguments();
} catch (error) {
  exitWithUsage(error);
}

process.stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 1));
const corrector = await makeCorrector({ language: request.language });
for await (const text of createInterface({ input: process.stdin, crlfDelay: Number.POSITIVE_INFINITY })) {
  const result = await corrector.correct({ text, action: request.action });
  const line = request.asJson ? JSON.stringify(result) : result.text;
  if (!process.stdout.write(`${line}\n`)) await once(process.stdout, 'drain');
}
