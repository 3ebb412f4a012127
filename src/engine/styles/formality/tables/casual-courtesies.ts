import type { PairGroup } from '../lookup-rows.ts';
import { AT_END, WORD_END } from './guards.ts';

/** Requests, questions and remarks. */
export const CASUAL_COURTESIES: readonly PairGroup[] = [
  {
    as: 'words',
    before: '(?<=(?:^|[.?!] ))',
    nextTags: ['NOUN'],
    after: `(?! (?:one|ones|of|way|ways|means)${WORD_END})`,
    pairs: 'which=what',
  },
  {
    as: 'words',
    before: '(?<=(?:^|[.?!:] |, |; |\\b(?:and|or|but|so) ))',
    after: `(?= (?:version|versions|browser|language|operating|os|device|distribution|distro|model|compiler|platform|database|part|parts|kind|type|types|format|flavou?r|command|commands|error|errors|file|files|settings|option|tool|tools|library|software|program|country|city|book|books|article|question|page|site|framework|color|colour|size|package|server|editor|app|api|plugin|class|function|method|style|code|text|results?|output|paragraphs?|chapter|level|games?|company|school|area|field|sort|topic|subject)${WORD_END})`,
    pairs: 'which=what',
  },
  {
    as: 'words',
    pairs:
      'is it possible to=is there a way to|please be aware=just so you know|please feel free to=feel free to|if you wish=if you like|if you prefer=if you like|would you mind=do you mind|would you please=can you|could you please=can you|can you please=can you',
  },
  {
    as: 'words',
    before: '(?<=\\b(?:i|we) )',
    pairs:
      'would be grateful if=would love it if|would appreciate it if=would love it if|would appreciate=would love|am unable to=cannot',
  },
  {
    as: 'words',
    before: '(?<=^)',
    pairs:
      'very well,=OK,|certainly,=sure,|I suspect=I bet|I apologise=I am sorry|I apologize=I am sorry|my apologies=sorry',
  },
  {
    as: 'words',
    before: "(?<=(?:\\bnot|n't)(?: (?:really|quite|fully|entirely|totally))? )",
    after: `(?= (?:why|how|what|your|this|that|the)${WORD_END})`,
    pairs: 'understand=get',
  },
  {
    as: 'words',
    before: "(?<=(?:\\bnot|n't)(?: (?:really|quite|fully|entirely|totally))? )",
    after: AT_END,
    pairs: 'understand=get it',
  },
  {
    as: 'words',
    before:
      '(?<=\\b(?:work|works|worked|working|indented|done|formatted|run|runs|running|load|loads|display|displayed|behave|behaves|set up|installed|configured|it) )',
    after: AT_END,
    pairs: 'properly=right|correctly=right',
  },
  {
    as: 'words',
    before: '(?<=\\b(?:is|are|was|were|am|feel|feels|felt|get|getting|be|been) )',
    pairs: 'delighted at=thrilled about|concerned about=worried about',
  },
];
