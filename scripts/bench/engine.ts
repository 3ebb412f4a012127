import { measureCorrector } from './engine-corrector.ts';
import { measureCost } from './engine-cost.ts';
import { measureReview } from './engine-review.ts';
import { measureWriter } from './engine-writer.ts';
import type { Group } from './measure.ts';

/** What the embedded engine costs and, with `--data`, how well it writes. */
export const measureEngine: Group = async (bench) => {
  const rows = await measureCost(bench);
  const { data } = bench;
  if (data === undefined) {
    return [
      ...rows,
      { what: 'engine, its quality', notMeasured: 'name the folder of the texts: --data DIR' },
    ];
  }
  return [
    ...rows,
    ...(await measureCorrector(bench, data)),
    ...(await measureWriter(bench, data)),
    ...(await measureReview(data)),
  ];
};
