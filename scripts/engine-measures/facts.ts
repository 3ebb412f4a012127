/** Whether what only the writer can vouch for is kept. Pure: a writer and loaded texts in, figures out. */
import { findFactChanges } from '../../src/engine/index.ts';
import type { EnhanceRequest, EnhanceResult } from '../../src/engine/types.ts';
import type { Writer } from '../../src/engine/writer.ts';

/** What the engine is asked for, but for the text. */
export interface Asked {
  name: string;
  toRequest(text: string): EnhanceRequest;
}

export interface FactFigures {
  texts: number;
  changed: number;
  /** Texts in which every number, date, name, link, quotation, negation and question mark is kept. */
  kept: number;
  /** The texts in which something is not, and what. */
  lost: { text: string; result: string; kinds: string[] }[];
}

const language = 'en-gb';
const quick = ['improve', 'grammar', 'shorten', 'humanize', 'clarify'] as const;
const rewrites = [
  { formality: 'casual', tone: 'neutral', length: 'auto' },
  { formality: 'very-formal', tone: 'polite', length: 'auto' },
  { formality: 'professional', tone: 'confident', length: 'shorter' },
] as const;

/** Every action, and a rewrite for each end of its scales. */
export const ALL_ACTIONS: readonly Asked[] = [
  ...quick.map((action) => ({
    name: action,
    toRequest: (text: string) => ({ action, text, language }) as const,
  })),
  ...rewrites.map((style) => ({
    name: `rewrite ${Object.values(style).join(', ')}`,
    toRequest: (text: string) => ({ action: 'rewrite', text, style, language }) as const,
  })),
];

/** Signs that a text must hold as often after as before: told apart from the engine's own guard. */
const COUNTED: Readonly<Record<string, RegExp>> = {
  digits: /\d+/g,
  address: /https?:\/\/\S+|www\.\S+|\S+@\S+\.\w+/g,
  // A request asks no question: “Could you call?” may become “I would be grateful if you could call.”
  question: /(?<!\b(?:can|could|will|would|ca|wo)(?:n['’]t)? you\b[^.!?]*)\?(?!\?)/gi,
  negation: /\b(?:not|cannot|never)\b|n['’]t\b/gi,
};

function listSigns(pattern: RegExp, name: string, text: string): string {
  const found = text.match(pattern) ?? [];
  return name === 'negation' ? String(found.length) : [...found].sort().join(' ');
}

/** What a result lost of its source, or added to it. */
function listLost(source: string, { text, changes }: EnhanceResult): string[] {
  const guarded = findFactChanges({ source, changes }).filter((kind) => kind !== null);
  const counted = Object.entries(COUNTED)
    .filter(([name, pattern]) => listSigns(pattern, name, source) !== listSigns(pattern, name, text))
    .map(([name]) => name);
  return [...new Set([...guarded, ...counted])];
}

export async function measureFacts(
  writer: Pick<Writer, 'enhance'>,
  texts: readonly string[],
  { toRequest }: Asked,
): Promise<FactFigures> {
  const lost: FactFigures['lost'] = [];
  let changed = 0;
  for (const text of texts) {
    const result = await writer.enhance(toRequest(text));
    if (result.changes.length > 0) changed += 1;
    const kinds = listLost(text, result);
    if (kinds.length > 0) lost.push({ text, result: result.text, kinds });
  }
  return { texts: texts.length, changed, kept: texts.length - lost.length, lost };
}
