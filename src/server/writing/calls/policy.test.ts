import { describe, expect, test } from 'vitest';
import { findFaultInText, unwrap } from './policy.ts';

const change = {
  start: 2,
  end: 7,
  replacement: 'spoken',
  category: 'grammar',
  reason: 'r',
  gist: '',
  rule: 'x',
} as const;
const all = { paragraphs: true, end: true };
const none = { paragraphs: false, end: false };

/** The fault in a result that is another text as a whole. */
function findFault(source: string, text: string, promises = all) {
  const whole = { ...change, start: 0, end: source.length, replacement: text };
  return findFaultInText(source, { text, changes: [whole] }, promises);
}

test('a result reaches the writer only when its changes make its text', () => {
  expect(findFaultInText('I spoke.', { text: 'I spoken.', changes: [change] }, all)).toBeUndefined();
  expect(findFaultInText('I spoke.', { text: 'I spoken', changes: [change] }, none)).toBe('INTERNAL_ERROR');
  expect(findFaultInText('I spoke.', { text: 'I spoke!', changes: [] }, none)).toBe('INTERNAL_ERROR');
});

test('an empty result is no content', () => {
  expect(findFault('I spoke.', ' \n')).toBe('NO_CONTENT');
});

describe('TRUST-08 the contract of what an engine gives', () => {
  const source = 'Please send the report to the team.\n\nWe need it for the meeting that is on Friday.';

  test.each([
    ['Here is the improved text:\n\n', ''],
    ['Sure! Here’s a clearer version of your text:\n', ''],
    ['```\n', '\n```'],
    ['```text\n', '\n```\n'],
    ['"', '"'],
    ['“', '”'],
    ['Here is the text:\n```\n', '\n```'],
  ])('takes %j and %j off a text', (before, after) => {
    expect(unwrap(source, `${before}${source}${after}`)).toBe(source);
  });

  test('leaves what the source has too, and what only looks like it', () => {
    for (const text of [
      'Here is the list:\n\none',
      '```\ncode\n```',
      '"Quoted."',
      'Here is the plan: we go.',
      '"A," he said, "B"',
      'Sure, I will come.\nSee you.',
    ])
      expect(unwrap(text, text)).toBe(text);
    const opener = 'So, here are the open points:\n- budget';
    expect(unwrap(opener, 'Here are the open points:\n- budget')).toBe('Here are the open points:\n- budget');
    expect(unwrap('I go: now.', '"A," he said, "B"')).toBe('"A," he said, "B"');
  });

  test('refuses another language, a lost paragraph and an end that is cut off', () => {
    const french =
      'Veuillez envoyer le rapport à l’équipe.\n\nNous en avons besoin pour la réunion qui est vendredi.';
    expect(findFault(source, french)).toBe('NO_CONTENT');
    expect(findFault(source, 'Please send the report to the team, for the meeting on Friday.')).toBe(
      'NO_CONTENT',
    );
    expect(findFault(source, 'Please send the report to the team.\n\nWe need it for the mee')).toBe(
      'NO_CONTENT',
    );
    expect(
      findFault(source, 'Send the report to the team.\n\nWe need it for Friday’s meeting.'),
    ).toBeUndefined();
  });

  test('asks for neither where another form was asked for, and for no language of a text that is not English', () => {
    expect(findFault(source, 'Report to the team\nfor the meeting on Friday', none)).toBeUndefined();
    expect(findFault('Please call me tomorrow (as we agreed)', 'Please call me tomorrow')).toBeUndefined();
    const french = 'Nous avons besoin du rapport pour la réunion.';
    expect(findFault(french, 'Nous avons besoin du rapport pour la réunion de vendredi.')).toBeUndefined();
  });
});
