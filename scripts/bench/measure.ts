/** One line of the report. Times are milliseconds. */
export type Row = MeasuredRow | FigureRow | { what: string; notMeasured: string };

type Goal = { atLeast: number } | { atMost: number };

export interface MeasuredRow {
  what: string;
  unit: string;
  ours: number;
  reference: number;
  /** Ours over the reference, or ours less the reference: the median over the rounds. */
  compared: 'ratio' | 'difference';
  value: number;
  goal?: Goal;
  /** Absent where there is no goal. */
  met?: boolean;
}

/** A figure that has a goal of its own; the reference, where there is one, is only told. */
export interface FigureRow {
  what: string;
  unit: string;
  ours: number;
  reference?: number;
  goal?: Goal;
  met?: boolean;
}

export interface Bench {
  /** Whatever a group starts, it leaves here how to end it: on success, on an error and on Ctrl-C alike. */
  started: AsyncDisposableStack;
  tell(message: string): void;
  /** The folder that `--data` names: texts that the engine is measured on. */
  data: string | undefined;
  /** How long what takes as long as one likes is to take. */
  minutes: number;
  /** How many calls there are where there are many, as `--rows` says. */
  rows: number;
}

export type Group = (bench: Bench) => Promise<Row[]>;

/** What a round found: of ours and, right after it, of the reference. */
export interface Round<Figures> {
  ours: Figures;
  reference: Figures;
}

/**
 * Takes the two in turn, in rounds so short that what else the machine does hits both alike. The first round warms
 * both up and is not counted.
 */
export async function alternate<Figures>(
  rounds: number,
  measureOurs: (round: number) => Promise<Figures>,
  measureReference: (round: number) => Promise<Figures>,
): Promise<Round<Figures>[]> {
  const counted: Round<Figures>[] = [];
  for (let round = 0; round <= rounds; round += 1) {
    const ours = await measureOurs(round);
    const reference = await measureReference(round);
    if (round > 0) counted.push({ ours, reference });
  }
  return counted;
}

type Comparison = Pick<MeasuredRow, 'what' | 'unit' | 'compared' | 'goal'>;

export function toRow(comparison: Comparison, rounds: readonly Round<number>[]): Row {
  const compare = ({ ours, reference }: Round<number>) =>
    comparison.compared === 'ratio' ? ours / reference : ours - reference;
  const value = median(rounds.map(compare));
  const { goal } = comparison;
  return {
    ...comparison,
    ours: median(rounds.map(({ ours }) => ours)),
    reference: median(rounds.map(({ reference }) => reference)),
    value,
    ...(goal === undefined ? {} : { met: isMet(goal, value) }),
  };
}

function isMet(goal: Goal, value: number): boolean {
  return 'atLeast' in goal ? value >= goal.atLeast : value <= goal.atMost;
}

export function toFigureRow(row: Omit<FigureRow, 'met'>): FigureRow {
  return row.goal === undefined ? row : { ...row, met: isMet(row.goal, row.ours) };
}

export function median(values: readonly number[]): number {
  return quantile(values, 0.5);
}

/** @param share from 0 to 1 */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

export async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  await work();
  return performance.now() - startedAt;
}

const headings = ['what', 'ours', 'reference', 'compared', 'goal', 'met'];

export function toTable(rows: readonly Row[]): string {
  const lines = [headings, ...rows.map(toCells)];
  const widths = headings.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)));
  return lines
    .map((line) =>
      line
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('   ')
        .trimEnd(),
    )
    .join('\n');
}

function toCells(row: Row): string[] {
  if ('notMeasured' in row) return [row.what, '', '', '', '', `not measured: ${row.notMeasured}`];
  const { what, unit, ours, reference, goal, met } = row;
  const ends = [toGoal(goal), met === undefined ? '' : met ? 'yes' : 'no'];
  if (!('compared' in row)) {
    const told = [ours, reference].map((figure) =>
      figure === undefined ? '' : `${toFigure(figure)} ${unit}`.trimEnd(),
    );
    return [what, ...told, '', ...ends];
  }
  const { value, compared } = row;
  const sign = value >= 0 ? '+' : '−';
  const shown = compared === 'ratio' ? value.toFixed(2) : `${sign}${toFigure(Math.abs(value))} ${unit}`;
  const figures = [ours, row.reference].map((figure) => `${toFigure(figure)} ${unit}`);
  return [what, ...figures, shown, ...ends];
}

function toFigure(figure: number): string {
  return figure.toFixed(figure < 1 ? 3 : figure < 10 ? 2 : figure < 100 ? 1 : 0);
}

function toGoal(goal: MeasuredRow['goal']): string {
  if (goal === undefined) return '';
  return 'atLeast' in goal ? `≥ ${goal.atLeast}` : `≤ ${goal.atMost}`;
}
