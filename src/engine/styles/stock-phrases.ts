import { toForms } from '../lexicon/inflection.ts';
import { judged } from './judged.ts';
import { makeOpeningRule } from './openings.ts';
import { NO_NOUN, toRows } from './table.ts';
import { makeTableRule, type PhraseRow } from './table-rule.ts';

/** Verbs that machines like more than people do, and what people write, before what they are said of. */
const VERBS = `
  delve into=look into|utilise=use|utilize=use|leverage=use|harness the power of=use|underscore=stress|showcase=present
  embark on=start|streamline=simplify|garner=gain|bolster=support|navigate the complexities of=deal with
  unlock the full potential of=make the most of|unlock the potential of=make the most of|commence=start|endeavour to=try to|endeavor to=try to`;
const OBJECT =
  '(?= (?:an?|the|this|that|these|those|his|her|its|their|our|my|your|all|new|more|in|with|on|\\p{Ll}+s)\\b)';

/** In all forms; the past of each of these verbs is its participle, too. */
const VERB_ROWS: readonly PhraseRow[] = VERBS.trim()
  .split(/[|\n]/)
  .flatMap((row) => {
    const [from, to] = row.trim().split('=').map(toForms);
    if (from === undefined || to === undefined) return [];
    const object = from.base.endsWith(' of') ? '' : OBJECT;
    return (['base', 'third', 'past', 'gerund'] as const).map((form) => ({
      find: `${NO_NOUN}${from[form]}${object}`,
      write: to[form],
    }));
  });

const PHRASES = `
  (?:moreover|furthermore|additionally|in addition),=also,|(?:consequently|thus|therefore),=so,|(?:in conclusion|to summari[sz]e),=in short,
  stands as a testament to=shows|a testament to=a sign of
  (?:a plethora|a myriad|a multitude) of (\\p{Ll}+s|\\p{Ll}+ \\p{Ll}+s)=many $1|a (?:rich )?tapestry of=a mix of
  plays a (?:crucial|vital|pivotal|key) role in=matters in|play a (?:crucial|vital|pivotal|key) role in=matter in
  game-changer=big step|game changer=big step|cutting-edge=modern|state-of-the-art=modern|groundbreaking=new
  seamlessly=smoothly|meticulously=carefully|intricacies of=details of|in the realm of=in|in the ever-evolving landscape of=in
  ever-(?:evolving|changing)=changing|serves as a=is a|serves as an=is an|sheds light on=explains|shedding light on=explaining
  in today's (?:(?:fast-paced|fast-moving|ever-changing|ever-evolving|rapidly changing|rapidly evolving|modern|digital|competitive|interconnected),? )+(?:world|landscape|age|era|environment|society|economy|marketplace),=today,
  unlock (your|their|our|his|her|its) (?:full )?potential=reach $1 potential|boasts a plethora of=has many|boasts (an?|the)=has $1`;

export const stockPhrases = judged(
  makeTableRule({
    id: 'stock-phrase',
    category: 'tone',
    gist: 'stock phrase',
    rows: [...VERB_ROWS, ...toRows(PHRASES)].map(({ find, write }) => ({
      find: `(?<!\\b(?:an|not) )${find}`,
      write,
    })),
    explain: (written) => `“${written}” sounds more like a person than the stock phrase does.`,
    examples: [
      ['We delve into the data and leverage our tools.', 'We look into the data and use our tools.'],
      ['Moreover, it works seamlessly.', 'Also, it works smoothly.'],
      ['The city boasts a plethora of museums.', 'The city has many museums.'],
    ],
    leaves: [
      'The leverage of the bar.',
      'They fear the leverage the firm has.',
      'We use tools.',
      'A robust method gives a comprehensive view.',
      'The delivery was seamless.',
    ],
  }),
);

export const stockOpenings = makeOpeningRule({
  id: 'stock-opening',
  category: 'tone',
  gist: 'stock phrase',
  reason: 'People begin with what they have to say.',
  rows: [
    {
      find: "(?:it is|it's) (?:also )?(?:important|worth|essential|crucial|interesting) (?:to note|to remember|to mention|to recognize|to understand|noting|mentioning) that",
    },
    { find: 'it (?:should|must) be (?:noted|mentioned) that' },
    {
      find: '(?:needless to say|simply put|that being said|having said that|with that being said|when it comes down to it|at its core),',
    },
  ],
  leavesQuestions: true,
  examples: [['It is important to note that prices rose.', 'Prices rose.']],
  leaves: ['It is important to me.', 'It is important to note the date.'],
});
