import type { Rule } from '../../rules/kit.ts';
import { makeOpeningRule } from '../openings.ts';

const SPEAKER = "(?:i|we)(?:'m| am|'re| are)?";
const TELL =
  '(?:let you know|inform you|tell you|notify you|advise you|announce|mention|say|point out|note|state|stress|emphasi[sz]e|add|remind you)';
const COULD = '(?:could|can|would|might)(?: possibly| maybe| perhaps| please| kindly)?';

const runUps = makeOpeningRule({
  id: 'shorten-opener',
  category: 'shortening',
  gist: 'run-up',
  reason: 'A sentence can begin with what it has to say.',
  rows: [
    {
      find: `${SPEAKER} (?:just |only |simply )?(?:(?:want|wanted|wish|would like)(?: to)?|'d like to|writing(?: to you| this (?:email|letter|message))?(?: today)? to|reaching out to|emailing to|(?:so |very )?(?:pleased|happy|excited|thrilled|delighted|glad) to) (?:quickly |also )?${TELL} that`,
    },
    {
      find: `(?:this is (?:just )?to|this (?:email|e-mail|message|note|letter|notice) is (?:just )?to|just (?:a (?:quick|short|brief) note )?to) ${TELL} that`,
    },
    {
      find: '(?:please )?(?:be advised|be informed|be aware|note|kindly note|take note|remember|bear in mind) that',
    },
    {
      find: 'as (?:(?:you|we) (?:may|might|probably|all|already|surely|will)(?: already| all| well)? (?:know|remember|recall|be aware)|you know|we all know|you can see|i said|i mentioned|mentioned)(?: above| before| earlier| already)?,',
    },
    {
      find: "(?:to be (?:perfectly |completely |totally )?honest|to tell (?:you )?the truth|honestly|frankly|basically|actually|literally|needless to say|in fact|as a matter of fact|at the end of the day|all things considered|for what it's worth|for your information|by the way|well|anyway|so|look|okay|ok|oh),",
    },
    {
      find: '(?:the thing is|the fact is|the fact of the matter is|what (?:i|we) (?:mean|want to say) is|(?:so )?(?:basically )?what happened is|(?:i|we) (?:have to|must) say) that',
    },
    {
      find: '(?:it (?:is|should be|must be|is to be) )(?:(?:also )?(?:important|interesting|worth|essential|necessary) (?:to (?:note|mention|remember|point out|say)|noting|mentioning|remembering)|noted|mentioned|remembered|pointed out) that',
    },
    { find: 'it has come to (?:my|our) attention that' },
    { find: 'the (?:thing|fact|point) is,' },
    {
      find: "(?:i am|i'm|we are|we're) (?:(?:contacting|emailing|messaging)(?: you)?|writing(?: to)?(?: you)?|reaching out(?: to you)?)(?: today)? because",
    },
    {
      find: '(?:i|we) (?:would )?(?:kindly |respectfully )?(?:ask|request)(?: that)? you to',
      write: 'please',
    },
    { find: "as far as (?:i am|i'm|we are|we're) concerned,", write: 'to me,' },
    {
      find: `(?:i|we) (?:was|were) wondering (?:if|whether) (?:you ${COULD}|it would be possible for you to)`,
      write: 'please',
    },
    {
      find: `(?:i|we)(?:'d like| would like| (?:just |only )?want(?:ed)?) to ask (?:you )?(?:if|whether) (?:it would be possible for you to|you ${COULD})`,
      write: 'please',
    },
    {
      find: "(?:i|we)(?:'d like| would like| want| wish| am writing| are writing) to (?:request|ask) that you",
      write: 'please',
    },
    {
      find: `(?:(?:i|we) (?:would|'d) (?:really |greatly |very much )?appreciate it|(?:i|we) would be (?:very |most |extremely )?grateful|it would be (?:great|appreciated|nice|helpful)) if you ${COULD}`,
      write: 'please',
    },
  ],
  leavesQuestions: true,
  isInsideToo: true,
  before: '(?!to\\b)[\\p{L}“"\\p{N}]',
  examples: [
    ['I just wanted to let you know that the order is late.', 'The order is late.'],
    ['We are writing to inform you that the pool is closed.', 'The pool is closed.'],
    ['Hi Anna, as you may know, we move in May.', 'Hi Anna, we move in May.'],
    ['I was wondering if you could send the list.', 'Please send the list.'],
    ['It is important to note that prices rose.', 'Prices rose.'],
  ],
  leaves: [
    'So we left.',
    'I want to say that to him, too.',
    'As you know, is that true?',
    'In my opinion, the price is too high.',
  ],
});

/** Run-ups that say only that something will be said. */
export const openers: Rule = {
  ...runUps,
  *find(sentence, context) {
    // “Please note that … and that …”: the second half hangs on the run-up, too.
    if (!/\b(?:and|but|or) that\b/i.test(sentence.text)) yield* runUps.find(sentence, context);
  },
  leaves: [...runUps.leaves, 'Please note that it is late and that we are closed.'],
};
