import { toForms } from '../../lexicon/inflection.ts';
import { type Finding, type Place, placesOf, type Rule } from '../../rules/kit.ts';
import type { Word } from '../../text/words.ts';

/** A verb that says little, the noun that says it, and the verb that would: “make a decision on” is to decide on. */
const TABLE = `
  make take reach come: decision to=decide to, decision on=decide on, decision about=decide on, decision regarding=decide on
  make: attempt to=try to, effort to=try to, choice to=choose to, change to=change, changes to=change, improvements to=improve
  make: adjustments to=adjust, adjustment to=adjust, modifications to=modify, alterations to=alter, contribution to=contribute to
  make: distinction between=distinguish between, reference to=refer to, comparison of=compare, comparison between=compare
  make: assessment of=assess, assumption that=assume that, recommendation that=recommend that, suggestion that=suggest that
  make: recommendation to=recommend to, announcement that=announce that, complaint about=complain about, payment of=pay
  make: mention of the fact that=mention that
  make: argument that=argue that, corrections to=correct, application for=apply for, purchase of=buy, arrangements to=arrange to, arrangements for=arrange for, plans to=plan to
  make: preparations for=prepare for, reduction in=reduce, reductions in=reduce, request for=request, start on=start
  make reach: agreement to=agree to
  reach come: agreement on=agree on, agreement that=agree that, conclusion that=conclude that
  give: consideration to=consider, explanation of=explain, description of=describe, indication of=indicate, answer to=answer
  give: indication that=indicate that, approval to=approve, approval for=approve, authorization for=authorize
  give provide: reply to=reply to, assistance to=assist, help to=help, support to=support, advice to=advise, encouragement to=encourage
  provide: description of=describe, explanation of=explain
  provide: confirmation that=confirm that, support for=support, guidance to=guide, indication of=indicate, definition of=define
  conduct perform undertake do carry: investigation of=investigate, investigation into=investigate, evaluation of=evaluate
  conduct perform undertake do carry: assessment of=assess, review of=review, inspection of=inspect, examination of=examine
  conduct perform undertake do carry: analysis of=analyze, calculation of=calculate, comparison of=compare, survey of=survey
  conduct perform undertake do carry: installation of=install, evaluation of=evaluate, audit of=audit, test of=test, damage to=damage
  have hold: discussion about=discuss, discussion on=discuss, discussions about=discuss, discussion of=discuss
  take have: look at=look at
  have: need for=need, preference for=prefer, objection to=object to, impact on=affect, effect on=affect, influence on=influence
  have: intention to=intend to, desire to=want to, belief that=believe that, suspicion that=suspect that, doubts about=doubt
  be: in agreement with=agree with, in need of=need, in possession of=have, indicative of=indicate, supportive of=support
  be: in favor of=support, in favour of=support
  be: dependent on=depend on, of the opinion that=think that, desirous of=want, reflective of=reflect, in receipt of=have`;

/** The plain verb of “light noun preposition”. */
const PLAIN = new Map<string, string>();
for (const row of TABLE.trim().split('\n')) {
  const [verbs = '', frames = ''] = row.trim().split(': ');
  for (const frame of frames.split(', ')) {
    const [noun = '', plain = ''] = frame.split('=');
    for (const verb of verbs.split(' ')) PLAIN.set(`${verb} ${noun}`, plain);
  }
}

type Form = keyof ReturnType<typeof toForms>;
type Light = readonly [verb: string, form: Form];

const BE_FORMS: readonly (readonly [word: string, form: Form])[] = [
  ...(['am', 'are', 'be'] as const).map((word) => [word, 'base'] as const),
  ...(['was', 'were'] as const).map((word) => [word, 'past'] as const),
  ['is', 'third'],
  ['been', 'participle'],
  ['being', 'gerund'],
];

