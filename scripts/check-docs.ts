/**
 * `npm run docs:check`: each command in the pages is one that there is, and each block of commands is run by a test or has
 * its reason here. Links and anchors are checked by remark-validate-links, in the same run.
 */
import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { findMistakes, type Page } from './check-docs/commands.ts';

const root = resolve(import.meta.dirname, '..');

/** Blocks that no test runs as they stand, by how they begin, and why. */
const unrun: Record<string, string> = {
  'curl -fsSL https://ollama.com/install.sh': 'fetches from the network; docs/models.md tells what it brings',
  'npm ci && npm start': 'run by tests/process/npm-start.test.ts, on an installed copy',
  'npm ci && npm test': 'is what runs the tests',
  'docker build': 'no daemon here: npm run image builds and runs the same by buildah',
  'mkdir -m 700 secrets': 'no daemon here: tests/process/image.test.ts reads the compose files',
  "printf 'ENGINE=ollama": 'needs the network, for a model',
  'printf %s "postgres://draftwell:$password@pgbouncer': 'needs a daemon, as above',
  'echo "I have spoke':
    'run by tests/process/documented-commands.test.ts, but for the call of a server at port 3000',
  '# Anthropic':
    'needs accounts at providers; tests/http/models-set-up.test.ts starts with each of these settings',
  'npx draftwell check README.md docs':
    'run by tests/process/writers-command-line.test.ts, on files of its own',
  'ln -s "$PWD/scripts/draftwell.sh"': 'as above, by the launcher itself',
  'draftwell stop': 'as above, by the launcher itself',
  '#!/bin/sh': 'as above, as the hook of a repository',
  'claude mcp add': 'a program of others; tests/http/mcp.test.ts connects the official client',
  'npx draftwell doctor': 'run by tests/process/documented-commands.test.ts',
};

const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>;
};
const pages: Page[] = globSync(['*.md', 'docs/*.md', 'docs/rules/*.md'], { cwd: root })
  .filter((path) => path !== 'CHANGELOG.md')
  .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));

const mistakes = findMistakes(pages, { scripts: new Set(Object.keys(scripts)), unrun });
for (const mistake of mistakes) process.stderr.write(`${mistake}\n`);
if (mistakes.length > 0) process.exitCode = 1;
