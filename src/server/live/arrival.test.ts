import { expect, test } from 'vitest';
import { makeArrivalWatch } from './arrival.ts';

/** Runs so many rounds, each of which is answered or not, and says what the watch did. */
async function runRounds(arrives: readonly boolean[], { isNeeded = true } = {}) {
  const end = new AbortController();
  const warned: string[] = [];
  let sent = 0;
  let silences = 0;
  let sleeps = 0;
  const watch = makeArrivalWatch({
    async send(payload) {
      if (arrives[sent]) watch.hear(payload);
      sent += 1;
    },
    isNeeded: () => isNeeded,
    onSilence: () => {
      silences += 1;
    },
    async sleep() {
      sleeps += 1;
      if (sent === arrives.length && sleeps > 2 * sent) end.abort();
      if (sleeps > 50) end.abort();
      end.signal.throwIfAborted();
    },
    end: end.signal,
    log: { warn: (_, message) => warned.push(message) },
  });
  await watch.run();
  return { sent, silences, warned: warned.length };
}

test('where notifications are swallowed, screens are told again and again, and the operator once', async () => {
  expect(await runRounds([true, true])).toEqual({ sent: 2, silences: 0, warned: 0 });
  expect(await runRounds([true, false, false, false, true])).toEqual({ sent: 5, silences: 3, warned: 1 });
  expect(await runRounds([false, true, false])).toEqual({ sent: 3, silences: 2, warned: 2 });
});

test('where nobody looks, nothing is sent', async () => {
  expect(await runRounds([true], { isNeeded: false })).toEqual({ sent: 0, silences: 0, warned: 0 });
});
