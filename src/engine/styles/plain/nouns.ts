import { toPlural } from '../../lexicon/nouns.ts';
import type { Rule } from '../../rules/kit.ts';
import { makeTableRule } from '../../rules/table-rule.ts';
import { onlyAs } from '../only-as.ts';

/** “long=short”: the short one fits wherever the long one is a noun of its own. Plurals are made of both. */
const COUNTED = `
  manufacturer=maker|competitor=rival|demonstrator=protester|advertisement=ad|aeroplane=plane
  airplane=plane|bicycle=bike|motorcycle=motorbike|laboratory=lab|enterprise=firm|allegation=claim
  disadvantage=drawback|limitation=limit|modification=change|obligation=duty|location=place|aspiration=hope
  category=group|exhibition=show|catastrophe=disaster|malfunction=fault|fatality=death|perspective=view
  narrative=story|characteristic=feature|negotiation=talk|alteration=change|recommendation=proposal
  misconception=wrong idea|necessity=need|photograph=photo|refrigerator=fridge|veterinarian=vet`;

/** What is not counted, or has a plural of its own sense. */
const UNCOUNTED = `
  celebrities=stars|businesses=firms|agriculture=farming|expenditure=spending|expertise=skill|gratitude=thanks|prosperity=wealth
  bureaucracy=red tape|optimism=hope|medication=medicine|mathematics=maths
statistics=figures|responsibilities=duties|strategies=plans|proposals=plans|incarceration=jail
  imprisonment=jail|influenza=flu|legislators=lawmakers`;

/** Before or after these the long word is part of a term, or of another sense. */
const TERMS =
  '(?<!\\b(?:genetic|marriage|medical|physical|school|post-mortem|chemistry|science|language|body|sex|star|web|free|private|social|cross) )';
const NO_TERMS =
  '(?! (?:of the art|shots?|sharing|tracking|managers?|scouts?|services|tests?|rooms?|halls?|licen[cs]e|lanes?|results|papers?|boards?|body|bodies)\\b)';

function toRows(table: string, isCounted: boolean) {
  return table
    .trim()
    .split(/[|\n]/)
    .flatMap((pair) => {
      const [from = '', to = ''] = pair.trim().split('=');
      const row = (find: string, write: string) => ({ find: `${TERMS}${find}${NO_TERMS}`, write });
      return isCounted ? [row(from, to), row(toPlural(from), toPlural(to))] : [row(from, to)];
    });
}

const nouns = onlyAs(
  ['NOUN'],
  makeTableRule({
    id: 'plain-noun',
    category: 'clarity',
    gist: 'plain word',
    rows: [...toRows(COUNTED, true), ...toRows(UNCOUNTED, false)],
    explain: (written) => `“${written}” is the plainer word.`,
    examples: [['The manufacturers denied the allegations.', 'The makers denied the claims.']],
    leaves: ['Genetic modification is banned.', 'They manufacture cars.'],
  }),
);

/** “location sharing”, “proposal form”: with the noun after it the long word is part of a term. */
const COMPOUNDS = /^(?:bikes?|phones?|planes?|farming|fridges?)$/i;

/** Long names of things, and the short ones that say the same. */
export const plainNouns: Rule = {
  ...nouns,
  *find(sentence, context) {
    for (const finding of nouns.find(sentence, context)) {
      const next = sentence.words.find(({ start }) => start >= finding.end);
      const isPart = next?.tag === 'NOUN' && sentence.text.slice(finding.end, next.start) === ' ';
      if (!isPart || COMPOUNDS.test(finding.replacement)) yield finding;
    }
  },
};
