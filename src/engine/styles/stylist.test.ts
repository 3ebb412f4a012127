import { describe, expect, it } from 'vitest';
import { type CorrectRequest, makeCorrector } from '../corrector.ts';
import { applyChanges } from '../text/edits.ts';
import { readDocumentFacts } from '../text/facts.ts';
import { makeReader } from '../text/words.ts';
import type { EnhanceRequest, RewriteStyle } from '../types.ts';
import { makeStylist } from './index.ts';
import { SAMPLES } from './samples.ts';

const language = 'en-us';
const corrector = await makeCorrector({ language });
const read = makeReader();

/** The corrector is the slow part: what it answers is remembered between tests. */
const answers = new Map<string, ReturnType<typeof corrector.correct>>();
function correct(request: CorrectRequest): ReturnType<typeof corrector.correct> {
  const key = JSON.stringify({ document: readDocumentFacts(request.text), ...request });
  const answer = answers.get(key) ?? corrector.correct(request);
  answers.set(key, answer);
  return answer;
}
const enhance = makeStylist({ correct, read });

type Ask<Request = EnhanceRequest> = Request extends unknown ? Omit<Request, 'text' | 'language'> : never;
const ask = (text: string, what: Ask) => enhance({ ...what, text, language } as EnhanceRequest);
const tell = (text: string, instruction: string) => ask(text, { action: 'ai_prompt', instruction });

const neutral: RewriteStyle = { formality: 'neutral', tone: 'neutral', length: 'auto' };
const rewrite = (style: Partial<RewriteStyle>): Ask => ({
  action: 'rewrite',
  style: { ...neutral, ...style },
});

const FORMALITIES = ['casual', 'semi-casual', 'neutral', 'professional', 'very-formal'] as const;
const ACTIONS: readonly (readonly [name: string, what: Ask])[] = [
  ...(['improve', 'grammar', 'shorten', 'humanize', 'clarify'] as const).map(
    (action) => [action, { action }] as const,
  ),
  ...FORMALITIES.map((formality) => [formality, rewrite({ formality })] as const),
  ['polite', rewrite({ tone: 'polite' })],
  ['confident', rewrite({ tone: 'confident' })],
  ['shorter', rewrite({ length: 'shorter', formality: 'very-formal' })],
  ['detailed', rewrite({ length: 'detailed', tone: 'polite' })],
  ...[
    'make it shorter and more formal',
    'friendlier',
    'as a bullet list',
    'numbered list',
    'upper case',
    'sentence case',
    'title case',
    'British spelling',
    'use contractions',
    'remove "very"',
  ].map((instruction) => [instruction, { action: 'ai_prompt', instruction }] as const),
];

