import { describe, expect, it } from 'vitest';
import { findAddress, readRecipient, readSender } from './people.ts';

describe('the sender of a header', () => {
  it.each([
    ['Anna Berg <anna@x.org>', 'Anna Berg'],
    ['"Berg, Anna" <anna@x.org>', 'Anna Berg'],
    ["'Anna Berg' via Support <anna@x.org>", 'Anna Berg'],
    ['Anna Berg [mailto:anna@x.org]', 'Anna Berg'],
    ['Anna Berg (Sales)', 'Anna Berg'],
    ['<anna@x.org>', 'anna@x.org'],
    ['anna@x.org', 'anna@x.org'],
    ['', null],
  ])('%s is %s', (field, sender) => {
    expect(readSender(field)).toBe(sender);
  });
});

describe('the address of a sender', () => {
  it.each([
    ['Anna Berg', 'Anna'],
    ['ANNA BERG', 'Anna'],
    ['Anna van der Berg', 'Anna'],
    ['Dr. Anna Berg', 'Dr. Berg'],
    ['Coach Pete', 'Coach Pete'],
    ['Principal Janet Whitfield', 'Principal Whitfield'],
    ['Support Team', null],
    ["Dr Patel's Surgery", null],
    ["Dr Nasser's secretary", null],
    ['Mrs Hales assistant', null],
    ["Sam's mum", null],
    ['Sam from upstairs', 'Sam'],
    ['J', null],
    ['anna@x.org', null],
    [null, null],
  ])('%s is %s', (sender, address) => {
    expect(findAddress(sender)).toBe(address);
  });
});

it.each([
  ['tom smith', 'Tom Smith'],
  ['my boss', 'my boss'],
  ['Tom', 'Tom'],
])('the recipient “%s” is “%s”', (written, name) => {
  expect(readRecipient(written)).toBe(name);
});
