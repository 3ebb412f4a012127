/** Numbers, dates and plurals of all sentences: that of their words, whatever language the browser has. */
const locale = 'en-GB';

const numbers = new Intl.NumberFormat(locale);
const plurals = new Intl.PluralRules(locale);

/** ‘1,720’. */
export function formatNumber(number: number): string {
  return numbers.format(number);
}

/** The form of a word or of a part of a sentence that goes with the count. */
export function plural(count: number, one: string, other = `${one}s`): string {
  return plurals.select(count) === 'one' ? one : other;
}

/** ‘1 change’, ‘1,720 changes’. */
export function formatCount(count: number, one: string, other?: string): string {
  return `${formatNumber(count)} ${plural(count, one, other)}`;
}

/** ‘a, b and c’. */
export function formatList(words: readonly string[]): string {
  return new Intl.ListFormat(locale, { type: 'conjunction' }).format(words);
}

/** Whose clock and calendar; left out, the browser's. */
export interface Zone {
  /** For the form of a time only: 14:21 or 2:21 PM. */
  locale?: string | undefined;
  timeZone?: string | undefined;
}

export function formatDate(moment: Date | string, options: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(locale, options).format(new Date(moment));
}

/** As the writer's own clock says it, with the words and figures of the sentences around it. */
export function formatTime(moment: Date | string, { locale, timeZone }: Zone = {}): string {
  const form = new Intl.DateTimeFormat(toEnglish(locale), { timeStyle: 'short', timeZone });
  return form.format(new Date(moment));
}

/** ‘5 December 2026 at 14:20’. */
export function formatMoment(moment: string, zone: Zone = {}): string {
  return `${formatDate(moment, { dateStyle: 'long', timeZone: zone.timeZone })} at ${formatTime(moment, zone)}`;
}

function toEnglish(wished = new Intl.DateTimeFormat().resolvedOptions().locale): string {
  return new Intl.Locale(wished).language === 'en' ? wished : locale;
}

const amounts = new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const smallAmounts = new Intl.NumberFormat(locale, { maximumSignificantDigits: 2 });

/** Money, without a currency: ‘1,720.50’, and of less than a hundredth its first two digits. */
export function formatAmount(amount: number): string {
  return amount > 0 && amount < 0.01 ? smallAmounts.format(amount) : amounts.format(amount);
}
