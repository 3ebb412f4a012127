import { expect, test } from 'vitest';
import { makeLeakGuard } from './leak.ts';

const system =
  'You edit and write for a writer.\n\nWhat to do:\n- Keep every number, date, name and link as it is.';

function read(answer: string, texts: string[] = [], size = 5): string[] {
  const guard = makeLeakGuard(system, texts);
  return (answer.match(new RegExp(`[\\s\\S]{1,${size}}`, 'g')) ?? []).map((piece) => guard.add(piece));
}

test('an answer that begins with our words is never clear, and then a leak', () => {
  const found = read(system);
  expect(found.slice(0, found.indexOf('leak'))).toEqual(Array(6).fill('unclear'));
});

test('our words in the midst of an answer are found, in whatever case and spacing', () => {
  expect(read('The report is late.\n\n* KEEP every  number, date,\nname and link as it is.').at(-1)).toBe(
    'leak',
  );
});

test('an ordinary text is clear at once, and so is one that is about these very words', () => {
  expect(read('The report is late, and nobody knows why.')).not.toContain('unclear');
  expect(new Set(read(system, [system]))).toEqual(new Set(['none']));
});
