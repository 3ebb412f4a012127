import { wordSet } from '../../lexicon/word-set.ts';
import { type Finding, placesOf, type Rule } from '../../rules/kit.ts';
import { carriesClause } from './clauses.ts';

/** Verbs after which a clause stands well without “that”. */
const TELLING = wordSet(`
  say says said think thinks thought believe believes believed know knows knew hope hopes hoped feel feels felt mean
  means meant claim claimed claims suggest suggests suggested find finds found show shows showed shown admit admits
  admitted insist insists insisted warn warned estimate estimates estimated realise realised realize realized
  conclude concluded ensure guess understand understands agree agrees agreed decide decided sure glad happy certain
  aware convinced confident afraid sorry tell tells told`);
const PEOPLE = wordSet('me us him her them you everyone people');
const SUBJECTS = wordSet(`
  i you he she it we they there this these those the a an my your his her its our their most many some all people`);

/** “He said that it was late.”: the verb leads to its clause by itself. */
export const conjunctionThat: Rule = {
  id: 'shorten-that',
  category: 'shortening',
  gist: '“that”',
  *find(sentence): Generator<Finding> {
    // “aware that it is late and that we are closed”: the second needs the first.
    if (/\b(?:and|or|but) that\b/i.test(sentence.text)) return;
    for (const { word, at } of placesOf(sentence)) {
      const [verb, next] = [at(-1), at(1)];
      // “know that man” points; “know that men work” tells.
      const tells =
        /^(?:NOUN|PROPN)$/.test(next.tag) && [2, 3, 4].some((distance) => carriesClause(at(distance)));
      const isSubject = SUBJECTS.has(next.lower) || tells;
      if (word.lower !== 'that' || !isSubject) continue;
      const isTold = PEOPLE.has(verb.lower) && /^(?:tell|tells|told)$/.test(at(-2).lower);
      const isTelling = TELLING.has(verb.lower) && !/^(?:tell|tells|told)$/.test(verb.lower);
      if (!isTold && !isTelling) continue;
      // “those that found that the …”, “a finding that”: only a verb leads to a clause.
      if (isTelling && !/^(?:VERB|AUX|ADJ)$/.test(verb.tag)) continue;
      // “said that the man who …” reads well; “said that, …” needs its word.
      yield {
        start: word.start,
        end: next.start,
        replacement: '',
        reason: 'The clause follows without “that”.',
      };
    }
  },
  examples: [
    ['He said that it was late.', 'He said it was late.'],
    ['They told us that the road was closed.', 'They told us the road was closed.'],
  ],
  leaves: ['He said that, too.', 'The claim that it is late.', 'We know that man.'],
};
