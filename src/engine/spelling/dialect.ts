import type { Language } from '../types.ts';

/** Endings and letters that American and British spelling write in two ways, brought to one. */
const VARIANTS: readonly (readonly [RegExp, string])[] = [
  [/our/g, 'or'],
  [/is(?=e|i|a|or)/g, 'iz'],
  [/ys(?=e|i)/g, 'yz'],
  [/tre(?=s?$)/, 'ter'],
  [/bre(?=s?$)/, 'ber'],
  [/ogue/, 'og'],
  [/ll(?=ed|ing|er|ist|or|ment|ful)/, 'l'],
  [/l(?=l?ment|fil|ful)/, ''],
  [/ence(?=s?$)/, 'ense'],
  [/[ao]e/g, 'e'],
  [/mme(?=s?$)/, 'm'],
  [/que(?=s?$)/, 'ck'],
  [/grey/, 'gray'],
  [/(?<=dg)e(?=ment)/, ''],
  [/(?<=m)ou(?=l)/, 'o'],
  [/ph(?=ur)/, 'f'],
];

function withoutDialect(word: string): string {
  return VARIANTS.reduce((bare, [written, shared]) => bare.replace(written, shared), word.toLowerCase());
}

const NAMES: Readonly<Record<Language, string>> = {
  'en-us': 'American',
  'en-ca': 'Canadian',
  'en-gb': 'British',
};

/** Other words in each dialect: “several analyses” are not what somebody “analyzes”. */
const IN_BOTH = /^(?:analyses|paralyses|catalyses|dialyses)$/;

/** The proposal that is the same word in the chosen dialect: “colour” for “color”. */
export function findDialectSpelling(word: string, proposals: readonly string[]): string | undefined {
  if (IN_BOTH.test(word)) return undefined;
  const bare = withoutDialect(word);
  return proposals.find(
    (proposal) => proposal.toLowerCase() !== word.toLowerCase() && withoutDialect(proposal) === bare,
  );
}

export function explainDialect(language: Language, right: string): string {
  return `${NAMES[language]} spelling writes “${right}”.`;
}
