import { describe, expect, test } from 'vitest';
import { type DiffAnswer, type DiffQuestion, makeDiffClient } from './diff-client.ts';

function makeStage() {
  const made: FakeWorker[] = [];
  const diff = makeDiffClient(() => {
    const worker = new FakeWorker();
    made.push(worker);
    return worker;
  });
  const getWorker = (index: number) => {
    const worker = made[index];
    if (!worker) throw new Error(`There is no worker ${index}`);
    return worker;
  };
  return { diff, made, getWorker };
}

class FakeWorker extends EventTarget {
  readonly asked: DiffQuestion[] = [];
  isEnded = false;

  postMessage(question: DiffQuestion): void {
    this.asked.push(question);
  }

  terminate(): void {
    this.isEnded = true;
  }

  say(data: DiffAnswer): void {
    this.dispatchEvent(new MessageEvent('message', { data }));
  }

  /** Answers the question at `index` with its result as the one replacement. */
  answer(index: number): void {
    const { id, result } = this.asked[index] ?? { id: 0, result: '' };
    const change = { start: 0, end: 0, replacement: result, reason: '', gist: '', rule: '', fact: null };
    this.say({ id, changes: [{ ...change, category: 'wording' }] });
  }
}

describe('long texts are compared by one worker', () => {
  test('that is made for the first of them', async () => {
    const { diff, made, getWorker } = makeStage();
    expect(made).toHaveLength(0);
    const both = [diff('a', 'one'), diff('b', 'two')];
    expect(made).toHaveLength(1);
    getWorker(0).answer(1);
    getWorker(0).answer(0);
    const answers = await Promise.all(both);
    expect(answers.map(([change]) => change?.replacement)).toEqual(['one', 'two']);
  });

  test('whose end rejects all that wait for it, and the next gets a new one', async () => {
    const { diff, getWorker } = makeStage();
    const both = Promise.allSettled([diff('a', 'one'), diff('b', 'two')]);
    getWorker(0).dispatchEvent(new Event('error'));
    expect((await both).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(getWorker(0).isEnded).toBe(true);
    const third = diff('c', 'three');
    getWorker(1).answer(0);
    expect((await third)[0]?.replacement).toBe('three');
  });

  test('that may fail on one pair alone', async () => {
    const { diff, getWorker } = makeStage();
    const [first, second] = [diff('a', 'one'), diff('b', 'two')];
    getWorker(0).say({ id: getWorker(0).asked[0]?.id ?? 0, failure: 'RangeError' });
    await expect(first).rejects.toThrow('RangeError');
    getWorker(0).answer(1);
    expect((await second)[0]?.replacement).toBe('two');
  });

  test('where there is none to be had, the caller is told', async () => {
    const diff = makeDiffClient(() => {
      throw new Error('Workers are blocked');
    });
    await expect(diff('a', 'b')).rejects.toThrow('Workers are blocked');
  });
});
