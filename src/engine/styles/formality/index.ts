import type { Rule } from '../../rules/kit.ts';
import type { RewriteStyle } from '../../types.ts';
import { contract } from '../contractions/contract.ts';
import { expand } from '../contractions/expand.ts';
import { markRuns } from '../tone/exclamations.ts';
import { casualWords, relaxedWords } from './casual.ts';
import { formalOpenings, formalWords } from './formal.ts';
import { informalWords } from './informal.ts';
import { casualLetter, professionalLetter, semiCasualLetter, veryFormalLetter } from './letters.ts';

/** Each level's rules, in the order in which they run. What is further from neutral does what is nearer to it, and more. */
export const FORMALITY: Readonly<Record<RewriteStyle['formality'], readonly Rule[]>> = {
  casual: [relaxedWords, casualWords, contract, casualLetter],
  'semi-casual': [relaxedWords, contract, semiCasualLetter],
  neutral: [],
  professional: [informalWords, expand, markRuns, professionalLetter],
  'very-formal': [informalWords, formalWords, formalOpenings, expand, markRuns, veryFormalLetter],
};
