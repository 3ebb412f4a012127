interface Commit {
  /** As `2026-11-24`. */
  day: string;
  /** As git says them: branches, and `tag: v1.2.3`. */
  refs: string;
  subject: string;
  body: string;
}

interface ReadCommit {
  day: string;
  /** The version that this commit completes. */
  version: string | undefined;
  entry: { kind: Kind; text: string } | undefined;
}

const kinds = {
  breaking: 'To look at before an upgrade',
  feat: 'New',
  fix: 'Mended',
  perf: 'Faster',
} as const;
type Kind = keyof typeof kinds;

/** What only those see who work on the product. */
const inner = new Set(['bench', 'ci', 'kit', 'requirements', 'scripts', 'shared', 'soak', 'test', 'tests']);

/** By https://www.conventionalcommits.org. */
const conventional = /^(?<type>feat|fix|perf)(?:\((?<scope>[^)]*)\))?(?<mark>!)?: (?<what>.+)$/u;

export function readCommit({ day, refs, subject, body }: Commit): ReadCommit {
  const version = /tag: v(\d+\.\d+\.\d+)/.exec(refs)?.[1];
  const { type, scope, mark, what = '' } = conventional.exec(subject)?.groups ?? {};
  if (type === undefined || inner.has(scope ?? '')) return { day, version, entry: undefined };
  const isBreaking = mark !== undefined || /^BREAKING CHANGE: /mu.test(body);
  const text = what.charAt(0).toUpperCase() + what.slice(1);
  return { day, version, entry: { kind: isBreaking ? 'breaking' : (type as Kind), text } };
}

/** Without what a later commit took back, as git says it: `Revert "fix: a link opens"`. */
export function withoutReverted<Of extends Pick<Commit, 'subject'>>(commits: readonly Of[]): Of[] {
  const reverted = new Set(commits.map(({ subject }) => /^Revert "(.+)"$/u.exec(subject)?.[1]));
  return commits.filter(({ subject }) => !reverted.has(subject));
}

/** @param commits newest first */
export function toChangelog(commits: readonly ReadCommit[]): string {
  const lines = [
    '# Changelog',
    '',
    'What users and operators notice. Written by `npm run changelog` from the commits.',
  ];
  let version = 'Not released yet';
  for (const [day, ofDay] of Map.groupBy(withVersions(commits), ({ day, version: of }) => `${of} ${day}`)) {
    const [first] = ofDay;
    const entries = ofDay.flatMap(({ entry }) => entry ?? []);
    if (first === undefined || entries.length === 0) continue;
    if (first.version !== version || lines.length === 3) lines.push('', `## ${first.version}`);
    version = first.version;
    lines.push('', `### ${day.slice(-10)}`);
    for (const [kind, title] of Object.entries(kinds)) {
      const texts = [...new Set(entries.filter((entry) => entry.kind === kind).map(({ text }) => text))];
      if (texts.length > 0) lines.push('', `**${title}**`, '', ...texts.map((text) => `- ${text}`));
    }
  }
  return `${lines.join('\n')}\n`;
}

function withVersions(commits: readonly ReadCommit[]) {
  let version = 'Not released yet';
  return commits.map((commit) => {
    version = commit.version ?? version;
    return { ...commit, version };
  });
}
