import { IS_MONTH } from '../words/dates.ts';
import type { Clause } from './clause.ts';

/** What may be set before a noun. */
const ARTICLES = ['', 'the', 'a', 'my'] as const;
/** What may be set before a time. */
const TIME_JOINTS = ['', 'on', 'at', 'at the'] as const;
/** “10th is tight”, “due 5th” */
const DAY_JOINTS = ['', 'the', 'on the'] as const;
/** “room b”, “page 3” */
const IS_LABEL = /^(?:\d{1,3}|(?![ai]$)\p{L})$/u;
const IS_DAY_OF_MONTH = /^\d{1,2}(?:st|nd|rd|th)$/;
/** “friday meeting”, “washing machine”, “minibus”: what a subject may begin with. */
const OPENS_SUBJECT = /^(?:weekday|doing|unknown)$/;
const IS_NAMED_THING =
  /^(?:noun|things|thing|does-or-things|person|people|base-or-noun|adjective-or-noun|unknown)$/;

const OPENS_NOUN =
  /^(?:noun|things|thing|does-or-things|person|people|adjective|adjective-or-noun|base-or-noun|done|base|does)$/;
const NO_NOUN_BEHIND =
  /^(?:article|number|many|no|name|noun|things|thing|does-or-things|person|people|adjective|adjective-or-noun|base-or-noun|kin|how|and|very)$/;

/** Of whom everybody has their own. */
const FAMILY =
  /^(?:father|mother|wife|husband|partner|son|daughter|sister|brother|nephew|niece|cousin|uncle|aunt|grandson|granddaughter|stepson|stepdaughter)$/;

/** “room b”, “rest 10 days”, and “spare wellies”, of which nobody knows the singular. */
function hasNone({ classes, lower }: Clause, at: number): boolean {
  const next = lower[at + 1] ?? '';
  const noun = /^adjective/.test(classes[at] ?? '') ? at + 1 : at;
  const isUnknownPlural = classes[noun] === 'unknown' && /[^s]s$/.test(lower[noun] ?? '');
  return IS_LABEL.test(next) || (lower[at] === 'rest' && /^\d/.test(next)) || (at > 0 && isUnknownPlural);
}

/** What may be set before the word at `at`; nothing where the word opens no noun. */
export function listJoints(clause: Clause, at: number): readonly string[] {
  const { classes, lower } = clause;
  const own = classes[at] ?? '';
  if (hasNone(clause, at)) return [];
  const isDate = own === 'number' && IS_MONTH.test(lower[at + 1] ?? '');
  const next = classes[at + 1] ?? '';
  if (at === 0 && OPENS_SUBJECT.test(own) && (own === 'unknown' || IS_NAMED_THING.test(next)))
    return ARTICLES;
  if (IS_DAY_OF_MONTH.test(lower[at] ?? '') && !isDate)
    return /^(?:article|how|many)$/.test(classes[at - 1] ?? '') ? [] : DAY_JOINTS;
  if (
    own === 'weekday' ||
    isDate ||
    (own === 'time' && /^(?:noon|midnight)$/.test(lower[at] ?? '')) ||
    lower[at] === 'end'
  )
    return classes[at - 1] === 'at' ? [] : TIME_JOINTS;
  const isOrdinal =
    /^(?:next|last|first|only)$/.test(lower[at] ?? '') &&
    /^(?:noun|things|thing|number|base-or-noun)$/.test(classes[at + 1] ?? '');
  if ((!OPENS_NOUN.test(own) && !isOrdinal) || (at > 0 && NO_NOUN_BEHIND.test(classes[at - 1] ?? '')))
    return [];
  // “a corrected bill”
  if (classes[at - 1] === 'done' && /^(?:article|very|at|back)$/.test(classes[at - 2] ?? '')) return [];
  return FAMILY.test(lower[at] ?? '') ? ['', 'my'] : ARTICLES;
}
