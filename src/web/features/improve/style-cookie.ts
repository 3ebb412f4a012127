import * as v from 'valibot';
import { defaultRewriteStyle, type RewriteStyle, rewriteLevels } from '../../../shared/contract/enhance.ts';
import { toOwnAddress } from '../../server-facts.ts';

const cookieName = 'improve-text-style-preferences';
const oneYearSeconds = 365 * 24 * 60 * 60;

/** The style settings out of the page's cookies. A value that does not parse is ignored. */
export function readStyle(cookies: string): RewriteStyle {
  const value = cookies
    .split('; ')
    .find((cookie) => cookie.startsWith(`${cookieName}=`))
    ?.slice(cookieName.length + 1);
  return value === undefined ? defaultRewriteStyle : parseStyle(value);
}

/** The cookie to set: for a year, on every path of this server, sent along by links from other sites. */
export function toStyleCookie(style: RewriteStyle): string {
  const value = encodeURIComponent(JSON.stringify(style));
  return `${cookieName}=${value}; max-age=${oneYearSeconds}; path=${toOwnAddress('/')}; SameSite=Lax`;
}

/** Unknown levels count as Neutral, Neutral and Auto. */
const styleSchema = v.object({
  formality: v.fallback(v.picklist(rewriteLevels.formality), defaultRewriteStyle.formality),
  tone: v.fallback(v.picklist(rewriteLevels.tone), defaultRewriteStyle.tone),
  length: v.fallback(v.picklist(rewriteLevels.length), defaultRewriteStyle.length),
});

function parseStyle(value: string): RewriteStyle {
  try {
    return v.parse(styleSchema, JSON.parse(decodeURIComponent(value)));
  } catch {
    return defaultRewriteStyle;
  }
}
