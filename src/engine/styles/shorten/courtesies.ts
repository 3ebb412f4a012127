import { findSentences } from '../../text/sentences.ts';
import type { Change } from '../../types.ts';
import type { StyleStage } from '../stage.ts';

/** Sentences that are courtesy and nothing else. Each row is one courtesy, however it is put. */
const COURTESIES: readonly RegExp[] = [
  /^(?:(?:many )?thanks|thank you)(?: (?:again|so much|very much|a lot|in advance|once again|for (?:your|the|all your) (?:help|time|support|understanding|attention|consideration|patience)))*[.!]+$/i,
  /^i hope (?:(?:that )?(?:this (?:email|e-mail|message|letter) finds you|you are doing|you're doing|you are|you're|all is) (?:very )?well|(?:that )?you (?:had|have) a (?:great|good|nice|lovely) (?:day|week|weekend))[.!]+$/i,
  /^(?:i |we )?(?:am |are |'m |'re )?(?:really |very much )?look(?:ing)? forward to (?:hearing (?:back )?from you|your (?:reply|answer|response))(?: soon)?[.!]+$/i,
  /^(?:i |we )?(?:am |are |'m |'re )?(?:so |very |really )?sorry (?:again )?for (?:the|any|this) (?:inconvenience|trouble|delay|confusion)(?: caused)?[.!]+$/i,
];
const WISH = COURTESIES[1];

/** Whether the sentence shares its paragraph with others, so that no paragraph is lost. */
function hasCompany(text: string, start: number, end: number): boolean {
  return /[^\s].*$/.test(text.slice(0, start).split('\n').at(-1) ?? '') || /^[ \t]+\S/.test(text.slice(end));
}

/** A courtesy is said once, and a wish for the reader's well-being not at all. */
export const courtesies: StyleStage = {
  find(text) {
    const said = new Set<RegExp>();
    const changes: Change[] = [];
    for (const { start, end } of findSentences(text)) {
      const sentence = text.slice(start, end);
      const courtesy = COURTESIES.find((pattern) => pattern.test(sentence));
      if (courtesy === undefined) continue;
      const isSpare = said.has(courtesy) || courtesy === WISH;
      said.add(courtesy);
      if (!isSpare || !hasCompany(text, start, end)) continue;
      const after = /^[ \t]+(?=\S)/.exec(text.slice(end))?.[0].length ?? 0;
      const before = after > 0 ? 0 : (/[ \t]+$/.exec(text.slice(0, start))?.[0].length ?? 0);
      changes.push({
        start: start - before,
        end: end + after,
        replacement: '',
        category: 'shortening',
        reason: 'A courtesy is said once.',
        gist: 'courtesy',
        rule: 'shorten-courtesy',
      });
    }
    return changes;
  },
};
