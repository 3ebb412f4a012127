import { alternate, type Group, quantile, toRow } from './measure.ts';
import { makeProse } from './prose.ts';
import { startProduct } from './servers.ts';
import { signUp, type Writer } from './writers.ts';

const rounds = 5;
const readsPerRound = 150;
const longestText = 10_000;

/** What one writer feels of another one's long text, on the embedded database and engine of a server out of the box. */
export const measureGuests: Group = async ({ started, tell }) => {
  const { url, grant } = await startProduct({ engine: 'embedded' }, started);
  const [reader, busy] = await signUp(url, 2);
  if (reader === undefined || busy === undefined) throw new Error('Two writers are needed.');
  await grant();
  let seed = 1;
  const results = await alternate(
    rounds,
    async () => {
      const reading = new AbortController();
      const improving = improveUntil(reading.signal, () =>
        improve(url, busy, makeProse(longestText, seed++)),
      );
      try {
        return await readCredits(url, reader);
      } finally {
        reading.abort();
        await improving;
      }
    },
    () => readCredits(url, reader),
  );
  const pick = (share: number) =>
    results.map(({ ours, reference }) => ({
      ours: quantile(ours, share),
      reference: quantile(reference, share),
    }));
  for (const { ours, reference } of pick(0.5)) tell(`${ours.toFixed(2)} ms, idle ${reference.toFixed(2)}`);
  const what = 'GET /api/credits while another writes, against idle';
  return [
    toRow({ what: `${what}: median`, unit: 'ms', compared: 'ratio', goal: { atMost: 2 } }, pick(0.5)),
    toRow({ what: `${what}: 99 in 100`, unit: 'ms', compared: 'ratio' }, pick(0.99)),
  ];
};

async function improveUntil(signal: AbortSignal, improveOnce: () => Promise<void>): Promise<void> {
  while (!signal.aborted) await improveOnce();
}

async function improve(url: string, { authorization }: Writer, text: string): Promise<void> {
  const answer = await fetch(`${url}/api/functions/enhance-text-v2`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization },
    body: JSON.stringify({ action: 'improve', original_text: text }),
  });
  const body = await answer.text();
  if (!answer.ok) throw new Error(`An improve answered ${answer.status}: ${body.slice(0, 300)}`);
}

/** Milliseconds of each read, one after the other. */
async function readCredits(url: string, { authorization }: Writer): Promise<number[]> {
  const times: number[] = [];
  for (let read = 0; read < readsPerRound; read += 1) {
    const startedAt = performance.now();
    const answer = await fetch(`${url}/api/credits`, { headers: { authorization } });
    await answer.text();
    if (!answer.ok) throw new Error(`The credits answered ${answer.status}.`);
    times.push(performance.now() - startedAt);
  }
  return times;
}
