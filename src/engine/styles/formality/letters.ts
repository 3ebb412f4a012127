import { type Finding, matchCapital, type Rule } from '../../rules/kit.ts';

interface LetterLevel {
  /** The greeting of this level, and the source of a pattern of those that are at another. */
  greeting: string;
  greetings: string;
  closing: string;
  closings: string;
}

const NAMES = "(?: (?:\\p{Lu}[\\p{L}'.-]*|all|team|everyone|everybody|colleagues|both|there)){0,4}";

type LetterRule = LetterLevel & Pick<Rule, 'id' | 'examples' | 'leaves'>;

/** Makes the rule that sets greeting and closing of a letter to one level. Names stay as they are. */
function makeLetterRule({ greeting, greetings, closing, closings, ...rule }: LetterRule): Rule {
  const head = new RegExp(`^(${greetings})(?=(${NAMES})[,:!])`, 'u');
  const foot = new RegExp(`^(?:${closings})(?=[,.!]?$)`, 'iu');
  return {
    ...rule,
    category: 'tone',
    gist: 'letter form',
    *find({ text }): Generator<Finding> {
      const [opened, , names = ''] = head.exec(text) ?? [];
      // “Hey Sir” would be neither.
      const isStiff = greeting !== 'Dear' && /^ (?:Sirs?|Madam)\b/.test(names);
      if (opened !== undefined && !isStiff) {
        const isNameless = /^(?: there)?$/.test(names);
        const replacement = greeting === 'Dear' && isNameless ? 'Hello' : matchCapital(opened, greeting);
        const reason = `A letter of this tone opens with “${replacement}”.`;
        if (replacement !== opened) yield { start: 0, end: opened.length, replacement, reason };
      }
      const closed = foot.exec(text)?.[0];
      if (closed !== undefined && closed !== closing) {
        const reason = `A letter of this tone closes with “${closing}”.`;
        yield { start: 0, end: closed.length, replacement: closing, reason };
      }
    },
  };
}

const FORMAL_CLOSINGS =
  'kind regards|best regards|warm regards|with kind regards|regards|sincerely|yours sincerely|sincerely yours|yours faithfully|yours truly|respectfully|respectfully yours';
const CASUAL_CLOSINGS = 'cheers|best|all the best|take care|see you|see ya|bye|later|ttyl|xoxo';

export const casualLetter = makeLetterRule({
  id: 'casual-letter',
  greeting: 'Hey',
  greetings: 'Dear|Hello|Hi|Good morning|Good afternoon',
  closing: 'Cheers',
  closings: `${FORMAL_CLOSINGS}|best wishes|all the best|best`,
  examples: [['Dear Anna,\nwe are glad.\n\nKind regards,\nTom', 'Hey Anna,\nwe are glad.\n\nCheers,\nTom']],
  leaves: ['Dear me, it is late.', 'Hello is a word.', 'Dear Sir, we are late.'],
});

export const semiCasualLetter = makeLetterRule({
  id: 'semi-casual-letter',
  greeting: 'Hi',
  greetings: 'Dear|Hey|Hello|Good morning|Good afternoon',
  closing: 'Best',
  closings: `${FORMAL_CLOSINGS}|cheers`,
  examples: [['Dear Anna,\nwe are glad.', 'Hi Anna,\nwe are glad.']],
  leaves: ['Dear me, it is late.'],
});

export const professionalLetter = makeLetterRule({
  id: 'professional-letter',
  greeting: 'Hello',
  greetings: '[Hh]i|[Hh]ey|[Yy]o',
  closing: 'Best regards',
  closings: CASUAL_CLOSINGS,
  examples: [['Hi Anna,\nwe are glad.\n\nCheers,\nTom', 'Hello Anna,\nwe are glad.\n\nBest regards,\nTom']],
  leaves: ['Dear Anna,\nwe are glad.', 'The best,'],
});

export const veryFormalLetter = makeLetterRule({
  id: 'very-formal-letter',
  greeting: 'Dear',
  greetings: '[Hh]i|[Hh]ey|[Yy]o|[Hh]ello|Good morning|Good afternoon',
  closing: 'Kind regards',
  closings: `${CASUAL_CLOSINGS}|best regards|warm regards|regards`,
  examples: [
    ['Hi Anna,\nwe are glad.\n\nCheers,\nTom', 'Dear Anna,\nwe are glad.\n\nKind regards,\nTom'],
    ['Hi,\nwe are glad.', 'Hello,\nwe are glad.'],
  ],
  leaves: ['Dear Anna,\nwe are glad.\n\nYours sincerely,\nTom'],
});
