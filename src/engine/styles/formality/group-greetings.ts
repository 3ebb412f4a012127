import type { Finding, Rule } from '../../rules/kit.ts';

const GROUP = "(?:you )?(?:guys|folks|peeps|everyone|everybody|all|y'all)";
const GREETED = new RegExp(
  `^(?:(?:hey|hi|hiya|hello|yo|dear)(?: there)?,? ${GROUP}|(?:guys|folks))(,|!|:|(?= (?:just|quick|can|could|i|i'm|we|we're|the|please|does|do|is|are|has|have|any|so)(?![\\p{L}'-])))`,
  'iu',
);
const THERE = /^(?:hey|hi|hiya|hello|yo) (?:there|boss|dude|man|bro|mate|buddy)(?=[,!:])/iu;

type GreetingRule = Pick<Rule, 'id' | 'examples' | 'leaves'> & { all: string };

/** Makes the rule that greets a group, or nobody by name, as a letter of its level does. */
function makeGroupGreeting({ all, ...rule }: GreetingRule): Rule {
  return {
    ...rule,
    category: 'tone',
    gist: 'letter form',
    *find({ text }): Generator<Finding> {
      const greeted = GREETED.exec(text);
      const found = greeted?.[0] ?? THERE.exec(text)?.[0];
      if (found === undefined) return;
      const replacement = greeted === null ? 'Hello' : `${all}${greeted[1] === ':' ? ':' : ','}`;
      const reason = `A letter of this tone opens with “${replacement.replace(/[,:]$/, '')}”.`;
      if (replacement !== found) yield { start: 0, end: found.length, replacement, reason };
    },
  };
}

/** “Hey guys,” is “Hello everyone,” in a professional text. */
export const professionalGroup = makeGroupGreeting({
  id: 'professional-group',
  all: 'Hello everyone',
  examples: [
    ['Hey guys, we are late.', 'Hello everyone, we are late.'],
    ['Hi all!\nwe are late.', 'Hello everyone,\nwe are late.'],
    ['Hi there, we are late.', 'Hello, we are late.'],
  ],
  leaves: ['Hello Anna, we are late.', 'The guys are late.', 'Guys like him are late.'],
});

/** “Hey guys,” is “Dear all,” in a very formal text. */
export const veryFormalGroup = makeGroupGreeting({
  id: 'very-formal-group',
  all: 'Dear all',
  examples: [
    ['Hey guys, we are late.', 'Dear all, we are late.'],
    ['Hi everyone we are late.', 'Dear all, we are late.'],
    ['Guys, the door is open.', 'Dear all, the door is open.'],
  ],
  leaves: ['Dear Anna, we are late.', 'Dear all, we are late.', 'Guys like him are late.'],
});
