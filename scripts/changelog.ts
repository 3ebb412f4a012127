/**
 * `npm run changelog`: writes CHANGELOG.md from the commits, newest first, by version and day. Only what users and operators
 * notice: what is new, what is mended, what is faster. It is written before a release, in a commit of its own.
 */
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { readCommit, toChangelog, withoutReverted } from './changelog/entries.ts';

const root = resolve(import.meta.dirname, '..');
const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' });

const commits = git('log', '--no-merges', '--date=short', '--format=%ad%x1f%D%x1f%s%x1f%b%x1e')
  .split('\x1e')
  .map((commit) => commit.trim().split('\x1f'))
  .map(([day = '', refs = '', subject = '', body = '']) => ({ day, refs, subject, body }));

writeFileSync(join(root, 'CHANGELOG.md'), toChangelog(withoutReverted(commits).map(readCommit)));
