import type { Rule } from '../../rules/kit.ts';
import type { RewriteStyle } from '../../types.ts';
import { contract } from '../contractions/contract.ts';
import { expand } from '../contractions/expand.ts';
import { markRuns } from '../tone/exclamations.ts';
import { assists } from './assists.ts';
import { calmMarks } from './calm-marks.ts';
import { casualWords, relaxedWords } from './casual.ts';
import { following } from './following.ts';
import { formalOpenings, formalWords } from './formal.ts';
import { informalWords } from './informal.ts';
import { easyContrast, joinedContrast } from './joined-contrast.ts';
import { casualLetter, professionalLetter, semiCasualLetter, veryFormalLetter } from './letters.ts';
import { withoutThat, withThat } from './that-clauses.ts';
import { formalVerbs, relaxedVerbs } from './verb-pairs.ts';
import { casualPairs, formalPairs } from './word-pairs.ts';

/** Each level's rules, in the order in which they run. What is further from neutral does what is nearer to it, and more. */
export const FORMALITY: Readonly<Record<RewriteStyle['formality'], readonly Rule[]>> = {
  casual: [
    relaxedWords,
    casualWords,
    contract,
    relaxedVerbs,
    casualPairs,
    withoutThat,
    easyContrast,
    casualLetter,
  ],
  'semi-casual': [relaxedWords, contract, relaxedVerbs, easyContrast, semiCasualLetter],
  neutral: [],
  professional: [informalWords, expand, formalPairs, withThat, markRuns, professionalLetter],
  'very-formal': [
    informalWords,
    formalWords,
    formalOpenings,
    expand,
    formalVerbs,
    assists,
    following,
    formalPairs,
    withThat,
    joinedContrast,
    calmMarks,
    markRuns,
    veryFormalLetter,
  ],
};
