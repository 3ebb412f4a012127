import { wordSet } from '../lexicon/word-set.ts';
import type { Rule } from './kit.ts';

/** Openers that a comma always follows. */
const ALWAYS = `
  Therefore|Moreover|Furthermore|In addition|For example|For instance|In conclusion|To conclude|To sum up|In summary
  On the other hand|On the one hand|As a result|First of all|Firstly|Secondly|Thirdly|Finally|Lastly|Nowadays
  In my opinion|In fact|Of course|In general|Consequently|Nevertheless|Additionally|Last but not least|In other words
  Unfortunately|Fortunately|From my point of view|As we know|After that|To my surprise|Yes|Personally|In contrast
  On the contrary|Similarly|Indeed|Eventually|At the same time|In that case|In this case|Hence
  In my view|For this reason|As a consequence|In short|In brief|By contrast|In particular|On the whole|In reality
  To be honest|To tell the truth|Above all|All in all|In this way|For these reasons|As far as I know|In other cases
  Meanwhile|Likewise|In some cases|In many cases|Apart from that|Besides that|Because of that|Because of this`;
/** Openers that a comma follows before a new subject only: “First I …”, but “First prize …”. */
const BEFORE_SUBJECT = `
  First|Second|Third|Today|Also|Sometimes|Usually|Recently|Actually|Generally|Otherwise|Thus|Besides|However`;

const toRows = (table: string) =>
  table
    .trim()
    .split(/[|\n]/)
    .map((row) => row.trim());
const OPENER = new RegExp(
  `^(?:${[...toRows(ALWAYS), ...toRows(BEFORE_SUBJECT)].join('|')})(?= (?:\\p{Ll}|I\\b))`,
  'u',
);
const BEFORE_SUBJECT_ONLY = new Set(toRows(BEFORE_SUBJECT));

const SUBJECTS = wordSet(`
  I we they he she it you the this that these those there people my our if when some many most their because every
  everyone`);
/** With these the opener is part of the clause: “Finally to blame”, “However much”, “In addition to”. */
const GOES_ON = wordSet('of and is are was were to much many than as for in on at by with from or hard');
const GOES_ON_AFTER_PHRASE = wordSet('of and is are was were to or');

export const introductoryComma: Rule = {
  id: 'introductory-comma',
  category: 'punctuation',
  gist: 'comma',
  *find({ text }) {
    const opener = OPENER.exec(text)?.[0];
    if (opener === undefined) return;
    const next = /^ ([\p{L}'’]+)/u.exec(text.slice(opener.length))?.[1] ?? '';
    const goesOn = opener.includes(' ') ? GOES_ON_AFTER_PHRASE : GOES_ON;
    if (goesOn.has(next) || (BEFORE_SUBJECT_ONLY.has(opener) && !SUBJECTS.has(next))) return;
    const reason = `A comma follows an opening “${opener}”.`;
    yield { start: opener.length, end: opener.length, replacement: ',', reason };
  },
  examples: [
    ['However we did not agree.', 'However, we did not agree.'],
    ['For example they sell bread.', 'For example, they sell bread.'],
  ],
  leaves: ['However hard we try, it fails.', 'First prize was a car.'],
};
