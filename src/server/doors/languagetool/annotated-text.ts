import { z } from 'zod';
import type { Fields } from './fields.ts';
import { wrong } from './refusal.ts';

/** A piece of a document: words, or what a program wrote between them, and as what that is to be read. */
type Piece = { text: string } | { markup: string; interpretAs?: string | undefined };

interface Span {
  start: number;
  end: number;
}

/** A document as its program has it, and the words in it that are checked. */
export interface AnnotatedText {
  original: string;
  /** Offsets of findings are of this one. */
  plain: string;
  /**
   * Where a span of the plain text stands in the original; undefined where a part of it stands nowhere there.
   * `isWhole`: nothing stands within it that is no part of it.
   */
  findOriginal(span: Span): (Span & { isWhole: boolean }) | undefined;
  /** Words that name people and things: they are right as they are. */
  names: readonly string[];
}

/** What add-ons of browsers put in the place of what is no text, such as a quotation or a smiley. */
const padding = /[\u200b\ufeff]/;
const nowhere = -1;

export function annotate(pieces: readonly Piece[], names: readonly string[] = []): AnnotatedText {
  const words: string[] = [];
  const written: string[] = [];
  const places: number[] = [];
  let offset = 0;
  for (const piece of pieces) {
    if ('text' in piece) {
      for (const [index, unit] of piece.text.split('').entries()) {
        if (padding.test(unit)) continue;
        words.push(unit);
        places.push(offset + index);
      }
    } else {
      for (const unit of (piece.interpretAs ?? '').split('')) {
        words.push(unit);
        places.push(nowhere);
      }
    }
    const own = 'text' in piece ? piece.text : piece.markup;
    written.push(own);
    offset += own.length;
  }
  return {
    original: written.join(''),
    plain: words.join(''),
    names,
    findOriginal({ start, end }) {
      const own = places.slice(start, end);
      const [first, last] = [own[0], own.at(-1)];
      if (first === undefined || last === undefined || own.includes(nowhere)) return undefined;
      return { start: first, end: last + 1, isWhole: last + 1 - first === end - start };
    },
  };
}

const no = z.never().optional();
const pieceSchema = z.union([
  z.object({ text: z.string(), markup: no, interpretAs: no }),
  z.object({ text: no, markup: z.string(), interpretAs: z.string().optional() }),
]);

/** Fields that name people, and one that names what is written. */
const metaSchema = z
  .object({ EmailToAddress: z.string(), FullName: z.string(), DocumentTitle: z.string() })
  .partial();

const dataSchema = z.object({
  text: z.string().optional(),
  annotation: z.array(pieceSchema).optional(),
  metaData: metaSchema.optional().catch(undefined),
});

/** @throws Refusal */
export function readText(fields: Fields): AnnotatedText {
  const [text, data] = [fields.get('text'), fields.get('data')];
  if (text !== undefined && data !== undefined) throw wrong("Set only 'text' or 'data' parameter, not both");
  if (text !== undefined) return annotate([{ text }]);
  if (data === undefined) throw wrong("Missing 'text' or 'data' parameter");
  return readData(data);
}

function readData(data: string): AnnotatedText {
  const parsed = dataSchema.safeParse(parseJson(data));
  if (!parsed.success)
    throw wrong("'data' is not as it has to be: 'text', or 'annotation' of items with 'text' or 'markup'");
  const { text, annotation, metaData = {} } = parsed.data;
  if (text !== undefined && annotation !== undefined)
    throw wrong("'data' key in JSON requires either 'text' or 'annotation' key, not both");
  if (text === undefined && annotation === undefined)
    throw wrong("'data' key in JSON requires 'text' or 'annotation' key");
  const pieces = annotation?.map(({ text: words, markup = '', interpretAs }) =>
    words === undefined ? { markup, interpretAs } : { text: words },
  );
  return annotate(
    pieces ?? [{ text: text ?? '' }],
    listNames(Object.values(metaData).filter((value) => value !== undefined)),
  );
}

function parseJson(data: string): unknown {
  try {
    return JSON.parse(data);
  } catch {
    throw wrong("Could not parse 'data' parameter as JSON");
  }
}

const mostNames = 50;

function listNames(values: readonly string[]): string[] {
  return [...new Set(values.flatMap((value) => value.match(/[\p{L}\p{M}\p{N}'’]+/gu) ?? []))].slice(
    0,
    mostNames,
  );
}
