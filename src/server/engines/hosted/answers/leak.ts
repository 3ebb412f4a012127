/** UTF-16 code units of a line of ours that tell it from anything that a writer's text would say. */
const tellingLength = 32;

function toPlain(text: string): string {
  return text.replace(/\s+/g, ' ').toLowerCase();
}

export interface LeakGuard {
  /**
   * Reads the answer as it comes.
   * @returns `leak`: a line of our own words to the model is in it; `unclear`: it begins as one of them does
   */
  add(piece: string): 'leak' | 'unclear' | 'none';
}

/**
 * Finds our own words to the model in its answer. A line that the writer's texts hold themselves is theirs.
 * @param system our part of the request
 */
export function makeLeakGuard(system: string, texts: readonly string[]): LeakGuard {
  const own = texts.map(toPlain);
  const heads = system
    .split('\n')
    .map((line) => toPlain(line).replace(/^- /, '').slice(0, tellingLength))
    .filter((head) => head.length === tellingLength && !own.some((text) => text.includes(head)));
  let answer = '';
  return {
    add(piece) {
      // A line may end in this piece that began before it, with more white space than here
      const from = Math.max(0, answer.length - 2 * tellingLength);
      answer += piece;
      const part = toPlain(answer.slice(from));
      if (heads.some((head) => part.includes(head))) return 'leak';
      const begin = toPlain(answer.slice(0, 2 * tellingLength)).trimStart();
      const isUnclear = answer.length < 2 * tellingLength && heads.some((head) => head.startsWith(begin));
      return isUnclear ? 'unclear' : 'none';
    },
  };
}
