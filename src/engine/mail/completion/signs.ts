import { PERSON, ROLE } from '../people/somebody.ts';
import type { SentenceModel } from '../words/sentence-model.ts';
import type { Clause } from './clause.ts';
import { isSeveral, type Structure } from './structures.ts';
import { readState } from './word-class.ts';

/** What tells which structure and which articles a clause wants: each sign counts as it was fitted. */

const SHE =
  /\b(?:she|her|hers|mum|mom|mother|wife|sister|daughter|aunt|auntie|gran|nan|grandma|granny|niece|girl|woman|lady|mrs|ms|miss|landlady|girlfriend)\b/i;
const HE =
  /\b(?:he|him|his|dad|father|husband|brother|son|uncle|grandad|grandpa|nephew|boy|man|guy|bloke|mr|boyfriend)\b/i;
const IS_PERSON = new RegExp(`\\b(?:${PERSON}|${ROLE})\\b`, 'i');
/** Whose pronoun may stand for somebody that the words name. */
export const readGender = (said: string) =>
  SHE.test(said)
    ? HE.test(said)
      ? 'both'
      : 'she'
    : HE.test(said)
      ? 'he'
      : IS_PERSON.test(said)
        ? 'person'
        : 'nobody';

const toBin = (power: number) => Math.max(-3, Math.min(3, Math.round(power)));
/** How much likelier a word is as a thing than of how something is. */
const readNoun = (word: string, { score }: SentenceModel) =>
  toBin(score(`the ${word} is`) - score(`it is ${word}`));
/** How much likelier two words are as the name of one thing than as a thing and what it is. */
const readJoint = (before: string, after: string, { score }: SentenceModel) =>
  toBin(score(`the ${before} ${after} is`) - score(`the ${before} is ${after}`));

/** What stands around a clause. */
export interface Setting {
  /** The clause before it; empty where none is. */
  said: Clause;
  /** A question of the mails that it answers. */
  asked: Clause;
  /** “but”, “because”; empty for a main clause. */
  joint: string;
  /** What follows its main clause begins with it. */
  next: string;
  isWhole: boolean;
  isRequest: boolean;
  model: SentenceModel;
}

function* listSettingSigns({ said, asked, joint, next, isWhole, isRequest }: Setting): Generator<string> {
  yield `whole:${isWhole}`;
  yield `request:${isRequest}`;
  yield `joint:${joint}`;
  yield `next:${next}`;
  const text = said.texts.join(' ');
  yield `said:${said.texts.length === 0 ? 'nothing' : said.classes[0]}`;
  yield `gender:${readGender(text)}`;
  yield `said own:${said.lower.some((word) => /^(?:i|we|my|our|me|i'm|i've|we're|we've)$/.test(word))}`;
  yield `said last:${said.classes.at(-1) ?? 'nothing'}`;
  yield `said subject:${said.texts.length === 0 ? 'nothing' : said.classes[0] === 'article' ? `${said.classes[1]} ` : `${said.classes[0]} ${said.classes[1]}`}`;
  yield `said past:${said.classes.some((each) => /^(?:did|done)$/.test(each)) || /\b(?:was|were)\b/.test(text)}`;
  if (asked.texts.length > 0) {
    yield `asked:${asked.lower.slice(0, 2).join(' ')}`;
    yield `asked you:${asked.lower.some((word) => /^(?:you|your)$/.test(word))}`;
    yield `asked gender:${readGender(asked.texts.join(' '))}`;
  }
}

