import { findSentences } from '../../text/sentences.ts';
import type { Change } from '../../types.ts';
import type { StyleStage } from '../stage.ts';
import { indirectQuestions } from './indirect-questions.ts';

const MAY_I = /^may I ask whether\b/i;
const isMayI = ({ rule, replacement }: Change) => rule === indirectQuestions.id && MAY_I.test(replacement);

/** The stage, but of two questions in a row only the first becomes “May I ask whether …?”. */
export function askingOnce(stage: StyleStage): StyleStage {
  return {
    ...stage,
    find(text, reader) {
      const found = stage.find(text, reader);
      if (!found.some(isMayI)) return found;
      const refused = new Set<Change>();
      let isLastAsked = false;
      for (const { start, end } of findSentences(text)) {
        const asked = found.find((change) => isMayI(change) && change.start >= start && change.start < end);
        if (asked !== undefined && isLastAsked) refused.add(asked);
        isLastAsked = MAY_I.test(text.slice(start, end)) || (asked !== undefined && !refused.has(asked));
      }
      return found.filter((change) => !refused.has(change));
    },
  };
}
