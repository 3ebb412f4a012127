import { findIrregularBase } from '../../lexicon/irregular-verbs.ts';
import { wordSet } from '../../lexicon/word-set.ts';
import { wordTable } from '../../lexicon/word-table.ts';

const NO_CONTENT = wordSet(`
  a about after all also am an and any are as at be been before being but by can could did do does doing done for from
  get give go got had has have he her here him his how i if in is it its just kindly know let like may might mind more
  much must my need no not now of off on one only or our out over please possible question re shall she should so some
  still such tell than that the their them then there these they this those to too up us very want was we were what when
  where whether which while who whom whose why will with would yes yet you your able already confirm many long often side
  think say see check again date time day sure ok okay thanks thank anything something someone anyone`);

const IRREGULAR: Readonly<Record<string, string>> = wordTable({
  came: 'come',
  sent: 'send',
  paid: 'pay',
  made: 'make',
});

/** Forms of one word brought to one: “deliveries”, “delivered” and “delivery” all give “deliver”. */
function toStem(word: string): string {
  const base = IRREGULAR[word] ?? findIrregularBase(word) ?? word;
  const stem = base
    .replace(/(?:'s|s')$/, '')
    .replace(/(?<=\p{L}{3})(?:ies|es|s)$/u, '')
    .replace(/(?:ations?|ing|ied|ed|e|ly|y|ment)$/, '');
  return stem.length >= 3
    ? stem
        .replace(/([b-df-hj-np-tv-z])\1$/, '$1')
        .replace(/er$/, 'r')
        .replace(/(?<=en)c$/, 's')
    : base;
}

/** The stems of the words that say what a sentence is about. */
export function listContent(text: string): Set<string> {
  const words = text.toLowerCase().match(/[\p{L}\p{N}][\p{L}\p{N}'.:-]*[\p{L}\p{N}]|\p{N}/gu) ?? [];
  return new Set(words.filter((word) => !NO_CONTENT.has(word)).map(toStem));
}
