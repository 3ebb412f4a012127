import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { tidyChanges } from '../text/tidy.ts';
import type { Change, FactKind } from '../types.ts';
import { findFactChanges } from './index.ts';

function make(start: number, end: number, replacement: string): Change {
  return { start, end, replacement, category: 'wording', reason: '', gist: '', rule: 'test' };
}

/** “Meet at {5|6}” is a source with one change; a brace may be empty on either side. */
function read(marked: string): { source: string; changes: Change[] } {
  let source = '';
  const changes: Change[] = [];
  let position = 0;
  for (const match of marked.matchAll(/\{([^|}]*)\|([^}]*)\}/g)) {
    source += marked.slice(position, match.index);
    const [whole, from = '', to = ''] = match;
    changes.push(make(source.length, source.length + from.length, to));
    source += from;
    position = match.index + whole.length;
  }
  return { source: source + marked.slice(position), changes };
}

const judge = (marked: string, known: string[] = []) => findFactChanges({ ...read(marked), known });

const FLAGGED: readonly (readonly [string, FactKind])[] = [
  ['Meet {5|6} people.', 'number'],
  ['In 20{1|2}9 we met.', 'number'],
  ['It was {-5|5} degrees.', 'number'],
  ['It is 1{|0} now.', 'number'],
  ['We need {two|three} chairs.', 'number'],
  ['We need {a dozen|ten} chairs.', 'number'],
  ['It costs {$|€}500.', 'number'],
  ['A rise of 5{%|} is fine.', 'number'],
  ['Call {555-123-4567|555-123-4568} now.', 'number'],
  ['Come at {3pm|4pm}.', 'number'],
  ['Come at 10:{30|45}.', 'number'],
  ['Sales grew{| by 12 percent} this time.', 'number'],
  ['Use version 1.{1|10} here.', 'number'],
  ['We saw {2|3} pears and {3|2} plums.', 'number'],
  ['Come on {Monday|Tuesday}.', 'date'],
  ['Come {today|tomorrow}.', 'date'],
  ['It is due {March|April} 3rd.', 'date'],
  ['It is due 2025-03-0{1|2}.', 'date'],
  ['It is due {next|this} week.', 'date'],
  ['I met {Anna|Peter} there.', 'name'],
  ['Dear {Anna|Sir}, hello.', 'name'],
  ['{Hello|Hello Peter},\nthe list is ready.', 'name'],
  ['I met {Jonh|John} there.', 'name'],
  ['{Anna|Peter} will call.', 'name'],
  ['Ask {Acme|them} about it.', 'name'],
  ['See https://example.org/{a|b} for it.', 'link'],
  ['Write to {ana|eva}@example.org.', 'link'],
  ['Open {notes.txt|notes.pdf} first.', 'link'],
  ['She said “we {will|may} come”.', 'quotation'],
  ['She said "i {has|have} it".', 'quotation'],
  ['I do {not |}agree.', 'negation'],
  ['I {can|can’t} come.', 'negation'],
  ['We {dont|do} know.', 'negation'],
  ['{Everyone|Nobody} came.', 'negation'],
  ['I {want|can’t} come.', 'negation'],
  ['It was {ever|never} so.', 'negation'],
  ['We went {with|without} them.', 'negation'],
  ['I do {not |}like tea. I do {|not }like milk.', 'negation'],
  ['I met Anna Kowal today. We came {together with Anna Kowal from the office|home}.', 'name'],
  ['We came.{ Anna Kowal was there too.|}', 'name'],
  ['I met Anna Kowal today.{ Anna Kowal was in good spirits.|} We had tea.', 'statement'],
  ['Wear a badge.{ Repeated violations may lead to termination.|} Thanks.', 'statement'],
  ['Wear a badge{, unless your manager lets you in|}.', 'statement'],
  ['He has had a fever{ since he came home from school|}.', 'statement'],
  ['We bought the house{ that stands behind the church|}.', 'statement'],
  ['We closed the road{ to protect small children|}.', 'statement'],
  ['We meet in the hall.{ Bring warm clothes and water.|}', 'statement'],
  ['{The plumber, who had arrived late, fixed the leak|The plumber fixed the leak}.', 'statement'],
  ['Regards,{|\n[Your name]}', 'blank'],
  ['It is due {soon|on [date]}.', 'blank'],
];

