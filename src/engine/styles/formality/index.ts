import type { Rule } from '../../rules/kit.ts';
import type { RewriteStyle } from '../../types.ts';
import { contract } from '../contractions/contract.ts';
import { expand } from '../contractions/expand.ts';
import { expandNouns } from '../contractions/expand-nouns.ts';
import { looseContractions } from '../contractions/loose.ts';
import { shortVerbs } from '../plain/short-verbs.ts';
import { plainWords } from '../plain-words.ts';
import { resultParticiple } from '../splits/result-participle.ts';
import { secondVerbs } from '../splits/second-verbs.ts';
import { markRuns } from '../tone/exclamations.ts';
import { assists } from './assists.ts';
import { calmMarks } from './calm-marks.ts';
import { casualWords, relaxedWords } from './casual.ts';
import { droppedVerbs } from './dropped-verbs.ts';
import { easySentences } from './easy-sentences.ts';
import { withoutFaces } from './faces.ts';
import { following } from './following.ts';
import { formalOpenings, formalWords } from './formal.ts';
import { formalLinks, withoutInterjection, withoutSo } from './formal-heads.ts';
import { fullQuestions, shortQuestions } from './full-questions.ts';
import { casualFuture, formalFuture } from './future.ts';
import { gladMarks } from './glad-marks.ts';
import { gotPassive } from './got-passive.ts';
import { greetingComma } from './greeting-comma.ts';
import { professionalGroup, veryFormalGroup } from './group-greetings.ts';
import { haveGot } from './have-got.ts';
import { indirectQuestions } from './indirect-questions.ts';
import { informalWords } from './informal.ts';
import { easyContrast, joinedContrast } from './joined-contrast.ts';
import { casualLetter, professionalLetter, semiCasualLetter, veryFormalLetter } from './letters.ts';
import { casualPhrases, casualVerbs, formalPhrases, formalVerbForms } from './lookups.ts';
import { messageOpenings } from './message-openings.ts';
import { formalMessages, messageWords } from './message-words.ts';
import { nominals } from './nominals.ts';
import { officeWords } from './office-words.ts';
import { withoutRelative, withRelative } from './relative-that.ts';
import { withoutThat, withThat } from './that-clauses.ts';
import { formalVerbs, relaxedVerbs } from './verb-pairs.ts';
import { casualPairs, formalPairs } from './word-pairs.ts';

/** Each level's rules, in the order in which they run. What is further from neutral does what is nearer to it, and more. */
export const FORMALITY: Readonly<Record<RewriteStyle['formality'], readonly Rule[]>> = {
  casual: [
    officeWords,
    relaxedWords,
    casualWords,
    contract,
    relaxedVerbs,
    casualPairs,
    casualPhrases,
    casualVerbs,
    haveGot,
    droppedVerbs,
    shortQuestions,
    gladMarks,
    looseContractions,
    casualFuture,
    withoutThat,
    withoutRelative,
    easySentences,
    plainWords,
    shortVerbs,
    resultParticiple,
    secondVerbs,
    easyContrast,
    casualLetter,
  ],
  'semi-casual': [officeWords, relaxedWords, contract, relaxedVerbs, easyContrast, semiCasualLetter],
  neutral: [],
  professional: [
    messageWords,
    messageOpenings,
    informalWords,
    expand,
    expandNouns,
    gotPassive,
    formalPairs,
    withThat,
    markRuns,
    greetingComma,
    professionalGroup,
    professionalLetter,
  ],
  'very-formal': [
    formalMessages,
    messageWords,
    messageOpenings,
    informalWords,
    formalWords,
    formalOpenings,
    formalLinks,
    fullQuestions,
    indirectQuestions,
    withoutInterjection,
    withoutSo,
    expand,
    expandNouns,
    gotPassive,
    formalVerbs,
    formalPhrases,
    formalVerbForms,
    assists,
    nominals,
    formalFuture,
    withRelative,
    withoutFaces,
    following,
    formalPairs,
    withThat,
    joinedContrast,
    calmMarks,
    markRuns,
    greetingComma,
    veryFormalGroup,
    veryFormalLetter,
  ],
};
