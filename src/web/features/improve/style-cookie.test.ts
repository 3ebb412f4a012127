import { expect, test } from 'vitest';
import { defaultRewriteStyle } from '../../../shared/contract/enhance.ts';
import { readStyle, toStyleCookie } from './style-cookie.ts';

const style = { formality: 'professional', tone: 'polite', length: 'shorter' } as const;
const toPair = (cookie: string) => cookie.split(';')[0] ?? '';

test('IMP-15 the style settings are a cookie for 365 days on path /, SameSite Lax', () => {
  const cookie = toStyleCookie(style);
  expect(cookie).toContain('; max-age=31536000; path=/; SameSite=Lax');
  expect(readStyle(`other=1; ${toPair(cookie)}; more=2`)).toEqual(style);
  // By default, and where the value does not parse
  expect(readStyle('')).toEqual({ formality: 'neutral', tone: 'neutral', length: 'auto' });
  const name = cookie.split('=')[0];
  for (const broken of ['', '%', '{', 'null', '%22text%22', '12', '%7B']) {
    expect(readStyle(`${name}=${broken}`)).toEqual(defaultRewriteStyle);
  }
});

test('IMP-14 a level that is unknown counts as Neutral, Neutral and Auto', () => {
  const unknown = { formality: 'shouting', tone: 1, length: null } as unknown as typeof style;
  expect(readStyle(toPair(toStyleCookie(unknown)))).toEqual(defaultRewriteStyle);
  const mixed = { ...style, tone: 'rude' } as unknown as typeof style;
  expect(readStyle(toPair(toStyleCookie(mixed)))).toEqual({ ...style, tone: 'neutral' });
});
