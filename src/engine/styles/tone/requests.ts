import { isVerbBase } from '../../lexicon/verbs.ts';
import { wordSet } from '../../lexicon/word-set.ts';
import type { Change } from '../../types.ts';
import type { StyleStage } from '../stage.ts';
import { makeTableRule } from '../table-rule.ts';

const VERBS =
  'send|give|tell|call|show|forward|review|check|confirm|reply|respond|provide|share|submit|update|fix|sign|print|bring|contact|explain|add|remove|move|change|delete|schedule|book|return|complete|let|email|write|finish|make|get|put|prepare|correct|attach|include|help|wait|come|stop|keep|take|look|pay|clean|cancel|order';
const OBJECTS =
  'me|us|the|your|this|that|these|those|it|him|her|them|a|an|my|our|all|back|by|to|with|for|in|on|at|every|any|his|their|sure|here|until|more';
const ORDER = new RegExp(`^(${VERBS}) (?:${OBJECTS})\\b`, 'iu');
/** Any verb before what can only be its object. */
const PLAIN_ORDER =
  /^(\p{L}+) (?:me|us|the|your|this|that|these|those|it|him|her|them|a|an|my|our|his|their|every|any|all)\b/iu;
/** These leave out their “I”: “Hope it works.” “Love the idea.” “Like the others, we …” */
const FEELINGS = wordSet(`
  agree appreciate believe doubt enjoy expect fear feel forget forgive guess hate hope imagine know like love mean miss
  need praise regret remember respect see seem suppose thank think trust understand want wish`);
/** Wishes, and what nobody is asked for. */
const SET_PHRASE =
  /^(?:give (?:me|us) a break|get (?:well|lost|real|over it|a (?:life|grip|move on))|make (?:my|your|his|her|our) day|take (?:care|a seat|your (?:seat|time)|heart|it easy|it from)|keep (?:it up|in touch|the change)|have|enjoy|leave it at that|stop it|tell me about it)\b/iu;
/** An order that asks one thing of one person ends well as a question. */
const FAVOUR =
  /^(?:(?:send|give|tell|call|show|email|bring) (?:me|us)|(?:book|bring|cancel|change|clean|finish|fix|move|order|pay|remove|return|sign|stop|update) (?:the|this|that|my|our|your|these|those|a|an|it|me|us))\b/iu;
