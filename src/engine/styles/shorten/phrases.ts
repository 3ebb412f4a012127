import { makeTableRule } from '../../rules/table-rule.ts';
import { toRows } from '../table.ts';

/** Pairs of which one word says it all. */
const PAIRS = `
  any and all=all|full and complete=complete|safe and secure=secure|true and accurate=accurate
  help and assistance=help|advice and guidance=advice|aims and goals=goals|aims and objectives=aims
  big and large=large|tired and exhausted=exhausted|happy and pleased=pleased|important and significant=important
  basic and fundamental=basic|hopes and wishes=hopes|ways and means=means|thoughts and ideas=ideas
  problems and issues=problems|new and novel=new|fair and equitable=fair|quick and fast=fast
  clear and obvious=clear|simple and easy=easy|pick and choose=choose|prompt and speedy=prompt
  useful and helpful=useful|various different=various`;

/** One word holds the other. */
const REDUNDANT = `
  exact same=same|whole entire=entire|actual fact=fact|true fact=fact|true facts=facts|actual facts=facts
  brief summary=summary|short summary=summary|personal opinion=opinion|final conclusion=conclusion
  mutual cooperation=cooperation|joint collaboration=collaboration|careful scrutiny=scrutiny
  close scrutiny=scrutiny|sum total=total|small in size=small|large in size=large|big in size=big
  few in number=few|many in number=many|still remains=remains|still remain=remain|still persists=persists
  postpone until later=postpone|sufficient enough=sufficient|completely full=full|completely empty=empty
  totally free=free|a period of=|the month of=|the city of=|the question of whether=whether|usual habit=habit
  positive improvement=improvement|major breakthrough=breakthrough|continue on=continue|meet together=meet
  gather together=gather|share together=share|rise up=rise|reduce down=reduce
  might possibly=might|may possibly=may|could potentially=could|could possibly=could|can potentially=can`;

const LONG_FORMS = `
  has the ability to=can|have the ability to=can|is able to=can|are able to=can|am able to=can
  has the potential to=can|have the potential to=can|is going to be=will be|are going to be=will be
  is in a position to=can|are in a position to=can|at all times=always|on the grounds that=because
  in a situation where=when|in situations where=when|for the duration of=during|during the course of=during
  in the course of=during|in the vicinity of=near|at a later date=later|in the meantime=meanwhile
  in conjunction with=with|with respect to=about|in relation to=about|in reference to=about|pertaining to=about
  as to whether=whether|inasmuch as=because|in spite of=despite|in excess of=over|in advance of=before
  the (?:vast )?majority of people=most people|for the most part=mostly|by means of=by|on the whole,=
  make an attempt to=try to|made an attempt to=tried to|make an effort to=try to|made an effort to=tried to
  give consideration to=consider|gave consideration to=considered|reach a decision=decide
  reached a decision=decided|is in agreement with=agrees with|are in agreement with=agree with
  is in need of=needs|are in need of=need|have a need for=need|has a need for=needs|make changes to=change
  made changes to=changed|make improvements to=improve|made improvements to=improved|in a careful manner=carefully
  in an efficient manner=efficiently`;

/** What “shorten” says in fewer words, beyond what “improve” does. */
export const shortForms = makeTableRule({
  id: 'shorten-phrase',
  category: 'shortening',
  gist: 'wordy',
  rows: [
    ...toRows(PAIRS),
    ...toRows(REDUNDANT),
    ...toRows(LONG_FORMS),
    { find: '(?:feel|please feel) free to (contact|call|email|write|ask|reach)', write: 'please $1' },
    { find: '(?<=^)i was wondering (?:if|whether) you (?:could|can|would)(?=[^.!]*\\?)', write: 'Could you' },
    { find: '(think|believe|hope|feel|glad|happy) that(?= (?:i|we|you|he|she|they|it)\\b)', write: '$1' },
    { find: 'there (?:are|were) (many|some|several) (\\p{L}+) (?:who|that)(?= \\p{L}+)', write: '$1 $2' },
  ],
  explain: (written) => `“${written}” says it in fewer words.`,
  examples: [
    ['It has the ability to read any and all files.', 'It can read all files.'],
    ['Please feel free to call.', 'Please call.'],
    ['There are many people who agree.', 'Many people agree.'],
    ['I hope that you like it.', 'I hope you like it.'],
  ],
  leaves: ['He did not say that it was late.', 'It is the exact opposite.', 'A period of 3 weeks.'],
});
