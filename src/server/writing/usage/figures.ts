import type { Usage } from '../../../shared/contract/usage.ts';
import { type ToolName, toolNames } from '../../../shared/tools.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** So many days up to the one that runs now, as YYYY-MM-DD in UTC, oldest first. */
export function toDays(now: Date, count: number): string[] {
  return Array.from({ length: count }, (_, index) =>
    new Date(now.getTime() - (count - 1 - index) * dayMs).toISOString().slice(0, 10),
  );
}

interface Figures {
  calls: number;
  credits: number;
  words_improved: number;
}

export interface UsageRow extends Figures {
  /** As YYYY-MM-DD. */
  day: string;
  tool: ToolName;
}

/** One row for each day and for each tool, also where nothing happened. */
export function toUsage(days: readonly string[], rows: readonly UsageRow[]): Usage {
  return {
    days: days.map((day) => ({ day, ...toSum(rows.filter((row) => row.day === day)) })),
    tools: toolNames.map((tool) => ({ tool, ...toSum(rows.filter((row) => row.tool === tool)) })),
  };
}

function toSum(rows: readonly Figures[]): Figures {
  const sumOf = (key: keyof Figures) => rows.reduce((sum, row) => sum + row[key], 0);
  return { calls: sumOf('calls'), credits: sumOf('credits'), words_improved: sumOf('words_improved') };
}