const ONE_THING = /^[^,;:()"?—\n]{4,120} (?:\p{L}{2,}|[ap]\.m)[.!]$/u;
/** “… by 3 p.m. We need it.”: the reader of sentences takes the two for one. */
const AFTER_CLOCK = /(?<=\b[ap]\.m\.) (?=\p{Lu})/u;
const SPEAKER = /(?<![\p{L}'])(?:i|we|me|us|my|our)(?!\p{L})/iu;
/** More sentences in which nobody speaks are instructions: a recipe asks nobody for anything. */
const MOST_SENTENCES = 2;

const change = (start: number, end: number, replacement: string): Change => ({
  start,
  end,
  replacement,
  category: 'tone',
  reason: 'A polite request asks rather than orders.',
  gist: 'request',
  rule: 'polite-request',
});

/** The verb that orders something, at the head of a sentence. */
function findOrder(sentence: string): string | undefined {
  const [, verb = ''] = ORDER.exec(sentence) ?? PLAIN_ORDER.exec(sentence) ?? [];
  const lower = verb.toLowerCase();
  const isOrder = (ORDER.test(sentence) || isVerbBase(lower)) && !FEELINGS.has(lower);
  return isOrder && !SET_PHRASE.test(sentence) ? verb : undefined;
}

/** What makes a request of an order; only the first of a text is asked as a question. */
function* askFor(whole: string, start: number, mayAsk: boolean): Generator<Change> {
  const [sentence = ''] = whole.split(AFTER_CLOCK);
  const verb = findOrder(sentence);
  if (verb === undefined || /\bplease\b|^let (?:us|me (?!know))\b/i.test(sentence)) return;
  const isFavour =
    mayAsk && FAVOUR.test(sentence) && ONE_THING.test(sentence) && !/ (?:and|or|but|if)\b/i.test(sentence);
  const asked = `${isFavour ? 'Could you please' : 'Please'} ${verb.toLowerCase()}`;
  yield change(start, start + verb.length, asked);
  const end = start + sentence.length;
  if (isFavour) yield change(sentence.endsWith('.m.') ? end : end - 1, end, '?');
}

/** “Send me the file.” becomes “Could you please send me the file?”, other orders get their “please”. */
export const politeRequests: StyleStage = {
  reach: 'free',
  find(text, { read }) {
    const sentences = read(text);
    if (sentences.length > MOST_SENTENCES && !SPEAKER.test(text)) return [];
    let mayAsk = true;
    return sentences.flatMap(({ start, text: sentence }) => {
      const found = [...askFor(sentence, start, mayAsk)];
      mayAsk &&= found.length < 2;
      return found;
    });
  },
};

/** “Could you see it?” asks what was possible, and nothing of anybody. */
const NO_REQUEST =
  '(?! (?:be|guys|all|two|both|at|see|hear|know|swim|drive|speak|ever|even|not|still|imagine|believe)\\b)';

/** “Could you please send it?” in a light tone. */
export const lightRequests = makeTableRule({
  id: 'light-request',
  category: 'tone',
  gist: 'request',
  rows: [
    {
      find: `(?<!(?:how|what|who|where|why|when|which) )(?:could|would|can) you (?:please|kindly|possibly)${NO_REQUEST} (\\p{L}+)(?=[^.!]*\\?)`,
      write: 'can you $1',
    },
    { find: `(?<=^)please kindly (\\p{L}+)`, write: 'please $1' },
  ].map((row) => ({ ...row, reason: 'In a light tone one asks plainly.' })),
  examples: [['Could you please send the file?', 'Can you send the file?']],
  leaves: ['Could you send it?', 'Could you please be quiet?', 'We could please everybody.'],
});

const QUESTION = new RegExp(
  `^(?:can|could|would) you(?: please| kindly| possibly)? (?:have|${VERBS}) [^,;:()"?—\\n]{4,160}\\?$`,
  'iu',
);
const GRATEFUL = /\bgrateful if\b/i;

/** The first “Could you send it?” of a text becomes “I would be grateful if you could send it.” Twice would be begging. */
export const ceremonialRequests: StyleStage = {
  reach: 'free',
  find(text, { read }) {
    if (GRATEFUL.test(text)) return [];
    const request = read(text).find(
      ({ text: sentence }) => QUESTION.test(sentence) && !/ (?:or|but)\b/i.test(sentence),
    );
    if (request === undefined) return [];
    const [asked = ''] = /^\S+ you(?: please| kindly| possibly)?/i.exec(request.text) ?? [];
    const speaker = /\bI\b/.test(text) || !/\bwe\b/i.test(text) ? 'I' : 'We';
    const end = request.start + request.text.length;
    return [
      change(request.start, request.start + asked.length, `${speaker} would be grateful if you could`),
      change(end - 1, end, '.'),
    ];
  },
};

export const politeForms = makeTableRule({
  id: 'polite-form',
  category: 'tone',
  gist: 'request',
  rows: [
    {
      find: '(?<!(?:how|what|who|where|why|when|which) )(?:can|could) you(?: guys| all)?(?! (?:be|guys|all|two|both|at|see|hear|know|swim|drive|speak|please|kindly|ever|even|not|still|imagine|believe)\\b)(?! [^.!?]*\\bplease\\b) (\\p{L}+)(?=[^.!]*\\?)',
      write: 'could you please $1',
    },
    {
      find: '(?<=^|[,;] |\\b(?:and|but|so) )can (someone|somebody|anyone|anybody|one of you)(?! (?:be|see|hear|please|ever|even|not|else)\\b)(?! [^.!?]*\\bplease\\b) (\\p{L}+)(?=[^.!]*\\?)',
      write: 'could $1 please $2',
    },
    { find: '(?<!\\b(?:do|did) )i want(?= (?:to|an?|the|this|your|you to)\\b)', write: 'I would like' },
    { find: '(?<!\\b(?:do|did) )we want(?= (?:to|an?|the|this|your|you to)\\b)', write: 'we would like' },
    { find: '(?<!\\b(?:do|did|that|what) )(i|we) need(?= you to\\b)', write: '$1 would like' },
    {
      find: `(?<=^|[,;] |\\b(?:and|so) )you (?:need|have|will need|will have) to (${VERBS})(?![^.!]*\\?)`,
      write: 'please $1',
    },
  ].map((row) => ({ ...row, reason: 'A polite request asks rather than orders.' })),
  examples: [
    ['Can you send the file?', 'Could you please send the file?'],
    ['Can you guys send it?', 'Could you please send it?'],
    ['Can somebody check the lock?', 'Could somebody please check the lock?'],
    ['I want to know more.', 'I would like to know more.'],
    ['We want you to stay.', 'We would like you to stay.'],
    ['You need to check the figures.', 'Please check the figures.'],
  ],
  leaves: [
    'Could you please call?',
    'Can you call me back, please?',
    'I do not want it.',
    'How can you know?',
    'You can see it.',
    'Who do I want to be?',
    'You need to be patient. You have to wait?',
  ],
});
