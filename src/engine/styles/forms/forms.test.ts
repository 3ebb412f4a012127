import { describe, expect, it } from 'vitest';
import { loadRuleContext } from '../../rules/context.ts';
import { applyChanges } from '../../text/edits.ts';
import { makeReader } from '../../text/words.ts';
import type { StyleStage } from '../stage.ts';
import { makePersonChange } from './persons.ts';
import { makeTense } from './tense.ts';
import { activeVoice, pronounActors } from './voice.ts';

const reader = { read: makeReader(), context: await loadRuleContext() };
const run = (stage: StyleStage, text: string) => applyChanges(text, stage.find(text, reader));

describe('WORK-12: another tense', () => {
  it.each([
    ['My sister runs a bakery in Bath. She sells bread.', 'My sister ran a bakery in Bath. She sold bread.'],
    ['We need a van and they have one.', 'We needed a van and they had one.'],
    ['She keeps my bag and never opens it.', 'She kept my bag and never opened it.'],
    ['Hi Ben,\n\nThe van is old.\n\nRegards,\nLea', 'Hi Ben,\n\nThe van was old.\n\nRegards,\nLea'],
    ["He isn't here because the bus is late.", "He wasn't here because the bus was late."],
  ])('the past of “%s”', (before, after) => {
    expect(run(makeTense('past'), before)).toBe(after);
  });

  it.each([
    ['The baker opened the door and the guests came in.', 'The baker opens the door and the guests come in.'],
    ["We didn't know what he wanted.", "We don't know what he wants."],
    ['The van stopped and it blocked the gate.', 'The van stops and it blocks the gate.'],
    ['I was late and I was cold.', 'I am late and I am cold.'],
    ['He called us and he sounded worried.', 'He calls us and he sounds worried.'],
    ['Ben and Lea lived here.', 'Ben and Lea live here.'],
  ])('the present of “%s”', (before, after) => {
    expect(run(makeTense('present'), before)).toBe(after);
  });

  it.each([
    ['past', 'He strides and waits.'],
    ['past', 'We open the door. Please come in.'],
    ['present', 'The nurse smiled. We met her last year.'],
    ['past', 'Please send the form.'],
    ['past', 'The bus will leave soon.'],
    ['past', '“I know,” she says.'],
    ['present', 'We met them last year.'],
    ['present', 'The roof of the two houses leaked.'],
    ['present', 'There were three guests.'],
    ['present', 'The letter written by Ben was late.'],
  ] as const)('%s tense: with a sentence in doubt the text stays: %s', (tense, text) => {
    expect(run(makeTense(tense), text)).toBe(text);
  });
});

describe('WORK-12: the active voice', () => {
  it.each([
    ['The soup was cooked by my uncle.', 'My uncle cooked the soup.'],
    ['The lists have been checked by us.', 'We have checked the lists.'],
    ['The door must be locked by the last guest.', 'The last guest must lock the door.'],
    ['He was seen by the neighbors on Friday.', 'The neighbors saw him on Friday.'],
    ['The tests are being carried out by two labs.', 'Two labs are carrying out the tests.'],
    ['The cup was won by Tina and Tom.', 'Tina and Tom won the cup.'],
  ])('%s', (before, after) => {
    expect(run(activeVoice, before)).toBe(after);
  });

  it.each([
    'Mistakes were made.',
    'The form must be sent by Friday.',
    'The bag was sewn by hand.',
    'The price was set by the owner, and we agreed.',
    'He was told by her to leave.',
  ])('no one who acts, or more than one clause: %s', (text) => {
    expect(run(activeVoice, text)).toBe(text);
  });
});

describe('who acts, where a text is made clear', () => {
  it.each([
    ['The keys were found by her in May.', 'She found the keys in May.'],
    ['Proof of payment will be sent by us by post.', 'We will send proof of payment by post.'],
  ])('%s', (before, after) => {
    expect(run(pronounActors, before)).toBe(after);
  });

  it('whom a sentence leads up to stays at its end', () => {
    const text = 'The cup was won by a girl of nine.';
    expect(run(pronounActors, text)).toBe(text);
  });
});

describe('WORK-12: another person', () => {
  it.each([
    [
      'I',
      'we',
      'I was ill, but I’m back and my desk is free.',
      'We were ill, but we’re back and our desk is free.',
    ],
    [
      'we',
      'I',
      'We are glad that you told us. The fault is ours.',
      'I am glad that you told me. The fault is mine.',
    ],
    ['he', 'she', 'He lost his keys. The fault is his.', 'She lost her keys. The fault is hers.'],
    ['she', 'he', 'I helped her today, and she has her bag.', 'I helped him today, and he has his bag.'],
  ] as const)('%s to %s', (from, to, before, after) => {
    const straight = (text: string) => text.replaceAll('’', "'");
    expect(run(makePersonChange(from, to), straight(before))).toBe(straight(after));
  });

  it.each(['Ben and I went home.', 'I wrote it and was proud.'])('a sentence in doubt stays: %s', (text) => {
    expect(run(makePersonChange('I', 'we'), text)).toBe(text);
  });
});
