import { expect, test } from 'vitest';
import { FaultCounts } from './counts.ts';

const place = 'at src/server/a.ts:1:2';
const at = (time: string) => new Date(`2026-11-20T${time}:00Z`);

test('a flood of one error is one row an hour, with the first and the last time', () => {
  const counts = new FaultCounts();
  for (let minute = 0; minute < 120; minute += 1)
    for (let time = 0; time < 1_000; time += 1)
      counts.add({ code: 'INTERNAL_ERROR', place }, new Date(at('08:00').getTime() + minute * 60_000));
  counts.add({ code: 'ENGINE_ERROR', place }, at('09:30'));
  expect(
    counts.take().map(({ hour, code, count, last_seen_at }) => [code, count, hour, last_seen_at]),
  ).toEqual([
    ['INTERNAL_ERROR', 60_000, at('08:00'), at('08:59')],
    ['INTERNAL_ERROR', 60_000, at('09:00'), at('09:59')],
    ['ENGINE_ERROR', 1, at('09:00'), at('09:30')],
  ]);
  expect(counts.take()).toEqual([]);
});

test('what could not be stored is counted again, beside what has come since', () => {
  const counts = new FaultCounts();
  counts.add({ code: 'INTERNAL_ERROR', place }, at('08:10'));
  const taken = counts.take();
  counts.add({ code: 'INTERNAL_ERROR', place }, at('08:20'));
  counts.putBack(taken);
  expect(counts.take()).toEqual([
    {
      code: 'INTERNAL_ERROR',
      place,
      hour: at('08:00'),
      count: 2,
      first_seen_at: at('08:10'),
      last_seen_at: at('08:20'),
    },
  ]);
});
