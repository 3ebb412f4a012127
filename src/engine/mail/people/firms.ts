import { loadFrequencies } from '../../lexicon/frequencies.ts';
import { loadNames } from '../../lexicon/names.ts';
import { wordSet } from '../../lexicon/word-set.ts';

/** Occurrences in the word counts from which a word is an ordinary one. */
const ORDINARY = 2e5;
const TITLED =
  /^(?:mr|mrs|ms|mx|miss|dr|prof|professor|aunt|auntie|uncle|granny|nanny|nan|nana|grandma|grandpa|mum|mom|dad|coach|principal|pastor|rabbi|nurse|father|sister|brother|bishop|reverend|rev|sir|captain)\b/i;

/** Words that are hardly what a firm does. */
const FAMILY_NAMES = wordSet(
  'banks browning fields golding hills keeling king manning marks parks rivers sterling wells woods',
);

/** What firms are called, and nobody is. */
const TRADES = wordSet(
  'stationers builders plumbers solicitors florists caterers butchers bakers jewellers jewelers opticians printers publishers decorators electricians roofers movers removers retailers wholesalers suppliers distributors traders insurers brokers consultants architects engineers surveyors accountants cleaners glaziers joiners dyers tailors upholsterers opticians undertakers seedsmen ironmongers',
);

/** Whether what a mail goes to is a firm or an office by its words, such as “Bright Dental”, and nobody to greet by name. */
export async function loadFirms(): Promise<(name: string) => boolean> {
  const [frequencies, names] = [await loadFrequencies(), loadNames()];
  const isOrdinary = (word: string) => frequencies.of(word) > ORDINARY && !names.has(word);
  /** What firms do or are, behind the name of who runs them: “Kowalski Plumbing”, “Kowalski Motors”, but no “Chloe Barnes”. */
  const isTrade = (word: string) =>
    !FAMILY_NAMES.has(word) &&
    (word.endsWith('ing') || (/[^s]s$/.test(word) && isOrdinary(word.slice(0, -1))));
  return (name) => {
    const words = name.toLowerCase().match(/\p{L}[\p{L}'’-]*/gu) ?? [];
    // “Saoirse and Ben”
    if (TITLED.test(name) || words[1] === 'and') return false;
    const isNamed = words.length > 1 && names.has(words[0] ?? '');
    if (words.length > 1 && words.some((word) => TRADES.has(word))) return true;
    return words.some((word) => word.length > 3 && isOrdinary(word) && (!isNamed || isTrade(word)));
  };
}