/** What form of which light verb a word is. The past of each but “be” and “do” stands for its participle, too. */
const LIGHT = new Map<string, Light>(BE_FORMS.map(([word, form]) => [word, ['be', form]]));
for (const key of PLAIN.keys()) {
  const [verb = ''] = key.split(' ');
  const forms = toForms(verb);
  if (verb !== 'be')
    for (const form of ['participle', 'past', 'third', 'gerund', 'base'] as const)
      LIGHT.set(forms[form], [verb, form]);
}

const PERFECT = /^(?:have|has|had|having|'ve)$/;
/** Words that belong to the light verb. */
const LEADS = new Set(['carry out', 'come to']);
const LONGEST_FRAME = 5;

/** Whether what comes next is what the plain verb takes: after “that” a clause, and nobody before an infinitive. */
function fits(frame: string, next: Word): boolean {
  if (/ that$/.test(frame)) return /^(?:DET|PRON|NOUN|PROPN|ADJ|NUM)$/.test(next.tag);
  if (/ for$/.test(frame)) return /^(?:DET|NOUN|ADJ|NUM)$/.test(next.tag) || /^(?:it|them)$/.test(next.lower);
  return !/^(?:PUNCT|EDGE|CCONJ|SCONJ)$/.test(next.tag);
}

const beforeAdverb = (at: Place['at']) => (/^(?:ADV|PART)$/.test(at(-1).tag) ? at(-2) : at(-1));

function findPlain({ word, at }: Place): { plain: string; last: Word; adverb: string } | undefined {
  const [verb, form] = LIGHT.get(word.lower) ?? [];
  // “were given an explanation of the plan”: to whom it was explained.
  const isPassive = LIGHT.get(beforeAdverb(at).lower)?.[0] === 'be' && form !== 'gerund';
  if (verb === undefined || isPassive) return undefined;
  // “are therefore of the opinion that”
  const adverb =
    verb === 'be' && at(1).tag === 'ADV' && !/^(?:not|n't|so|too|very)$/.test(at(1).lower) ? at(1).text : '';
  let from = adverb !== '' || LEADS.has(`${verb} ${at(1).lower}`) ? 2 : 1;
  if (/^(?:an?|the|some|any)$/.test(at(from).lower)) from += 1;
  let frame: string = verb;
  for (let length = 0; length < LONGEST_FRAME; length += 1) {
    const last = at(from + length);
    frame += ` ${last.lower}`;
    const plain = PLAIN.get(frame);
    if (plain !== undefined && fits(frame, at(from + length + 1))) return { plain, last, adverb };
  }
  return undefined;
}

/** The form of the plain verb that the light one has. */
function toForm({ word, at }: Place, plain: string): string {
  const [, form = 'base'] = LIGHT.get(word.lower) ?? [];
  const before = beforeAdverb(at);
  return toForms(plain)[form === 'past' && PERFECT.test(before.lower) ? 'participle' : form];
}

/** “make a decision to” is to decide to. */
export const lightVerbs: Rule = {
  id: 'shorten-light-verb',
  category: 'shortening',
  gist: 'verb and noun',
  *find(sentence): Generator<Finding> {
    for (const place of placesOf(sentence)) {
      const found = findPlain(place);
      if (found === undefined) continue;
      const verb = toForm(place, found.plain);
      const replacement = found.adverb === '' ? verb : `${found.adverb} ${verb}`;
      const reason = `“${verb}” says it in fewer words.`;
      yield { start: place.word.start, end: found.last.end, replacement, reason };
    }
  },
  examples: [
    ['The team carried out an inspection of the lift.', 'The team inspected the lift.'],
    ['He has given consideration to the plan.', 'He has considered the plan.'],
    ['We are in need of chairs.', 'We need chairs.'],
    ['They made mention of the fact that it leaks.', 'They mentioned that it leaks.'],
    ['She is still of the opinion that it fits.', 'She still thinks that it fits.'],
    ['They reached an agreement on the price.', 'They agreed on the price.'],
  ],
  leaves: [
    'They made a recommendation that was ignored.',
    'The attempt that they made to win failed.',
    'They came to the party to make an attempt.',
    'The carried weight of the lift.',
    'They were given an explanation of the plan.',
  ],
};
