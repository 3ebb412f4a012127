import type { PhraseRow } from '../../rules/phrases.ts';
import { makeTableRule } from '../../rules/table-rule.ts';
import { onVerbs, toVerbRows, VERB_OBJECT } from '../verb-rows.ts';
import { withOrdinaryOpenings } from './ordinary-openings.ts';

const CLAUSE = ' (?:that|it|he|she|they|we|there)(?= )';
const ON_OR_AT = '(?:[.,;]| (?:on|at|with|when|after|before|last|yesterday|today)\\b)';
const FIGURE = ' (?:by|to|from) (?:about |around |more than |nearly |almost |over )?\\p{Sc}?\\p{N}';
const DO_IT = ' \\p{L}+ing\\b';
const MORE_SO = '(?:better|worse|older|bigger|larger|smaller|stronger|weaker|harder|easier|ill|angry)\\b';
const PLACE = ' (?-i:\\p{Lu})';

/** Ways in which a pair is used: both ways, for more formal texts only, or for more casual ones only. */
type Use = 'both' | 'formal' | 'casual';

/** “plain=formal”, what must come next, and in which texts it is done. */
const PAIRS: readonly (readonly [use: Use, after: string, pairs: string])[] = [
  [
    'both',
    VERB_OBJECT,
    `buy=purchase|carry out=conduct|get rid of=eliminate|put off=postpone
    hand in=submit|hand out=distribute|put up with=tolerate|throw away=discard|put forward=propose|pay back=repay|come across=encounter
    pull out of=withdraw from|team up with=collaborate with|stick to=adhere to|sign up for=register for|stand up to=withstand|sort out=resolve
    speed up=accelerate|look into=investigate|wait for=await|talk about=discuss`,
  ],
  [
    'formal',
    VERB_OBJECT,
    `look for=seek|cut back on=reduce|cut down on=reduce|leave out=omit|put together=assemble|run out of=exhaust|give out=distribute|bring about=cause
    bring in=introduce|take over=assume control of|rule out=exclude|send back=return|give back=return|turn into=become
    give up=abandon|come up with=devise|look after=care for`,
  ],
  [
    'casual',
    VERB_OBJECT,
    'get=obtain|get=acquire|fix=repair|check=verify|pick=select|pick=choose|have=possess|build=construct|make=produce',
  ],
  ['both', `${VERB_OBJECT}(?!(?: \\p{L}+){1,3} to \\p{L})`, 'need=require'],
  [
    'formal',
    ' (?:an?|the|this|these|new|different|other|various|several) (?:\\p{L}+ )?(?:methods?|approach|technique|techniques|strategy|strategies|systems?|technology|tactics)\\b',
    'use=employ',
  ],
  [
    'formal',
    ` (?:an? |the |some |more |any |further )?(?:\\p{L}+ )?(?:information|advice|details|access|evidence|guidance|feedback|context|update|overview|summary|description|examples?|explanation|opportunity|assistance|reasons?)\\b`,
    'give=provide',
  ],
  [
    'formal',
    ' (?:an? |the |some |more |any |further )?(?:\\p{L}+ )?(?:job|degree|licence|permission|access|visa|loan|grant|contract|copy|ticket|education|information|advice|results?|places?|funding|approval)\\b',
    'get=obtain',
  ],
  ['both', ' to \\p{L}', 'try=attempt|want=wish|plan=intend'],
  ['both', ' to (?!have\\b)\\p{L}', 'seem=appear'],
  ['both', ' (?:that|\\p{L}+(?:ful|ous|ble|al|ic|ive|ed|ent|ant))(?![\\p{L}-])', 'seem=appear'],
  [
    'formal',
    '(?:[.,;?]| (?:in|on|at|with|when|after|before|late)\\b)',
    'show up=appear|turn up=appear|step down=resign',
  ],
  ['both', ' (?:what|its|their|his|her|\\p{Lu})', 'stick to=adhere to'],
  ['both', ' with\\b', 'go ahead=proceed'],
  ['both', ' as\\b', 'step down=resign'],
  ['both', ' in\\b', 'take part=participate'],
  ['formal', ' (?:to|from)\\b(?! (?:me|you|him|her|us|them|it)\\b)', 'come back=return'],
  ['both', ' to\\b', 'go back=return'],
  ['both', ` in${PLACE}`, 'live=reside'],
  ['both', CLAUSE, 'think=believe'],
  ['both', DO_IT, 'stop=cease'],
  ['both', FIGURE, 'go up=increase|go down=decrease'],
  ['formal', FIGURE, 'rise=increase|fall=decrease|drop=decrease|grow=increase'],
  ['formal', ' to (?!(?:the|an?|his|her|their|its|war|school|bed|work)\\b)\\p{Ll}', 'go on=proceed'],
  ['formal', ON_OR_AT, 'end=conclude'],
  ['formal', `(?:[.,;]| (?:in|on|at|with|when|after|before|last)\\b)`, 'happen=occur'],
  ['casual', '(?! (?:to|\\p{L}+ing)\\b)', 'start=begin|happen=occur'],
  ['formal', ' that\\b', 'point out=note'],
  ['formal', ' (?:me|us|him|her|them|you) (?:with|in)\\b', 'help=assist'],
  ['both', ' (?:\\p{L}+ ){1,3}to \\p{Ll}', 'allow=permit'],
  ['both', ` ${MORE_SO}`, 'get=become'],
  ['formal', ' (?:calm|silent|open|closed|neutral|the same|in power|in office|in place)\\b', 'stay=remain'],
];

const reverse = (pairs: string) =>
  pairs.replace(/([^=|\n]+)=([^=|\n]+)/g, (_, from, to) => `${to.trim()}=${from.trim()}`);

function listRows(direction: 'formal' | 'casual'): PhraseRow[] {
  return PAIRS.filter(([use]) => use === 'both' || use === direction).flatMap(([, after, pairs]) =>
    toVerbRows(direction === 'formal' ? pairs : reverse(pairs), after),
  );
}

/** “carried out a survey” is “conducted a survey” in a more formal text. */
export const formalVerbs = withOrdinaryOpenings(
  onVerbs(
    makeTableRule({
      id: 'formal-verb',
      category: 'tone',
      gist: 'formal verb',
      rows: listRows('formal'),
      explain: (written) => `A more formal text says “${written}”.`,
      examples: [
        [
          'They carried out a survey and handed out the forms.',
          'They conducted a survey and distributed the forms.',
        ],
        [
          'It has got worse. The talks happened on Monday.',
          'It has become worse. The talks occurred on Monday.',
        ],
        [
          'She lives in Rome and seems able to try to buy a house.',
          'She resides in Rome and appears able to attempt to purchase a house.',
        ],
      ],
      leaves: ['They live in hope.', 'The start of it was a good buy.', 'She moved to the left.'],
    }),
  ),
);

/** “conducted a survey” is “carried out a survey” in a more relaxed text. */
export const relaxedVerbs = withOrdinaryOpenings(
  onVerbs(
    makeTableRule({
      id: 'relaxed-verb',
      category: 'tone',
      gist: 'everyday verb',
      rows: listRows('casual'),
      explain: (written) => `In everyday English one says “${written}”.`,
      examples: [
        [
          'They conducted a survey and distributed the forms.',
          'They carried out a survey and handed out the forms.',
        ],
        ['It had begun at noon and became worse.', 'It had started at noon and got worse.'],
      ],
      leaves: ['The return is late.', 'The conduct of the team was good.'],
    }),
  ),
);
