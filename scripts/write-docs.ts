/** `npm run docs`: writes the reference pages that follow from the code; with --check, says which are stale. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { z } from 'zod';
import { accountErrors, codesOfPosting, codesOfReading } from '../src/server/accounts/account-errors.ts';
import { outgoing } from '../src/server/platform/outgoing.ts';
import { secretSettings } from '../src/server/platform/secret-files.ts';
import { settings } from '../src/server/platform/settings.ts';
import { openCall, readCall, writeCall, writingCall } from '../src/shared/contract/errors.ts';
import { listCodes, type Operation, operations } from '../src/shared/contract/operations.ts';
import { catalogue } from '../src/shared/errors.ts';
import { describeApi } from './api-reference.ts';
import { describeRule, inCode, listRules } from './rules/list.ts';

const root = resolve(import.meta.dirname, '..');
const generated = 'Written by `npm run docs` from the code. Edits here are lost.';

function row(cells: readonly string[]): string {
  return `| ${cells.map((cell) => cell.replaceAll('|', '\\|').replaceAll('\n', ' ')).join(' | ')} |`;
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  return [row(head), row(head.map(() => '---')), ...rows.map(row)].join('\n');
}

function describeSettings(): string {
  const { properties = {} } = z.toJSONSchema(settings, { io: 'input', unrepresentable: 'any' });
  const connects: Partial<Record<string, { to: string }>> = outgoing;
  const rows = Object.entries(properties).map(([name, schema]) => {
    const { default: byDefault, description = '' } = schema as { default?: unknown; description?: string };
    const shown = byDefault === undefined || byDefault === '' ? '' : `\`${String(byDefault)}\``;
    return [`\`${name}\``, shown, description, connects[name]?.to ?? ''];
  });
  return `# Settings

${generated}

All settings are environment variables; with none set the product runs. Empty counts as unset. A wrong value stops
the start with one sentence that names the setting.

What is secret may stand in a file instead, of which the environment has the path: ${secretSettings
    .map((name) => `\`${name}_FILE\``)
    .join(', ')}.

With none set the server opens no connection to anywhere. The last column says what each setting connects it to, and
\`npx draftwell doctor\` says it of yours. Hosts with a name are looked up at the name server of the machine. Besides, the server
asks the address that an administrator gives under ‘Server settings’: for its models, and to write where that is chosen.

${table(['setting', 'default', 'meaning', 'connects the server to'], rows)}
`;
}

function describeErrors(): string {
  const rows = Object.entries(catalogue).map(([code, { status, retryable, message }]) => [
    `\`${code}\``,
    String(status),
    retryable ? 'yes' : 'no',
    message,
  ]);
  return `# Errors

${generated}

Every call that fails answers with its HTTP status and a JSON body of \`code\`, \`status\`, \`message\`, \`retryable\` and,
where it is known, \`retry_after\` in seconds, which also stands in the \`Retry-After\` header. In a stream the same body
is the data of the \`error\` event. From status 500 on it has \`request_id\` as well: by it the person who runs the server finds all
lines of this request in the log. Every answer says it in the \`X-Request-Id\` header.

${table(['code', 'status', 'may a retry help', 'sentence'], rows)}

## Which call gives which

What the calls of a kind have in common:

${table(
  ['kind of call', 'codes'],
  kinds.map(({ name, codes }) => [name, toCells(codes)]),
)}

And what each adds to it. An address that no call has answers \`NOT_FOUND\`.

${table(['call', 'kind', 'codes'], operations.map(describeOperation))}

Account routes have these in common:

${table(
  ['account routes', 'codes'],
  [
    ['all', toCells(codesOfReading)],
    ['posted', toCells(codesOfPosting)],
  ],
)}

And each adds to it:

${table(
  ['account route', 'codes'],
  Object.entries(accountErrors).map(([route, codes]) => [
    `\`${route.replace(' ', ' /api/auth')}\``,
    toCells(codes),
  ]),
)}
`;
}

/** From what any call can answer to what most can. */
const kinds = [
  { name: 'any', codes: listCodes(openCall) },
  { name: 'reads', codes: listCodes(readCall) },
  { name: 'changes', codes: listCodes(writeCall) },
  { name: 'writes', codes: listCodes(writingCall) },
];

function describeOperation({ route, codes }: Operation): string[] {
  const kind = kinds.findLast((one) => one.codes.every((code) => codes.includes(code)));
  return [`\`${route}\``, kind?.name ?? '', toCells(codes.filter((code) => !kind?.codes.includes(code)))];
}

function toCells(codes: readonly string[]): string {
  return codes.map((code) => `\`${code}\``).join(', ');
}

function describeRules(): Record<string, string> {
  const topics = Map.groupBy(listRules(), ({ topic }) => topic);
  return Object.fromEntries(
    [...topics].map(([topic, rules]) => {
      const where =
        topic === inCode ? 'Rules that no pattern can say' : `Rules in \`src/engine/rules/${topic}\``;
      return [
        `docs/rules/${topic}.md`,
        `# ${where}\n\n${generated}\n\n${rules.map(describeRule).join('\n\n')}\n`,
      ];
    }),
  );
}

/** Texts of a kind: enough to see what a rule does. */
const MOST_SHOWN = 4;

/** What the product's page of rules says, and which rules it has a place for. */
function describeRulesForWriters(): Record<string, string> {
  const rules = listRules().map(({ id, topic, category, gist, reason, mends, leaves }) => ({
    id,
    topic,
    category,
    gist,
    reason: toGeneralReason(reason),
    mends: mends.slice(0, MOST_SHOWN).map(([wrong, right]) => ({ wrong, right })),
    leaves: leaves.slice(0, MOST_SHOWN),
  }));
  const named = rules.map(({ id, topic, category, reason }) => ({ id, topic, category, reason }));
  return {
    'src/server/doors/languagetool/rules.json': `${JSON.stringify(named, undefined, 1)}\n`,
    'src/web/features/rules/rules.json': `${JSON.stringify(rules, undefined, 1)}\n`,
    'src/web/review/rules-with-page.json': `${JSON.stringify(rules.map(({ id }) => id))}\n`,
  };
}

/** A reason of no text in particular: “… takes its participle, “$new”.” */
const toGeneralReason = (reason: string) => reason.replace(/, “\$new”/, '').replace('“$new”', '“…”');

const pages = {
  'docs/configuration.md': describeSettings(),
  'docs/errors.md': describeErrors(),
  ...describeRules(),
  ...describeRulesForWriters(),
  'src/web/features/api-docs/operations.json': `${JSON.stringify(await describeApi(), undefined, 1)}\n`,
};
const isCheck = process.argv.includes('--check');
for (const [name, text] of Object.entries(pages)) {
  const path = join(root, name);
  if (!isCheck) {
    writeFileSync(path, text);
  } else if (readFileSync(path, 'utf8') !== text) {
    process.stderr.write(`${name} is stale: run npm run docs\n`);
    process.exitCode = 1;
  }
}
