import { findPronounOfName } from '../lexicon/names.ts';
import { aOrAn } from '../rules/a-or-an.ts';
import { countWords } from '../text/count-words.ts';
import { applyChanges } from '../text/edits.ts';
import type { Change, CorrectAction, EnhanceRequest, QuickAction, Refusal, RewriteStyle } from '../types.ts';
import { contract } from './contractions/contract.ts';
import { expand } from './contractions/expand.ts';
import { decidedBy } from './decided-by.ts';
import { FORMALITY } from './formality/index.ts';
import { imperative } from './forms/imperative.ts';
import { neutral } from './forms/neutral.ts';
import { makePersonChange } from './forms/persons.ts';
import { makeTense } from './forms/tense.ts';
import { activeVoice, pronounActors } from './forms/voice.ts';
import { humanizing, withoutStock } from './humanize.ts';
import type { Intent, IntentStep, Limit, Part, Target } from './instructions/intent.ts';
import { readInstruction } from './instructions/read.ts';
import type { PartName, PlainStep } from './instructions/words.ts';
import { makeCasing } from './layout/cases.ts';
import { isAsked } from './layout/changes.ts';
import { digits, spelledNumbers } from './layout/figures.ts';
import { makeAddition, makeClosing, makeGreeting, NAME_BLANK, thanks } from './layout/letter.ts';
import { makeList, renumbered } from './layout/lists.ts';
import { makeReplacement, makeRewording } from './layout/named.ts';
import {
  makeParagraphs,
  oneParagraph,
  paragraphs,
  prose,
  sentenceLines,
  withoutBlankLines,
  withoutLineBreaks,
} from './layout/paragraphs.ts';
import {
  findPart,
  makeMarkChanges,
  makeMove,
  makeParagraphJoin,
  makePartRemoval,
  makePartRewording,
  swapParagraphs,
} from './layout/parts.ts';
import { withoutPraise } from './layout/praise.ts';
import { questions } from './layout/questions.ts';
import { curlyQuotes, doubleQuotes, singleQuotes, straightQuotes } from './layout/quotes.ts';
import { makeSerialComma } from './layout/series.ts';
import { sorted } from './layout/sorting.ts';
import { americanSpelling, britishSpelling, canadianSpelling } from './layout/spelling.ts';
import {
  americanDates,
  britishDates,
  fullClock,
  halfClock,
  isoDates,
  makeFullDates,
} from './layout/times.ts';
import { holdsLess, tellLittleShorter } from './left-over.ts';
import { makeAllowing } from './limits.ts';
import {
  NO_FACTS_FOR_LENGTH,
  NOTHING_TO_IMPROVE,
  NOTHING_TO_RESTYLE,
  type Report,
  refuseInstruction,
  reportInstruction,
} from './notices.ts';
import { plainWords } from './plain-words.ts';
import { intensifiers, pauseWords } from './shorten/adverbs.ts';
import { keepingNames } from './shorten/facts-kept.ts';
import { shortening } from './shorten/index.ts';
import { openers } from './shorten/openers.ts';
import { shouldConditions } from './should-conditions.ts';
import { SPLITTING_RULES } from './splits/index.ts';
import { officeSpeak, swearing, wornPictures } from './spoken-stock.ts';
import { type StyleStage, toStage } from './stage.ts';
import { directQuestions } from './tone/direct-questions.ts';
import { markRuns } from './tone/exclamations.ts';
import { hedgedOpenings, hedges } from './tone/hedges.ts';
import { politeForms, politeRequests } from './tone/requests.ts';

/** What was done: which stages changed something, and all changes of the text. */
export interface Outcome {
  active: ReadonlySet<StyleStage>;
  changes: readonly Change[];
}

/** What is done for a request. Empty where nothing is: the notice says why. */
export interface Plan {
  /**
   * What corrects before and after the style, where “improve” takes out wordy forms, too; left out where the writer
   * asked for something mechanical.
   */
  correct?: CorrectAction;
  /** Stages that read the text in its context, over and over until nothing changes. */
  style: readonly StyleStage[];
  /** Stages that are done once, at the end, to the text alone. */
  layout: readonly StyleStage[];
  /** Which changes of a text the writer allows; all where it is left out. */
  allows?(text: string): (change: Change) => boolean;
  /** What the writer is told of what was done and what was not. */
  report?(outcome: Outcome): Report | undefined;
  refusal?: Refusal;
}

const clarifying = [
  directQuestions,
  pronounActors,
  ...[[openers], [pauseWords, shouldConditions, decidedBy], [plainWords]].map((rules) =>
    keepingNames(toStage(rules)),
  ),
];
const splitting = keepingNames(toStage(SPLITTING_RULES));
const politely = [toStage([politeForms]), politeRequests];
/** “I am not sure, but …”: what is denied there is no statement. */
const withoutHedges: StyleStage = { ...toStage([hedgedOpenings]), reach: 'free' };
const confidently = [withoutHedges, directQuestions, toStage([openers]), toStage([hedges])];

