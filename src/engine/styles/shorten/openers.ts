import type { Rule } from '../../rules/kit.ts';
import { makeOpeningRule } from '../openings.ts';

const SPEAKER = "(?:i|we)(?:'m| am|'re| are)?";

const runUps = makeOpeningRule({
  id: 'shorten-opener',
  category: 'shortening',
  gist: 'run-up',
  reason: 'A sentence can begin with what it has to say.',
  rows: [
    {
      find: `${SPEAKER} (?:just |only |simply )?(?:(?:want|wanted|wish|would like)(?: to)?|'d like to|writing to|reaching out to|emailing to) (?:quickly )?(?:let you know|inform you|tell you|mention|say|point out|note|share)(?: in advance)? that`,
    },
    {
      find: 'this (?:email|e-mail|message|note|letter) is (?:just )?to (?:let you know|inform you|tell you) that',
    },
    { find: 'just (?:a (?:quick|short|brief|little) note )?to (?:let you know|say) that' },
    { find: '(?:please )?(?:be advised|be informed|be aware|note|kindly note|take note) that' },
    {
      find: 'as (?:you (?:may|might|probably|all|already|surely)(?: already)? know|you know|we all know|you can see|i said|i mentioned|mentioned)(?: above| before| earlier| already)?,',
    },
    { find: 'in my (?:humble |honest |personal )?(?:opinion|view),?' },
    {
      find: "(?:to be (?:perfectly |completely |totally )?honest|to tell (?:you )?the truth|honestly|frankly|basically|essentially|actually|literally|obviously|clearly|needless to say|of course|in fact|as a matter of fact|at the end of the day|all things considered|for what it's worth|the thing is),",
    },
    {
      find: "(?:the thing is|the fact is|the point is|the fact of the matter is|what i mean is|i would like to point out|it is (?:clear|obvious|evident)|it's (?:clear|obvious|evident)|it can be seen|it is (?:important|interesting|worth) (?:to note|to mention|noting|mentioning)|it is a fact) that",
    },
    { find: "as far as (?:i am|i'm) concerned," },
    {
      find: "as (?:i am|i'm|we are|we're) sure,? (?:that )?you (?:can imagine|know|understand|will agree|are aware),?",
    },
    {
      find: 'as you (?:may|might|will|probably|surely)(?: well)? (?:recall|remember|have heard|have noticed|be aware),?',
    },
    { find: '(?:i|we) have to (?:say|admit)(?: that)?,?' },
    { find: '(?:so )?(?:basically )?what happened is that' },
    { find: 'it has come to (?:my|our) attention that' },
    {
      find: "(?:i am|i'm|we are|we're) (?:very |really |so )?(?:pleased|happy|delighted|excited|glad|thrilled|proud)(?: to be able)? to (?:inform you|tell you|announce|say|share|let you know|report)(?: that)?",
    },
    {
      find: '(?:it goes without saying|i hope you do not mind|it turns out|what this means is|the good news is|the bad news is) that',
    },
    {
      find: "(?:indeed|moreover|furthermore|in addition|additionally|what is more|what's more|after all|in other words|all in all|in general|generally speaking|by and large|for the most part|interestingly|not surprisingly|unsurprisingly|in any case|at any rate|to put it simply|simply put|above all|in particular|in short|in conclusion|to sum up|overall|as always|as usual|by the way|once again),",
    },
    { find: '(?:well|so|anyway|anyways|you know|look|okay|ok|oh),' },
    {
      find: '(?:i|we) was wondering (?:if|whether) (?:you (?:could|can|would|might)|it would be possible for you to)(?: possibly| maybe| please)?',
      write: 'please',
    },
    {
      find: "(?:i|we)(?:'d like| would like| (?:just |only )?want(?:ed)?) to ask (?:you )?(?:if|whether) (?:it would be possible for you to|you (?:could|can|would)(?: possibly| maybe| please)?)",
      write: 'please',
    },
    {
      find: "(?:i|we) (?:would|'d) (?:really |greatly |very much )?appreciate it if you (?:could|would|can)",
      write: 'please',
    },
    {
      find: '(?:i|we) would be (?:very |most |extremely )?(?:grateful|thankful) if you (?:could|would)',
      write: 'please',
    },
    {
      find: 'it would be (?:great|appreciated|nice|good|helpful|wonderful) if you (?:could|would|can)',
      write: 'please',
    },
  ],
  leavesQuestions: true,
  isInsideToo: true,
  before: '(?!to\\b)[\\p{L}“"\\p{N}]',
  examples: [
    ['I just wanted to let you know that the order is late.', 'The order is late.'],
    ['Hi Anna, as you may know, we move in May.', 'Hi Anna, we move in May.'],
    ['I wanted to ask you if you could send the list.', 'Please send the list.'],
    ['I was wondering if you could send the list.', 'Please send the list.'],
  ],
  leaves: [
    'Of course I know.',
    'So we left.',
    'I want to say that to him, too.',
    'As you know, is that true?',
    'First of all, it is late.',
  ],
});

/** Run-ups that say only that something will be said. */
export const openers: Rule = {
  ...runUps,
  *find(sentence, context) {
    // “Please note that … and that …”: the second half hangs on the run-up, too.
    if (!/\band that\b/i.test(sentence.text)) yield* runUps.find(sentence, context);
  },
  leaves: [...runUps.leaves, 'Please note that it is late and that we are closed.'],
};
