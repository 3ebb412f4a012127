import { isCommonWord } from '../../fact-guard/common-words.ts';
import { toForms } from '../../lexicon/inflection.ts';
import { wordTable } from '../../lexicon/word-table.ts';
import { withCapital } from '../../text/capital.ts';
import type { Sentence, Word } from '../../text/words.ts';
import type { Change } from '../../types.ts';
import { makeAsked } from '../layout/changes.ts';
import type { StyleStage } from '../stage.ts';
import { agree, findVerbBase, isMany, type Subject } from './verbs.ts';

const make = makeAsked('active', 'active voice');

const AUXILIARY =
  '(?:(?:has|have|had|will|can|could|should|must|may|might|would) )?(?:is|are|was|were|been|be)(?: being)?';
const PASSIVE = new RegExp(
  `^([^,;:"“”?!\\x60]+?) (${AUXILIARY}) ((?:\\p{L}+ly )?)(\\p{L}+)((?: (?:out|up|down|off|on|over))?) by ([^,;:"“”?!\\x60]+?)([.!]?)$`,
  'iu',
);
const AGENT =
  /^(?:(?:the|a|an|my|our|your|his|her|their|this|that|these|those|all|some|one|two|three) )?(?:[\p{L}'’-]+ ){0,2}?[\p{L}'’-]+(?: (?:and|of) (?:(?:the|a|an|my|our|your|his|her|their) )?[\p{L}'’-]+)?$/iu;
/** What is no one who acts: “by Friday”, “by email”, “by mistake”, “by doing it”. */
const NO_AGENT =
  /^(?:(?:the )?(?:end|beginning|start|middle)|\p{L}+days?|noon|midnight|january|february|march|april|may|june|july|august|september|october|november|december|tomorrow|today|tonight|then|now|next|hand|e-?mail|mail|post|phone|telephone|car|bus|train|plane|mistake|accident|chance|law|default|design|far|myself|himself|herself|itself|themselves|ourselves|yourself|\d.*|\p{L}+ing)(?= |$)/iu;
/** What follows who acts: “by the storm last night”. */
const AFTER_AGENT =
  /^(.+?)( (?:(?:last|this|next) (?:night|week|month|year|time|morning|afternoon|evening|summer|winter|spring|autumn|\p{L}+day)|yesterday|today|tomorrow|every|on|in|at|for|before|after|by e-?mail|by post|by phone|during|between|until|since|within|because|when|while|if|as|with|from|to|without|again|already|twice|once|now|then)\b.*)$/iu;

export const AS_SUBJECT = wordTable({
  me: 'I',
  him: 'he',
  her: 'she',
  us: 'we',
  them: 'they',
  you: 'you',
  it: 'it',
});
const AS_OBJECT = wordTable({ i: 'me', he: 'him', she: 'her', we: 'us', they: 'them', you: 'you', it: 'it' });

/** The active verb: “was written” as “wrote”, “will be checked” as “will check”. */
function toActive(auxiliary: string, base: string, subject: Subject): string | undefined {
  const [first = '', ...rest] = auxiliary.toLowerCase().split(' ');
  const { participle, gerund } = toForms(base);
  if (rest.at(-1) === 'being')
    return rest.length === 1 && agreeBe(first, subject) ? `${agreeBe(first, subject)} ${gerund}` : undefined;
  if (rest.length === 0) return agree(base, subject, /^wa?e?/.test(first) ? 'past' : 'present');
  if (/^(?:has|have|had)$/.test(first))
    return rest[0] === 'been'
      ? `${first === 'had' ? 'had' : subject === 'one' ? 'has' : 'have'} ${participle}`
      : undefined;
  return rest[0] === 'be' ? `${first} ${base}` : undefined;
}
const agreeBe = (form: string, subject: Subject) =>
  agree('be', subject, /^(?:was|were)$/.test(form) ? 'past' : 'present');

const isNoun = ({ tag }: Word) => /^(?:NOUN|PROPN)$/.test(tag);

const isNounPhrase = (agent: string, words: readonly Word[]) =>
  agent.split(' ').every((part) => {
    const tag = words.findLast(({ text }) => text === part)?.tag ?? '';
    return /^(?:NOUN|PROPN|PRON|DET|ADJ|NUM|CCONJ)$/.test(tag) || part === 'of';
  });

function readAgent(agent: string, words: readonly Word[]): Subject {
  if (/^me$/i.test(agent)) return 'I';
  if (/^(?:us|them|you|these|those)$/i.test(agent) || / and /i.test(agent)) return 'many';
  const head = agent.split(/ of /i, 1)[0]?.split(' ').at(-1) ?? '';
  const noun = words.findLast((word) => word.text === head && isNoun(word));
  return isMany(noun) ? 'many' : 'one';
}

/** “The report” goes on in small letters, “Anna” and “I” do not. */
function toObject(thing: string, words: readonly Word[]): string {
  const [first] = words;
  const pronoun = AS_OBJECT[thing.toLowerCase()];
  if (pronoun !== undefined) return pronoun;
  // “Confirmation of receipt”: the tagger takes a capital for a name
  const isPhrase =
    words[1]?.tag === 'ADP' &&
    (words[1].lower === 'of' || isCommonWord(first?.lower ?? '')) &&
    !/\p{Lu}/u.test(thing.slice(1));
  // “Registrations”
  const isPlural = /[^s]s$/.test(first?.lower ?? '') && isCommonWord(first?.lower.slice(0, -1) ?? '');
  const isName = (first?.tag === 'PROPN' && !isPhrase && !isPlural) || /^\p{Lu}{2}/u.test(thing);
  return isName ? thing : thing.charAt(0).toLowerCase() + thing.slice(1);
}

/** “near plot 20”, “on 12 March”: what stands behind a preposition, an adjective or a number is none. */
const isVerb = ({ tag }: Word, before: Word | undefined) =>
  /^(?:VERB|AUX)$/.test(tag) && !/^(?:ADP|DET|ADJ|ADV|NUM)$/.test(before?.tag ?? '');

function turn({ text, words }: Sentence, mayAct = AGENT): string | undefined {
  const [, thing = '', auxiliary = '', adverb = '', participle = '', particle = '', behind = '', mark = ''] =
    PASSIVE.exec(text.trim()) ?? [];
  const [, agent = behind, rest = ''] = AFTER_AGENT.exec(behind) ?? [];
  const verb = words.find((word) => word.text === participle);
  const base =
    verb && (findVerbBase(verb) ?? (toForms(verb.lower).participle === verb.lower ? verb.lower : undefined));
  const parts = new Set([...auxiliary.toLowerCase().split(' '), participle.toLowerCase()]);
  const isSimple = !words.some((word, index) => isVerb(word, words[index - 1]) && !parts.has(word.lower));
  const isAgent =
    AGENT.test(agent) && mayAct.test(agent) && !NO_AGENT.test(agent) && isNounPhrase(agent, words);
  if (base === undefined || !isSimple || !isAgent) return undefined;
  if (
    !/^(?:\p{Lu}|I\b)/u.test(thing) ||
    /^(?:by|in|on|at|after|before|there|who|what|which|when)\b/i.test(thing)
  )
    return undefined;
  const active = toActive(auxiliary, base, readAgent(agent, words));
  if (active === undefined) return undefined;
  const subject = AS_SUBJECT[agent.toLowerCase()] ?? agent;
  const sentence = `${subject} ${adverb}${active}${particle} ${toObject(thing, words)}${rest}${mark}`;
  return withCapital(sentence);
}

/** Passive sentences that name who acts, in the active voice: “The report was written by Anna.” */
export const activeVoice: StyleStage = {
  // A number moves with its sentence, letter by letter
  reach: 'named',
  find: (text, { read }) =>
    read(text).flatMap((sentence): Change[] => {
      const written = turn(sentence);
      return written === undefined
        ? []
        : [make(sentence.start, sentence.start + sentence.text.trimEnd().length, written)];
    }),
};

export const BEGINS_WITH_ACTOR = 'It is plainer to begin with who acts.';
const PRONOUN = /^(?:us|me|you|them|him|her)$/i;

/** “A reply will be sent by us.”: a pronoun at the end is nobody whom the sentence leads up to. */
export const pronounActors: StyleStage = {
  find: (text, { read }) =>
    read(text).flatMap((sentence): Change[] => {
      const written = turn(sentence, PRONOUN);
      if (written === undefined) return [];
      return [
        {
          start: sentence.start,
          end: sentence.start + sentence.text.trimEnd().length,
          replacement: written,
          category: 'clarity',
          reason: BEGINS_WITH_ACTOR,
          gist: 'who acts',
          rule: 'pronoun-actor',
        },
      ];
    }),
};
