import { describe, expect, test } from 'vitest';
import { defaultPlans } from '../../shared/plans.ts';
import { addTo, changeIn, removeFrom, reorder } from './instruction-list.ts';

const make = (name: string) => ({ id: name, name, instruction: `Make it ${name}.` });
const short = make('short');
const warm = make('warm');
const plain = make('plain');
const formal = make('formal');
const { free: plan } = defaultPlans;

describe('adding', () => {
  test('comes at the end, or where it is asked for', () => {
    expect(addTo([short], { added: [warm], index: undefined, plan })).toEqual([short, warm]);
    expect(addTo([short, warm], { added: [plain], index: 1, plan })).toEqual([short, plain, warm]);
  });

  test('beyond what the plan has room for is refused as a whole, in words that name the plan', () => {
    const added = [plain, formal];
    expect(() => addTo([short, warm], { added, index: undefined, plan })).toThrow(
      'Free has room for 3 saved instructions.',
    );
  });

  test('a name that is there already is refused, whatever its letters', () => {
    const added = [{ ...warm, name: 'SHORT' }];
    expect(() => addTo([short], { added, index: undefined, plan })).toThrow(
      expect.objectContaining({ code: 'NAME_TAKEN' }),
    );
  });
});

test('a change leaves the place and what it does not name', () => {
  expect(changeIn([short, warm], 'short', { name: 'Short' })).toEqual([{ ...short, name: 'Short' }, warm]);
  expect(() => changeIn([short, warm], 'short', { name: 'warm' })).toThrow(
    expect.objectContaining({ code: 'NAME_TAKEN' }),
  );
});

test('an order that does not know all of them loses none', () => {
  expect(reorder([short, warm, plain], ['plain', 'gone', 'short'])).toEqual([plain, short, warm]);
});

test('what is not there is neither changed nor removed', () => {
  const notFound = expect.objectContaining({ code: 'NOT_FOUND' });
  expect(removeFrom([short, warm], 'short')).toEqual([warm]);
  expect(() => removeFrom([short], 'warm')).toThrow(notFound);
  expect(() => changeIn([short], 'warm', {})).toThrow(notFound);
});
