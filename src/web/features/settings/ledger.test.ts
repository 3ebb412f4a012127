import { expect, test } from 'vitest';
import type { CreditEntry } from '../../../shared/contract/credits.ts';
import { toLedgerWords } from './ledger.ts';

const spent: CreditEntry = {
  id: '018f3b1e-0000-7000-8000-000000000000',
  tool: 'email-reply',
  credit_type: 'daily',
  credits: 1,
  held_at: '2026-11-21T10:00:00.000Z',
  ended_at: '2026-11-21T10:00:02.000Z',
  outcome: 'spent',
  reason: null,
};

test('a row of the ledger names the tool, the credit and what became of it', () => {
  expect(toLedgerWords(spent)).toEqual({
    use: 'Email Reply',
    hasRecord: true,
    credit: '1 daily credit',
    outcome: 'Spent',
    reason: undefined,
  });
});

test('a credit that came back says why, without the code that is for programs', () => {
  const reason = 'ENGINE_BUSY: The AI service is temporarily busy.';
  const words = toLedgerWords({ ...spent, credit_type: 'monthly', outcome: 'released', reason });
  expect(words).toMatchObject({
    credit: '1 monthly credit',
    outcome: 'Given back',
    reason: 'The AI service is temporarily busy.',
  });
});

test('a call that runs holds its credit', () => {
  expect(toLedgerWords({ ...spent, ended_at: null, outcome: 'held' })).toMatchObject({
    outcome: 'Held',
    reason: 'While the call runs.',
  });
});

test('credits that a program spent have no record to open', () => {
  expect(toLedgerWords({ ...spent, tool: 'consume-credit', credits: 3 })).toMatchObject({
    use: 'Another program',
    hasRecord: false,
    credit: '3 daily credits',
  });
});
