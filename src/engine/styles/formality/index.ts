import type { RewriteStyle } from '../../types.ts';
import { expand, expandNegations } from '../contractions/expand.ts';
import { humanizing } from '../humanize.ts';
import { makePairRule } from '../pairs.ts';
import { type StyleStage, toStage } from '../stage.ts';
import { markRuns } from '../tone/exclamations.ts';
import { ceremonialRequests, lightRequests, politeForms } from '../tone/requests.ts';
import { VOCABULARY } from '../vocabulary.ts';
import { ceremonialLetter, professionalLetter, relaxedLetter } from './letters.ts';
import { calmMarks, withoutFaces } from './marks.ts';

export const relaxedWords = makePairRule({
  id: 'relaxed-word',
  category: 'tone',
  gist: 'everyday word',
  vocabulary: VOCABULARY,
  direction: 'casual',
  explain: (written) => `In everyday English one says “${written}”.`,
  examples: [
    ['Thank you for the note. We require your help.', 'Thanks for the note. We need your help.'],
    ['The show began. It is about foods such as rice.', 'The show started. It is about foods like rice.'],
    ['However, we commenced the work.', 'But we started the work.'],
  ],
  leaves: ['I want to thank you for it.', 'The purchase was cheap.', 'However hard it is, we try.'],
});

export const professionalWords = makePairRule({
  id: 'professional-word',
  category: 'tone',
  gist: 'informal word',
  vocabulary: VOCABULARY,
  direction: 'professional',
  explain: (written) => `A professional text says “${written}”.`,
  examples: [
    [
      'Thanks for the info. He is gonna look into the matter.',
      'Thank you for the information. He is going to investigate the matter.',
    ],
    ['Give me a shout. The lift is busted again.', 'Contact me. The lift is broken again.'],
    [
      'They mess around with the data. A bunch of new files showed up.',
      'They interfere with the data. Several new files arrived.',
    ],
    ['They have sorted out the billing issue.', 'They have resolved the billing issue.'],
    [
      'My boss says that it is hard to find a big mistake.',
      'My manager says that it is difficult to find a major mistake.',
    ],
  ],
  leaves: [
    'A bunch of flowers came.',
    'He was busted by the police.',
    'He looked into the box.',
    'Thanks to you, it works.',
    'Many thanks for that.',
  ],
});

export const formalWords = makePairRule({
  id: 'formal-word',
  category: 'tone',
  gist: 'formal word',
  vocabulary: VOCABULARY,
  direction: 'very-formal',
  explain: (written) => `A very formal text says “${written}”.`,
  examples: [
    ['But we bought a house.', 'However, we purchased a house.'],
    ['She told us that she tries to come.', 'She informed us that she attempts to come.'],
    ['They think about the offer and check the figures.', 'They consider the offer and verify the figures.'],
    ['So I think that prices went up.', 'So I believe that prices increased.'],
  ],
  leaves: [
    'It was a good buy. It buys us time. We need the team to pay.',
    'Do we have to go?',
    'So far, we agree.',
    'Take all the time you need.',
    'We were thinking about you and about Anna.',
    'She wanted to do it, and he wanted to die.',
    'Check if she is home, and check that the door is locked.',
    'Send it today, need it for the call. Need the report for the call.',
  ],
});

const negations = toStage([expandNegations]);
const contractions = toStage([expand]);

/** All contractions of a text, where one of them denies something: of two forms beside each other one looks like a slip. */
const longForms: StyleStage = {
  find: (text, reader) => (negations.find(text, reader).length > 0 ? contractions.find(text, reader) : []),
};

const relaxed: readonly StyleStage[] = [toStage([relaxedWords, lightRequests]), ...humanizing, relaxedLetter];

/** What each level does. Casual and semi-casual cannot be told apart by what is safe to change. */
export const FORMALITY: Readonly<Record<RewriteStyle['formality'], readonly StyleStage[]>> = {
  casual: relaxed,
  'semi-casual': relaxed,
  neutral: [],
  professional: [
    withoutFaces,
    toStage([professionalWords, politeForms, markRuns]),
    longForms,
    professionalLetter,
  ],
  'very-formal': [
    withoutFaces,
    toStage([formalWords, politeForms, markRuns, expand]),
    ceremonialRequests,
    ceremonialLetter,
    calmMarks,
  ],
};
