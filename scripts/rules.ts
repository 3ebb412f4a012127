/**
 * `npm run rules`: `list [topic]`, `search <words>`, `explain <id>`, `try "<sentence>"` (which rules find something, and what
 * they write), `check` (the rules’ files, and their texts before and after the whole engine).
 */
import { makeCorrector } from '../src/engine/corrector.ts';
import { loadRuleContext } from '../src/engine/rules/context.ts';
import * as lists from '../src/engine/rules/index.ts';
import { listFaults } from '../src/engine/rules/pattern/check.ts';
import { makeReader } from '../src/engine/text/words.ts';
import { describeRule, inCode, type ListedRule, listRules } from './rules/list.ts';

const tell = (text: string) => process.stdout.write(`${text}\n`);
const toLine = ({ id, topic, reason }: ListedRule) => `${`${topic}/${id}`.padEnd(36)} ${reason}`;

function list(topic: string): void {
  const listed = listRules().filter((rule) => topic === '' || rule.topic === topic);
  if (listed.length === 0) throw new Error(`There is no topic “${topic}”.`);
  for (const rule of listed) tell(toLine(rule));
}

function search(words: string): void {
  const wanted = words.toLowerCase().split(/\s+/);
  for (const rule of listRules()) {
    const said = `${rule.topic}/${describeRule(rule)}`.toLowerCase();
    if (wanted.every((word) => said.includes(word))) tell(toLine(rule));
  }
}

function explain(id: string): void {
  const rule = listRules().find((one) => one.id === id);
  if (rule === undefined) throw new Error(`There is no rule “${id}”.`);
  tell(`src/engine/rules/${rule.topic === inCode ? '' : `${rule.topic}/`}${id}\n\n${describeRule(rule)}`);
}

async function tryOn(text: string): Promise<void> {
  const context = await loadRuleContext();
  for (const sentence of makeReader()(text)) {
    for (const rule of Object.values(lists).flat()) {
      for (const { start, end, replacement, reason } of rule.find(sentence, context))
        tell(`${rule.id}: “${sentence.text.slice(start, end)}” → “${replacement}” (${reason})`);
    }
  }
  const corrector = await makeCorrector({ language: 'en-us' });
  tell(`The whole engine: ${(await corrector.correct({ text, action: 'grammar' })).text}`);
}

async function check(): Promise<void> {
  const faults = listFaults({ read: makeReader(), context: await loadRuleContext() });
  const corrector = await makeCorrector({ language: 'en-us' });
  for (const rule of Object.values(lists).flat()) {
    const action = lists.WORDING_RULES.includes(rule) ? 'improve' : 'grammar';
    for (const [before, after] of [...rule.examples, ...rule.leaves.map((text) => [text, text] as const)]) {
      const { text } = await corrector.correct({ text: before, action });
      if (text !== after) faults.push(`${rule.id}: “${before}” became “${text}”, not “${after}”`);
    }
  }
  for (const fault of faults) tell(fault);
  if (faults.length > 0) process.exitCode = 1;
}

const actions: Readonly<Record<string, (said: string) => void | Promise<void>>> = {
  list,
  search,
  explain,
  try: tryOn,
  check,
};
const [action = '', ...words] = process.argv.slice(2);
const run = Object.hasOwn(actions, action) ? actions[action] : undefined;
try {
  if (run === undefined) throw new Error(`Say one of ${Object.keys(actions).join(', ')}.`);
  await run(words.join(' '));
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 2;
}
