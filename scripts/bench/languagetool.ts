import { loadavg } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { createDatabase, startPostgres } from '../../tests/kit/postgres.ts';
import { makeHarperAlone } from '../engine-measures/harper-alone.ts';
import {
  alternate,
  type Bench,
  type Group,
  median,
  quantile,
  type Row,
  timeOf,
  toFigureRow,
  toRow,
} from './measure.ts';
import { makeProse } from './prose.ts';
import { startSignedIn } from './servers.ts';

const rounds = 9;
/** About a thousand words. */
const length = 5_200;
const clients = 32;
/** After so many V8 has compiled the linter's WebAssembly as well as it will. */
const warmUps = 28;

/** The linter alone holds this process up for longer than the server keeps a connection. */
const noticeClosed = () => sleep(20);

interface Answer {
  matches: { offset: number; length: number; replacements: { value: string }[] }[];
}

/**
 * Checks by the LanguageTool API, as programs make them. The reference is the linter that the rules are built around, alone
 * in this process, for the same words: what anybody gets who takes it as it comes. On the embedded database WebAssembly
 * stays as V8's first compiler made it.
 */
export const measureLanguageTool: Group = async (bench) => {
  const onEmbedded = await measureOn(bench, 'embedded database', {});
  const server = await startPostgres();
  bench.started.defer(() => server.stop());
  const { url } = await createDatabase(server.url);
  return [...onEmbedded, ...(await measureOn(bench, 'PostgreSQL', { DATABASE_URL: url }))];
};

async function measureOn(
  { tell }: Bench,
  database: string,
  environment: Readonly<Record<string, string>>,
): Promise<Row[]> {
  await using started = new AsyncDisposableStack();
  const { url } = await startSignedIn(started, environment);
  await (await fetch(`${url}/api/ready`)).text();
  await check(url, 'The first name that nobody knows, such as Quibblemoor, takes its time.');
  const alone = await makeHarperAlone('en-us');
  for (let seed = 0; seed < warmUps; seed += 1) {
    await check(url, makeProse(length, 1_000 + seed));
    await alone.correct({ text: makeProse(length, 1_000 + seed) });
    await noticeClosed();
  }
  /** Each text is a new one: what the server remembers of words shall not count. */
  const measure = async (texts: readonly string[]) => {
    const next = texts.values();
    return alternate(
      rounds,
      async () => {
        await noticeClosed();
        return timeOf(() => check(url, next.next().value ?? ''));
      },
      () => timeOf(() => alone.correct({ text: next.next().value ?? '' })),
    );
  };
  const texts = Array.from({ length: 2 * (rounds + 1) }, (_, seed) => makeProse(length, seed));
  const wrong = await measure(texts);
  const mendedTexts: string[] = [];
  await noticeClosed();
  for (const text of texts) mendedTexts.push(mend(text, await check(url, text)));
  const mended = await measure(mendedTexts);
  // All of them have been read by now
  const edited = texts.map(edit);
  const again = await measure(edited);
  const crowds = [
    { name: 'forty mistakes', figures: await measureCrowd(url, (client) => makeProse(length, 100 + client)) },
    { name: 'read before', figures: await measureCrowd(url, (client) => edited[client % rounds] ?? '') },
    { name: 'mended', figures: await measureCrowd(url, (client) => mendedTexts[client % rounds] ?? '') },
  ];
  tell(`${database}: load ${loadavg()[0]?.toFixed(1)}`);
  const what = `${database}: 1,000 words checked by the LanguageTool API`;
  const rows = [
    { name: 'forty mistakes', results: wrong },
    { name: 'read before, but for a sentence', results: again },
    { name: 'mended', results: mended },
  ].flatMap(({ name, results }) => {
    const ours = results.map((round) => round.ours);
    tell(`${name}: fastest ${Math.min(...ours).toFixed(0)} ms`);
    return [
      toRow({ what: `${what}, ${name}, against the linter alone`, unit: 'ms', compared: 'ratio' }, results),
      toFigureRow({ what: `${what}, ${name}`, unit: 'ms', ours: median(ours), goal: { atMost: 150 } }),
    ];
  });
  const crowdRows = crowds.flatMap(({ name, figures: { slowest, refused } }) => {
    const who = `${database}: ${clients} clients with as many words each at once, ${name}`;
    return [
      toFigureRow({ what: `${who}: the slowest`, unit: 'ms', ours: slowest, goal: { atMost: 8_000 } }),
      toFigureRow({
        what: `${who}: told that it took too long`,
        unit: '',
        ours: refused,
        goal: { atMost: 0 },
      }),
    ];
  });
  return [...rows, ...crowdRows];
}

async function measureCrowd(url: string, pick: (client: number) => string) {
  await noticeClosed();
  let refused = 0;
  const checkOrCount = (text: string) =>
    check(url, text).catch(() => {
      refused += 1;
    });
  const times = await Promise.all(
    Array.from({ length: clients }, (_, client) => timeOf(() => checkOrCount(pick(client)))),
  );
  return { slowest: quantile(times, 1), refused };
}

async function check(url: string, text: string): Promise<Answer> {
  const answer = await fetch(`${url}/v2/check`, {
    method: 'POST',
    body: new URLSearchParams({ text, language: 'en-US' }),
  });
  if (!answer.ok) throw new Error(`A check answered ${answer.status}: ${await answer.text()}`);
  return (await answer.json()) as Answer;
}

/** As a program sends a text while somebody writes: it has been read, but for what is new. */
function edit(text: string): string {
  return text.replace('. ', '. On Monday the engineer will call you about the meter. ');
}

function mend(text: string, { matches }: Answer): string {
  return matches.reduceRight(
    (words, { offset, length: flagged, replacements: [best] }) =>
      best === undefined ? words : words.slice(0, offset) + best.value + words.slice(offset + flagged),
    text,
  );
}