export function* listStructureSigns(
  clause: Clause,
  { words, place }: Structure,
  setting: Setting,
): Generator<string> {
  const { classes, lower } = clause;
  const { model } = setting;
  const at = (index: number) => (index < 0 ? 'start' : (classes[index] ?? 'end'));
  const word = (index: number) => lower[index] ?? '';
  const kind = place > 0 ? `… ${words}` : words;
  const group = place > 0 ? 'verb' : words === '' ? 'none' : 'opening';
  for (const sign of listSettingSigns(setting)) yield `${kind} ${sign}`;
  yield `${group} whole:${setting.isWhole}`;
  yield `${group} whole:${setting.isWhole} ${at(0)}`;
  yield kind;
  const length = Math.min(classes.length, 6);
  const [state, noun, joint] = [
    toBin(readState(word(0), model)),
    readNoun(word(0), model),
    readJoint(word(0), word(1), model),
  ];
  for (const name of [kind, group]) {
    yield `${name} first:${at(0)}`;
    yield `${name} first:${at(0)} ${at(1)}`;
    yield `${name} first:${at(0)} ${at(1)} ${at(2)}`;
    yield `${name} word:${word(0)}`;
    yield `${name} word:${word(0)} ${at(1)}`;
    yield `${name} words:${word(0)} ${word(1)}`;
    yield `${name} length:${length}`;
    yield `${name} last:${at(classes.length - 1)}`;
    yield `${name} state:${state} ${at(0)}`;
    yield `${name} noun:${noun} ${at(0)}`;
    yield `${name} joint:${joint}`;
    for (const each of new Set(classes)) yield `${name} has:${each}`;
  }
  yield `${kind} own gender:${readGender(lower.join(' '))}`;
  if (place === 0) return;
  yield `place:${place}`;
  yield `place left:${Math.min(4, classes.length - place)}`;
  yield `several:${isSeveral(clause, place)} ${words}`;
  const [ahead, subject, after] = [
    readJoint(word(place - 1), word(place), model),
    readNoun(word(place - 1), model),
    toBin(readState(word(place), model)),
  ];
  yield `ahead:${ahead}`;
  yield `ahead:${ahead} ${at(place - 1)} ${at(place)}`;
  yield `ends:${subject}`;
  yield `ends:${subject} ${at(place - 1)}`;
  for (const name of [kind, group]) {
    yield `${name} before:${at(place - 1)}`;
    yield `${name} before:${word(place - 1)}`;
    yield `${name} before:${at(place - 2)} ${at(place - 1)}`;
    yield `${name} after:${at(place)}`;
    yield `${name} after:${word(place)}`;
    yield `${name} after:${at(place)} ${at(place + 1)}`;
    yield `${name} after:${word(place)} ${at(place + 1)}`;
    yield `${name} at:${at(place - 1)} ${at(place)}`;
    yield `${name} at:${at(place - 2)} ${at(place - 1)} ${at(place)}`;
    yield `${name} at:${at(place - 1)} ${at(place)} ${at(place + 1)}`;
    yield `${name} after state:${after}`;
    yield `${name} after state:${after} ${at(place)}`;
  }
  for (const each of new Set(classes.slice(1, place))) yield `subject has:${each}`;
  for (const each of new Set(classes.slice(place + 1))) yield `predicate has:${each}`;
}

/** `at`: the index of the word before which `joint` may be set, of a clause that has its structure. */
export function* listArticleSigns(
  { classes, lower }: Clause,
  at: number,
  joint: string,
  { said, model }: Setting,
): Generator<string> {
  const near = (index: number) => (index < 0 ? 'start' : (classes[index] ?? 'end'));
  const word = (index: number) => lower[index] ?? '';
  yield joint;
  yield `${joint} own:${near(at)}`;
  yield `${joint} word:${word(at)}`;
  yield `${joint} words:${word(at)} ${word(at + 1)}`;
  yield `${joint} before:${near(at - 1)}`;
  yield `${joint} before:${word(at - 1)}`;
  yield `${joint} pair:${word(at - 1)} ${word(at)}`;
  yield `${joint} around:${near(at - 1)} ${near(at)}`;
  yield `${joint} around:${near(at - 1)} ${near(at)} ${near(at + 1)}`;
  yield `${joint} after:${near(at)} ${near(at + 1)}`;
  yield `${joint} after:${near(at)} ${near(at + 1)} ${near(at + 2)}`;
  yield `${joint} first:${at === 0} ${near(at)} ${near(at + 1)}`;
  yield `${joint} first:${near(0)} ${word(0)}`;
  // The noun that it belongs to
  let head = at;
  while (
    /^(?:noun|things|thing|does-or-things|adjective-or-noun|person|people|base-or-noun)$/.test(near(head + 1))
  )
    head += 1;
  yield `${joint} head:${word(head)}`;
  yield `${joint} head:${near(head)} ${near(at - 1)}`;
  yield `${joint} head:${near(head)} next:${near(head + 1)}`;
  yield `${joint} noun:${readNoun(word(head), model)} ${near(head)}`;
  yield `${joint} known:${said.lower.includes(word(head))}`;
}
