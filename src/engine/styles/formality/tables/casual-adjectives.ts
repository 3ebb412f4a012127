import type { PairGroup } from '../lookup-rows.ts';
import { AT_END, WORD_END } from './guards.ts';

/** Adjectives, with the nouns that they may describe. */
export const CASUAL_ADJECTIVES: readonly PairGroup[] = [
  {
    as: 'adjective',
    pairs: `additional=extra|entire=whole|strange=weird|peculiar=weird|bizarre=weird|intelligent=smart|clever=smart|wealthy=rich
    affluent=rich|delighted=thrilled|incorrect=wrong|humorous=funny|amusing=funny|foolish=silly|enormous=huge|immense=huge
    gigantic=huge|vast=huge|massive=huge|frightened=scared|frightening=scary|exhausted=worn out
    superb=great|splendid=great|magnificent=amazing|extraordinary=amazing|remarkable=amazing|astonishing=amazing|spectacular=amazing
    stunning=amazing|incredible=amazing|furious=really angry
    appalling=awful|dreadful=awful|terrible=awful|horrific=awful|horrendous=awful|unpleasant=nasty|minuscule=tiny
    fatigued=tired|pleasant=nice|unemployed=out of work|elderly=old|inexpensive=cheap
    beneficial=good|annual=yearly|rapid=fast|principal=main
    concerned=worried|intoxicated=drunk|tedious=boring
    unhappy=fed up|satisfied=happy|pleased=happy|fortunate=lucky|unwell=sick|renowned=famous`,
  },
  {
    as: 'adjective',
    // An outstanding payment is one that has not been made.
    after: `(?! (?:amounts?|balances?|payments?|invoices?|issues?|debts?|fees?|bills?|questions?|items?|work|tasks?|sums?|points?|orders?|rent|loans?)${WORD_END})`,
    pairs: 'outstanding=great',
  },
  {
    as: 'adjective',
    before: '(?<!\\b(?:most|more|less|least|as|so|how|too) )',
    after: `(?= (?:role|part|impact|effect|problem|problems|difference|change|changes|increase|rise|drop|number|amount|risk|step|challenge|threat|factor|event|success|contribution|improvement|blow|boost|gap|majority|investment)${WORD_END})`,
    pairs:
      'significant=big|major=big|large=big|serious=big|substantial=big|considerable=big|important=big|key=big',
  },
  {
    as: 'words',
    before: '(?<=\\bthe )',
    after: `(?= (?:way|answer|place|direction|version|person|file|result|order|word|address|format|type|value|term|tool|name|approach|method|choice|time)${WORD_END})`,
    pairs: 'correct=right|appropriate=right|proper=right|incorrect=wrong',
  },
  {
    as: 'words',
    before:
      "(?<=\\b(?:that|it|this|which|answer|you)(?: (?:is|are|was)|'s|'re)(?: (?:not|probably|quite|just))? )",
    after: AT_END,
    pairs: 'correct=right|incorrect=wrong',
  },
  {
    as: 'words',
    before: '(?<=^is (?:that|this|it) )',
    after: AT_END,
    pairs: 'correct=right|incorrect=wrong',
  },
  {
    as: 'words',
    before:
      "(?<=(?:\\b(?:i|you|we|they|he|she)(?: (?:am|are|is|was|were))?|'m|'re)(?: (?:not|quite|absolutely|totally|completely))? )",
    after: `(?= (?:that|of|about|if|whether|how|why|what|you|it|he|they|we)${WORD_END})`,
    pairs: 'certain=sure',
  },
  {
    as: 'words',
    before: "(?<=(?:\\b(?:is|was|been|am|are|were|become|became)|'s|'m|'re) )",
    after: `(?=[.,;?!)]|$| (?:with|and|for|in)${WORD_END})`,
    pairs: 'ill=sick',
  },
  {
    as: 'words',
    before: '(?<!\\bin )',
    after: '(?= (?:impact|effect))',
    pairs: 'a positive=a good|a negative=a bad|a detrimental=a bad',
  },
];
