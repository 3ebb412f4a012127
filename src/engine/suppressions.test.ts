import { describe, expect, test } from 'vitest';
import type { EnhanceRequest } from './types.ts';
import { makeWriter } from './writer.ts';

const writer = await makeWriter({ language: 'en-us' });
const language = 'en-us' as const;
const dictionary = ['flimbot', 'iOS', 'Grobble', 'recieve'];

const style = { formality: 'professional', tone: 'polite', length: 'shorter' } as const;
const asked: readonly EnhanceRequest[] = [
  { action: 'grammar', text: '', language },
  { action: 'improve', text: '', language },
  { action: 'shorten', text: '', language },
  { action: 'humanize', text: '', language },
  { action: 'clarify', text: '', language },
  { action: 'rewrite', text: '', language, style },
  { action: 'ai_prompt', text: '', language, instruction: 'make it more formal' },
];

const text = `Flimbot was send to the team yesterday. iOS are the sistem that we recieve and grobble.
We recieve the flimbots flimbot. The grobble have arived, and iOS is late.`;

describe('words of the writer’s own are left alone', () => {
  test.each(asked)('by $action', async (request) => {
    const bare = await writer.enhance({ ...request, text });
    const result = await writer.enhance({ ...request, text, dictionary });
    expect(bare.text).not.toMatch(/\brecieve\b/);
    expect(result.text.match(/\brecieve\b/g)).toHaveLength(2);
    expect(result.text).toMatch(/^Flimbot was/);
    expect(result.text).toMatch(/\biOS (?:is|are) the system/);
    const remarked = result.issues.map(({ startIndex, endIndex }) => result.text.slice(startIndex, endIndex));
    expect(remarked.filter((word) => /^(?:flimbot|ios|grobble|recieve)$/i.test(word))).toEqual([]);
  });

  test('in a reply and in a mail made of notes, with its subject', async () => {
    const chain = 'Hi Ben,\n\nwhen does it come?\n\nAnna';
    const draft = 'iOS will recieve it on monday. grobble are ready';
    const reply = await writer.reply({ chain, draft, style: { formality: 4 }, language, dictionary });
    expect(reply.text).toContain('iOS will recieve it on Monday.');
    expect(reply.text).toMatch(/grobble (?:is|are) ready\./i);
    const composed = await writer.compose({
      description: 'tell Anna that iOS will recieve it on monday\ngrobble comes too',
      style: { formality: 'formal', tone: 'polite', length: 'auto' },
      language,
      dictionary,
    });
    expect(composed.text).toContain('iOS will recieve it on Monday.');
    expect(composed.text).toContain('Grobble comes too.');
    expect(composed.text).not.toContain('tell Anna');
  });

  test('in a review, whose remarks are none on them', async () => {
    const source = 'We recieve the parcel on Monday, and we grobble it for the team.';
    const bare = await writer.review({ text: source, type: 'document', language });
    const result = await writer.review({ text: source, type: 'document', language, dictionary });
    expect(JSON.stringify(bare.points)).toContain('recieve');
    expect(result.points.flatMap(({ changes }) => changes)).toEqual([]);
  });
});

test('a form that differs in its capitals becomes that of the dictionary', async () => {
  const result = await writer.enhance({ action: 'grammar', text: 'We use ios here.', language, dictionary });
  expect(result.text).not.toMatch(/\b(?:is|ions?) here/);
});

describe('nothing is changed by a rule that is switched off', () => {
  const source = 'He dont want it. I have wrote to him , in order to recieve it. we wait';

  test.each(asked)('by $action', async (request) => {
    const { changes } = await writer.enhance({ ...request, text: source });
    const rules = [...new Set(changes.map(({ rule }) => rule))];
    expect(rules.length).toBeGreaterThan(2);
    for (const rule of rules) {
      const result = await writer.enhance({ ...request, text: source, switchedOffRules: [rule] });
      expect(result.changes.map((change) => change.rule)).not.toContain(rule);
    }
    const none = await writer.enhance({ ...request, text: source, switchedOffRules: rules });
    expect(none.changes.filter(({ rule }) => rules.includes(rule))).toEqual([]);
  });

  test('nor remarked on', async () => {
    const unknown = 'The flimbotter and the grobblement are here.';
    const request = { action: 'grammar', text: unknown, language } as const;
    expect((await writer.enhance(request)).issues.length).toBeGreaterThan(0);
    expect((await writer.enhance({ ...request, switchedOffRules: ['spelling'] })).issues).toEqual([]);
  });

  test('in mails and reviews, too', async () => {
    const draft = 'monday is fine';
    const request = { chain: 'Hi Ben,\n\nwhen?\n\nAnna', draft, style: {}, language };
    const framed = await writer.reply(request);
    expect(framed.text).toMatch(/^Hi Anna,\n\nMonday is fine\.\n\n/);
    const switchedOffRules = ['added-greeting', 'added-closing', 'mark'];
    expect((await writer.reply({ ...request, switchedOffRules })).text).toBe('Monday is fine');
    const review = { text: 'Send me the report. They was late.', type: 'email', language } as const;
    const points = async (switchedOffRules: string[]) =>
      (await writer.review({ ...review, switchedOffRules })).points.flatMap(({ changes }) => changes);
    const found = (await points([])).map(({ rule }) => rule);
    expect(found.length).toBeGreaterThan(0);
    expect((await points(found)).filter(({ rule }) => found.includes(rule))).toEqual([]);
  });
});
