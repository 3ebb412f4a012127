import { wordSet } from '../lexicon/word-set.ts';
import { matchCapital, type Rule } from './kit.ts';

/** Who is greeted without a name, and what a greeting may go on with. */
const NO_NAMES = wordSet(`
  all everyone everybody team guys there folks again both boss mate mates bro sir sirs madam doctor dear friend friends
  colleague colleagues customer customers mum mom mummy mommy dad daddy grandma grandpa neighbour neighbours neighbor
  neighbors ladies gentlemen class students teacher professor manager support love honey darling babe sis buddy man dude
  world sunshine beautiful lovely gorgeous people kids girls boys and from the our you its it's it's just can could hope
  please thanks thank thx good how what are this sorry yes welcome not but well then now guess kitty stranger darkness`);

const GREETING =
  /^(?:hi|hello|hey) (\p{Ll}{3,14})(?= *(?:[,!.]|$)| (?:thanks|thank|thx|i|we|hope|just|can|could|how|sorry|yes|please)\b)/iu;

export const greetingName: Rule = {
  id: 'greeting-name',
  category: 'spelling',
  gist: 'capital',
  *find({ text }) {
    const match = GREETING.exec(text);
    const name = match?.[1] ?? '';
    if (match === null || name === '' || !/^\p{Ll}/u.test(name) || NO_NAMES.has(name)) return;
    const start = match[0].length - name.length;
    yield {
      start,
      end: start + name.length,
      replacement: matchCapital('A', name),
      reason: 'A name takes a capital.',
    };
  },
  examples: [
    ['Hi maria, Monday works for me.', 'Hi Maria, Monday works for me.'],
    ['Hello tom thanks for the quick reply.', 'Hello Tom, thanks for the quick reply.'],
  ],
  leaves: ['Hi all, the meeting starts at ten.', 'Hello darkness, my old friend.', 'Hey there!'],
};
