/** The style preferences of a reply. Confidence travels as `tone`. */
export const styleScales = [
  {
    key: 'tone',
    name: 'Confidence',
    levels: ['Uncertain', 'Modest', 'Neutral', 'Confident', 'Authoritative'],
  },
  {
    key: 'formality',
    name: 'Formality',
    levels: ['Casual', 'Semi-Casual', 'Neutral', 'Professional', 'Very Formal'],
  },
  {
    key: 'length',
    name: 'Length',
    levels: ['Very Brief', 'Brief', 'Balanced', 'Detailed', 'Very Detailed'],
  },
] as const;

export type StyleKey = (typeof styleScales)[number]['key'];

/** Levels run from 1 to 5. One that is switched off is kept, and not sent. */
export type ReplyStyle = Readonly<Record<StyleKey, { isOn: boolean; level: number }>>;

const off = { isOn: false, level: 3 };

export const defaultStyle: ReplyStyle = { tone: off, formality: off, length: off };

function toStyle(toSetting: (key: StyleKey) => ReplyStyle[StyleKey]): ReplyStyle {
  return { tone: toSetting('tone'), formality: toSetting('formality'), length: toSetting('length') };
}

/** A level that was kept and is none any more is as good as none. */
export function toKnownStyle(style: ReplyStyle): ReplyStyle {
  return toStyle((key) => (isLevel(style[key].level) ? style[key] : off));
}

/** What a call was made with: a level that was sent was on. */
export function toSentStyle(request: Record<string, unknown>): ReplyStyle {
  return toStyle((key) => (isLevel(request[key]) ? { isOn: true, level: request[key] } : off));
}

function isLevel(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= 5;
}
