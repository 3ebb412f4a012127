import { describe, expect, test } from 'vitest';
import { AppError } from '../../../../src/shared/errors.ts';
import { type Bench, request } from './bench.ts';

const schema = {
  name: 'rating',
  description: 'What a text is worth.',
  definition: { type: 'object', properties: { score: { type: 'number' } }, required: ['score'] },
};

/** What an answer that goes well gives. */
export function describeAnswers(name: string, bench: Bench): void {
  const { make, ask, hasLeft } = bench;

  describe(`${name}: an answer`, () => {
    test('comes in pieces, then one end', async () => {
      bench.double.play({ kind: 'answer', text: 'One two three.' });
      expect(await ask()).toEqual({
        text: 'One two three.',
        pieces: 3,
        ends: ['complete'],
        error: undefined,
      });
    });

    test('is asked for with the instructions apart from the turns, in their order', async () => {
      const messages = [
        { role: 'user', text: 'First “turn”.\n' },
        { role: 'assistant', text: '{"score": 9}' },
        { role: 'user', text: 'Third </turn> 🙂' },
      ] as const;
      await ask(make(), { ...request, messages });
      expect(bench.double.listQuestions()).toEqual([
        { system: request.system, messages, maxOutputTokens: 200 },
      ]);
    });

    test('to a schema is the text of an object of it', async () => {
      bench.double.play({ kind: 'answer', text: '{"score": 4.5}' });
      const { text, ends } = await ask(make(), { ...request, schema });
      expect([JSON.parse(text), ends]).toEqual([{ score: 4.5 }, ['complete']]);
      expect(bench.double.listQuestions()).toMatchObject([{ schema: schema.definition }]);
    });

    test.each(['within letters', 'in one chunk', 'in one event', { pauseMs: 5 }] as const)(
      'is the same laid over chunks %s',
      async (manner) => {
        const text = 'Café “naïve” – 日本語 🙂\n\ndata: {"done": true}\r\nend';
        bench.double.play({ kind: 'answer', text, manner });
        expect(await ask()).toMatchObject({ text, ends: ['complete'], error: undefined });
      },
    );

    test('is read to its very end, though nobody waits for that: its connection serves the next call', async () => {
      bench.double.play({ kind: 'answer', text: 'One two.', manner: { pauseMs: 20 } });
      expect(await ask()).toMatchObject({ ends: ['complete'] });
      await expect.poll(() => bench.double.requests.at(-1)?.isOver).toBe(true);
      expect(hasLeft()).toBe(false);
    });

    test('without a text is an end alone', async () => {
      bench.double.play({ kind: 'answer', text: '' });
      expect(await ask()).toEqual({ text: '', pieces: 0, ends: ['complete'], error: undefined });
    });

    test('that is cut off by its length says so', async () => {
      bench.double.play({ kind: 'answer', text: 'One two', end: 'length' });
      expect(await ask()).toMatchObject({ text: 'One two', ends: ['length'] });
    });

    if (bench.adapter.hasRefusals) {
      test('that is refused says so', async () => {
        bench.double.play({ kind: 'answer', text: 'One', end: 'refusal' });
        expect(await ask()).toMatchObject({ ends: ['refusal'] });
      });
    }

    test.each(['in pieces', 'in one event'] as const)('of 5 MB %s is given up', async (manner) => {
      bench.double.play({ kind: 'answer', text: 'word '.repeat(1_000_000), manner });
      const { text, ends, error } = await ask();
      expect([error, ends]).toEqual([new AppError('NO_CONTENT'), []]);
      expect(text.length).toBeLessThanOrEqual(100_000);
      await expect.poll(hasLeft).toBe(true);
    });
  });
}
