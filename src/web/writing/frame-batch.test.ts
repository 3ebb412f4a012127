import { expect, test, vi } from 'vitest';
import { makeFrameBatch } from './frame-batch.ts';

/** A clock whose frames come when the test says so. */
function makeFrames() {
  const waiting = new Map<number, () => void>();
  let last = 0;
  return {
    request(draw: () => void) {
      last += 1;
      waiting.set(last, draw);
      return last;
    },
    cancel: (id: number) => void waiting.delete(id),
    draw() {
      const due = [...waiting.values()];
      waiting.clear();
      for (const draw of due) draw();
    },
  };
}

test('2,000 tiny pieces within one frame are passed on once, in their order', () => {
  const frames = makeFrames();
  const pass = vi.fn();
  const batch = makeFrameBatch(frames, pass);
  const pieces = Array.from({ length: 2000 }, (_, index) => `${index} `);
  for (const piece of pieces) batch.add(piece);
  expect(pass).not.toHaveBeenCalled();
  frames.draw();
  expect(pass.mock.calls).toEqual([[pieces.join('')]]);
});

test('each frame passes on what came since the last', () => {
  const frames = makeFrames();
  const pass = vi.fn();
  const batch = makeFrameBatch(frames, pass);
  batch.add('one ');
  frames.draw();
  frames.draw();
  batch.add('two');
  frames.draw();
  expect(pass.mock.calls).toEqual([['one '], ['two']]);
});

test('what no frame came for is passed on at the end, once', () => {
  const frames = makeFrames();
  const pass = vi.fn();
  const batch = makeFrameBatch(frames, pass);
  batch.add('hidden page');
  batch.flush();
  batch.flush();
  frames.draw();
  expect(pass.mock.calls).toEqual([['hidden page']]);
});

test('what was dropped is never passed on', () => {
  const frames = makeFrames();
  const pass = vi.fn();
  const batch = makeFrameBatch(frames, pass);
  batch.add('void');
  batch.drop();
  frames.draw();
  batch.flush();
  expect(pass).not.toHaveBeenCalled();
});
