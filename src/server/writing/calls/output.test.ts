import { describe, expect, test } from 'vitest';
import { asksForTranslation, findFaultInText, isStorable, unwrap } from './output.ts';

const change = {
  start: 2,
  end: 7,
  replacement: 'spoken',
  category: 'grammar',
  reason: 'r',
  gist: '',
  rule: 'x',
} as const;
const all = { paragraphs: true, end: true, language: true };
const none = { paragraphs: false, end: false, language: true };

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

test.each(['I spoke\0.', 'I spoke\ud83d.', 'I \ude00spoke.'])(
  '%j, which cannot be kept, is no content',
  (text) => {
    expect(findFault('I spoke.', text)).toBe('NO_CONTENT');
    expect(isStorable({ points: [{ rating: 4, action: text, change: null }] })).toBe(false);
    expect(isStorable({ points: [{ rating: 4, action: 'I spoke 😀.', change: null }] })).toBe(true);
  },
);

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
    ['Sure! Here is the text:\n\n```\n', '\n```\n\nLet me know if you want any further changes!'],
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
    expect(unwrap('here our points\n- one', 'Here are our points:\n- one')).toBe(
      'Here are our points:\n- one',
    );
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

  test.each([
    'I’m sorry, but I can’t help with that request.',
    "I can't assist with that.",
    'I cannot create that kind of content.',
    'Unfortunately, I am unable to fulfill this request.',
    'As an AI language model, I do not write reports.',
    'Sure! Please provide the text you’d like me to improve.',
  ])('refuses an apology in the place of a text: %s', (text) => {
    expect(findFault(source, text, none)).toBe('NO_CONTENT');
  });

  test('leaves a refusal that the writer has to write', () => {
    expect(
      findFault('sorry cant help you with that', 'I’m sorry, but I can’t help with that.'),
    ).toBeUndefined();
    expect(findFault('As an AI team we build models.', 'As an AI team, we build models.')).toBeUndefined();
    expect(findFault('no, sorry', 'I’m sorry, but I can’t help with that.')).toBeUndefined();
    expect(findFault('our helper is an ai', 'It works as an AI helper for all of us.')).toBeUndefined();
    expect(
      findFault('gimme what to edit', 'Please send me the text you would like me to edit.'),
    ).toBeUndefined();
    const declined = 'Hi Anna,\n\nI’m sorry, but I can’t come on Friday.\n\nBest regards,';
    expect(findFault('no time on friday', declined, none)).toBeUndefined();
  });

  test('refuses a text that comes twice, and keeps one that does so itself', () => {
    const better = 'Please send the report to our team.\n\nWe need it for the meeting that is on Friday.';
    expect(findFault(source, `${source}\n\n${source}`, none)).toBe('NO_CONTENT');
    expect(findFault(source, `${source}\n\n${better}`)).toBe('NO_CONTENT');
    expect(findFault('Send me the report on Friday.', 'Send me the report on Friday. '.repeat(2), none)).toBe(
      'NO_CONTENT',
    );
    const chorus = 'We go to the old town.\n\nWe go to the old town.';
    expect(findFault(chorus, chorus.replaceAll('We go', 'We walk'))).toBeUndefined();
    expect(findFault('no no', 'No, no.')).toBeUndefined();
    const versions = `${source}\n\n${better}`;
    expect(findFault(source, versions, none)).toBeUndefined();
  });

  test('refuses a text of another size than any that was asked for, at once', () => {
    expect(findFault(source, 'word '.repeat(1_000_000), none)).toBe('NO_CONTENT');
    expect(unwrap(source, '\n \n'.repeat(1_000_000))).toHaveLength(3_000_000);
    const email = Array.from({ length: 300 }, (_, index) => `This is point ${index}, and we have it.`);
    expect(findFault('five points', email.join(' '), none)).toBeUndefined();
  });

  test('refuses a paragraph that is gone while another was split, and an end that hangs', () => {
    const long =
      'Yesterday morning several engineers inspected both turbines, found damaged bearings behind their covers, ordered replacement parts from Hamburg, and scheduled another inspection before winter storms arrive.';
    const two = `Please read this first. Then call me.\n\n${long}`;
    expect(findFault(two, 'Please read this first.\n\nThen call me.')).toBe('NO_CONTENT');
    expect(findFault(two, `Please read this first, then call me.\n\n${long}`)).toBeUndefined();
    expect(findFault('send the report tomorow', 'Send the report tomorrow and')).toBe('NO_CONTENT');
    expect(findFault('the report and', 'The report and')).toBeUndefined();
    expect(findFault('say hello', 'Hello,\n\nI say hello.\n\nBest regards,', none)).toBeUndefined();
  });

  test('refuses a short text in another language, by the words that it lost', () => {
    const english = 'Please send the report to the team, as we need it on Friday.';
    const german = 'Bitte sende den Bericht an das Team, wir brauchen ihn am Freitag.';
    expect(findFault(english, german)).toBe('NO_CONTENT');
    expect(findFault(english, 'Report due Friday: team waiting, send today please.')).toBeUndefined();
    expect(findFault(german, 'Bitte senden Sie den Bericht an das Team, wir brauchen ihn am Freitag.')).toBe(
      undefined,
    );
  });

  test('takes another language where it was asked for, and nothing else that was not', () => {
    const asked = { ...none, language: false };
    const english = 'Please send the report to the team, as we need it on Friday.';
    const german = 'Bitte sende den Bericht an das Team, wir brauchen ihn am Freitag.';
    expect(findFault(english, german, asked)).toBeUndefined();
    expect(findFault(english, 'I’m sorry, but I can’t translate this text.', asked)).toBe('NO_CONTENT');
  });

  test.each([
    'Translate to French',
    'please translate this into German and keep it formal',
    'Make it a Spanish text: I want it in Spanish',
    'rewrite in polite Japanese',
    'In Italian, please',
    'French version',
    'German',
    'I need a translation for my colleagues in Lyon',
  ])('knows that ‘%s’ asks for another language', (instruction) => {
    expect(asksForTranslation(instruction)).toBe(true);
  });

  test.each([
    'Make it shorter',
    'Say that I am fluent and have lived there. French food was great',
    'Mention the French office',
    'Use plain English',
    'Make it friendlier, but do not translate the names',
    'Add that our Polish team is ready to help',
    'Do not change the language of German quotes',
  ])('knows that ‘%s’ does not', (instruction) => {
    expect(asksForTranslation(instruction)).toBe(false);
  });

  test('refuses lines of the request that an engine has made', () => {
    const line = `<text ${'0f'.repeat(16)}>`;
    expect(findFault(source, `${line}\n${source}`)).toBe('NO_CONTENT');
    expect(findFault(`${line}\n${source}`, `${line}\n${source} `)).toBeUndefined();
    expect(findFault('Use <text one>.', 'Use <text one>!')).toBeUndefined();
  });

  test('keeps what nobody has changed, whatever it looks like', () => {
    for (const text of ['I can’t help with that request.', 'As an AI, I', 'the and', 'one '.repeat(12)])
      expect(findFaultInText(text, { text, changes: [] }, all)).toBeUndefined();
  });
});
