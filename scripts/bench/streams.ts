import { createDatabase, startPostgres } from '../../tests/kit/postgres.ts';
import { type Figures, type Load, runStreams } from './load.ts';
import { alternate, type Group, type Round, type Row, toRow } from './measure.ts';
import { type ChildServer, startDirectServer, startPassThrough, startProduct } from './servers.ts';
import { renewTokens, signUp } from './writers.ts';

const rounds = 5;

/** As many as two cores can serve at once; it also warms both up for what follows. */
const full: Load = { atOnce: 32, msPerChunk: 0, callsPerWriter: 15 };

/** Paces that leave two cores time on their hands: waiting for one another is not what is measured. */
const paced: (Load & { addedMsAtMost?: number })[] = [
  { atOnce: 1, msPerChunk: 5, callsPerWriter: 20, addedMsAtMost: 1.5 },
  { atOnce: 32, msPerChunk: 20, callsPerWriter: 3 },
  { atOnce: 256, msPerChunk: 100, callsPerWriter: 1, addedMsAtMost: 5 },
];

/**
 * A whole streamed call through the product, its hosted engine and its adapter, to a provider of paced texts: against
 * the same provider without anything between, and against the least that can stand between.
 */
export const measureStreams: Group = async ({ started, tell }) => {
  const postgres = await startPostgres();
  started.defer(() => postgres.stop());
  const { url: databaseUrl } = await createDatabase(postgres.url);
  const direct = await startDirectServer(started);
  const passThrough = await startPassThrough(direct.url, started);
  const product = await startProduct({ engine: { provider: direct.url }, databaseUrl }, started);
  const writers = await signUp(product.url, Math.max(...paced.map(({ atOnce }) => atOnce)));
  await product.grant();
  tell(`${writers.length} writers have signed up`);

  const run = async (load: Load): Promise<Results> => {
    const current = await renewTokens(product.url, writers);
    const measure = ({ url }: ChildServer) => runStreams(url, load, current);
    const throughs: Figures[] = [];
    const toDirect = await alternate(
      rounds,
      () => measure(product),
      async (round) => {
        const through = await measure(passThrough);
        if (round > 0) throughs.push(through);
        return measure(direct);
      },
    );
    const toThrough = throughs.flatMap((reference, round) => {
      const ours = toDirect[round]?.ours;
      return ours === undefined ? [] : [{ ours, reference }];
    });
    const words = `${load.atOnce} at once, ${load.msPerChunk} ms between chunks, first text after`;
    tell(`${words}: ${toWords(toDirect)}; the pass-through’s: ${toWords(toThrough)}`);
    return { toDirect, toThrough };
  };
  const rows = [toStreamsRow('without a pause', full, await run(full))];
  for (const load of paced) {
    const results = await run(load);
    rows.push(toTimeRow(load, results), toStreamsRow('paced', load, results, 0.95));
  }
  return rows;
};

/** Each round of the product, against either reference. */
interface Results {
  toDirect: Round<Figures>[];
  toThrough: Round<Figures>[];
}

function toTimeRow({ atOnce, addedMsAtMost: atMost }: (typeof paced)[number], { toDirect }: Results): Row {
  const what = `time to first text, ${atOnce} at once, added to direct`;
  const goal = atMost === undefined ? {} : { goal: { atMost } };
  return toRow({ what, unit: 'ms', compared: 'difference', ...goal }, pick(toDirect, 'msToFirstText'));
}

function toStreamsRow(kind: string, { atOnce }: Load, { toThrough }: Results, atLeast?: number): Row {
  const what = `streams per second, ${kind}, ${atOnce} at once, against a pass-through`;
  const goal = atLeast === undefined ? {} : { goal: { atLeast } };
  return toRow({ what, unit: '/s', compared: 'ratio', ...goal }, pick(toThrough, 'streamsPerSecond'));
}

function pick(results: Round<Figures>[], name: keyof Figures): Round<number>[] {
  return results.map(({ ours, reference }) => ({ ours: ours[name], reference: reference[name] }));
}

function toWords(rounds: Round<Figures>[]): string {
  const toMs = ({ msToFirstText }: Figures) => msToFirstText.toFixed(2);
  return rounds.map(({ ours, reference }) => `${toMs(ours)} (${toMs(reference)})`).join(', ');
}
