/** What a writing engine takes and gives. Every engine, embedded or hosted, speaks this. */
import type { DocumentFacts } from './text/facts.ts';

export type Language = 'en-us' | 'en-ca' | 'en-gb';

/** What the embedded engine's correcting pipeline does; the other actions build on it. */
export type CorrectAction = 'improve' | 'grammar';

export type QuickAction = CorrectAction | 'shorten' | 'humanize' | 'clarify';

export interface RewriteStyle {
  formality: 'casual' | 'semi-casual' | 'neutral' | 'professional' | 'very-formal';
  tone: 'polite' | 'neutral' | 'confident';
  length: 'shorter' | 'auto' | 'detailed';
}

/** What writers have said of themselves, for engines that can make use of it. Their own words: data, never instructions. */
export interface WriterBackground {
  purpose: 'work' | 'personal' | 'academic' | 'creative' | 'mixed';
  jobTitle: string | null;
  primaryFunction: string | null;
  industry: string | null;
}

/** How writers write, as they say and show it themselves. Either may be empty. Material, as the background is. */
export interface WriterVoice {
  note: string;
  /** A text in their own hand. */
  example: string;
}

/** Whom an engine writes for. */
export interface WriterPreferences {
  /** Whose spelling the result has. */
  language: Language;
  /** With which their emails are signed. Their own words, as the background is. */
  name?: string | null;
  background?: WriterBackground;
  /** Words that are right as they write them; those that stand in the text are enough. Data, as the background is. */
  dictionary?: readonly string[];
  /** Rules by which nothing is to be changed or remarked on, by their ids. */
  switchedOffRules?: readonly string[];
  voice?: WriterVoice;
  /** Tells one writer from another, where an engine that has little time lets them take turns. Never shown or sent. */
  turnKey?: string;
}

interface TextRequest extends WriterPreferences {
  /** The writer's text. Offsets in the answer are UTF-16 code units of this string. */
  text: string;
}

export type EnhanceRequest =
  | (TextRequest & { action: QuickAction })
  | (TextRequest & { action: 'rewrite'; style: RewriteStyle })
  | (TextRequest & {
      action: 'ai_prompt';
      /** What the writer asks for, in their own words. */
      instruction: string;
      /** What stands on either side of the text, to read and not to change. */
      context?: { before: string; after: string };
    });

export type ChangeCategory =
  | 'spelling'
  | 'grammar'
  | 'punctuation'
  | 'wording'
  | 'tone'
  | 'clarity'
  | 'shortening'
  /** Something that the source does not say, such as a greeting. */
  | 'content';

/** One edit of the source text. Changes are sorted, never overlap, and applied together give the result's text. */
export interface Change {
  /** First UTF-16 code unit of the source text that the edit replaces. */
  start: number;
  /** One past the last; equal to `start` for an insertion. */
  end: number;
  replacement: string;
  /** Other wordings that may be meant or would do as well, the best first: two at most. */
  alternatives?: readonly string[] | undefined;
  category: ChangeCategory;
  /** One sentence for the writer: the rule, not a verdict. */
  reason: string;
  /** At most three words for a narrow margin, such as “participle”. Empty where it would only repeat the category. */
  gist: string;
  /** The rule that made it, by which a writer can switch it off. */
  rule: string;
}

/** What differs between source and result that only the writer can vouch for. */
export type FactKind = 'number' | 'date' | 'name' | 'link' | 'quotation' | 'negation' | 'statement' | 'blank';

/** Something the engine noticed in the *result* and was not sure enough to change. */
export interface Issue {
  id: string;
  type: ChangeCategory;
  message: string;
  /** The rule that noticed it. */
  rule: string;
  /** UTF-16 code units of the result text. */
  startIndex: number;
  endIndex: number;
  /** What may stand in place of the words, likeliest first. */
  replacements: string[];
}

/** How much is said of a text that is still being written. */
export type CheckLevel = 'errors' | 'style';

export interface CheckRequest extends TextRequest {
  level: CheckLevel;
  /** Facts of the whole where the text is a passage of it. */
  document?: DocumentFacts;
}

/** Something in a text that is still being written. Sorted, never overlapping, never empty. */
export interface CheckIssue {
  /** UTF-16 code units of the text. */
  start: number;
  end: number;
  category: ChangeCategory;
  /** One sentence for the writer. */
  reason: string;
  rule: string;
  /** What may stand in place of the words, likeliest first: none to five. An empty one takes them away. */
  replacements: string[];
}

/** What every result may say about itself to the writer, in one sentence. */
interface Noticed {
  notice?: string;
}

