import { judged } from './judged.ts';
import { makeOpeningRule } from './openings.ts';
import { makePairRule } from './pairs.ts';
import { toRows } from './table.ts';
import { makeTableRule } from './table-rule.ts';

/** Words that machines and companies like more than people do, and what people write. */
const VOCABULARY = `
verb
look deeper into < delve deeper into | look into < delve into | use < harness the power of | start < embark on
deal with < navigate the complexities of | try to < endeavour to / endeavor to
make the most of < unlock the full potential of / unlock the potential of

verb + object
use < leverage / utilize / utilise | stress < underscore | present < showcase | simplify < streamline | gain < garner
strengthen < bolster | start < commence | improve < enhance | change < revolutionize / revolutionise

verb + culture
build < foster

verb + innovation creativity collaboration growth trust learning dialogue cooperation teamwork understanding
encourage < foster

verb + clause
make sure < ensure

adjective + noun
important < crucial / pivotal / paramount | modern < cutting-edge / state-of-the-art | useful < invaluable

complement
important < crucial / pivotal / paramount

opening + subject
in the end, < ultimately,
`;

export const stockWords = makePairRule({
  id: 'stock-word',
  category: 'tone',
  gist: 'stock phrase',
  vocabulary: VOCABULARY,
  direction: 'plain',
  explain: (written) => `People say “${written}” where brochures say it grandly.`,
  examples: [
    ['We delve into the data to leverage our tools.', 'We look into the data to use our tools.'],
    ['It is a crucial step.', 'It is an important step.'],
    ['By harnessing the power of data, we win.', 'By using data, we win.'],
  ],
  leaves: ['The leverage of the bar.', 'They fear the leverage the firm has.', 'They foster two children.'],
});

/** “a multitude of our rules” is no “many our rules”. */
const DEFINITE = 'the this that these those my your his her its our their us ours yours theirs'
  .split(' ')
  .map((word) => `${word}\\b`)
  .join('|');

const PHRASES = `
  (?:moreover|furthermore|additionally|in addition),(?![^.!?]* also\\b)=also,|(?:consequently|thus|therefore),=so,|(?:in conclusion|to summari[sz]e),=in short,
  stands as a testament to=shows|a testament to=a sign of
  (?:a plethora|a myriad|a multitude) of (?!${DEFINITE})(\\p{Ll}+s|\\p{Ll}+ \\p{Ll}+s)=many $1|a (?:rich )?tapestry of=a mix of
  plays an? (?:crucial|vital|pivotal|key|important|essential) role in=is key to|play an? (?:crucial|vital|pivotal|key|important|essential) role in=are key to
  groundbreaking=new|seamlessly=smoothly|meticulously=carefully|intricacies of=details of|in the realm of=in|in the (?:ever|rapidly)[- ](?:evolving|changing) (?:landscape|world) of=in
  ever-(?:evolving|changing)=changing|serves as a=is a|serves as an=is an|sheds light on=explains|shedding light on=explaining
  in (?:today's|the) (?:(?:fast-paced|fast-moving|ever-changing|ever-evolving|rapidly changing|rapidly evolving|modern|digital|competitive|interconnected),? )+(?:world|landscape|age|era|environment|society|economy|marketplace),=today,
  unlock (your|their|our|his|her|its) (?:full )?potential=reach $1 potential|boasts a plethora of=has many|boasts (an?|the)=has $1
  i hope (?:that )?this (?:email|e-mail|message|letter|note) finds you (?:and your (?:team|family) )?(?:well|in good health|in good spirits)=I hope you are well
  at your earliest convenience=as soon as you can|in (?:the )?light of the fact that=because|reach out to (me|us|him|her|them|you)=contact $1
  your (cooperation|patience|understanding|support|help|assistance)(?: in this matter)? is (?:(?:greatly|much|highly|very much|truly) )?appreciated=thank you for your $1
  any (?:inconvenience|inconveniences) (?:that )?this may have caused(?: you)?=the inconvenience`;

export const stockPhrases = judged(
  makeTableRule({
    id: 'stock-phrase',
    category: 'tone',
    gist: 'stock phrase',
    rows: toRows(PHRASES).map(({ find, write }) => ({ find: `(?<!\\b(?:an|not) )${find}`, write })),
    explain: (written) => `“${written}” sounds more like a person than the stock phrase does.`,
    examples: [
      ['Moreover, it works seamlessly.', 'Also, it works smoothly.'],
      ['The city boasts a plethora of museums.', 'The city has many museums.'],
      ['Your patience is greatly appreciated.', 'Thank you for your patience.'],
      ['I hope this email finds you well.', 'I hope you are well.'],
    ],
    leaves: [
      'We use tools.',
      'A multitude of our rules changed.',
      'Moreover, it also works.',
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
    { find: '(?:please )?be (?:advised|informed) that' },
    {
      find: '(?:needless to say|simply put|that being said|having said that|with that being said|when it comes down to it|at its core|notably),',
    },
    {
      find: '(?:i|we) (?:would )?(?:kindly |respectfully )(?:ask|request)(?: that)? you to',
      write: 'please',
    },
  ],
  leavesQuestions: true,
  examples: [
    ['It is important to note that prices rose.', 'Prices rose.'],
    ['We kindly ask you to wait outside.', 'Please wait outside.'],
  ],
  leaves: ['It is important to me.', 'It is important to note the date.'],
});
