/**
 * Reads of a rule in Weir, harper's notation, which words a text has to hold for it to match: `(on route to)` needs each of its
 * words, `[way, weigh]` one of them, `NOUN`, `*` and `!no` none.
 */

import { readTriggerWords } from '../../src/engine/harper/triggers.ts';

/** Words one of which stands in whatever is matched; nothing where it may be any. */
type Needed = ReadonlySet<string> | undefined;

interface Parser {
  tokens: readonly string[];
  at: number;
  expressions: ReadonlyMap<string, Needed>;
  rarity: (words: ReadonlySet<string>) => number;
}

/** Classes of words that Weir names so. */
const CLASS =
  /^(?:ADJ|ADP|ADV|AUX|CCONJ|DET|INTJ|NOUN|NUM|PART|PRON|PROPN|PUNCT|SCONJ|SYM|VERB|PROG|VB[DGNPZ]?)$/;

const CLOSING: Readonly<Record<string, string>> = { '(': ')', '[': ']', '<': '>' };

const rarest = ({ rarity }: Parser, parts: readonly Needed[]): Needed =>
  parts.filter((part) => part !== undefined).sort((a, b) => rarity(a) - rarity(b))[0];

const union = (parts: readonly Needed[]): Needed =>
  parts.includes(undefined) ? undefined : new Set(parts.flatMap((part) => [...(part ?? [])]));

function readUntil(parser: Parser, closing: string | undefined): Needed[] {
  const parts: Needed[] = [];
  while (parser.at < parser.tokens.length && parser.tokens[parser.at] !== closing) {
    if (parser.tokens[parser.at] === ',' && closing !== ')') parser.at += 1;
    else parts.push(readOne(parser));
  }
  parser.at += 1;
  return parts;
}

function readOne(parser: Parser): Needed {
  const token = parser.tokens[parser.at] ?? '';
  parser.at += 1;
  const closing = CLOSING[token];
  if (closing !== undefined) {
    const parts = readUntil(parser, closing);
    return token === '[' ? union(parts) : rarest(parser, parts);
  }
  if (token === '!') {
    readOne(parser);
    return undefined;
  }
  if (token.startsWith('@')) return parser.expressions.get(token.slice(1));
  if (token.startsWith('$') || CLASS.test(token)) return undefined;
  return rarest(
    parser,
    [...readTriggerWords(token)].map((word) => new Set([word])),
  );
}

/** What the expression `main` of a rule needs. `rarity` says how often any of some words is written. */
export function readWeir(source: string, rarity: Parser['rarity']): Needed {
  const expressions = new Map<string, Needed>();
  for (const [, name = '', expression = ''] of source.matchAll(/^expr (\w+) (.+)$/gm)) {
    const tokens = expression.match(/[@$]?[\p{L}\p{N}_'’]+|[^\s]/gu) ?? [];
    const parser = { tokens, at: 0, expressions, rarity };
    expressions.set(name, rarest(parser, readUntil(parser, undefined)));
  }
  return expressions.get('main');
}
