import { describe, expect, it } from 'vitest';
import { makeCorrector } from '../corrector.ts';
import { findFactChanges } from '../fact-guard/index.ts';
import { makeReader } from '../text/words.ts';
import type { EnhanceRequest, RewriteStyle } from '../types.ts';
import { EMAILS } from './emails.ts';
import { makeStylist } from './index.ts';

const language = 'en-us';
const { correct } = await makeCorrector({ language });
const enhance = makeStylist({ correct, read: makeReader() });

// The speller builds its index when it first meets a name that it does not know: not on a test's time.
await correct({ text: 'Irina Sokolova', action: 'improve' });

type Action = 'improve' | 'shorten' | 'clarify' | 'humanize';
const run = (text: string, action: Action) => enhance({ action, text, language });
const rewrite = (text: string, style: Partial<RewriteStyle>) => {
  const whole: RewriteStyle = { formality: 'neutral', tone: 'neutral', length: 'auto', ...style };
  return enhance({ action: 'rewrite', text, style: whole, language } satisfies EnhanceRequest);
};

const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;
const countWords = (text: string) => count(text, /\S+/g);

describe.each(['improve', 'shorten', 'clarify', 'humanize'] as const)('%s', (action) => {
  it.each(EMAILS)('keeps every fact, every question and every paragraph of a letter: %j', async (text) => {
    const result = await run(text, action);
    expect(findFactChanges({ source: text, changes: result.changes }).filter(Boolean)).toEqual([]);
    expect(count(result.text, /\?/g)).toBe(count(text, /\?/g));
    expect(result.text.split('\n').length).toBe(text.split('\n').length);
  });
});

describe.each(['casual', 'semi-casual', 'professional', 'very-formal'] as const)('%s', (formality) => {
  it.each(EMAILS)('keeps every fact and every question of a letter: %j', async (text) => {
    const result = await rewrite(text, { formality });
    expect(findFactChanges({ source: text, changes: result.changes }).filter(Boolean)).toEqual([]);
    expect(count(result.text, /\?/g)).toBe(count(text, /\?/g));
  });
});

describe('shortening letters', () => {
  it('takes out between 10 and 20 of 100 words, and never adds one', async () => {
    let [before, after] = [0, 0];
    for (const text of EMAILS) {
      const words = countWords((await run(text, 'shorten')).text);
      expect(words).toBeLessThanOrEqual(countWords(text));
      before += countWords(text);
      after += words;
    }
    expect(after / before).toBeLessThan(0.9);
    expect(after / before).toBeGreaterThan(0.8);
  });

  it.each(EMAILS)('leaves nothing to shorten: %j', async (text) => {
    const { text: once } = await run(text, 'shorten');
    expect((await run(once, 'shorten')).text).toBe(once);
  });

  it('keeps what is asked, promised and due', async () => {
    const { text } = await run(
      'Hi Eva,\n\nThe hall is very nice and it is quite large. Please send the list by Friday. I will call the bank today. The offer ends on 3 May.\n\nTom',
      'shorten',
    );
    for (const kept of [
      'Please send the list by Friday.',
      'I will call the bank today.',
      'The offer ends on 3 May.',
    ]) {
      expect(text).toContain(kept);
    }
  });

  it.each([
    'Please call before Friday, because the offer ends then.',
    'Failure to sign the form may lead to a fine, up to and including 500 euros.',
    'Room 4 was clean but much smaller than in the pictures, and the fan made a weird noise.',
    'My son has had a fever since last night.',
    'Costs were significantly lower (p = 0.02), although the sample was small.',
    'Olga, who runs the lab, is looking for a partner with experience in water.',
  ])('words nothing away: %s', async (text) => {
    expect((await run(text, 'shorten')).text).toBe(text);
  });

  it('of a part that is a side remark leaves the part', async () => {
    const part = 'The weather is nice.';
    const { text } = await enhance({
      action: 'ai_prompt',
      instruction: 'make it shorter',
      text: part,
      context: { before: 'The hall opened its doors last week. ', after: ' People came from all over.' },
      language,
    });
    expect(text.trim()).not.toBe('');
  });
});
