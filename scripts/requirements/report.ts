import { findIds, type Requirement } from './list.ts';
import { type TestResult, toFullTitle } from './results.ts';

export interface Row extends Requirement {
  tests: TestResult[];
  isPassing: boolean;
}

export interface Coverage {
  rows: Row[];
  /** Titles that carry an id of no row. */
  unknown: { id: string; test: TestResult }[];
}

/** A row passes when at least one test carries its id and every test that carries it passed. */
export function toCoverage(requirements: Requirement[], tests: TestResult[]): Coverage {
  const areas = new Set(requirements.map((row) => row.area));
  const carriers = new Map<string, TestResult[]>(requirements.map((row) => [row.id, []]));
  const unknown: Coverage['unknown'] = [];
  for (const test of tests) {
    const ids = new Set([...test.suites, test.title].flatMap((title) => findIds(title, areas)));
    for (const id of ids) {
      const carrying = carriers.get(id);
      if (carrying === undefined) unknown.push({ id, test });
      else carrying.push(test);
    }
  }
  const rows = requirements.map((row) => {
    const carrying = carriers.get(row.id) ?? [];
    const isPassing = carrying.length > 0 && carrying.every((test) => test.status === 'passed');
    return { ...row, tests: carrying, isPassing };
  });
  return { rows, unknown };
}

export interface AreaSummary {
  rows: number;
  passing: number;
  missing: string[];
}

export function toSummary(rows: Row[]): Record<string, AreaSummary> {
  const summary: Record<string, AreaSummary> = {};
  for (const row of rows) {
    const area = summary[row.area] ?? { rows: 0, passing: 0, missing: [] };
    summary[row.area] = area;
    area.rows += 1;
    if (row.isPassing) area.passing += 1;
    else area.missing.push(row.id);
  }
  return summary;
}

export function toText(rows: Row[], ranProjects: string[]): string {
  const summary = toSummary(rows);
  const width = Math.max(...rows.map((row) => row.id.length));
  const toRowLines = (row: Row): string[] => [
    `${row.id.padEnd(width)}  ${toState(row)}`,
    ...row.tests.map((test) => `${' '.repeat(width)}    ${test.status}  ${test.file}  ${toFullTitle(test)}`),
  ];
  const toAreaLines = ([area, { rows: all, passing }]: [string, AreaSummary]): string[] => [
    `${area}  ${passing} of ${all}`,
    ...rows.filter((row) => row.area === area).flatMap(toRowLines),
    '',
  ];
  const passing = rows.filter((row) => row.isPassing).length;
  return [
    ...Object.entries(summary).flatMap(toAreaLines),
    ...Object.entries(summary).map(
      ([area, { rows: all, passing }]) => `${area.padEnd(width)} ${passing} of ${all}`,
    ),
    `${passing} of ${rows.length} requirements pass in the last run (${ranProjects.join(', ')}).`,
  ].join('\n');
}

function toState(row: Row): string {
  if (row.isPassing) return 'passes';
  return row.tests.length === 0 ? 'no test' : 'does not pass';
}
