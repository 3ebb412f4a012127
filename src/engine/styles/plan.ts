import type { CorrectAction, EnhanceRequest, Refusal, RewriteStyle } from '../types.ts';
import { contract } from './contractions/contract.ts';
import { expand } from './contractions/expand.ts';
import { askingOnce } from './formality/asking-once.ts';
import { FORMALITY } from './formality/index.ts';
import type { PlainStep } from './instruction-words.ts';
import { findIntent, type IntentStep, type Target } from './intents.ts';
import { makeCasing } from './layout/cases.ts';
import { makeList } from './layout/lists.ts';
import { makeRemoval, makeReplacement, makeRewording } from './layout/named.ts';
import { americanSpelling, britishSpelling } from './layout/spelling.ts';
import { NO_FACTS_FOR_LENGTH, refuseInstruction } from './notices.ts';
import { shortVerbs } from './plain/short-verbs.ts';
import { plainWords } from './plain-words.ts';
import { pauseWords } from './shorten/adverbs.ts';
import { keepingNames } from './shorten/facts-kept.ts';
import { shortening } from './shorten/index.ts';
import { shortForms } from './shorten/phrases.ts';
import { SPLITTING_RULES } from './splits/index.ts';
import { type StyleStage, toStage } from './stage.ts';
import { stockOpenings, stockPhrases } from './stock-phrases.ts';
import { markRuns } from './tone/exclamations.ts';
import { friendlyForms } from './tone/friendly.ts';
import { hedgedOpenings, hedges } from './tone/hedges.ts';
import { politeForms, politeRequests } from './tone/requests.ts';

/** What is done for a request. Empty where nothing is: the notice says why. */
export interface Plan {
  /** What corrects before and after the style; left out where the writer asked for something mechanical. */
  correct?: CorrectAction;
  /** Stages that read the text in its context, over and over until nothing changes. */
  style: readonly StyleStage[];
  /** Stages that are done once, at the end, to the text alone. */
  layout: readonly StyleStage[];
  notice?: string;
  refusal?: Refusal;
  /** Whether the writer is to be told when the stages find nothing. */
  isInstruction: boolean;
}

const humanizing = [toStage([stockOpenings]), toStage([stockPhrases]), toStage([contract])];
const clarifying = [
  toStage([shortForms, pauseWords]),
  toStage([plainWords, shortVerbs]),
  toStage(SPLITTING_RULES),
].map(keepingNames);
const politely = [toStage([politeForms]), politeRequests];
const confidently = [toStage([hedgedOpenings]), toStage([hedges])];

/** What makes up a step of an instruction, and what corrects around it. */
const STEPS: Readonly<Record<PlainStep, Partial<Pick<Plan, 'correct' | 'style' | 'layout'>>>> = {
  grammar: { correct: 'grammar' },
  improve: { correct: 'improve' },
  shorter: { correct: 'improve', style: shortening },
  clear: { correct: 'improve', style: clarifying },
  human: { correct: 'improve', style: humanizing },
  formal: { correct: 'grammar', style: [askingOnce(toStage(FORMALITY['very-formal']))] },
  casual: { correct: 'grammar', style: [toStage(FORMALITY.casual)] },
  polite: { correct: 'grammar', style: politely },
  friendly: { correct: 'grammar', style: [toStage([friendlyForms, ...FORMALITY['semi-casual']])] },
  confident: { correct: 'grammar', style: confidently },
  contract: { style: [toStage([contract])] },
  expand: { style: [toStage([expand])] },
  british: { layout: [toStage([britishSpelling])] },
  american: { layout: [toStage([americanSpelling])] },
  bullets: { layout: [makeList('bullets')] },
  numbers: { layout: [makeList('numbers')] },
  upper: { layout: [makeCasing('upper')] },
  lower: { layout: [makeCasing('lower')] },
  sentence: { layout: [makeCasing('sentence')] },
  title: { layout: [makeCasing('title')] },
};

const TONES: Readonly<Record<RewriteStyle['tone'], readonly StyleStage[]>> = {
  polite: politely,
  neutral: [toStage([markRuns])],
  confident: confidently,
};

function planRewrite({ formality, tone, length }: RewriteStyle): Plan {
  const isDetailed = length === 'detailed';
  const isNeutral = formality === 'neutral' && tone === 'neutral' && length === 'auto';
  return {
    correct: isDetailed ? 'grammar' : 'improve',
    style: isNeutral
      ? []
      : [
          ...(length === 'shorter' ? shortening : []),
          ...TONES[tone],
          keepingNames(askingOnce(toStage(FORMALITY[formality]))),
        ],
    layout: [],
    isInstruction: false,
    ...(isDetailed ? { notice: NO_FACTS_FOR_LENGTH } : {}),
  };
}

function planStep(step: IntentStep): (typeof STEPS)[PlainStep] {
  if (step.kind === 'replace') return { layout: [makeReplacement(step.find, step.write)] };
  if (step.kind === 'rewrite as') return { layout: [makeRewording(step.write)] };
  if (step.kind === 'remove') return { layout: [makeRemoval(step.find)] };
  return STEPS[step.kind];
}

function planInstruction(instruction: string, target: Target): Plan {
  const intent = findIntent(instruction, target);
  if (intent === undefined) {
    return { style: [], layout: [], refusal: refuseInstruction(instruction), isInstruction: true };
  }
  const parts = intent.steps.map(planStep);
  const corrections = parts.flatMap(({ correct }) => correct ?? []);
  const strongest = corrections.includes('improve') ? 'improve' : corrections[0];
  return {
    ...(strongest === undefined ? {} : { correct: strongest }),
    style: parts.flatMap(({ style }) => style ?? []),
    layout: parts.flatMap(({ layout }) => layout ?? []),
    isInstruction: true,
  };
}

const QUICK = {
  improve: [],
  grammar: [],
  shorten: shortening,
  humanize: humanizing,
  clarify: clarifying,
} as const satisfies Record<string, readonly StyleStage[]>;

export function makePlan(request: EnhanceRequest): Plan {
  if (request.action === 'rewrite') return planRewrite(request.style);
  if (request.action === 'ai_prompt')
    return planInstruction(request.instruction, {
      text: request.text,
      isSelection: request.context !== undefined,
    });
  const correct = request.action === 'grammar' ? 'grammar' : 'improve';
  return { correct, style: QUICK[request.action], layout: [], isInstruction: false };
}
