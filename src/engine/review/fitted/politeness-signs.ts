import type { Span } from '../../text/edits.ts';
import { listShouting } from '../features.ts';
import { findGreeting } from '../letter.ts';
import {
  APOLOGIES,
  atSentenceStart,
  BLAME,
  DEMANDS,
  expressions,
  HEDGES,
  LOUD_MARKS,
  THANKS,
} from '../phrases.ts';
import { findOwn, type Reading } from '../reading.ts';
import { listCommands } from '../sentence-signs.ts';
import type { FittedSign } from './model.ts';

interface PolitenessSign extends FittedSign {
  find(reading: Reading): Span[];
  /** Counts beyond this change nothing any more; 2 by default. */
  most?: number;
  /** A habit of style: counted for each stretch of the length of one request, and not once for all. */
  habit?: true;
}

const by = (pattern: RegExp) => (reading: Reading) => findOwn(reading, pattern);
const name = (one: string, many = `${one}s`) => ({ one, many });

/**
 * What makes a request polite, after the strategies of Danescu-Niculescu-Mizil et al. 2013, “A computational approach
 * to politeness”. `expected` is near to what their table 3 measured in another community (Wikipedia), so that the
 * weights do not only suit the people who rated these requests.
 */
export const POLITENESS_SIGNS = {
  thanks: {
    name: name('word of thanks', 'words of thanks'),
    direction: 1,
    expected: 0.87,
    missed: true,
    find: by(THANKS),
  },
  please: {
    name: { one: '“please”', many: 'times “please”', single: true },
    direction: 1,
    expected: 0.1,
    least: 0.1,
    missed: true,
    find: by(expressions('please|kindly')),
  },
  pleaseInside: {
    direction: 1,
    expected: 0.49,
    find: by(/(?<=[\p{L}\p{N}] )(?:please|kindly)(?!\p{L})/giu),
  },
  softened: {
    name: name('softened request'),
    direction: 1,
    expected: 0.47,
    find: by(
      expressions(`
        (?<!\\b(?:why|how|what|when) )(?:could|would) (?:you|it be possible|anyone|anybody|someone)|would you mind|may i|might i|could i|if possible
        when you have (?:the )?time|at your convenience|if you could|(?:if|whether) you would|if you don't mind|if you do not mind`),
    ),
  },
  ableTo: {
    name: name('open question'),
    direction: 1,
    expected: 0.1,
    find: by(
      expressions(`
        can you|will you|can i|are you able to|is it possible|would it be|is there any|any chance|any ideas?
        any thoughts|any suggestions?|do you know|do you have|have you (?:tried|considered|looked|checked|thought)`),
    ),
  },
  greeting: {
    name: { ...name('greeting'), single: true },
    direction: 1,
    expected: 0.43,
    most: 1,
    missed: true,
    find: (reading) => [findGreeting(reading) ?? []].flat(),
  },
  apologies: { name: name('apology', 'apologies'), direction: 1, expected: 0.36, find: by(APOLOGIES) },
  praise: {
    name: name('kind word'),
    direction: 1,
    expected: 0.5,
    find: by(
      expressions(`
        great|nice|good (?:work|point|job|question|idea|answer|luck|catch|one|to know|to hear|to see)|excellent
        interesting|awesome|cool|helpful|useful|well done|love|perfect|brilliant|fantastic|wonderful|welcome|neat`),
    ),
  },
  hope: {
    name: name('warm phrase'),
    direction: 1,
    expected: 0.2,
    find: by(
      expressions(
        `hope|glad|happy|look(?:ing)? forward|pleased|delighted|curious|i wonder|wondering|(?:i would|i'd) (?:like|love)`,
      ),
    ),
  },
  hedges: { direction: 0, expected: 0.14, habit: true, find: by(HEDGES) },
  maybe: {
    direction: 0,
    expected: 0.14,
    habit: true,
    find: by(expressions('might|may|seems?|apparently|likely|i assume|not sure|if i')),
  },
  factual: {
    name: name('insisting word'),
    direction: -1,
    expected: -0.38,
    habit: true,
    find: by(
      expressions(`actually|really(?! (?:appreciate|grateful|like|enjoy|happy|glad|sorry|great|good|nice|helpful))|in fact|the point|the truth|honestly|surely|obviously|clearly
        the reality|even|anyway|whatever|exactly|supposed to`),
    ),
  },
  directQuestion: {
    direction: -1,
    expected: -0.27,
    habit: true,
    find: by(atSentenceStart("what|who|how|where|when|which|what's|how's|who's|where's")),
  },
  why: {
    name: name('question that asks why', 'questions that ask why'),
    direction: -1,
    expected: -0.3,
    find: by(
      // “the reasons why”, “I know why”: nobody is asked.
      expressions(
        "(?<!\\b(?:reasons?|that is|that's|this is|explains?|explain to you|know|knows|see|understand|understands) )why(?! not(?! ))|what for|how come|who (?:told|said|cares)|what's the (?:point|problem)",
      ),
    ),
  },
  bluntStart: {
    direction: -1,
    expected: -0.43,
    habit: true,
    find: by(atSentenceStart('so|then|and|but|or|because')),
  },
  youStart: {
    name: name('sentence that begins with “you”', 'sentences that begin with “you”'),
    direction: -1,
    expected: -0.3,
    habit: true,
    find: by(atSentenceStart("you|your|you're|you've")),
  },
  iStart: { direction: 1, expected: 0.12, habit: true, find: by(atSentenceStart("i|i'm|i've|i'd|i'll|my")) },
  negative: {
    name: name('harsh word'),
    direction: -1,
    expected: -0.2,
    find: by(
      expressions(`
        stupid|useless|ridiculous|nonsense|silly|waste|wtf|hell|damn|crap|idiot|ugly|horrible|terrible
        awful|lazy|ignorant|pointless|dumb|hate|worse|worst|annoying|rude|meaningless|sucks?|unacceptable`),
    ),
  },
  blame: {
    name: name('accusing phrase'),
    direction: -1,
    expected: -0.4,
    least: 0.2,
    find: (reading) => [...findOwn(reading, BLAME), ...findOwn(reading, ACCUSING)],
  },
  demands: {
    name: name('demand'),
    direction: -1,
    expected: -0.3,
    least: 0.15,
    find: by(DEMANDS),
  },
  commands: {
    name: name('command without please', 'commands without please'),
    direction: -1,
    expected: -0.3,
    least: 0.15,
    find: listCommands,
  },
  negation: {
    direction: -1,
    habit: true,
    most: 3,
    find: by(/(?<!\p{L})(?:not|no|nothing|never|cannot)(?!\p{L})|n't(?!\p{L})/giu),
  },
  loudMarks: {
    name: name('run of repeated marks', 'runs of repeated marks'),
    direction: -1,
    expected: -0.3,
    least: 0.1,
    find: by(LOUD_MARKS),
  },
  shouting: {
    name: name('stretch in capitals', 'stretches in capitals'),
    direction: -1,
    expected: -0.4,
    least: 0.2,
    find: listShouting,
  },
  smile: {
    name: name('smile'),
    direction: 1,
    find: by(/[:;]-?[)D](?!\p{L})|[\u{1F600}-\u{1F607}\u{1F60A}\u{1F642}]/gu),
  },
  haveYou: {
    direction: 0,
    habit: true,
    find: by(expressions('have you|did you|are you|do you|is it|is this|does it|does this|is there')),
  },
  retort: {
    name: name('retort'),
    direction: -1,
    expected: -0.2,
    find: by(
      expressions(`
        what do you mean|what does that mean|so what|what are you (?:trying|doing|talking)|what exactly|why on earth
        seriously|huh|come on|you do(?:n't| not) (?:know|understand)|are you serious|read the|is your (?:problem|point)`),
    ),
  },
  intensifiers: {
    direction: -1,
    habit: true,
    find: by(expressions('very|quite|so much|a lot|pretty|that much')),
  },
  suggestion: {
    direction: 1,
    expected: 0.1,
    find: by(expressions('you could|you might|maybe you|perhaps you|perhaps|how about|what about')),
  },
  trailing: { direction: -1, habit: true, find: by(/\.{2,}|…/g) },
} satisfies Readonly<Record<string, PolitenessSign>> as Readonly<Record<string, PolitenessSign>>;

const ACCUSING = expressions(`
  you (?:didn't|did not|don't|do not|aren't|are not|haven't|have not|can't|cannot|never)(?! (?:alone|believe|disappoint(?:ed)?|fail(?:ed)?|forget|forgot|forgotten|have to|imagine|know how|let (?:me|us) down|miss(?:ed)?|need|worry))|did you even|have you even
  do you even|did you bother|doing wrong|are you (?:blind|deaf|stupid)`);
