import { defaultRewriteStyle, type RewriteStyle, rewriteLevels } from '../../../shared/contract/enhance.ts';

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

/** The cookie to set: for a year, on every path, sent along by links from other sites. */
export function toStyleCookie(style: RewriteStyle): string {
  const value = encodeURIComponent(JSON.stringify(style));
  return `${cookieName}=${value}; max-age=${oneYearSeconds}; path=/; SameSite=Lax`;
}

function parseStyle(value: string): RewriteStyle {
  try {
    return toKnownStyle(JSON.parse(decodeURIComponent(value)) as Partial<RewriteStyle> | null);
  } catch {
    return defaultRewriteStyle;
  }
}

/** Unknown levels count as Neutral, Neutral and Auto. */
function toKnownStyle(style: Partial<RewriteStyle> | null): RewriteStyle {
  const { formality, tone, length } = rewriteLevels;
  return {
    formality: formality.find((level) => level === style?.formality) ?? defaultRewriteStyle.formality,
    tone: tone.find((level) => level === style?.tone) ?? defaultRewriteStyle.tone,
    length: length.find((level) => level === style?.length) ?? defaultRewriteStyle.length,
  };
}
