import { AppError } from '../../../../shared/errors.ts';
import { readOutside, toLineEnds, toMarks } from '../output.ts';
import { type Opening, readOpening } from './opening.ts';
import { readTail, splitTail } from './tail.ts';

interface Expected {
  source: string;
  marker: string;
  isMail: boolean;
}

export interface TextReader {
  /** The next piece of the answer; gives what of the text can be shown by now, which may be nothing. */
  add(piece: string): string;
  /** No more comes; gives what is left. @throws AppError NO_CONTENT where the answer has no text, or holds the marker */
  end(): string;
  /** The whole text, once the answer has ended: what was shown, but where a fence has turned out to be the text's own. */
  text(): string;
  /** Of an email, the subject that the answer began with. */
  subject(): string | undefined;
}

/** Takes off what does not belong to the text and keeps, of a text that takes its source's place, the spaces around it. */
export function makeTextReader(expected: Expected): TextReader {
  const { source, marker, isMail } = expected;
  const outside = isMail ? { before: '', after: '' } : readOutside(source);
  let opening: Opening | undefined;
  let held = '';
  let text = '';

  function show(part: string): string {
    if (part === '') return '';
    const shown = toMarks(source, toLineEnds(source, part), text);
    const all = text === '' ? outside.before + shown : shown;
    text += all;
    return all;
  }

  function open(isWhole: boolean): boolean {
    if (opening !== undefined) return true;
    opening = readOpening(held, { ...expected, isWhole });
    if (opening !== undefined) held = opening.text;
    return opening !== undefined;
  }

  return {
    add(piece) {
      held += piece;
      if (!open(false)) return '';
      const [part, rest] = splitTail(held);
      held = rest;
      return show(part);
    },
    end() {
      open(true);
      const tail = readTail(held, marker);
      const isFenced = opening?.fence !== undefined;
      const last = isFenced && tail.endsFence ? '' : show(tail.text);
      if (text.trim() === '' || text.includes(marker)) throw new AppError('NO_CONTENT');
      // A fence that ends before the answer does is one of the text's own
      if (isFenced && !tail.endsFence) text = `${opening?.fence}\n${text}`;
      text += outside.after;
      return last + outside.after;
    },
    text: () => text,
    subject: () => opening?.subject,
  };
}