const OF_EVERY_OBJECT = Object.getOwnPropertyNames(Object.prototype);
const countWords = (text: string) => text.match(/\S+/g)?.length ?? 0;
const listFacts = (text: string) => text.match(/https?:\S+|[\p{Sc}]?\p{N}[\p{N},.:]*|`[^`]*`/gu) ?? [];
const countNegations = (text: string) =>
  text.match(/\b(?:not(?! hesitate)|no|never|nobody|cannot|without|dont)\b|n['’]t\b(?! hesitate)/gi)
    ?.length ?? 0;

describe.each(ACTIONS)('%s', (name, what) => {
  it('takes the names of what every object has for words', async () => {
    const text = `${OF_EVERY_OBJECT.join(', ')} is. The ${OF_EVERY_OBJECT.join(' and the ')} are, a constructor can. Constructor do not, it’s constructors`;
    const result = await ask(text, what);
    expect(applyChanges(text, result.changes)).toBe(result.text);
  });

  const isNamed = name.startsWith('remove') || name === 'numbered list';

  it.each(SAMPLES)(
    'makes by its changes what it says, keeps facts, and a second run changes nothing: %j',
    async (text) => {
      const result = await ask(text, what);
      expect(applyChanges(text, result.changes)).toBe(result.text);
      result.changes.forEach((change, index) => {
        expect(change.end).toBeLessThanOrEqual(result.changes[index + 1]?.start ?? text.length);
        expect(text.slice(change.start, change.end)).not.toBe(change.replacement);
        expect(change.reason).toMatch(/^.{8,140}[.]$/u);
        expect(change.gist.split(' ').length).toBeLessThanOrEqual(3);
      });
      for (const { startIndex, endIndex } of result.issues) {
        expect(startIndex).toBeGreaterThanOrEqual(0);
        expect(endIndex).toBeLessThanOrEqual(result.text.length);
      }
      if (!isNamed) {
        const corrected = await correct({ text, action: 'grammar' });
        expect(listFacts(result.text)).toEqual(listFacts(text));
        expect(countNegations(result.text)).toBe(
          countNegations(what.action === 'ai_prompt' ? text : corrected.text),
        );
      }
      expect((await ask(result.text, what)).text).toBe(result.text);
    },
  );

  it('is the same each time', async () => {
    const [text = ''] = SAMPLES;
    const again = makeStylist({ correct: corrector.correct, read: makeReader() });
    expect(await again({ ...what, text, language } as EnhanceRequest)).toEqual(await ask(text, what));
  });
});

describe('shorten', () => {
  it.each(SAMPLES)('is never longer than what grammar left: %j', async (text) => {
    const corrected = await correct({ text, action: 'grammar' });
    expect((await ask(text, { action: 'shorten' })).text.length).toBeLessThanOrEqual(corrected.text.length);
  });

  it('takes a fifth off a wordy letter, and keeps its paragraphs', async () => {
    const [letter = ''] = SAMPLES;
    const { text } = await ask(letter, { action: 'shorten' });
    expect(countWords(text)).toBeLessThan(countWords(letter) * 0.8);
    expect(text.split('\n').length).toBe(letter.split('\n').length);
  });
});

describe('rewrite', () => {
  /** Contractions and words of speech against words of writing. */
  function measureFormality(text: string): number {
    const informal =
      /['’](?:m|re|ve|ll|d)\b|n['’]t\b|\b(?:it|that|there)['’]s\b|\b(?:hey|hi|thanks|gonna|kids|cheers|get|but|lots|really|info)\b/gi;
    const formal =
      /\b(?:dear|thank you|children|receive|require|request|regards|however|regarding|purchase)\b/gi;
    return (text.match(formal)?.length ?? 0) - (text.match(informal)?.length ?? 0);
  }

  it('is more formal with each level that can be told apart', async () => {
    const text =
      "Hello Anna,\n\nThank you for the note. I do not need it today, but we're glad that it is here. But we will ask for a refund. Very good to know that the children are going to be there. We need a reply, so I am writing. Thanks for the info.\n\nAll the best,\nTom";
    const measured: number[] = [];
    for (const formality of FORMALITIES.slice(1))
      measured.push(measureFormality((await ask(text, rewrite({ formality }))).text));
    for (const [index, value] of measured.entries()) {
      if (index > 0) expect(value).toBeGreaterThan(measured[index - 1] ?? Number.POSITIVE_INFINITY);
    }
  });

  it.each(SAMPLES)('is never less formal at a more formal level: %j', async (text) => {
    let last = Number.NEGATIVE_INFINITY;
    for (const formality of FORMALITIES) {
      const value = measureFormality((await ask(text, rewrite({ formality }))).text);
      expect(value).toBeGreaterThanOrEqual(last);
      last = value;
    }
  });

  it.each([
    {
      text: 'Do not worry about the parcel. However, we require your new address prior to Monday.',
      casual: "Don't worry about the parcel. But we need your new address before Monday.",
      professional: 'Do not worry about the parcel. However, we require your new address before Monday.',
      formal: 'Do not worry about the parcel. However, we require your new address before Monday.',
    },
    {
      text: "I want to ask for a refund. We can't find out whether you've sorted out the billing problem.",
      casual: "I want to ask for a refund. We can't find out whether you've sorted out the billing problem.",
      professional:
        'I would like to request a refund. We cannot determine whether you have resolved the billing problem.',
      formal:
        'I would like to request a refund. We cannot determine whether you have resolved the billing problem.',
    },
  ])('says the same for other readers: $text', async ({ text, casual, professional, formal }) => {
    expect((await ask(text, rewrite({ formality: 'casual' }))).text).toBe(casual);
    expect((await ask(text, rewrite({ formality: 'professional' }))).text).toBe(professional);
    expect((await ask(text, rewrite({ formality: 'very-formal' }))).text).toBe(formal);
  });

  it.each([
    rewrite({ formality: 'very-formal' }),
    rewrite({ tone: 'confident' }),
    { action: 'clarify' } as const,
  ])('takes out the wordy forms that improve does: %j', async (what) => {
    const { text } = await ask('There are two firms that made an attempt to help.', what);
    expect(text).toMatch(/^Two firms (?:tried|attempted) to help\.$/);
  });

  it.each([
    [
      'We went ahead with the launch of the product, despite the fact that the testers had reported bugs.',
      'We went ahead with the launch of the product, although the testers had reported bugs.',
    ],
    [
      'At this point in time, the move is complete and we are currently in the process of testing it.',
      'Currently, the move is complete and we are testing it.',
    ],
  ])(
    'clarifies, and neither turns what is conceded into the point nor says a thing twice: %s',
    async (before, after) => {
      expect((await ask(before, { action: 'clarify' })).text).toBe(after);
    },
  );

  it.each([
    ["We're late. It isn't far.", 'We are late. It is not far.'],
    ["We're late. It's near.", "We're late. It's near."],
  ])('writes out all contractions of a professional text, or none: %s', async (before, after) => {
    expect((await ask(before, rewrite({ formality: 'professional' }))).text).toBe(after);
  });

  it('does not take words out of a detailed text', async () => {
    const text = 'There are two firms that are in the process of moving.';
    expect((await ask(text, rewrite({ length: 'detailed' }))).text).toBe(text);
  });

  it('improves where all levels are neutral', async () => {
    const [text = ''] = SAMPLES;
    expect(await ask(text, rewrite({}))).toEqual(await ask(text, { action: 'improve' }));
  });

  it('invents nothing for a longer text, and says so', async () => {
    const result = await ask('We meet on Monday.', rewrite({ length: 'detailed' }));
    expect(result).toMatchObject({ text: 'We meet on Monday.', changes: [] });
    expect(result.notice).toContain('adds no facts');
  });

  it.each([
    ['Send me the report.', 'Could you please send me the report?'],
    ['Fix the door, and lock it.', 'Please fix the door, and lock it.'],
    ['Please send me the report.', 'Please send me the report.'],
    ['Pay the invoice by Friday.', 'Could you please pay the invoice by Friday?'],
    [
      'Cancel my order. Order a taxi for me.',
      'Could you please cancel my order? Please order a taxi for me.',
    ],
    [
      'Send me the 3 reports by 5 pm. We need them.',
      'Could you please send me the 3 reports by 5 pm? We need them.',
    ],
    [
      'Send me the 3 reports by 3 p.m. We need them.',
      'Could you please send me the 3 reports by 3 p.m.? We need them.',
    ],
    ['Report the bug, and open the window.', 'Please report the bug, and open the window.'],
    ['Give me a break.', 'Give me a break.'],
    ['Get well soon. Take a seat. Have a good day.', 'Get well soon. Take a seat. Have a good day.'],
    ['Like my boss, I love tea. Love the idea.', 'Like my boss, I love tea. Love the idea.'],
  ])('asks politely: %s', async (before, after) => {
    expect((await ask(before, rewrite({ tone: 'polite' }))).text).toBe(after);
  });
});

describe('an instruction', () => {
  it.each([
    ['We need milk, eggs and bread.', 'bullet list', 'We need:\n- milk\n- eggs\n- bread'],
    ['We met. We ate.', 'numbered list', '1. We met.\n2. We ate.'],
    ['The color is gray.', 'British spelling', 'The colour is grey.'],
    ['We met in `Foo` on Monday.', 'upper case', 'WE MET IN `Foo` ON MONDAY.'],
    ['WE MET ON MONDAY. I WAS LATE.', 'sentence case', 'We met on Monday. I was late.'],
    ['the art of war', 'title case', 'The Art of War'],
    ['The cat sat. A cat ran.', 'replace “cat” with “dog”', 'The dog sat. A dog ran.'],
    ['A very good day. Very nice.', 'remove the word "very"', 'A good day. Nice.'],
    [
      'Basically, I do not know. Thanks for that.',
      'shorter and more formal',
      'I do not know. Thank you for that.',
    ],
  ])('%s – %s', async (text, instruction, after) => {
    expect((await tell(text, instruction)).text).toBe(after);
  });

  it.each([
    ['milk, eggs and bread', 'make it a list', '- milk\n- eggs\n- bread'],
    ['milk\neggs\nbread', 'bullets pls', '- milk\n- eggs\n- bread'],
    ['- milk\n- eggs', 'number the points', '1. milk\n2. eggs'],
    ['To do list\nwash\nfix', 'sort it', 'To do list\nfix\nwash'],
    ['- pears\n- apples', 'sort it alphabetically', '- apples\n- pears'],
    ['pears, figs and apples', 'put them in alphabetical order', 'apples, figs and pears'],
    ['Hi Tom!\n\nWe won!! 🎉', 'no emojis or exclamation marks', 'Hi Tom,\n\nWe won.'],
    ['This is **very**  big.', 'get rid of the bold and the double spaces', 'This is very big.'],
    ['It is a very odd day, really.', 'take out the word very', 'It is an odd day, really.'],
    ['We met. We ate. We left.', 'drop the last two sentences', 'We met.'],
    ['Ask HR. HR knows.', 'replace HR with the office', 'Ask the office. The office knows.'],
    ['We met. The dog barked.', 'delete the sentence about the dog', 'We met.'],
    ['One.\n\nTwo.\n\nThree.', 'cut the first paragraph', 'Two.\n\nThree.'],
    ['Hi Tom, we need it.', 'remove the greeting', 'We need it.'],
    ['We met.\n\nThx\nIvy', 'without the closing, and in capitals', 'WE MET.'],
    ['We met.\n\nBest regards,\nIvy', 'no “best regards”', 'We met.\n\nIvy'],
    ['Hi Tom,\n\nWe met.\n\nBest,\nAnna', 'lose the signature', 'Hi Tom,\n\nWe met.'],
    ['Hi Tom,\n\nWe met.', 'change the greeting to Dear all', 'Dear all,\n\nWe met.'],
    ['We met.', 'add a greeting and a sign-off', 'Hello,\n\nWe met.\n\nBest regards,\n[your name]'],
    ['Hi Tom, we met.', 'turn it into an email', 'Hi Tom,\n\nwe met.\n\nBest regards,\n[your name]'],
    ['We met.', 'end with Best wishes', 'We met.\n\nBest wishes,'],
    ['Hi,\n\nWe met.', 'start with Dear Mrs Doyle', 'Dear Mrs Doyle,\n\nWe met.'],
    ['Hi,\n\nWe met.', 'add Dear Mrs Doyle at the top', 'Dear Mrs Doyle,\n\nWe met.'],
    ['We met.\n\nBest,\nMarta', 'end with Kind regards', 'We met.\n\nKind regards,\nMarta'],
    [
      'Hi Tom,\n\nWe met.\nWe ate.\n\nBest,\nAnna',
      'one paragraph',
      'Hi Tom,\n\nWe met. We ate.\n\nBest,\nAnna',
    ],
    ['We met. We ate. We slept. We left.', 'split into paragraphs', 'We met. We ate.\n\nWe slept. We left.'],
    ['We met. We ate.', 'each sentence on its own line', 'We met.\nWe ate.'],
    ['You are late.', 'ask it as a question', 'Are you late?'],
    ['I have 3 cats on page 3 at 4 pm.', 'spell out the numbers', 'I have three cats on page 3 at 4 pm.'],
    ['He said "no" in `"x"`.', 'curly quotes', 'He said “no” in `"x"`.'],
    ['16 cats ate 45 percent.', 'spell out the numbers', 'Sixteen cats ate forty-five percent.'],
    [
      'Bring:\n- soap\n- towels\n- a hat',
      'turn the bullets into a paragraph',
      'Bring: soap, towels and a hat',
    ],
    [
      'Do this:\n1. Open the box.\n2. Read the note.',
      'write it as a paragraph instead of a numbered list',
      'Do this: Open the box. Read the note.',
    ],
    [
      'Dear Al, it fits. Best, Bo',
      'replace the greeting with Hello Al and the closing with Many thanks',
      'Hello Al, it fits. Many thanks, Bo',
    ],
    ['We met. The waiter was rude. We left.', 'leave out the waiter', 'We met. We left.'],
    [
      'We met on Monday. The waiters were rude.',
      'change Monday to Sunday and drop the waiters',
      'We met on Sunday.',
    ],
    ['We met. We ate.\n\nBest,\nIvy', 'cut the last sentence before the signature', 'We met.\n\nBest,\nIvy'],
    ['It is just odd. We just left.', 'stop saying just so often', 'It is odd. We left.'],
    ['It is really odd. We really left.', 'too many reallys', 'It is odd. We left.'],
    ['We meet at 14:30.', 'change the times to am/pm', 'We meet at 2:30 pm.'],
    ['We meet on 9 June.', 'American date format, like June 9', 'We meet on June 9.'],
    ['An amazing new tool! The view is stunning.', 'tone down the hype', 'A new tool. The view is stunning.'],
    [
      'Hi Bo, it fits. Cheers, Al',
      'change the greeting to Dear Bo and the sign-off to Best wishes',
      'Dear Bo, it fits. Best wishes, Al',
    ],
    ['The color was organised.', 'canadian spelling', 'The colour was organized.'],
    ['We met — all of us — today.', 'no em dashes please', 'We met, all of us, today.'],
    ['They has it.\n\nThey has that.', 'fix only the second paragraph', 'They has it.\n\nThey have that.'],
    ['I has a problme.', 'only fix the spelling', 'I has a problem.'],
    [
      "I can't come, the kids are ill.",
      'more formal but keep the contractions',
      "I can't come, the children are ill.",
    ],
    ['I NEED IT NOW!!', 'make it calmer', 'I need it now.'],
    ['We should, I think, wait. I think we may.', 'remove "I think"', 'We should wait. We may.'],
    ['However, we wait. We wait, however, for you.', 'remove "however"', 'We wait. We wait for you.'],
    [
      'We sell milk, eggs, and fruit, for example, pears.',
      'remove "eggs"',
      'We sell milk, and fruit, for example, pears.',
    ],
    ['We sell fruit, for example, pears.', 'remove "for example"', 'We sell fruit, pears.'],
    ['It is very, very nice.', 'remove the word "very"', 'It is nice.'],
    ['To be honest, I left.', 'remove the phrase "to be honest"', 'I left.'],
    [
      "You can't stay. A can of beer. You cannot go.",
      'use "may" instead of "can"',
      'You may not stay. A can of beer. You may not go.',
    ],
    [
      'Should it rain, we stay. You should go.',
      'replace "should" with "must"',
      'Should it rain, we stay. You must go.',
    ],
    [
      'Clients pay. A client left.',
      'replace client with customer everywhere',
      'Customers pay. A customer left.',
    ],
    ['The cars are old.', 'replace car with bus', 'The buses are old.'],
    [
      'My CAR is new. The cars are old.',
      'replace car with bicycle',
      'My BICYCLE is new. The bicycles are old.',
    ],
    ['The server is down.', 'add "urgent" to the beginning', 'Urgent: The server is down.'],
    ['The server is down.', 'add "Best, Tom" at the end', 'The server is down.\n\nBest,\nTom'],
    ['We met.', 'end with "Kind regards, Ben Frost"', 'We met.\n\nKind regards,\nBen Frost'],
    [
      'the server is down. we wait.',
      'make every sentence start with a capital',
      'The server is down. We wait.',
    ],
    ['We need it. The deadline is Friday.', 'start with the deadline', 'The deadline is Friday. We need it.'],
    ['We met. We ate. We left', 'put the last sentence first', 'We left. We met. We ate.'],
    ['We met. We ate.', 'swap the two sentences', 'We ate. We met.'],
    ['We met. We ate. We left.', 'move the first sentence to the end', 'We ate. We left. We met.'],
    ['It is Tom.', 'change my name from Tom to Thomas', 'It is Thomas.'],
    [
      'Hi Tom,\n\nhope you are well. Could you sign it? It rains.',
      'put the request first',
      'Hi Tom,\n\nCould you sign it? Hope you are well. It rains.',
    ],
    [
      'It moved. The deadline is 3 May. Bring boxes.',
      'mention the deadline at the very top',
      'The deadline is 3 May. It moved. Bring boxes.',
    ],
    ['One.\n\nTwo.\n\nThree.', 'join the last two paragraphs', 'One.\n\nTwo. Three.'],
    ['One is here.\n\nTwo is there.', 'swap the 2 paragraphs around', 'Two is there.\n\nOne is here.'],
    ['- soap\n- towels\n- a hat', 'delete the second bullet', '- soap\n- a hat'],
    ['1. Wash\n2. Dry\n3. Fold', 'take out the second item', '1. Wash\n2. Fold'],
    [
      '- Feed the cat.\n- Walk the dog.\n- Lock up.',
      'delete the one about the dog',
      '- Feed the cat.\n- Lock up.',
    ],
    [
      'You should wash it first. Then you have to dry it. You must not iron it.',
      'turn it into instructions',
      'Wash it first. Then dry it. Do not iron it.',
    ],
    [
      'If a salesman loses his key, he has to call and never waits.',
      'gender neutral please',
      'If a salesperson loses their key, they have to call and never wait.',
    ],
    [
      'Tell whoever calls that he or she is late.',
      'use inclusive language',
      'Tell whoever calls that they are late.',
    ],
    [
      'Anna lost her key. The chairman has it.',
      'make it gender-neutral',
      'Anna lost her key. The chairperson has it.',
    ],
    [
      'The hall (our new one) is open. Bring shoes (soft).',
      'remove the brackets',
      'The hall, our new one, is open. Bring shoes, soft.',
    ],
    [
      'It was on July 30 2024 and 2 March 2025.',
      'make all dates look the same, eg 5 March 2025',
      'It was on 30 July 2024 and 2 March 2025.',
    ],
    [
      'Patients wait. Each patient has a form.',
      'use "clients" not "patients" throughout',
      'Clients wait. Each client has a form.',
    ],
    [
      "The kids' ward is new. The kids like it.",
      'and "children", not "kids"',
      "The children's ward is new. The children like it.",
    ],
    [
      'We meet on Thursday 13 November.',
      'its now Tuesday 18 November instead of thursday 13',
      'We meet on Tuesday 18 November.',
    ],
    ['It comes tomorrow.', 'say monday instead of tomorrow', 'It comes Monday.'],
    ['Wash it.\n- a\n- b', 'sort the list a to z', 'Wash it.\n- a\n- b'],
    [
      'We have 9 cats and 12 dogs.',
      'write out the numbers up to twelve as words',
      'We have nine cats and twelve dogs.',
    ],
    ['the van is here.', 'add a greeting', 'Hello,\n\nThe van is here.'],
    [
      'How to clean it\n\nPull the plug. Wait a minute. Wipe it.',
      'number the steps',
      'How to clean it\n\n1. Pull the plug.\n2. Wait a minute.\n3. Wipe it.',
    ],
    [
      'PLEASE BE ON TIME. THE BUS LEAVES AT 8.',
      'caps lock was on, fix it',
      'Please be on time. The bus leaves at 8.',
    ],
    [
      'PLEASE BE ON TIME. THE BUS LEAVES AT 8.',
      'too loud, its all caps',
      'Please be on time. The bus leaves at 8.',
    ],
    ['Please be ON TIME.', 'the all caps bits have to go', 'Please be on time.'],
    ['Be on time.', 'everything in capitals, its for a sign', 'BE ON TIME.'],
    ['It is a colour.', 'it sounds so british, it is for the US', 'It is a color.'],
  ])('in free words: %s – %s', async (text, instruction, after) => {
    expect((await tell(text, instruction)).text).toBe(after);
  });

  it.each([
    ['keep it under 9 words, it is for a flyer'],
    ['shorten to one paragraph of 1 sentence max'],
    ['I need it under 50 characters for a post'],
  ])('cuts as far as that goes where a length is set, and says so: %s', async (instruction) => {
    const { text, notice } = await tell(
      'I just wanted to let you know that the hall is closed. It is due to the fact that it rains.',
      instruction,
    );
    expect(text.length).toBeLessThan(85);
    expect(notice).toContain('Not done, since the rules do not know how: a set length');
  });

  it.each([
    'my colleague wrote half of it and feels left out',
    'the third time I ask for it',
    'does it sound polite enough?',
    'the formal part at the beginning can go',
    'I grovel. Fix that',
    'would you be so kind',
    'each rule with its own colour so we can point at it',
  ])('asks for nothing that is done: %s', async (instruction) => {
    const text = 'I think that the hall is really closed, because it rains.';
    expect(await tell(text, instruction)).toMatchObject({ text, refusal: { code: 'INSTRUCTION_UNKNOWN' } });
  });

  it.each([
    'bullet points for the to dos at the end',
    'change euros to EUR before the amount, like EUR 50',
    'make a numbered list of the rules',
  ])('leaves what it would do to more, or elsewhere, than asked: %s', async (instruction) => {
    const text = 'It costs 5 euros. We met. Olga cuts the film. Next steps: call Ben.';
    expect(await tell(text, instruction)).toMatchObject({ text, refusal: { code: 'INSTRUCTION_UNKNOWN' } });
  });

  it.each([
    ["I don't know.", 'more formal and translate it', 'I do not know.', 'a translation'],
    ["I don't know.", 'more formal, frobnicate it', 'I do not know.', '“frobnicate it”'],
    [
      'The fiduciary must utilize it.',
      'plain english',
      'The fiduciary must use it.',
      'may still be hard to read',
    ],
  ])(
    'is done as far as it is understood, and the rest is named: %s – %s',
    async (text, instruction, after, rest) => {
      expect(await tell(text, instruction)).toMatchObject({
        text: after,
        notice: expect.stringContaining(rest),
      });
    },
  );

  it.each([
    [
      'There is an issue with the login.',
      'avoid the word "issue"',
      'There is an issue with the login.',
      'issue',
    ],
    ['I know that I like that dog.', 'remove "that"', 'I know I like that dog.', 'that'],
    ['It is just urgent.', 'remove "just" and "urgent"', 'It is urgent.', 'urgent'],
  ])('cuts no hole into a sentence, and says so: %s – %s', async (text, instruction, after, kept) => {
    expect(await tell(text, instruction)).toMatchObject({
      text: after,
      notice: `Not taken out everywhere, since sentences cannot stand without it: “${kept}”.`,
      isInPart: true,
    });
  });

  it('that is not known is refused, and some that are known are named', async () => {
    expect(await tell('they has it', 'make it rhyme')).toMatchObject({
      text: 'they has it',
      changes: [],
      refusal: {
        code: 'INSTRUCTION_UNKNOWN',
        message: expect.stringMatching(/do not know this instruction, .*Try: make it shorter, more formal/),
      },
    });
  });

  it('to add or to translate is refused with what the engine cannot do', async () => {
    for (const [instruction, why] of [
      ['add examples', 'add no facts'],
      ['translate to French', 'cannot translate'],
      ['use the future tense', 'know the active voice, the past and the present tense only'],
      ['in the third person', 'change only “I” to “we”'],
    ] as const) {
      const { refusal } = await tell('We met.', instruction);
      expect(refusal).toMatchObject({
        code: 'INSTRUCTION_UNKNOWN',
        message: expect.stringContaining(why),
      });
    }
  });

  it.each([
    'The waiter was rude, and the soup was cold. We left.',
    'We met the waiter. We left.',
    'The waiter was rude. The waiter left.',
  ])('to leave somebody out takes nobody else along: %s', async (text) => {
    expect(await tell(text, 'leave out the waiter')).toMatchObject({
      text,
      refusal: { code: 'INSTRUCTION_UNKNOWN' },
    });
  });

  it('may name words without quotation marks, where the text has them', async () => {
    expect((await tell('See you on Friday.', 'replace Friday with Thursday')).text).toBe(
      'See you on Thursday.',
    );
    expect((await tell('We met.', 'replace acronyms with simple words')).refusal?.code).toBe(
      'INSTRUCTION_UNKNOWN',
    );
  });

  it('may write other words in the place of a selection', async () => {
    const context = { before: 'Please send it ', after: '.' };
    const instruction = 'replace with ‘next week’';
    const selected = { action: 'ai_prompt', instruction, context } as const;
    expect((await ask('by Friday', selected)).text).toBe('next week');
    expect((await tell('by Friday', instruction)).refusal?.code).toBe('INSTRUCTION_UNKNOWN');
  });

  it('of two parts does both, or says which one was done', async () => {
    const both = 'make it friendlier, use British spelling';
    const done = await tell('Hello Tom,\n\nThe color is here.\n\nBest regards,\nAnna', both);
    expect(done.text).toMatch(/colour/);
    expect(done.text).not.toContain('Best regards');
    expect(done.notice).not.toContain('found nothing');
    const half = await tell('The color is here.', both);
    expect(half).toMatchObject({
      text: 'The colour is here.',
      notice:
        'The embedded engine found nothing that it can change for a friendlier tone. For a tone the rules change set phrases, contractions, greetings and requests; other sentences stay as they are.',
    });
  });

  it.each([
    ['You never call us back.', 'make it more polite', 'other sentences stay as they are'],
    ['We will see.', 'past tense', 'All sentences get another tense, or none'],
    ['The old clock in the hall', 'as a bullet list', 'make lists of lines'],
    ['We have 120 dogs.', 'numbers as words', 'nothing that it can change'],
    ['We have 9 cats and 120 dogs.', 'spell out the numbers', 'Numbers from a hundred up'],
  ])('that the rules cannot follow, or not wholly, is told why: %s – %s', async (text, instruction, why) => {
    expect((await tell(text, instruction)).notice).toContain(why);
  });

  it('that finds nothing to do says so', async () => {
    expect(await tell('We met on Monday.', 'make it shorter')).toEqual({
      text: 'We met on Monday.',
      changes: [],
      issues: [],
      notice: 'The embedded engine found nothing to change for this instruction.',
    });
  });

  it('reads the text on either side and leaves it alone', async () => {
    const result = await ask('the very long list, which', {
      action: 'ai_prompt',
      instruction: 'fix the grammar',
      context: { before: 'They has sent ', after: ' we have read.' },
    });
    expect(result.text).toBe('the very long list, which');
  });
});

it('SET-08 the words of the writer’s trade are neither changed nor asked about', async () => {
  const text = 'The flimbot is ready for the workshop of today.';
  const background = {
    purpose: 'work',
    jobTitle: 'Flimbot engineer',
    primaryFunction: null,
    industry: null,
  } as const;
  const { text: kept, issues } = await ask(text, { action: 'improve', background });
  expect({ kept, issues: issues.map(({ message }) => message) }).toEqual({ kept: text, issues: [] });
  expect(await ask(text, { action: 'improve' })).not.toMatchObject({ text, issues: [] });
});

it('a text in another language is refused', async () => {
  const text = SAMPLES.at(-1) ?? '';
  expect(await ask(text, { action: 'shorten' })).toMatchObject({
    text,
    changes: [],
    refusal: { code: 'LANGUAGE_NOT_UNDERSTOOD', message: expect.stringContaining('English') },
  });
});

describe('wishes for what is taken out or written otherwise', () => {
  it.each([
    [
      'take out the swearing',
      "Move your bloody van. I don't give a shit, I am pissed off.",
      "Move your van. I don't care, I am annoyed.",
    ],
    [
      'stop apologising',
      "I'm so sorry to bother you, I have a question. It is late, sorry.",
      'I have a question. It is late.',
    ],
    [
      'cut the jargon',
      'Going forward, we circle back to the client at pace.',
      'From now on, we come back to the client quickly.',
    ],
    [
      'get rid of the cliches',
      'At the end of the day, it was a blessing in disguise.',
      'It was a good thing.',
    ],
    [
      'remove the filler words',
      'It was, you know, kind of wet. I mean, it rained.',
      'It was wet. It rained.',
    ],
    [
      'active voice',
      'The site was inspected by the committee on 12 April.',
      'The committee inspected the site on 12 April.',
    ],
    [
      'numbers as words',
      'We now have 37, and our oldest is 91.',
      'We now have thirty-seven, and our oldest is ninety-one.',
    ],
    [
      'numbers as words',
      'The gate is 6. We meet at 6, on page 3.',
      'The gate is 6. We meet at 6, on page 3.',
    ],
    [
      'gender neutral',
      'The right man knows his barmaids by 30 June.',
      'The right person knows their bartenders by 30 June.',
    ],
    [
      'write dates out in full like 3 June 2025',
      "It came on 4/11/24 and on 19.11.2024. He replied on Nov 6th '24, not on 7th June.",
      'It came on 4 November 2024 and on 19 November 2024. He replied on 6 November 2024, not on 7 June.',
    ],
    [
      'delete the word very in the last sentence',
      'It is very good. It is very late.',
      'It is very good. It is late.',
    ],
    ['american spelling', 'I learnt it from a jeweller.', 'I learned it from a jeweler.'],
    ['british spelling', 'The center is on Harbor Street.', 'The centre is on Harbor Street.'],
    [
      'split it into two paragraphs',
      'The room was big. The bed was soft. The bar was shut. The bill was high.',
      'The room was big. The bed was soft.\n\nThe bar was shut. The bill was high.',
    ],
    ["add a sign off, my name's Olu", 'We meet at six.', 'We meet at six.\n\nBest regards,\nOlu'],
    [
      'numbers as figures',
      'We have one hundred and nineteen, two and three. Four thousand, three hundred and seven came, one left.',
      'We have 119, 2 and 3. 4,307 came, one left.',
    ],
    [
      'remove the emojis',
      'We won the branch move 🎉 The lease was signed. Hi 👋 Tom',
      'We won the branch move. The lease was signed. Hi Tom',
    ],
    [
      'change Oakfield to Fernhill',
      'She wore an Oakfield shirt at Oakfield.',
      'She wore a Fernhill shirt at Fernhill.',
    ],
    [
      'past tense',
      'At 6:25 I reverse out of bay 4, which I cannot see.',
      'At 6:25 I reversed out of bay 4, which I could not see.',
    ],
    [
      'past tense',
      'Joan opens the meeting and thanks everyone.',
      'Joan opened the meeting and thanked everyone.',
    ],
    [
      'past tense',
      'He opens the door, then runs out and calls me.',
      'He opened the door, then ran out and called me.',
    ],
    ['past tense', 'I take out my phone and ring for help.', 'I take out my phone and ring for help.'],
    [
      'break it into paragraphs, don’t rewrite anything',
      'We came in May. It rained. Then it froze. We left in June.',
      'We came in May. It rained.\n\nThen it froze. We left in June.',
    ],
    ['add a sign off from Leah at the council', 'We meet at six.', 'We meet at six.\n\nBest regards,\nLeah'],
    ['get rid of the cliches', 'It is all about going the extra mile.', 'It is all about doing more.'],
    ["add a sign off. I'm Leroy", 'We meet at six.', 'We meet at six.\n\nBest regards,\nLeroy'],
  ])('%s: %s', async (instruction, text, written) => {
    expect((await tell(text, instruction)).text).toBe(written);
  });
});

it('plainer words are not claimed where a list is all that was made', async () => {
  const { notice } = await tell('Bring milk.\nBring bread.', 'bullet points and plain words');
  expect(notice).not.toContain('were made plainer');
});

describe('what was asked for and is done by little is said', () => {
  const long =
    'Hi Carol, I can move the meeting to Thursday so that I can tell you about the fridge. The repair people came on Monday and again on Wednesday, and they left a note for you at the desk. Please call them before noon.';

  it.each<[what: string, text: string, what: Ask, told: string | undefined]>([
    [
      'an instruction',
      long,
      { action: 'ai_prompt', instruction: 'make it shorter' },
      'one word shorter, of 43',
    ],
    ['a quick action', long, { action: 'shorten' }, 'one word shorter, of 43'],
    [
      'hedges that a sentence stands on',
      'The report is possibly late. It might suggest that complaints have perhaps fallen.',
      { action: 'ai_prompt', instruction: 'remove the hedges' },
      'Left, where the rules are not sure of the sentence without: “possibly”, “might”, “perhaps”.',
    ],
    [
      'an apology that says what for',
      'Sorry for the delay in paying invoice 42. Sorry about the mess. It went out today.',
      { action: 'ai_prompt', instruction: 'take out the apologies' },
      'sentence without: “sorry”.',
    ],
    [
      'nothing of it is left',
      'Sorry about the mess. It went out today.',
      { action: 'ai_prompt', instruction: 'take out the apologies' },
      undefined,
    ],
  ])('%s', async (_, text, what, told) => {
    const { notice } = await ask(text, what);
    if (told === undefined) expect(notice).toBeUndefined();
    else expect(notice).toContain(told);
  });
});

it.each([
  ['Sorry that the dog got out. We need the key.', 'The dog got out. We need the key.'],
  ['I missed it, and I am sorry that you waited.', 'I missed it, and you waited.'],
  ['I am sorry for being late, and sorry about the mess. We need the key.', 'We need the key.'],
])('an apology goes, and what it tells stays: %s', async (text, written) => {
  expect((await tell(text, 'take out the apologies')).text).toBe(written);
});

it('what another step took out is not said to be missing', async () => {
  const text = 'It might possibly be the pump. We will order a new one in order to be sure, and that is all.';
  const { notice } = await tell(text, 'shorter, and take out the hedges');
  expect(notice).toContain('sentence without: “might”.');
  expect(notice).not.toContain('found nothing');
});