const LEFT: readonly string[] = [
  'We {recieve|receive} it.',
  '{Recieve|Receive} it.',
  '{their|Their} car is here.',
  '{Their|There} is a car.',
  'We {cant|can’t} come and {dont|don’t} care.',
  'It {isn’t|is not} here.',
  'It is {nto|not} here.',
  'I {don’t have any|have no} time.',
  'We need {two|2} chairs.',
  'We need {twenty-five|25} chairs.',
  'It takes {1|one} day.',
  'It costs {10000|10,000} euros.',
  'It costs {$5|5 dollars}.',
  'It costs {5 dolars|5 dollars}.',
  'It grew by 5{%| percent}.',
  'Come at {3pm|3 p.m.} then.',
  'It is due {March 3rd|3 March}.',
  'It is due {2025-03-01|March 1, 2025}.',
  '{i|I} think so.',
  'I speak {english|English}.',
  'Come on {monday|Monday}.',
  'Come on {wendesday|Wednesday}.',
  'It came last {monthe|month}.',
  'It {dosent|doesn’t} work, {doens’t|doesn’t} it?',
  'I met {john|John}.',
  '{Infact|In fact}, we left.',
  'But {YOU|you} have to.',
  '{Territories and|And} territories are here.',
  'I met {jonh|John}.',
  'I read {Annas|Anna’s} book.',
  'The dog lost {its|it’s} bone.',
  'She said {"we will come"|“we will come”}.',
  'He is a {|“}good man{|”} here.',
  'See https://example.org{,|} and go.',
  '{However|However,} we left 5 days ago.',
  'Meet 5{|,} and go.',
  'Bring food,{| }5 cups and a pan.',
  '{Anna, please|Please} send it{|, Anna}.',
  '{We|Following your request, we} send it.',
  'PLEASE {SEND|send} it.',
  'I may come in {march|March}.',
  'Regards,{\n[Your name]|}',
  'See {the list|[the list](./list)}.',
  'Ask {him|her} about it.',
  '{I am writing to inform you that the|The} pool is closed.',
  '{It has come to our attention that some|Some} bikes are here.',
  '{As you may already know, the|The} pool is closed.',
  'We stayed {due to the fact that|because} it rained.',
  'They {made the decision to|decided to} leave.',
  'We {carried out an inspection of|inspected} the lift.',
  'It is {situated in close proximity to|near} the lift.',
  '{As far as I am concerned|To me}, the lift is fine.',
  'They {are in a position to|can} help.',
  '{I was wondering if you could possibly|Could you} help?',
  '{There are many people who|Many people} agree.',
  'The form {which was |}sent by mail is lost.',
  'Come in.{ I hope this email finds you well.|} The pool is closed.',
  '{Because the lift was out of order, we walked|We walked because the lift was out of order}.',
  'We stayed at home{ because it rained heavily|}.{| It rained heavily.}',
  '{It is our intention to start construction of the bridge|We intend to start building the bridge}.',
];

describe('TRUST-04 what only the writer can vouch for', () => {
  it.each(FLAGGED)('%s is a %s', (marked, kind) => {
    const kinds = judge(marked);
    expect(new Set(kinds)).toEqual(new Set([kind]));
  });

  it.each(LEFT)('%s is no matter of fact', (marked) => {
    expect(judge(marked).filter((kind) => kind !== null)).toEqual([]);
  });
});

describe('what the writer gave elsewhere', () => {
  it('may be added, but for negations and blanks', () => {
    const known = ['From: Peter Stone\nPlease pay 300 by Friday, not later. [date]'];
    expect(judge('{Hello|Hello Peter}, we pay{| 300} by {then|Friday}.', known)).toEqual([null, null, null]);
    expect(judge('We do {|not }pay by {then|[date]}.', known)).toEqual(['negation', 'blank']);
  });

  it('does not excuse what is dropped', () => {
    expect(judge('We pay {300|it}.', ['300'])).toEqual(['number']);
  });
});

describe('any text', () => {
  const word = fc.constantFrom(
    'Anna',
    'went',
    'not',
    '12',
    '“so it is”',
    'on Monday',
    'a@b.org',
    '[name]',
    '\n',
    '😀',
  );
  const texts = fc.array(word, { maxLength: 12 }).map((words) => words.join(' '));

  it('replaced by itself adds and drops nothing', () => {
    fc.assert(
      fc.property(texts, fc.nat(), fc.nat(), (text, one, other) => {
        const [start = 0, end = 0] = [one, other]
          .map((place) => place % (text.length + 1))
          .sort((a, b) => a - b);
        const change = make(start, end, text.slice(start, end));
        expect(findFactChanges({ source: text, changes: [change] })).toEqual([null]);
      }),
    );
  });

  it('in which a number becomes another is flagged, however the change is cut', () => {
    const numbers = fc.integer({ min: 10, max: 99999 });
    fc.assert(
      fc.property(numbers, numbers, texts, texts, (from, to, before, after) => {
        fc.pre(from !== to);
        const source = `${before} we saw ${from} birds ${after}`;
        const start = before.length + ' we saw '.length;
        const whole = make(start, start + String(from).length, String(to));
        expect(findFactChanges({ source, changes: [whole] })).toEqual(['number']);
        expect(findFactChanges({ source, changes: tidyChanges(source, [whole]) })).toContain('number');
      }),
    );
  });

  it('full of open brackets is read in one go', () => {
    const source = '['.repeat(200_000);
    expect(findFactChanges({ source, changes: [make(0, 0, '1')] })).toEqual(['number']);
  });

  it('gets one answer for each change', () => {
    fc.assert(
      fc.property(texts, texts, (from, to) => {
        const changes = [make(0, 0, to), make(from.length, from.length, to)];
        expect(findFactChanges({ source: from, changes })).toHaveLength(2);
      }),
    );
  });
});
