import { createDatabase, startPostgres } from '../../tests/kit/postgres.ts';
import { type Figures, type Load, runStreams } from './load.ts';
import { alternate, type Group, type Round, type Row, toRow } from './measure.ts';
import { startDirectServer, startProduct } from './servers.ts';
import { signUp } from './writers.ts';

const rounds = 5;

/** As many as two cores can serve at once; it also warms both up for what follows. */
const full: Load = { atOnce: 32, msPerChunk: 0, callsPerWriter: 15 };

/** Paces that leave two cores time on their hands: waiting for one another is not what is measured. */
const paced: (Load & { addedMsAtMost?: number })[] = [
  { atOnce: 1, msPerChunk: 5, callsPerWriter: 20, addedMsAtMost: 1.5 },
  { atOnce: 32, msPerChunk: 20, callsPerWriter: 3 },
  { atOnce: 256, msPerChunk: 100, callsPerWriter: 1, addedMsAtMost: 5 },
];

/** A whole streamed call through the product, against one to a server that does nothing but stream. */
export const measureStreams: Group = async ({ started, tell }) => {
  const postgres = await startPostgres();
  started.defer(() => postgres.stop());
  const { url: databaseUrl } = await createDatabase(postgres.url);
  const product = await startProduct({ engine: 'paced', databaseUrl }, started);
  const direct = await startDirectServer(started);
  const writers = await signUp(product.url, Math.max(...paced.map(({ atOnce }) => atOnce)));
  await product.grant();
  tell(`${writers.length} writers have signed up`);

  const run = async (load: Load) => {
    const results = await alternate(
      rounds,
      () => runStreams(product.url, load, writers),
      () => runStreams(direct.url, load, writers),
    );
    tell(`${load.atOnce} at once, ${load.msPerChunk} ms between chunks: ${results.map(toWords).join(', ')}`);
    return results;
  };
  const rows = [toStreamsRow('without a pause', full, await run(full))];
  for (const load of paced) {
    const results = await run(load);
    rows.push(toTimeRow(load, results), toStreamsRow('paced', load, results, 0.95));
  }
  return rows;
};

function toTimeRow(
  { atOnce, addedMsAtMost: atMost }: (typeof paced)[number],
  results: Round<Figures>[],
): Row {
  const what = `time to first text, ${atOnce} at once, added to direct`;
  const goal = atMost === undefined ? {} : { goal: { atMost } };
  return toRow({ what, unit: 'ms', compared: 'difference', ...goal }, pick(results, 'msToFirstText'));
}

function toStreamsRow(kind: string, { atOnce }: Load, results: Round<Figures>[], atLeast?: number): Row {
  const what = `streams per second, ${kind}, ${atOnce} at once, against direct`;
  const goal = atLeast === undefined ? {} : { goal: { atLeast } };
  return toRow({ what, unit: '/s', compared: 'ratio', ...goal }, pick(results, 'streamsPerSecond'));
}

function pick(results: Round<Figures>[], name: keyof Figures): Round<number>[] {
  return results.map(({ ours, reference }) => ({ ours: ours[name], reference: reference[name] }));
}

function toWords({ ours, reference }: Round<Figures>): string {
  return `first text after ${ours.msToFirstText.toFixed(2)} ms (${reference.msToFirstText.toFixed(2)})`;
}
