import { findSignature } from '../frame/closing.ts';
import type { Correspondent } from '../people/people.ts';
import { FOOTER } from './header-words.ts';
import { findHeader } from './headers.ts';
import { type MailLine, splitLines } from './lines.ts';
import { findQuestions, type Question } from './questions.ts';

/** A pasted chain of mails. Spans are UTF-16 code units of the chain. */
export interface MailChain {
  /**
   * The words of the newest message, without quoted mail, headers and signature; line ends are `\n`, quote marks are
   * gone. The span runs from its first word to its last, over quotations between them.
   */
  newest: Correspondent & { text: string; start: number; end: number };
  /** The other messages, newest first, as far as they can be told apart. */
  older: { sender: string | null }[];
  /** Questions of the newest message that want an answer. */
  questions: Question[];
}

interface Message {
  sender: string | null;
  isOrganization: boolean;
  lines: MailLine[];
}

/**
 * Gives each line to a message. A message is known by how deep it is quoted: a header opens a new message at the
 * depth of what follows it, and words at another depth go on with the message that was there before.
 */
function splitMessages(lines: readonly MailLine[]): Message[] {
  const messages: Message[] = [];
  const byDepth: Message[] = [];
  const add = (depth: number, sender: string | null, isOrganization = false): Message => {
    const message = { sender, isOrganization, lines: [] };
    messages.push(message);
    byDepth[depth] = message;
    return message;
  };
  // Who quotes is newer than who is quoted, whichever of the two stands first.
  const findOwner = (depth: number): Message => {
    for (let outer = 0; outer < depth; outer += 1) if (!byDepth[outer]) add(outer, null);
    return byDepth[depth] ?? add(depth, null);
  };
  for (let index = 0; index < lines.length; ) {
    const line = lines[index];
    if (line === undefined) break;
    const owner = findOwner(line.depth);
    const header = findHeader(lines, index);
    if (header) {
      const words = lines.slice(header.next, header.next + 4).find(({ text }) => text !== '');
      const depth = Math.max(line.depth, words?.depth ?? 0);
      byDepth.length = Math.min(byDepth.length, depth);
      add(depth, header.sender, header.isOrganization);
    } else {
      owner.lines.push(line);
    }
    index = header?.next ?? index + 1;
  }
  return messages.filter((message) => message.lines.some(({ text }) => text.trim() !== ''));
}

/** Without the signature that a line of two hyphens opens, and what the mail program adds. */
function withoutFooter(lines: readonly MailLine[]): MailLine[] {
  const signature = lines.findIndex(({ text }, index) => index > 0 && /^--\s?$/.test(text));
  const words = (signature < 0 ? lines : lines.slice(0, signature)).filter(({ text }) => !FOOTER.test(text));
  const isWord = ({ text }: MailLine) => text.trim() !== '';
  return words.slice(words.findIndex(isWord), words.findLastIndex(isWord) + 1);
}

/** Lines as one text, and where its places lie in the chain. Words on both sides of a quotation stay apart. */
function joinLines(lines: readonly MailLine[], chain: string) {
  const starts: number[] = [];
  let text = '';
  lines.forEach((line, index) => {
    const before = lines[index - 1];
    const gap = before ? chain.slice(before.start + before.text.length, line.start) : '';
    if (index > 0) text += /[^\s>]/.test(gap) ? '\n\n' : '\n';
    starts.push(text.length);
    text += line.text;
  });
  const toChain = (place: number): number => {
    const index = starts.findLastIndex((start) => start <= place);
    return (lines[index]?.start ?? 0) + place - (starts[index] ?? 0);
  };
  return { text, toChain };
}

/** A postscript goes on with the mail; all else below a signature is no question of the writer's. */
function withoutSignature(questions: Question[], text: string, signature = text.length): Question[] {
  const postscript = text.slice(signature).search(/^p\.? ?s\b/im);
  const from = postscript < 0 ? text.length : signature + postscript;
  return questions.filter(({ start }) => start < signature || start >= from);
}

/** Tells the newest message of a pasted chain from the older ones. Never fails: at worst all is one message. */
export function readChain(chain: string): MailChain {
  const [newest = { sender: null, isOrganization: false, lines: [] }, ...older] = splitMessages(
    splitLines(chain),
  );
  const { text, toChain } = joinLines(withoutFooter(newest.lines), chain);
  const signature = findSignature(text);
  return {
    newest: {
      text,
      sender: newest.sender ?? signature?.name ?? null,
      signature: signature?.name ?? null,
      isOrganization: newest.isOrganization,
      isTitled: signature?.isTitled === true,
      start: toChain(0),
      end: toChain(text.length),
    },
    older: older.map(({ sender }) => ({ sender })),
    questions: withoutSignature(findQuestions(text), text, signature?.start).map((question) => ({
      text: question.text,
      start: toChain(question.start),
      // The last character, not the place after it, which may be the start of the next line.
      end: toChain(question.end - 1) + 1,
    })),
  };
}
