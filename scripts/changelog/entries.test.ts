import { expect, test } from 'vitest';
import { readCommit, toChangelog, withoutReverted } from './entries.ts';

const commit = (day: string, subject: string, refs = '', body = '') =>
  readCommit({ day, subject, refs, body });

test('the changelog has what users and operators notice, by version and day, newest first', () => {
  const commits = [
    commit('2026-11-24', 'feat(app)!: a server may live under a path'),
    commit('2026-11-24', 'refactor(web): smaller files'),
    commit('2026-11-24', 'fix(bench): a figure of its own'),
    commit('2026-11-23', 'fix(mail): a link opens', 'tag: v1.1.0'),
    commit('2026-11-22', 'perf: pages load sooner'),
    commit('2026-11-22', 'perf: pages load sooner'),
  ];
  expect(toChangelog(commits).split('\n').slice(3)).toEqual([
    '',
    '## Not released yet',
    '',
    '### 2026-11-24',
    '',
    '**To look at before an upgrade**',
    '',
    '- A server may live under a path',
    '',
    '## 1.1.0',
    '',
    '### 2026-11-23',
    '',
    '**Mended**',
    '',
    '- A link opens',
    '',
    '### 2026-11-22',
    '',
    '**Faster**',
    '',
    '- Pages load sooner',
    '',
  ]);
});

test('a body may say that a change breaks something', () => {
  const { entry } = commit('2026-11-24', 'fix: stricter', '', 'Why.\n\nBREAKING CHANGE: set SECRET');
  expect(entry).toEqual({ kind: 'breaking', text: 'Stricter' });
});

test('what was taken back is not told', () => {
  const subjects = ['fix: a door', 'Revert "perf: pages load sooner"', 'perf: pages load sooner'];
  expect(withoutReverted(subjects.map((subject) => ({ subject })))).toEqual([
    { subject: 'fix: a door' },
    { subject: 'Revert "perf: pages load sooner"' },
  ]);
});
