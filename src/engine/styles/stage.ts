import type { RuleContext } from '../rules/context.ts';
import type { Rule } from '../rules/kit.ts';
import { runStage, straighten } from '../stages.ts';
import { offer } from '../text/alternatives.ts';
import { withoutOverlaps } from '../text/edits.ts';
import type { DocumentFacts } from '../text/facts.ts';
import { protectedSpans, touches } from '../text/guard.ts';
import type { Sentence } from '../text/words.ts';
import type { Change } from '../types.ts';

/** What the stages of a style read a text with. */
export interface StyleReader {
  read(text: string): Sentence[];
  context: RuleContext;
}

/** One step of a style. Reads a text with straight apostrophes and proposes changes of it. */
export interface StyleStage {
  find(text: string, reader: StyleReader): Change[];
  /**
   * What the stage may do beyond the common guards: 'free' may set line ends and make a question of an order, but not
   * reach into links, code and quotations; 'named' may reach there, too: the writer named the words.
   */
  reach?: 'free' | 'named';
}

/** Makes one stage of rules. With `isShortening`, no change may be longer than what it replaces. */
export function toStage(rules: readonly Rule[], { isShortening = false } = {}): StyleStage {
  return {
    find: (text, { read, context }) =>
      read(text).flatMap((sentence) =>
        rules.flatMap((rule) =>
          [...rule.find(sentence, context)]
            .filter(({ start, end, replacement }) => !isShortening || replacement.length < end - start)
            .map(({ start, end, replacement, reason, alternatives = [] }) => ({
              start: start + sentence.start,
              end: end + sentence.start,
              replacement,
              ...offer(alternatives),
              reason,
              category: rule.category,
              gist: rule.gist,
              rule: rule.id,
            })),
        ),
      ),
  };
}

/** The changes of a stage of its own reach that may be made. */
function runFreely(stage: StyleStage, text: string, reader: StyleReader): Change[] {
  const protectedParts = protectedSpans(text);
  const allowed = stage
    .find(straighten(text), reader)
    .filter(
      ({ start, end, replacement }) =>
        text.slice(start, end) !== replacement &&
        (stage.reach === 'named' || !touches(protectedParts, start, end)),
    );
  return withoutOverlaps(allowed);
}

/** The changes of one stage that may be made. */
export async function runStyleStage(
  stage: StyleStage,
  text: string,
  reader: StyleReader,
  facts: DocumentFacts,
): Promise<Change[]> {
  if (stage.reach !== undefined) return runFreely(stage, text, reader);
  return runStage((plain) => stage.find(plain, reader), text, facts, { slips: 0 });
}
