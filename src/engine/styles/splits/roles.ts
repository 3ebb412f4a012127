import { wordSet } from '../../lexicon/word-set.ts';
import type { Word } from '../../text/words.ts';
import { isVerb } from './clauses.ts';

const ARTICLES = wordSet('a an the one his her its their our');
/** Offices that need no article: “director of the museum”. */
const OFFICES = wordSet(`
  director head leader chief president chairman chairwoman chair professor founder co-founder editor manager secretary
  minister mayor author writer owner chief-executive executive spokesman spokeswoman spokesperson member lecturer
  coordinator co-ordinator captain deputy vice former senior mother father`);
const PARTICIPLE = /(?:ing|ed|en|own|ade|ept|ilt|old|eld|ent|iven|ung|ught|orn)$/;
const OPENS_OWN = /^(?:who|which|that|whose|where|whom)$/;

/** Verbs of saying and thinking, in the past: who said it still is who they were. */
const SAID = wordSet(`
  said told added explained warned argued claimed wrote announced insisted admitted believed thought described agreed
  called urged suggested confirmed estimated stressed denied accused`);

/** Whether what is said of somebody beside this verb holds now. */
export function isPresent({ lower }: Word): boolean {
  return (
    SAID.has(lower) || /^(?:is|are|has|have|does|will|can|may)$/.test(lower) || /[a-z][^su]s$/.test(lower)
  );
}

/** Whether the words tell what somebody or something is: “a baker from the harbour”, “head of the school”. */
export function opensRole(words: readonly Word[]): boolean {
  const [first, second] = words;
  if (first === undefined || second === undefined) return false;
  const isOffice =
    OFFICES.has(first.lower) && words.slice(1, 5).some(({ lower }) => /^(?:of|at|for|in|from)$/.test(lower));
  if (!ARTICLES.has(first.lower) && !isOffice) return false;
  const verb = words.findIndex((word) => isVerb(word) && !PARTICIPLE.test(word.lower));
  return verb < 0 || words.slice(0, verb).some(({ lower }) => OPENS_OWN.test(lower));
}