/** Stages of one step of an instruction, and what corrects around it. */
type StepPlan = Partial<Pick<Plan, 'correct' | 'style' | 'layout'>>;

const asking = toStage([politeForms]);
const [calmMarks, withoutCapitals] = [
  makeMarkChanges('exclamations', 'calm'),
  makeMarkChanges('capitals', 'calm'),
];

/** What makes up a step of an instruction, and what corrects around it. */
const STEPS: Readonly<Record<Exclude<PlainStep, 'closing' | 'email'>, StepPlan>> = {
  grammar: { correct: 'grammar' },
  improve: { correct: 'improve' },
  shorter: { correct: 'improve', style: shortening },
  clear: { correct: 'improve', style: [...clarifying, splitting] },
  split: { correct: 'grammar', style: [splitting] },
  human: { correct: 'improve', style: humanizing },
  formal: { correct: 'grammar', style: FORMALITY['very-formal'] },
  professional: { correct: 'grammar', style: FORMALITY.professional },
  casual: { correct: 'grammar', style: FORMALITY.casual },
  relaxed: { correct: 'grammar', style: FORMALITY['semi-casual'] },
  polite: { correct: 'grammar', style: [...politely, toStage([markRuns])] },
  friendly: { correct: 'grammar', style: [...politely, ...FORMALITY['semi-casual']] },
  confident: { correct: 'grammar', style: confidently },
  calm: { correct: 'grammar', style: [...politely], layout: [withoutCapitals, calmMarks] },
  sober: { style: [toStage([intensifiers])], layout: [withoutPraise, calmMarks] },
  please: { style: [asking, politeRequests] },
  question: { style: [politeRequests], layout: [questions] },
  contract: { style: [toStage([contract])] },
  expand: { style: [toStage([expand])] },
  active: { layout: [activeVoice] },
  imperative: { layout: [imperative] },
  neutral: { layout: [neutral] },
  past: { layout: [makeTense('past')] },
  present: { layout: [makeTense('present')] },
  'plural person': { layout: [makePersonChange('I', 'we')] },
  'singular person': { layout: [makePersonChange('we', 'I')] },
  british: { layout: [toStage([britishSpelling])] },
  american: { layout: [toStage([americanSpelling])] },
  canadian: { layout: [toStage([canadianSpelling])] },
  'spelled numbers': { layout: [spelledNumbers] },
  digits: { layout: [digits] },
  'iso dates': { layout: [isoDates] },
  '24-hour clock': { layout: [fullClock] },
  '12-hour clock': { layout: [halfClock] },
  'american dates': { layout: [americanDates] },
  'british dates': { layout: [britishDates] },
  'serial commas': { layout: [makeSerialComma(true)] },
  'no serial commas': { layout: [makeSerialComma(false)] },
  lines: { layout: [sentenceLines] },
  'one paragraph': { layout: [oneParagraph] },
  prose: { layout: [prose] },
  paragraphs: { layout: [paragraphs] },
  bullets: { layout: [makeList('bullets')] },
  numbers: { layout: [makeList('numbers')] },
  sorted: { layout: [sorted] },
  thanks: { layout: [thanks] },
  greeting: { layout: [makeGreeting()] },
  'curly quotes': { layout: [curlyQuotes] },
  'straight quotes': { layout: [straightQuotes] },
  'double quotes': { layout: [doubleQuotes] },
  'single quotes': { layout: [singleQuotes] },
  upper: { layout: [makeCasing('upper')] },
  lower: { layout: [makeCasing('lower')] },
  sentence: { layout: [makeCasing('sentence')] },
  title: { layout: [makeCasing('title')] },
};

/** What is taken out by rules of wording; everything else lies in the text as it stands. */
const REMOVALS: Readonly<Partial<Record<PartName, StepPlan>>> = {
  fillers: { correct: 'improve', style: shortening, layout: [makeMarkChanges('fillers', 'remove')] },
  hedges: { style: confidently },
  jargon: { correct: 'improve', style: [toStage([officeSpeak]), ...withoutStock, toStage([plainWords])] },
  cliches: { style: [toStage([wornPictures]), ...withoutStock] },
  swearing: { style: [toStage([swearing])] },
  slang: { correct: 'grammar', style: FORMALITY.professional },
  'line breaks': { layout: [withoutLineBreaks] },
  'blank lines': { layout: [withoutBlankLines] },
};

const TONES: Readonly<Record<RewriteStyle['tone'], readonly StyleStage[]>> = {
  polite: politely,
  neutral: [toStage([markRuns])],
  confident: confidently,
};

