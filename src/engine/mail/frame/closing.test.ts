import { describe, expect, it } from 'vitest';
import { findClosing, findSignature, writeSignOff } from './closing.ts';

describe('the closing of a mail', () => {
  it.each([
    [
      'Fine.\n\nBest regards,\nAnna Berg\nHead of Sales',
      { name: 'Anna Berg', kind: 'sign-off', isInline: false },
    ],
    ['Fine.\n\nThanks', { name: null, kind: 'sign-off', isInline: false }],
    ['Fine.\n\nThanks, Marta', { name: 'Marta', kind: 'sign-off', isInline: false }],
    ['It is fine. talk soon marta', { name: 'marta', kind: 'sign-off', isInline: true }],
    ['Fine.\n\nAnna Berg', { name: 'Anna Berg', kind: 'name only' }],
    ['Fine.\n\nxx Nina', { name: 'Nina', kind: 'name only' }],
    ['Fine.\n\n– Anna', { name: 'Anna', kind: 'name only' }],
  ])('is found in %j', (text, closing) => {
    expect(findClosing(text)).toMatchObject(closing);
  });

  it.each([
    ['Thanks for the hall.'],
    ['It is fine. Thanks'],
    ['Can you do it? Thanks Marta'],
    ['Is it fine?\nYes'],
    ['We meet on\nFriday.'],
    ['Best\nwishes come true. We know that.'],
    ['Anna'],
    ['Hey Joe,\n\nParty at ours on Saturday.'],
    ['love them!!'],
    [''],
  ])('is not %j', (text) => {
    expect(findClosing(text)).toBeUndefined();
  });

  it.each([
    ['Can you come?\n\nWith gratitude,\nMargaret Oduya\nCoordinator', 'Margaret Oduya'],
    ['Please keep it down.\n\nSheila Broadbent, no. 5', 'Sheila Broadbent'],
  ])('of a mail that came names who wrote it: %j', (text, name) => {
    expect(findSignature(text)?.name).toBe(name);
  });

  it('stands on two lines when it is signed', () => {
    expect(writeSignOff('talk soon marta.')).toBe('Talk soon,\nMarta');
    expect(writeSignOff('cheers')).toBe('Cheers');
  });
});
