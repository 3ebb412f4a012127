import { describe, expect, test } from 'vitest';
import { findFaultInText, isStorable } from './result-checks.ts';

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

test('a result reaches the writer only when its changes make its text', async () => {
  expect(await findFaultInText('I spoke.', { text: 'I spoken.', changes: [change] }, all)).toBeUndefined();
  expect(await findFaultInText('I spoke.', { text: 'I spoken', changes: [change] }, none)).toBe(
    'INTERNAL_ERROR',
  );
  expect(await findFaultInText('I spoke.', { text: 'I spoke!', changes: [] }, none)).toBe('INTERNAL_ERROR');
});

test('an empty result is no content', async () => {
  expect(await findFault('I spoke.', ' \n')).toBe('NO_CONTENT');
});

test.each(['I spoke\0.', 'I spoke\ud83d.', 'I \ude00spoke.'])(
  '%j, which cannot be kept, is no content',
  async (text) => {
    expect(await findFault('I spoke.', text)).toBe('NO_CONTENT');
    expect(isStorable({ points: [{ rating: 4, action: text, change: null }] })).toBe(false);
    expect(isStorable({ points: [{ rating: 4, action: 'I spoke 😀.', change: null }] })).toBe(true);
  },
);

describe('TRUST-08 the contract of what an engine gives', () => {
  const source = 'Please send the report to the team.\n\nWe need it for the meeting that is on Friday.';

  test('refuses another language, a lost paragraph and an end that is cut off', async () => {
    const french =
      'Veuillez envoyer le rapport à l’équipe.\n\nNous en avons besoin pour la réunion qui est vendredi.';
    expect(await findFault(source, french)).toBe('NO_CONTENT');
    expect(await findFault(source, 'Please send the report to the team, for the meeting on Friday.')).toBe(
      'NO_CONTENT',
    );
    expect(await findFault(source, 'Please send the report to the team.\n\nWe need it for the mee')).toBe(
      'NO_CONTENT',
    );
    expect(
      await findFault(source, 'Send the report to the team.\n\nWe need it for Friday’s meeting.'),
    ).toBeUndefined();
  });

  test('asks for neither where another form was asked for, and for no language of a text that is not English', async () => {
    expect(await findFault(source, 'Report to the team\nfor the meeting on Friday', none)).toBeUndefined();
    expect(
      await findFault('Please call me tomorrow (as we agreed)', 'Please call me tomorrow'),
    ).toBeUndefined();
    const french = 'Nous avons besoin du rapport pour la réunion.';
    expect(
      await findFault(french, 'Nous avons besoin du rapport pour la réunion de vendredi.'),
    ).toBeUndefined();
  });

  test.each([
    'I’m sorry, but I can’t help with that request.',
    "I can't assist with that.",
    'I cannot create that kind of content.',
    'Unfortunately, I am unable to fulfill this request.',
    'As an AI language model, I do not write reports.',
    'Sure! Please provide the text you’d like me to improve.',
  ])('refuses an apology in the place of a text: %s', async (text) => {
    expect(await findFault(source, text, none)).toBe('NO_CONTENT');
  });

  test('leaves a refusal that the writer has to write', async () => {
    expect(
      await findFault('sorry cant help you with that', 'I’m sorry, but I can’t help with that.'),
    ).toBeUndefined();
    expect(
      await findFault('As an AI team we build models.', 'As an AI team, we build models.'),
    ).toBeUndefined();
    expect(await findFault('no, sorry', 'I’m sorry, but I can’t help with that.')).toBeUndefined();
    expect(await findFault('our helper is an ai', 'It works as an AI helper for all of us.')).toBeUndefined();
    expect(
      await findFault('gimme what to edit', 'Please send me the text you would like me to edit.'),
    ).toBeUndefined();
    const declined = 'Hi Anna,\n\nI’m sorry, but I can’t come on Friday.\n\nBest regards,';
    expect(await findFault('no time on friday', declined, none)).toBeUndefined();
  });

  test('refuses a text that comes twice, and keeps one that does so itself', async () => {
    const better = 'Please send the report to our team.\n\nWe need it for the meeting that is on Friday.';
    expect(await findFault(source, `${source}\n\n${source}`, none)).toBe('NO_CONTENT');
    expect(await findFault(source, `${source}\n\n${better}`)).toBe('NO_CONTENT');
    expect(
      await findFault('Send me the report on Friday.', 'Send me the report on Friday. '.repeat(2), none),
    ).toBe('NO_CONTENT');
    const chorus = 'We go to the old town.\n\nWe go to the old town.';
    expect(await findFault(chorus, chorus.replaceAll('We go', 'We walk'))).toBeUndefined();
    expect(await findFault('no no', 'No, no.')).toBeUndefined();
    const versions = `${source}\n\n${better}`;
    expect(await findFault(source, versions, none)).toBeUndefined();
  });

  test('refuses a text of another size than any that was asked for, at once', async () => {
    expect(await findFault(source, 'word '.repeat(1_000_000), none)).toBe('NO_CONTENT');
    const email = Array.from({ length: 300 }, (_, index) => `This is point ${index}, and we have it.`);
    expect(await findFault('five points', email.join(' '), none)).toBeUndefined();
  });

  test('refuses a paragraph that is gone while another was split, and an end that hangs', async () => {
    const long =
      'Yesterday morning several engineers inspected both turbines, found damaged bearings behind their covers, ordered replacement parts from Hamburg, and scheduled another inspection before winter storms arrive.';
    const two = `Please read this first. Then call me.\n\n${long}`;
    expect(await findFault(two, 'Please read this first.\n\nThen call me.')).toBe('NO_CONTENT');
    expect(await findFault(two, `Please read this first, then call me.\n\n${long}`)).toBeUndefined();
    expect(await findFault('send the report tomorow', 'Send the report tomorrow and')).toBe('NO_CONTENT');
    expect(await findFault('the report and', 'The report and')).toBeUndefined();
    expect(await findFault('say hello', 'Hello,\n\nI say hello.\n\nBest regards,', none)).toBeUndefined();
  });

  test('refuses a short text in another language, by the words that it lost', async () => {
    const english = 'Please send the report to the team, as we need it on Friday.';
    const german = 'Bitte sende den Bericht an das Team, wir brauchen ihn am Freitag.';
    expect(await findFault(english, german)).toBe('NO_CONTENT');
    expect(await findFault(english, 'Report due Friday: team waiting, send today please.')).toBeUndefined();
    expect(
      await findFault(german, 'Bitte senden Sie den Bericht an das Team, wir brauchen ihn am Freitag.'),
    ).toBe(undefined);
  });

  test('takes another language where it was asked for, and nothing else that was not', async () => {
    const asked = { ...none, language: false };
    const english = 'Please send the report to the team, as we need it on Friday.';
    const german = 'Bitte sende den Bericht an das Team, wir brauchen ihn am Freitag.';
    expect(await findFault(english, german, asked)).toBeUndefined();
    expect(await findFault(english, 'I’m sorry, but I can’t translate this text.', asked)).toBe('NO_CONTENT');
  });

  test('refuses lines of the request that an engine has made', async () => {
    const line = `<text ${'0f'.repeat(16)}>`;
    expect(await findFault(source, `${line}\n${source}`)).toBe('NO_CONTENT');
    expect(await findFault(`${line}\n${source}`, `${line}\n${source} `)).toBeUndefined();
    expect(await findFault('Use <text one>.', 'Use <text one>!')).toBeUndefined();
  });

  test('keeps what nobody has changed, whatever it looks like', async () => {
    for (const text of ['I can’t help with that request.', 'As an AI, I', 'the and', 'one '.repeat(12)])
      expect(await findFaultInText(text, { text, changes: [] }, all)).toBeUndefined();
  });
});