/** What is said where nothing was changed but mistakes. */
const reportIdle =
  (text: string, notice: string) =>
  ({ changes }: Outcome): Report | undefined =>
    changes.every(isCorrection) && isRoomy(text) ? { notice } : undefined;

/** In a few words nobody expects a wordy phrase. */
const isRoomy = (text: string) => countWords(text) >= 20;
const isCorrection = ({ category }: Change) => /^(?:spelling|grammar|punctuation)$/.test(category);

function planRewrite({ formality, tone, length }: RewriteStyle, text: string): Plan {
  const isDetailed = length === 'detailed';
  if (formality === 'neutral' && tone === 'neutral' && length === 'auto') return planQuick('improve', text);
  return {
    correct: isDetailed ? 'grammar' : 'improve',
    style: [
      ...(length === 'shorter' ? shortening : []),
      ...TONES[tone],
      ...FORMALITY[formality].map(keepingNames),
    ],
    layout: [],
    report: isDetailed ? () => ({ notice: NO_FACTS_FOR_LENGTH }) : reportIdle(text, NOTHING_TO_RESTYLE),
  };
}

/** What stands before another word may need another article. */
const articles = toStage([aOrAn]);

const articlesBefore = (words: string): StyleStage => ({
  find: (text, reader) =>
    articles.find(text, reader).filter(({ end }) =>
      text
        .slice(end, end + words.length + 1)
        .trimStart()
        .toLowerCase()
        .startsWith(words.toLowerCase()),
    ),
});

const planRemoval = (part: Part): StepPlan =>
  part.name === 'words'
    ? { layout: [makePartRemoval(part), articles] }
    : (REMOVALS[part.name] ?? {
        layout: [makePartRemoval(part), ...(part.name === 'item' ? [renumbered] : [])],
      });

function planStep(step: IntentStep, name: string | null | undefined): StepPlan {
  const signed = makeClosing({ words: 'Best regards,', name: name ?? null, blank: NAME_BLANK });
  if (step.kind === 'replace')
    return { layout: [makeReplacement(step.find, step.write), articlesBefore(step.write)] };
  if (step.kind === 'person') return { layout: [makePersonChange(step.from, step.to)] };
  if (step.kind === 'rewrite as') return { layout: [makeRewording(step.write)] };
  if (step.kind === 'join paragraphs') return { layout: [makeParagraphJoin(step.at)] };
  if (step.kind === 'swap paragraphs') return { layout: [swapParagraphs] };
  if (step.kind === 'full dates') return { layout: [makeFullDates(step.isMonthFirst)] };
  if (step.kind === 'part paragraphs') return { layout: [makeParagraphs(step.count)] };
  if (step.kind === 'move') return { layout: [makeMove(step.part, step.at)] };
  if (step.kind === 'remove') return planRemoval(step.part);
  if (step.kind === 'write part') return { layout: [makePartRewording(step.part, step.write)] };
  if (step.kind === 'insert') return { layout: planInsertion(step) };
  if (step.kind === 'closing') return { layout: [signed] };
  if (step.kind === 'email') return { correct: 'improve', layout: [makeGreeting(), signed] };
  return STEPS[step.kind];
}

/** A greeting and a closing stand in lines of their own, and in the place of one that is there. */
function planInsertion({ at, write, isFrame }: Extract<IntentStep, { kind: 'insert' }>): StyleStage[] {
  if (!isFrame) return [makeAddition(at, write)];
  const words = /[,.!]$|\n/.test(write) ? write : `${write},`;
  const frame = at === 'start' ? makeGreeting(words) : makeClosing({ words, name: null });
  // With a name below it, a closing is no other word for the one that is there
  if (write.includes('\n')) return [frame];
  return [makePartRewording({ name: at === 'start' ? 'greeting' : 'closing' }, write), frame];
}

/** Steps that would undo each other at their strongest do less: “clear and professional”, “friendly but formal”. */
function temper(steps: readonly IntentStep[]): { kind: PlainStep; as: StepPlan }[] {
  const kinds = new Set(steps.map(({ kind }) => kind));
  const isMixed = ['clear', 'human', 'friendly'].some((kind) => kinds.has(kind as PlainStep));
  if (!(kinds.has('formal') || kinds.has('professional')) || !isMixed) return [];
  return [
    { kind: 'formal', as: { correct: 'grammar', style: FORMALITY.professional } },
    { kind: 'friendly', as: STEPS.polite },
  ];
}

/** Limits that follow from the steps: what writes contractions out writes none. */
function listLimits({ steps, limits }: Intent): Limit[] {
  const isPlain = steps.some(({ kind }) => kind === 'formal' || kind === 'expand');
  return isPlain ? [...limits, { kind: 'not', what: 'contractions' }] : [...limits];
}

