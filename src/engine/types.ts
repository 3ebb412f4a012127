/** What a writing engine takes and gives. Every engine, embedded or hosted, speaks this. */

export type Language = 'en-us' | 'en-ca' | 'en-gb';

export type EnhanceAction = 'improve' | 'grammar';

export interface EnhanceRequest {
  action: EnhanceAction;
  /** The writer's text. Offsets in the answer are UTF-16 code units of this string. */
  text: string;
  language: Language;
}

export type ChangeCategory = 'spelling' | 'grammar' | 'punctuation' | 'wording' | 'shortening';

/** One edit of the source text. Changes are sorted, never overlap, and applied together give the result's text. */
export interface Change {
  /** First UTF-16 code unit of the source text that the edit replaces. */
  start: number;
  /** One past the last; equal to `start` for an insertion. */
  end: number;
  replacement: string;
  category: ChangeCategory;
  /** One sentence for the writer: the rule, not a verdict. */
  reason: string;
  /** At most three words for a narrow margin, such as “participle”. Empty where it would only repeat the category. */
  gist: string;
  /** The rule that made it, for tests and reports. */
  rule: string;
}

/** Something the engine noticed in the *result* and was not sure enough to change. */
export interface Issue {
  id: string;
  type: ChangeCategory;
  message: string;
  /** UTF-16 code units of the result text. */
  startIndex: number;
  endIndex: number;
}

export interface EnhanceResult {
  text: string;
  changes: Change[];
  issues: Issue[];
}

/** The text as it is written, then exactly one result. A stream without a result has failed. */
export type EnhanceEvent = { type: 'text'; text: string } | { type: 'result'; result: EnhanceResult };

export interface WritingEngine {
  /** What the writer is told of who answered. `local` is false when the text leaves the operator's server. */
  readonly identity: { name: string; local: boolean };
  /** Ends with an exception of name `AbortError` as soon as `signal` fires. */
  enhance(request: EnhanceRequest, signal: AbortSignal): AsyncIterable<EnhanceEvent>;
  /** Resolves when the engine can answer, rejects when it cannot. */
  ready(): Promise<void>;
  close(): Promise<void>;
}
