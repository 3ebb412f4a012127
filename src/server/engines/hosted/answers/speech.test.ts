import { expect, test } from 'vitest';
import { unwrap } from './speech.ts';

const source = 'Please send the report to the team.\n\nWe need it for the meeting that is on Friday.';

test.each([
  ['Here is the improved text:\n\n', ''],
  ['Sure! Here’s a clearer version of your text:\n', ''],
  ['```\n', '\n```'],
  ['```text\n', '\n```\n'],
  ['"', '"'],
  ['“', '”'],
  ['Here is the text:\n```\n', '\n```'],
  ['**Improved version:**\n\n', ''],
  ['Improved version: ', ''],
  ['Certainly!\n\nHere is a corrected version:\n\n', ''],
  ['I’ve corrected the grammar and kept your tone:\n\n', ''],
  ['<text>\n', '\n</text>'],
  ['', '\n\nLet me know if you would like me to adjust the tone.'],
  ['', '\n\n---\nWould you like a shorter version?'],
  ['', '\n\nI hope this helps!'],
  ['', '\n\nFeel free to ask if you’d like me to make any other edits.'],
  ['', '\n\n**Changes made:**\n- “send” for “sent”\n\n- a comma'],
  ['', '\n\n(Note: I kept the date as it is.)'],
  ['Here is the corrected text:\n\n"', '"\n\nLet me know if you need anything else!'],
  ['Sure! Here is the text:\n\n```\n', '\n```\n\nLet me know if you want any further changes!'],
])('TRUST-08 takes %j and %j off a text', (before, after) => {
  expect(unwrap(source, `${before}${source}${after}`)).toBe(source);
});

test('TRUST-08 leaves what the source has too, and what only looks like it', () => {
  for (const text of [
    'Here is the list:\n\none',
    '```\ncode\n```',
    '"Quoted."',
    'Here is the plan: we go.',
    '"A," he said, "B"',
    'Sure, I will come.\nSee you.',
  ])
    expect(unwrap(text, text)).toBe(text);
  for (const text of [
    'Sure, here’s the list:\n- one',
    'We met.\n\nLet me know if you would like me to adjust the tone.',
    'It is done.\n\nChanges made:\n- the door',
    'Of course.\n\nHere we go:\n\none',
    '<text>one</text>',
    'Improved version: 2',
    'word',
    '是的。',
  ])
    expect(unwrap(text, text)).toBe(text);
  expect(unwrap('here our points\n- one', 'Here are our points:\n- one')).toBe('Here are our points:\n- one');
  expect(unwrap('i have 3 wishes\none', 'I have three wishes:\none')).toBe('I have three wishes:\none');
  // An email may end with an offer, and an answer may begin with a yes
  for (const text of [
    'Hi Anna,\n\nI will come.\n\nLet me know if you have any questions.',
    'Sure!\n\nI will come on Friday.',
    'I will come.\n\nLet me know if we need to adjust the date.',
    'I will come.\n\nPlease let me know if there are any changes to this version of the plan.',
    'Okay, I will bring three things: bread, wine and cheese.',
    'I hope this helps you to decide.\n\nBest regards,',
  ])
    expect(unwrap('yes i come', text)).toBe(text);
  const opener = 'So, here are the open points:\n- budget';
  expect(unwrap(opener, 'Here are the open points:\n- budget')).toBe('Here are the open points:\n- budget');
  const announced = 'Sure! Here is the improved text:\n\nHere are the open points:\n- budget';
  expect(unwrap(opener, announced)).toBe('Here are the open points:\n- budget');
  expect(unwrap('I go: now.', '"A," he said, "B"')).toBe('"A," he said, "B"');
});

test('what is longer than any text is not looked at', () => {
  expect(unwrap(source, '\n \n'.repeat(1_000_000))).toHaveLength(3_000_000);
});
