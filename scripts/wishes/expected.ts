import type { IntentStep } from '../../src/engine/styles/instructions/intent.ts';
import { readJsonLines } from '../json-lines.ts';

/** A labelled part of a wish. All but `text` and `ask` are words of it: the first four those that the text is to have. */
export interface LabelledPart {
  text: string;
  ask: string;
  find?: string;
  words?: string;
  about?: string;
  what?: string;
  write?: string;
  name?: string;
}

/** The labelled wishes: the texts of their parts behind each other are what was typed. */
export const readWishes = () =>
  readJsonLines<{ parts: readonly LabelledPart[] }>(new URL('texts/', import.meta.url));

/** Labels that are not called as the steps that they ask for. Each of several is right. */
const STEPS: Readonly<Record<string, readonly string[]>> = {
  spelling: ['grammar'],
  punctuation: ['grammar'],
  'add please': ['please', 'polite'],
  'as question': ['question'],
  'gender neutral': ['neutral'],
  'past tense': ['past'],
  'present tense': ['present'],
  'I to we': ['plural person', 'person I we'],
  'we to I': ['singular person', 'person we I'],
  'he to she': ['person he she'],
  'she to he': ['person she he'],
  'spell numbers': ['spelled numbers'],
  'oxford comma': ['serial commas'],
  'no oxford comma': ['no serial commas'],
  'one line per sentence': ['lines'],
  'numbered list': ['numbers'],
  'add thanks': ['thanks'],
  'as email': ['email'],
  'upper case': ['upper'],
  'lower case': ['lower'],
  'sentence case': ['sentence'],
  'title case': ['title'],
  'same dates': ['full dates'],
  'add greeting': ['greeting', 'insert start', 'write part'],
  'add closing': ['closing', 'insert end', 'write part'],
  'paragraph count': ['part paragraphs', 'paragraphs'],
  length: ['shorter'],
  'shorten paragraph': ['shorter'],
  'remove exclamation marks': ['remove exclamations', 'calm'],
  'remove repetition': ['remove fillers'],
  'remove hedges': ['remove hedges', 'confident'],
  'remove jargon': ['remove jargon', 'clear'],
  'remove what is in brackets': ['remove asides'],
  'remove spaces': ['remove double spaces'],
  'remove capitals': ['remove capitals', 'sentence', 'calm'],
  'remove about': ['remove sentence', 'remove paragraph', 'remove words'],
  'remove place': ['remove sentence', 'remove paragraph', 'remove line', 'remove item'],
  replace: ['replace', 'write part', 'rewrite as'],
  'insert start': ['insert start', 'greeting'],
  'insert end': ['insert end', 'closing', 'thanks'],
  'move first': ['move start'],
  'move last': ['move end'],
};

/** What limits, tells, or is beyond all rules asks for no step. */
const ASKS_NOTHING =
  /^(?:keep |not |beyond |only|aside|join sentences|vary sentences|add headings|remove (?:title|links|names|numbers|dates|questions)$)/;

/** The steps of which one is asked for; none where the part asks for none. */
export const listExpected = ({ ask }: Pick<LabelledPart, 'ask'>): readonly string[] =>
  ASKS_NOTHING.test(ask) ? [] : (STEPS[ask] ?? [ask]);

/** A step by the name that `listExpected` has for it. */
export function nameStep(step: IntentStep): string {
  if (step.kind === 'remove') return `remove ${step.part.name}`;
  if (step.kind === 'person') return `person ${step.from} ${step.to}`;
  return step.kind === 'insert' || step.kind === 'move' ? `${step.kind} ${step.at}` : step.kind;
}
