import type { Beyond, PartName, PlainStep, Quality } from './words.ts';

/** A part of the text that an instruction names. `at` counts units from 0, or from the end with −1. */
export type Part =
  | { name: PartName; at?: readonly number[]; about?: string }
  | { name: 'words'; words: string };

export type IntentStep =
  | { kind: PlainStep }
  | { kind: 'replace'; find: string; write: string }
  | { kind: 'remove'; part: Part }
  | { kind: 'move'; part: Part; at: 'start' | 'end' }
  | { kind: 'join paragraphs'; at: number }
  | { kind: 'full dates'; isMonthFirst: boolean }
  | { kind: 'swap paragraphs' }
  | { kind: 'part paragraphs'; count: number }
  | { kind: 'write part'; part: Part; write: string }
  | { kind: 'insert'; at: 'start' | 'end'; write: string; isFrame?: boolean }
  | { kind: 'rewrite as'; write: string }
  | { kind: 'person'; from: Person; to: Person };

/** By whom a text is told, or of whom. */
export type Person = 'I' | 'we' | 'he' | 'she';

/** What corrections are of, as an instruction names it. */
export type Corrected = 'spelling' | 'grammar' | 'punctuation' | 'commas';

/** What must stay as it is. */
export type Limit =
  | { kind: 'part'; part: Part }
  | { kind: 'inside'; part: Part }
  | { kind: 'only'; category: 'spelling' | 'punctuation' }
  | {
      kind: 'not';
      what:
        | Exclude<Quality, 'facts' | 'rest'>
        | 'longer'
        | 'shorter'
        | 'contractions'
        | 'casual'
        | 'corrections'
        | Corrected;
    };

/** What is to be done, in order, what must stay, and what of the instruction cannot be followed. */
export interface Intent {
  steps: readonly IntentStep[];
  limits: readonly Limit[];
  /** Nothing else, no correction either. */
  isOnly: boolean;
  beyond: readonly Beyond[];
  /** What is said beside a wish that was understood, and is not itself. */
  missed: readonly string[];
  /** Those of the wishes that are not understood, in the words of the instruction. */
  unread: readonly string[];
  /** Steps that only limit others: nobody misses them where there is nothing to do. */
  asides: readonly IntentStep[];
}

/** Why an instruction cannot be followed. */
export type Obstacle = 'unknown' | 'limit' | 'contradiction' | Beyond;

/** What the text is, that an instruction is for. */
export interface Target {
  text: string;
  /** Selected out of a longer one. */
  isSelection: boolean;
}

/** What one wish asks for. */
export interface Reading {
  steps?: readonly IntentStep[];
  limits?: readonly Limit[];
  isAside?: boolean;
  isOnly?: boolean;
  /** Only says how far another wish may go. */
  isMild?: boolean;
  /** Wants a tone that may be there already. */
  isKept?: boolean;
  beyond?: Beyond;
  /** The words behind it that are not understood. */
  missed?: string;
}

export interface Source extends Target {
  instruction: string;
  /** It says that nothing else is to be done. */
  isSole: boolean;
}