/** Whether what another step did has taken the part out as well. */
const isGone = (part: Part, given: string, written: string) =>
  findPart(part, given).length > 0 && findPart(part, written).length === 0;

/** Words that were to be taken out, and that a sentence cannot stand without. */
const listKept = (steps: readonly IntentStep[], written: string) =>
  steps.filter(
    (step) => step.kind === 'remove' && step.part.name === 'words' && findPart(step.part, written).length > 0,
  );

/** “sign it off, my name's Olu” */
const SAYS_NAME =
  /\b(?:my name(?:['’]?s| is)|sign[- ]?off (?:from|by|as)|(I['’]?m|I am)) (\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)?)/u;
/** “I'm Leroy”, and not “I'm Irish” */
function readSigner(instruction: string): string | undefined {
  const [, isSelf, name = ''] = SAYS_NAME.exec(instruction) ?? [];
  const isName =
    isSelf === undefined || findPronounOfName(name.split(' ', 1)[0]?.toLowerCase() ?? '') !== undefined;
  return name !== '' && isName ? name : undefined;
}

/** What contracts on its way. */
const CONTRACTING: ReadonlySet<IntentStep['kind']> = new Set([
  'casual',
  'relaxed',
  'friendly',
  'human',
] as const);

function planInstruction(instruction: string, target: Target, name: string | null | undefined): Plan {
  const intent = readInstruction(instruction, target);
  if ('obstacle' in intent) return { style: [], layout: [], refusal: refuseInstruction(intent.obstacle) };
  const { steps, isOnly } = intent;
  const signer = readSigner(instruction) ?? name;
  const milder = temper(steps);
  const parts = steps.map((step) => ({
    step,
    ...(milder.find(({ kind }) => kind === step.kind)?.as ?? planStep(step, signer)),
  }));
  const corrections = parts
    .filter(({ step }) => !isOnly || step.kind === 'grammar' || step.kind === 'improve')
    .flatMap(({ correct }) => correct ?? []);
  const strongest = corrections.includes('improve') ? 'improve' : corrections[0];
  const limits = listLimits(intent);
  return {
    ...(strongest === undefined ? {} : { correct: strongest }),
    style: parts.flatMap(({ style }) => style ?? []),
    layout: parts.flatMap(({ layout }) => layout ?? []),
    ...(limits.length > 0 ? { allows: (text) => makeAllowing(limits, text) } : {}),
    report({ active, changes }) {
      const isChanged = changes.length > 0;
      const written = applyChanges(target.text, changes);
      const isReworded = changes.some((change) => !isCorrection(change) && !isAsked(change));
      const isCovered = (step: IntentStep) =>
        holdsLess(step, target.text, written) ||
        (step.kind === 'contract' && steps.some(({ kind }) => CONTRACTING.has(kind))) ||
        (step.kind === 'remove' && isGone(step.part, target.text, written));
      const isIdle = ({ correct, style = [], layout = [] }: StepPlan) =>
        style.length + layout.length === 0
          ? !isChanged
          : [...style, ...layout].every((stage) => !active.has(stage)) &&
            !(correct === 'improve' && isReworded);
      const kept = listKept(steps, written);
      const isMissed = (part: (typeof parts)[number]) =>
        isIdle(part) && !isCovered(part.step) && !kept.includes(part.step);
      return reportInstruction(intent, {
        isChanged,
        idle: new Set(parts.filter(isMissed).map(({ step }) => step)),
        kept,
        given: target.text,
        written,
      });
    },
  };
}

const QUICK: Readonly<Record<Exclude<QuickAction, 'grammar'>, readonly StyleStage[]>> = {
  improve: [],
  shorten: shortening,
  humanize: humanizing,
  clarify: [...clarifying, splitting],
};

/** A text that was to be shorter, and is so by little. */
function reportShorter(action: QuickAction, text: string, { changes }: Outcome): Report | undefined {
  const little = action === 'shorten' ? tellLittleShorter(text, applyChanges(text, changes)) : undefined;
  return little === undefined || !isRoomy(text) ? undefined : { notice: little };
}

function planQuick(action: QuickAction, text: string): Plan {
  if (action === 'grammar') return { correct: 'grammar', style: [], layout: [] };
  const tellIdle = reportIdle(text, action === 'improve' ? NOTHING_TO_IMPROVE : NOTHING_TO_RESTYLE);
  const report = (outcome: Outcome) => tellIdle(outcome) ?? reportShorter(action, text, outcome);
  return { correct: 'improve', style: QUICK[action], layout: [], report };
}

export function makePlan(request: EnhanceRequest): Plan {
  if (request.action === 'rewrite') return planRewrite(request.style, request.text);
  if (request.action === 'ai_prompt')
    return planInstruction(
      request.instruction,
      { text: request.text, isSelection: request.context !== undefined },
      request.name,
    );
  return planQuick(request.action, request.text);
}