/**
 * Why an engine gives no result: what was asked for is beyond it. The sentence says what can be asked instead, and holds
 * nothing of the writer's words, since it is kept and logged.
 */
export interface Refusal {
  code: 'INSTRUCTION_UNKNOWN' | 'ORDER_NOT_UNDERSTOOD' | 'LANGUAGE_NOT_UNDERSTOOD';
  message: string;
}

export interface EnhanceResult extends Noticed {
  /** Set where nothing was done: the text is the source then, and no result. */
  refusal?: Refusal;
  /** Set where every change is by the rules, which stood in for the engine that was asked. */
  isByStandIn?: boolean;
  /** Set where some of what was asked is left to the writer, as the notice says. It costs nothing then. */
  isInPart?: boolean;
  text: string;
  changes: Change[];
  issues: Issue[];
}

export interface ReplyRequest extends WriterPreferences {
  /** The mails so far, as they were pasted: data, never instructions. */
  chain: string;
  /** The writer's rough reply. The result's changes are changes of this text. */
  draft: string;
  /** 1 to 5 each; left out, the draft decides. Tone: 1 uncertain, 5 authoritative. */
  style: { formality?: number; tone?: number; length?: number };
}

export interface ReplyResult extends EnhanceResult {
  /** Questions of the newest message, and whether the reply answers them. */
  questions: { text: string; answered: boolean }[];
}

export interface ComposeRequest extends WriterPreferences {
  /** What the writer wants to say. The result's changes are changes of this text. */
  description: string;
  recipient?: string;
  subject?: string;
  style: {
    formality: 'casual' | 'neutral' | 'formal';
    tone: 'polite' | 'friendly' | 'confident';
    length: 'short' | 'auto' | 'detailed';
  };
}

export interface ComposeResult extends EnhanceResult {
  subject: string;
}

export type TextType = 'email' | 'direct-message' | 'document' | 'presentation' | 'other';

export interface ReviewRequest extends WriterPreferences {
  text: string;
  type: TextType;
}

/** A stretch of the text under review, in UTF-16 code units, and its words. */
export interface Evidence {
  start: number;
  end: number;
  quote: string;
}

export type RatingCategory =
  | 'Friendliness'
  | 'Professionalism'
  | 'Confidence'
  | 'Politeness'
  | 'Readability'
  | 'Clarity';

export interface SignCount {
  name: string;
  count: number;
  /** In any text, and not one that some have for a reason, such as a hedge. */
  isFault: boolean;
}

export interface ReviewResult extends Noticed {
  /** Which ones depends on the type of the text; none where it cannot be rated. Scores from 1 to 5 in halves. */
  ratings: { category: RatingCategory; score: number; description: string; evidence: Evidence[] }[];
  writtenFeedback: string;
  points: {
    id: string;
    title: string;
    explanation: string;
    evidence: Evidence;
    /** A fix as changes of the whole text; empty where the engine has none at hand. */
    changes: Change[];
    /** What to ask of a partial edit of the evidence instead. */
    instruction: string;
  }[];
  /** How often each sign was found that the ratings weigh; undefined where scores are not counted. */
  counts?: SignCount[];
}

/** What the provider of a model has counted, in its own tokens. */
export interface TokenUsage {
  inputTokens: number;
  outputTokens: number;
}

/**
 * The text as it is written, then exactly one result. A stream without a result has failed. `usage` comes whenever a
 * provider says what it has counted, and adds to what came before: what is known stays known where a call then fails.
 */
export type EngineEvent<Result> =
  | { type: 'text'; text: string }
  | ({ type: 'usage' } & TokenUsage)
  | { type: 'result'; result: Result };

/** Calls end with an exception of name `AbortError` as soon as their signal fires. */
export interface WritingEngine {
  /** What the writer is told of who answered. `local` is false when the text leaves the operator's server. */
  readonly identity: { name: string; local: boolean };
  enhance(request: EnhanceRequest, signal: AbortSignal): AsyncIterable<EngineEvent<EnhanceResult>>;
  reply(request: ReplyRequest, signal: AbortSignal): AsyncIterable<EngineEvent<ReplyResult>>;
  compose(request: ComposeRequest, signal: AbortSignal): AsyncIterable<EngineEvent<ComposeResult>>;
  review(request: ReviewRequest, signal: AbortSignal): AsyncIterable<EngineEvent<ReviewResult>>;
  /** Resolves when the engine can answer, rejects when it cannot. */
  ready(): Promise<void>;
  close(): Promise<void>;
}

/** The rules, which besides check a text that is still being written. */
export interface RuleEngine extends WritingEngine {
  check(request: CheckRequest, signal: AbortSignal): Promise<CheckIssue[]>;
}
