import { matchCapital } from '../../rules/kit.ts';
import type { Change } from '../../types.ts';
import type { StyleStage } from '../stage.ts';
import { makeToneChange } from './changes.ts';

/** What no light greeting goes with: a loss, a complaint, a warning, a farewell, an application. */
const GRAVE =
  /\b(?:condolences?|sympath\w+|(?:sorry|sad|saddened) to hear|(?:your|her|his|their) loss|passed away|funeral|died|death|grie(?:f|ving)|complain\w*|unacceptable|disappoint\w+|dissatisf\w+|compensat\w+|refund|resign\w*|notice period|hereby|overdue|eviction|terminat\w+|dismiss\w+|breach|legal action|proceedings|further notice|comply|penalt\w+|unpaid|regret|sorry to say|warning|misconduct|not acceptable|disciplinary|money back|apolog\w+|diagnos\w+|hospital|appl(?:y|ying|ication) for|cover letter|hiring|vacancy|interview|lawyer|solicitor)\b/i;

const GREETING =
  /^(dear|hello|hiya|hi|hey|yo|greetings|good (?:morning|afternoon|evening|day))((?: [\p{L}.'’-]+){0,3})(?=[,:!]?$|[,:!] (?!and ))/iu;
const GROUP = /^(?:all|team|everyone|everybody|colleagues|friends|both|folks|people|guys|y'all)$/i;
const TITLE = /^(?:Mr|Mrs|Ms|Mx|Dr|Prof|Professor)\b/;
/** “Dear Customer” is nobody's name. */
const ROLE =
  /\b(?:sirs?|madam|customers?|clients?|applicants?|residents?|tenants?|neighbou?rs?|members?|guests?|editors?|managers?|recruiters?|committee|board|support|service|department|office|council|parents?|diary|santa)\b/i;

const FORMAL_CLOSINGS =
  /^(?:(?:with )?(?:kind|best|warm|kindest|warmest) regards|regards|sincerely|yours (?:sincerely|faithfully|truly)|sincerely yours|respectfully(?: yours)?)(?=[,.!]?$)/i;
const LIGHT_CLOSINGS = /^(?:cheers|best|take care|see you|see ya|bye|later|laters|ttyl|xoxo|xx)(?=[,.!]?$)/i;

interface Level {
  greetings: RegExp;
  greet(names: string): string | undefined;
  closings: RegExp;
  closing: string;
  leavesGrave: boolean;
}

const isNamed = (names: string) => names.split(' ').every((name) => /^\p{Lu}/u.test(name));

function greetLightly(names: string): string | undefined {
  if (ROLE.test(names)) return undefined;
  if (TITLE.test(names)) return `Hello ${names}`;
  return GROUP.test(names) || (isNamed(names) && !names.includes(' ')) ? `Hi ${names}` : undefined;
}

const greetWith = (greeting: string) => (names: string) => {
  if (names === '' || names === 'there') return 'Hello';
  if (GROUP.test(names)) return `${greeting} ${names.replace(/^(?:guys|folks|people|y'all)$/i, 'all')}`;
  return isNamed(names) ? `${greeting} ${names}` : undefined;
};

/** The closing is in one of the last lines, above the signature. */
const LAST_LINES = 4;

const toChange = makeToneChange('letter-form', 'letter form');

function findGreeting(line: string, start: number, { greetings, greet }: Level): Change[] {
  const [found = '', word = '', names = ''] = GREETING.exec(line) ?? [];
  const written = greetings.test(word) && names !== ' me' ? greet(names.trim()) : undefined;
  if (written === undefined || written === found) return [];
  return [toChange(start, found, written, `A letter of this tone opens with “${written}”.`)];
}

function findClosing(line: string, start: number, { closings, closing }: Level): Change[] {
  const [found] = closings.exec(line) ?? [];
  if (found === undefined) return [];
  const written = matchCapital(found, closing);
  return [toChange(start, found, written, `A letter of this tone closes with “${written}”.`)];
}

/** Sets greeting and closing of a letter to a level. Names stay as they are. */
function makeLetterStage(level: Level): StyleStage {
  return {
    find(text) {
      if (level.leavesGrave && GRAVE.test(text)) return [];
      let position = 0;
      const lines = text.split('\n').map((line) => {
        const start = position;
        position += line.length + 1;
        return { line: line.trimEnd(), start };
      });
      const [first, ...rest] = lines.filter(({ line }) => line !== '');
      if (first === undefined) return [];
      return [
        ...findGreeting(first.line, first.start, level),
        ...rest.slice(-LAST_LINES).flatMap(({ line, start }) => findClosing(line, start, level)),
      ];
    },
  };
}

export const relaxedLetter = makeLetterStage({
  greetings: /^(?:dear|hello|greetings)$/i,
  greet: greetLightly,
  closings: FORMAL_CLOSINGS,
  closing: 'Best',
  leavesGrave: true,
});

export const professionalLetter = makeLetterStage({
  greetings: /^(?:hi|hiya|hey|yo)$/i,
  greet: greetWith('Hello'),
  closings: LIGHT_CLOSINGS,
  closing: 'Best regards',
  leavesGrave: false,
});

export const ceremonialLetter = makeLetterStage({
  greetings: /^(?:hi|hiya|hey|yo|hello|greetings|good (?:morning|afternoon|evening|day))$/i,
  greet: greetWith('Dear'),
  closings: LIGHT_CLOSINGS,
  closing: 'Kind regards',
  leavesGrave: false,
});
