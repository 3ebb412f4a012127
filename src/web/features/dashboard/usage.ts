import type { Usage } from '../../../shared/contract/usage.ts';
import { formatDate, formatNumber } from '../../../shared/format.ts';
import { toToolName } from '../../commands/tools.ts';

/** What a picture shows. */
export type Measure = 'words_improved' | 'credits';

export const measures = [
  { value: 'words_improved', label: 'Words' },
  { value: 'credits', label: 'Credits' },
] as const;

type Figures = Pick<Usage['days'][number], 'calls' | 'credits' | 'words_improved'>;

/** A row of a table, and a bar of a picture. */
export interface UsageRow extends Figures {
  name: string;
}

export function toTotals({ days }: Usage): Figures {
  const sumOf = (key: keyof Figures) => days.reduce((sum, day) => sum + day[key], 0);
  return { calls: sumOf('calls'), credits: sumOf('credits'), words_improved: sumOf('words_improved') };
}

export function toDayRows({ days }: Usage): UsageRow[] {
  return days.map(({ day, ...figures }) => ({ name: toDayName(day), ...figures }));
}

/** Most used first, by what is shown. */
export function toToolRows({ tools }: Usage, measure: Measure): UsageRow[] {
  return tools
    .map(({ tool, ...figures }) => ({ name: toToolName(tool), ...figures }))
    .toSorted((one, other) => other[measure] - one[measure]);
}

/** ‘21 Nov’. Days of the figures are those of UTC, as the credits are, and no zone of the writer's shifts them. */
function toDayName(day: string): string {
  return formatDate(`${day}T00:00:00Z`, { day: 'numeric', month: 'short', timeZone: 'UTC' });
}

/** Marks of a scale from 0 to at least the highest: up to five, whole, and round in tens. */
export function toScale(highest: number): number[] {
  const least = Math.max(1, highest / 4);
  const ten = 10 ** Math.floor(Math.log10(least));
  const step = [1, 2, 5, 10].map((factor) => factor * ten).find((each) => each >= least) ?? least;
  return Array.from({ length: Math.max(1, Math.ceil(highest / step)) + 1 }, (_, index) => index * step);
}

const measureNames: Record<Measure, string> = { words_improved: 'Words improved', credits: 'Credits spent' };

/** What the picture of the days shows, in words. */
export function describeDays(rows: readonly UsageRow[], measure: Measure): string {
  const [first] = rows;
  if (!first) return '';
  const highest = rows.reduce((most, row) => (row[measure] > most[measure] ? row : most), first);
  const today = rows.at(-1)?.[measure] ?? 0;
  return `${measureNames[measure]} by day, last ${rows.length} days. Highest ${formatNumber(highest[measure])} on ${highest.name}. Today ${formatNumber(today)}.`;
}

export function describeTools(rows: readonly UsageRow[], measure: Measure): string {
  const parts = rows.map((row) => `${row.name} ${formatNumber(row[measure])}`);
  return `${measureNames[measure]} by tool: ${parts.join(', ')}.`;
}
