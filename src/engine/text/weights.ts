import { readFileSync } from 'node:fs';

/** How much each sign counts. */
export type Weights = ReadonlyMap<string, number>;

/** Rows are a sign, a tab and its weight in hundredths. */
export const loadWeights = (file: URL): Weights =>
  new Map(
    readFileSync(file, 'utf8')
      .split('\n')
      .filter((row) => row !== '')
      .map((row) => {
        const [sign = '', weight = ''] = row.split('\t');
        return [sign, Number(weight) / 100];
      }),
  );
