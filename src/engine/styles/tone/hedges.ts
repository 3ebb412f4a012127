import { makeOpeningRule } from '../openings.ts';
import { makeTableRule } from '../table-rule.ts';

const reason = 'A confident text says a thing without a hedge.';

/** “I think that we should”: the writer speaks anyhow. What follows must be a subject. */
export const hedgedOpenings = makeOpeningRule({
  id: 'hedge-opening',
  category: 'tone',
  gist: 'hedge',
  reason,
  isInsideToo: true,
  leavesQuestions: true,
  opensClause: true,
  before:
    '(?:i|we|would|could|can|is|are|let|send|give|tell|call|ask|reply|write|email|take|check|make|you|he|she|it|they|this|that(?= (?:is|was|will|would|could|can|should|may|might|means|makes)\\b)|these|those|there|the|our|my|your|his|her|their|its|a|an|all|most|each|every|some)\\b',
  rows: [
    {
      find: "(?!i feel like an? )(?:i|we) (?:just |also |really |kind of |sort of |personally )?(?:think|believe|guess|suppose|feel(?= (?:that|like|i|we|you|he|she|it|they|there)\\b)|reckon|would say|'d say|would think)(?: (?:that|like))?(?! (?:is|are|was|were|will|would|could|can|should|may|might)\\b)",
    },
    { find: 'in my (?:humble |honest |personal )?opinion,?(?: i (?:think|believe)(?: that)?)?' },
    { find: '(?:maybe|perhaps),?(?= (?:i|we|you|they|he|she|it) (?:should|could)\\b)' },
    { find: "(?:i'm |i am )?sorry (?:to bother you|for bothering you)(?: again| with this)*,? but" },
    {
      find: "(?:i'm|i am) (?:not (?:totally |completely |entirely |really |quite |so |100% )?sure(?: about (?:this|that))?|no expert),? but(?: i think(?: that)?)?",
    },
    { find: '(?:it seems|it looks) to me(?: that| like)?' },
    { find: "(?:i'm|i am|we're|we are) afraid(?: that)?" },
    {
      find: "(?:i hope you don't mind (?:me|my) (?:asking|saying(?: so| this)?)|if you don't mind (?:me|my) asking),?(?: but)?",
    },
    { find: 'just(?= (?:let|send|give|tell|call|ask|reply|write|email|take|check|make)\\b)' },
    {
      find: "(?:i (?:may|might|could) be wrong|correct me if i'm wrong|correct me if i am wrong|this (?:may|might) be a (?:silly|stupid|dumb) (?:idea|thought)),? but",
    },
  ],
  examples: [
    ['I think that we should go.', 'We should go.'],
    ['It works, and maybe we should ship it.', 'It works, and we should ship it.'],
    ['I feel like the plan is good. I think that is fair.', 'The plan is good. That is fair.'],
  ],
  leaves: [
    'I think so.',
    'I do not think that we should.',
    'Maybe.',
    'Maybe we can ship it.',
    'It seems that the server is down.',
    'I feel like a king. I feel your pain.',
    'What I think is clear.',
    'I believe this story. I believe that better data helps.',
    'I am afraid of it.',
    'I think it is late?',
  ],
});

export const hedges = makeTableRule({
  id: 'hedge',
  category: 'tone',
  gist: 'hedge',
  rows: [
    { find: '(i|we) just (want|wanted|need|think|wonder|hope|wish|feel|would like)', write: '$1 $2' },
    { find: "(i'm|i am|we're|we are) just (checking|writing|wondering|asking|following)", write: '$1 $2' },
    {
      find: "(?<=(?:\\b(?:is|are|was|were|am|feel|feels|seems)|'s|'m|'re) )(?:kind of|sort of|kinda|sorta|(?:quite|pretty)(?! (?:an?|the|much|some|as|so|and|but|or|few|right)\\b)) (\\p{L}+)",
      write: '$1',
    },
    { find: '(i|we|you|they) (?:kind of|sort of) (\\p{L}+)', write: '$1 $2' },
    {
      find: "(i|we|you|they|he|she|it)('d|'ll| would| will) (?:maybe|perhaps|possibly) (\\p{L}+)",
      write: '$1 $2',
    },
    { find: '(i|we) would be able to', write: '$1 can' },
    {
      find: '(?<=^)(?:i|we) (?:was|were|am|are) (?:just |really )?(?:hoping|wondering)(?: that| if| whether)? you (?:could|would|can)(?= \\p{L}+ [^?]*[.!]+$)(?! (?:be|have|like|want|know|see)\\b)',
      write: 'Please',
    },
    { find: '(i|we) (?:was|were) hoping to (\\p{L}+)', write: '$1 would like to $2' },
    {
      find: '(should|could|might|may) (?:maybe|perhaps|possibly|potentially|probably) (\\p{L}+)',
      write: '$1 $2',
    },
    { find: '(i|we) (?:would|should) like to (suggest|recommend|propose)', write: '$1 $2' },
  ].map((row) => ({ ...row, reason })),
  examples: [
    ['We just wanted to ask.', 'We wanted to ask.'],
    ['The plan is kind of good.', 'The plan is good.'],
    ["It's kind of odd.", "It's odd."],
    ['The case is quite urgent.', 'The case is urgent.'],
    ['I was really hoping you could send me the file by 5 pm.', 'Please send me the file by 5 pm.'],
  ],
  leaves: [
    'It is a kind of cheese. That is quite a lot. The house is pretty.',
    'They arrived just now. I was hoping you would be there, and I was wondering if you could come?',
    'It is a bit more.',
    'It will probably rain.',
  ],
});
