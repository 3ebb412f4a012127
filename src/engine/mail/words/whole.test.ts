import { describe, expect, it } from 'vitest';
import { makeReader } from '../../text/words.ts';
import { makeVerbReader } from './whole.ts';

const { isWhole } = makeVerbReader(makeReader());

describe('the verbs of a sentence', () => {
  it.each([
    'The door sticks and nobody has looked at it.',
    'I think the room on the left is free.',
    'The woman who came last week was very kind.',
    'The form you sent us is the old one.',
    'Please let me know what time the doors open.',
    'Could you help me carry the sofa upstairs?',
    'Your dishwasher leaks into our kitchen.',
    'The key has been handed over to the agent.',
    'Is breakfast included?',
    'Are you free for a walk on Sunday?',
    'Bring a torch, a blanket and warm socks.',
    'We need five, not six.',
    'See https://example.org/is/was for the map.',
    'Congratulations on the new house.',
    'At the weekend no trains run.',
    'There is no charge for that.',
    'The 14th is fine.',
    'If it snows, the match is off.',
    'When is the next one?',
    'At what time do the doors open?',
  ])('are accounted for: %s', (sentence) => {
    expect(isWhole(sentence)).toBe(true);
  });

  it.each([
    ['two sentences', 'The lamp is fine keep it.'],
    ['a verb that has no subject', 'I took the pills on Monday made me dizzy.'],
    ['a question in a statement', 'The bus arrives at 9.15 is that early enough.'],
    ['a question behind a note', 'Noon tricky can we say two.'],
    ['a note behind a comma', 'The door is open, ladder beside shed not garage.'],
    ['an answer in a sentence', 'Blue one no do not order it.'],
    ['what goes on from nothing', 'The plumber last night what was his number.'],
    ['a part without its subject', 'The tiles are late, were promised for May.'],
    ['a question without its verb', 'Could you please tell me whether lockers?'],
    ['an article without its noun', 'A revised would be better.'],
    ['a clause that goes on', 'Ana asked for a seat, been waiting for weeks.'],
    ['answers in its midst', 'Plates yes glasses no, cups are here.'],
    ['none behind a noun', 'The interval no choir has tea then.'],
    ['a time of which nothing is said', '8 is too early for us 8.15.'],
    ['another day', '60 is fine 14th too.'],
    ['what hangs on nothing', 'If Sunday is no good.'],
    ['a time alone', 'When gran was in hospital.'],
    ['a place and why', 'At the pool because the hall is being painted.'],
    ['two auxiliaries', 'Licence runs out June is that OK.'],
  ])('tell of %s: %s', (_, sentence) => {
    expect(isWhole(sentence)).toBe(false);
  });
});
