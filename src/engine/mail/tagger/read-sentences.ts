import { cannotBegin } from './borders.ts';
import type { ReadSentence, SentenceReader } from './contracts.ts';
import type { WordMark } from './marks.ts';
import type { Tagger } from './tagger.ts';
import { LONGEST_TEXT, listStraightTokens } from './tokens.ts';

const NOTHING_SAID: ReadSentence = { breaks: { likelihood: 0, at: 0 } };

export function makeSentenceReader(tagger: Tagger): SentenceReader {
  return (sentences) => {
    let mark: WordMark = 'start';
    let count = 0;
    const read = sentences.map((sentence) => {
      const own = listStraightTokens(sentence, mark).slice(0, Math.max(0, LONGEST_TEXT - count));
      if (own.length > 0) mark = /\?\s*$/.test(sentence) ? 'question' : 'end';
      count += own.length;
      return own;
    });
    const tags = tagger.tag(read.flat());
    let from = 0;
    return read.map((tokens, number): ReadSentence => {
      if (tokens.length === 0) return NOTHING_SAID;
      const breaks = { likelihood: 0, at: 0 };
      for (const [index, token] of tokens.entries()) {
        const at = from + index;
        const likelihood = tags.begins[at] ?? 0;
        // The writer's own marks part well, whatever becomes of them
        if (
          index > 0 &&
          token.mark === 'space' &&
          likelihood > breaks.likelihood &&
          !cannotBegin(sentences[number] ?? '', tokens, index)
        )
          Object.assign(breaks, { likelihood, at: token.start });
      }
      from += tokens.length;
      return { breaks };
    });
  };
}
