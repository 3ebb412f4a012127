import type { Rule } from '../../rules/kit.ts';
import { makeTableRule } from '../../rules/table-rule.ts';
import { DOUBLED_PAIRS, IZE_PAIRS, type SpellingPair } from '../../spelling/variants.ts';

/** Beginnings of words that British and American spelling write in two ways, and the endings that they take. */
const PAIRS: readonly SpellingPair[] = [
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
  ...IZE_PAIRS,
  ...DOUBLED_PAIRS,
  ['defence', 'defense', 's?'],
  ['offence', 'offense', 's?'],
  ['catalogue', 'catalog', 's?'],
  ['grey', 'gray', '(?:s|er|est|ish)?'],
  ['jewellery', 'jewelry', ''],
  ['aluminium', 'aluminum', ''],
  ['fulfil', 'fulfill', '(?:s|ment)?'],
  ['skilful', 'skillful', '(?:ly)?'],
  ['enrol', 'enroll', '(?:s|ment)?'],
  ['ageing', 'aging', ''],
  ['sceptic', 'skeptic', '(?:al|ism|s)?'],
  ['mould', 'mold', '(?:s|y)?'],
  ['plough', 'plow', '(?:s|ed|ing)?'],
  ['judgement', 'judgment', 's?'],
  ['cosy', 'cozy', ''],
  ['pyjamas', 'pajamas', ''],
];

export const britishSpelling: Rule = makeTableRule({
  id: 'british-spelling',
  category: 'spelling',
  gist: 'British',
  rows: PAIRS.map(([british, american, endings]) => ({
    find: `${american}(${endings})`,
    write: `${british}$1`,
  })),
  explain: (written) => `British spelling writes “${written}”.`,
  examples: [['The color of the center is gray.', 'The colour of the centre is grey.']],
  leaves: ['The colour of the centre.'],
});

export const americanSpelling: Rule = makeTableRule({
  id: 'american-spelling',
  category: 'spelling',
  gist: 'American',
  rows: PAIRS.map(([british, american, endings]) => ({
    find: `${british}(${endings})`,
    write: `${american}$1`,
  })),
  explain: (written) => `American spelling writes “${written}”.`,
  examples: [['We organised it in grey colours.', 'We organized it in gray colors.']],
  leaves: ['We organized it.', 'An emphasis.', 'The car needs tires.'],
});
