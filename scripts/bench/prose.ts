import { makeRandom } from '../../src/engine/measure/random.ts';

const openings = [
  'Yesterday {who} tell me that',
  'In my opinion',
  'As we discussed on {day}',
  'According to {who}',
  'To be honest',
  'Because of the delay in {place}',
  'After the meeting with {who}',
  'I would like to inform you that',
  'Last {day} in {place}',
  'For this reason',
];
const middles = [
  'the {thing} have been moved to the second floor',
  'we did not recieved the {thing} that {who} has sent',
  'there is {n} reasons why the {thing} should be cheaper',
  'nobody in {place} know where the {thing} is',
  'the {thing} which we ordered cost more than {n} pounds',
  'she have worked on the {thing} since {n} years',
  'it was definately the best {thing} that I ever saw',
  'you can find the {thing} next to the station in {place}',
  'the price of the {thing} rose by {n} percent in a year',
  'everyone agreed that the {thing} needs more time',
];
const endings = [
  'and I am looking forward to hear from you.',
  'but the customers was not happy about it.',
  'so please let me know if it suits you.',
  'although it rained for {n} days.',
  'and {who} will take care of the rest.',
  'which made the whole team very proud.',
  'because their is no other way to {place}.',
  'and this is the reason for my letter.',
];
const fillings: Record<string, readonly string[]> = {
  who: ['Marta', 'Mr Okafor', 'the manager', 'my sister', 'Dr Lindqvist', 'our landlord', 'Priya'],
  day: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
  place: ['Leeds', 'Gdansk', 'Toronto', 'the old town', 'Porto', 'the head office', 'Nairobi'],
  thing: [
    'report',
    'heating system',
    'library',
    'train timetable',
    'new contract',
    'garden',
    'printer',
    'bicycle',
  ],
};

/**
 * Text of a writer who makes mistakes, exactly so many characters. Each seed gives another one: an engine that
 * remembers sentences shall not be measured by its memory.
 */
export function makeProse(length: number, seed: number): string {
  const random = makeRandom(seed);
  const pick = (below: number) => Math.floor(random() * below);
  const fill = (pattern: string) =>
    pattern.replace(/\{(\w+)\}/g, (_, name: string) =>
      name === 'n' ? `${2 + pick(97)}` : choose(fillings[name] ?? []),
    );
  const choose = (list: readonly string[]) => list[pick(list.length)] ?? '';
  let text = '';
  while (text.length < length) {
    const gap = text === '' ? '' : pick(6) === 0 ? '\n\n' : ' ';
    text += `${gap}${fill(`${choose(openings)}, ${choose(middles)} ${choose(endings)}`)}`;
  }
  return `${text.slice(0, length - 1).trimEnd()}.`.padEnd(length, '.');
}
