import { type Group, median, type Row, toFigureRow } from './measure.ts';
import { makeProse } from './prose.ts';
import { startProduct } from './servers.ts';
import { renewTokens, signUp, type Writer } from './writers.ts';

const path = '/api/functions/enhance-text-v2';
const callsOfAbuser = 8;
const length = 9_900;
const shortTexts = 15;

const rewrite = { action: 'rewrite', formality: 'professional', tone: 'polite', length: 'auto' };
const fill = (part: string) => part.repeat(Math.ceil(length / part.length)).slice(0, length);

/** What one writer keeps the embedded engine busy with, eight calls at a time. */
const loads: { what: string; make: (seed: number) => object }[] = [
  { what: 'improve', make: (seed) => ({ action: 'improve', original_text: makeProse(length, seed) }) },
  { what: 'rewrite', make: (seed) => ({ ...rewrite, original_text: makeProse(length, seed) }) },
  { what: '“> > >”', make: () => ({ action: 'improve', original_text: fill('> ') }) },
  { what: '“(((”', make: () => ({ action: 'improve', original_text: fill('(') }) },
  { what: '“**_`”', make: () => ({ action: 'improve', original_text: fill('**_`') }) },
  {
    what: 'two words',
    make: () => ({ action: 'improve', original_text: `${'b'.repeat(4900)} ${'c'.repeat(4900)}` }),
  },
];

async function call(url: string, writer: Writer | undefined, body: object): Promise<void> {
  const headers = { 'content-type': 'application/json', authorization: writer?.authorization ?? '' };
  const answer = await fetch(url + path, { method: 'POST', headers, body: JSON.stringify(body) });
  await answer.text();
  if (!answer.ok) throw new Error(`A call answered ${answer.status}.`);
}

/** The median time of a short text that nobody has asked for before. */
async function measureShort(url: string, writer: Writer | undefined, seed: number): Promise<number> {
  const times: number[] = [];
  for (let text = 0; text < shortTexts; text += 1) {
    const startedAt = performance.now();
    const original_text = `They was on floor ${seed * 100 + text} and the report were late.`;
    await call(url, writer, { action: 'improve', original_text });
    times.push(performance.now() - startedAt);
  }
  return median(times);
}

/** A short text of one writer, alone and beside another who keeps eight long calls going. */
export const measureFairness: Group = async ({ started, tell }) => {
  const { url, grant } = await startProduct({ engine: 'embedded' }, started);
  const writers = await signUp(url, 2);
  await grant();
  const rows: Row[] = [];
  for (const [index, { what, make }] of loads.entries()) {
    const [abuser, other] = await renewTokens(url, writers);
    await measureShort(url, other, 10 * index);
    const alone = await measureShort(url, other, 10 * index + 1);
    let isOver = false;
    const keepBusy = async (seed: number) => {
      for (let round = 0; !isOver; round += 1) await call(url, abuser, make(seed * 1000 + round));
    };
    const busy = Array.from({ length: callsOfAbuser }, (_, seed) => keepBusy(seed));
    const beside = await measureShort(url, other, 10 * index + 2);
    isOver = true;
    await Promise.all(busy);
    tell(`${what}: ${beside.toFixed(0)} ms, alone ${alone.toFixed(0)} ms`);
    rows.push(
      toFigureRow({
        what: `short text beside eight calls of ${what}, over alone`,
        unit: 'times',
        ours: beside / alone,
        goal: { atMost: 2 },
      }),
    );
  }
  return rows;
};
