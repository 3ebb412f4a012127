import type { Rule } from '../../rules/kit.ts';
import { DOUBLED_PAIRS, IZE_PAIRS, isPartOfName, type SpellingPair } from '../../spelling/variants.ts';
import { makeTableRule } from '../table-rule.ts';

/** Beginnings of words that British and American spelling write in two ways, where Canada goes with Britain. */
const SHARED: readonly SpellingPair[] = [
  ...[
    'colo|r',
    'favo|r',
    'hono|r',
    'labo|r',
    'neighbo|r',
    'behavio|r',
    'flavo|r',
    'humo|r',
    'harbo|r',
    'rumo|r',
    'endeavo|r',
    'vapo|r',
    'savo|r',
    'odo|r',
    'armo|r',
  ].map(
    (pair) =>
      [
        pair.replace('|', 'u'),
        pair.replace('|', ''),
        '(?:s|ed|ing|ful|less|able|ite|ites|hood|hoods|ly|y)?',
      ] as const,
  ),
  ...['cent', 'theat', 'lit', 'fib', 'calib', 'lust'].map(
    (stem) => [`${stem}re`, `${stem}er`, 's?'] as const,
  ),
  ...DOUBLED_PAIRS,
  ['defence', 'defense', 's?'],
  ['offence', 'offense', 's?'],
  ['catalogue', 'catalog', 's?'],
  ['grey', 'gray', '(?:s|er|est|ish)?'],
  ['jewellery', 'jewelry', ''],
  ['jeweller', 'jeweler', 's?'],
  ['enrol', 'enroll', '(?:s|ment)?'],
  ['mould', 'mold', '(?:s|y)?'],
  ['pyjamas', 'pajamas', ''],
];

/** Where Canada goes with America. */
const AMERICAN_IN_CANADA: readonly SpellingPair[] = [
  ...IZE_PAIRS,
  ['aluminium', 'aluminum', ''],
  ['fulfil', 'fulfill', '(?:s|ment)?'],
  ['skilful', 'skillful', '(?:ly)?'],
  ['ageing', 'aging', ''],
  ['sceptic', 'skeptic', '(?:al|ism|s)?'],
  ['plough', 'plow', '(?:s|ed|ing)?'],
  ['cosy', 'cozy', ''],
  ['judgement', 'judgment', 's?'],
];

type Row = readonly [from: string, to: string, endings: string];
const toAmerican = (pairs: readonly SpellingPair[]): Row[] =>
  pairs.map(([british, american, endings]) => [british, american, endings]);
const toBritish = (pairs: readonly SpellingPair[]): Row[] =>
  pairs.map(([british, american, endings]) => [american, british, endings]);

function makeDialect(name: string, rows: readonly Row[], texts: Pick<Rule, 'examples' | 'leaves'>): Rule {
  const rule = makeTableRule({
    id: `${name.toLowerCase()}-spelling`,
    category: 'spelling',
    gist: name,
    rows: rows.map(([from, to, endings]) => ({ find: `${from}(${endings})`, write: `${to}$1` })),
    explain: (written) => `${name} spelling writes “${written}”.`,
    ...texts,
  });
  return {
    ...rule,
    // “Harbor Street” is so called
    *find(sentence, ...context) {
      for (const change of rule.find(sentence, ...context))
        if (!isPartOfName(sentence.text, change.start, change.end)) yield change;
    },
  };
}

export const britishSpelling = makeDialect('British', toBritish([...SHARED, ...AMERICAN_IN_CANADA]), {
  examples: [['The color of the center is gray.', 'The colour of the centre is grey.']],
  leaves: ['The colour of the centre.', 'It is on Harbor Street.'],
});

/** What America writes in one way, and Britain in two. */
const ALSO_BRITISH: readonly SpellingPair[] = [
  ['learnt', 'learned', ''],
  ['spelt', 'spelled', ''],
  ['dreamt', 'dreamed', ''],
  ['whilst', 'while', ''],
  ['towards', 'toward', ''],
  ['programme', 'program', 's?'],
  ['tyre', 'tire', 's?'],
  ['cheque', 'check', 's?'],
];

export const americanSpelling = makeDialect(
  'American',
  toAmerican([...SHARED, ...AMERICAN_IN_CANADA, ...ALSO_BRITISH]),
  {
    examples: [
      ['We organised it in grey colours.', 'We organized it in gray colors.'],
      ['I learnt it from a jeweller.', 'I learned it from a jeweler.'],
    ],
    leaves: ['We organized it.', 'An emphasis.', 'The car needs tires.'],
  },
);

export const canadianSpelling = makeDialect(
  'Canadian',
  [...toBritish(SHARED), ...toAmerican(AMERICAN_IN_CANADA)],
  {
    examples: [['We organised the color of the center.', 'We organized the colour of the centre.']],
    leaves: ['We organized the colours.'],
  },
);
