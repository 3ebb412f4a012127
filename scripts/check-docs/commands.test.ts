import { expect, test } from 'vitest';
import { findMistakes } from './commands.ts';

const known = { scripts: new Set(['docs']), unrun: { 'docker build': 'no daemon' } };
const fence = (block: string) => `\`\`\`sh\n${block}\n\`\`\`\n`;

test('a command that there is not is found, and a block of commands that nobody answers for', () => {
  const text = `Run \`npm run docs\`, then \`npm run gone\`.\n${fence('docker build .')}${fence('rm -rf x')}`;
  expect(findMistakes([{ path: 'docs/a.md', text }], known)).toEqual([
    'docs/a.md: there is no npm script gone.',
    'docs/a.md: nothing runs “rm -rf x”, and nothing says why not.',
  ]);
});

test('a reason for a block that is gone is one too many', () => {
  expect(findMistakes([], known)).toEqual([
    'scripts/check-docs.ts: no page has a block that begins with “docker build”.',
  ]);
});
