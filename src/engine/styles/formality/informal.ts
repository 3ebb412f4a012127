import { makeTableRule } from '../../rules/table-rule.ts';
import { toRows } from '../table.ts';

/** Words of speech, and what a written text says for them. A possessive “kid's” is another word. */
const SPOKEN = `
  gonna=going to|wanna=want to|gotta=have to|kinda=somewhat|sorta=somewhat|lemme=let me|gimme=give me|yeah=yes
  yep=yes|yup=yes|info=information|pics=pictures|kids=children|awesome=excellent
  tons of (\\p{Ll}+s)=many $1|a bunch of (\\p{Ll}+s)=several $1|super (\\p{L}+)=very $1
  freak out=panic|freaking out=panicking|freaked out=panicked
  thanks (?:so much|a lot|a million|a bunch)=thank you very much|thanks again=thank you again
  thanks for=thank you for|thanks in advance=thank you in advance|hit me up=contact me|get in touch=make contact`;

export const informalWords = makeTableRule({
  id: 'informal-word',
  category: 'tone',
  gist: 'informal word',
  rows: [
    ...toRows(SPOKEN).map(({ find, write }) => ({ find: `(?<!many )${find}(?!')`, write })),
    { find: '(?<=^)thanks(?=[.!,]|$)', write: 'Thank you' },
    { find: '(?<!\\p{L} )thanks(?=[.!,]|$)', write: 'thank you' },
    { find: '(?:a lot|lots) of (\\p{Ll}+[^su]s)(?!\\p{L})', write: 'many $1' },
    { find: 'pretty (good|bad|sure|easy|hard|fast|late|early|well|big|small|cool)', write: 'quite $1' },
  ],
  explain: (written) => `A more formal text says “${written}”.`,
  examples: [
    [
      'Thanks for the info, the kids are gonna like it.',
      'Thank you for the information, the children are going to like it.',
    ],
    ['We sold lots of books.', 'We sold many books.'],
  ],
  leaves: [
    'Thanks to you, it works.',
    'Many thanks for that.',
    "The kid's coat.",
    'A lot of water.',
    'A pretty dress.',
  ],
});
