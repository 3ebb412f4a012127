import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makeCorrector } from './corrector.ts';
import { applyChanges } from './text/edits.ts';
import { readDocumentFacts } from './text/facts.ts';
import { joinResults, splitIntoPassages } from './text/passages.ts';

const corrector = await makeCorrector({ language: 'en-us' });
const correct = (text: string, action: 'grammar' | 'improve' = 'grammar') =>
  corrector.correct({ text, action });

const FAULTY = 'they has recieve many informations 😀 in order to decides, but she dont knows a answer .';

describe('expressions that the linter knows', () => {
  it.each([
    ['His remark was entirely tongue and cheek.', 'His remark was entirely tongue in cheek.'],
    ['She whisked the egg yoke briskly.', 'She whisked the egg yolk briskly.'],
    ['He got his just desserts.', 'He got his just deserts.'],
    ['The party was a damp squid.', 'The party was a damp squib.'],
    ['We were about to call it quit for the evening.', 'We were about to call it quits for the evening.'],
    ['They right clicked the button.', 'They right-clicked the button.'],
    ['It was very very very cold.', 'It was very cold.'],
    ['I talk to marta Marta often.', 'I talk to Marta often.'],
    ['This allows to read them all.', 'This allows you to read them all.'],
    ['This is way to complicated for me.', 'This is way too complicated for me.'],
    ['Of which he is passionate about.', 'About which he is passionate.'],
  ])('are mended: %s', async (text, mended) => {
    expect((await correct(text)).text).toBe(mended);
  });

  it.each([
    'We watched the sunset, just desserts and wine on the terrace.',
    'Three cycles of this are enough, and a virtuous circle is what we want.',
    'He is one of the happy few who build handles with two hands.',
    'We need one more fitter in May.',
  ])('are left where they are meant: %s', async (text) => {
    expect((await correct(text)).text).toBe(text);
  });
});

describe('a result', () => {
  it('tells of each change what a change has, and nothing else', async () => {
    const { changes } = await correct('They was here. I recieve a apple, and its going to be to late .');
    expect(changes.length).toBeGreaterThan(3);
    for (const change of changes)
      expect(Object.keys(change).sort()).toEqual([
        'category',
        'end',
        'gist',
        'reason',
        'replacement',
        'rule',
        'start',
      ]);
  });

  it('offers another reading of a slip that comes near, and none of one that can be only one word', async () => {
    const { changes } = await correct('She was realy tired after the long wolk to the office.');
    expect(changes.map(({ replacement, alternatives }) => [replacement, alternatives])).toEqual([
      ['really', undefined],
      ['walk', ['work']],
    ]);
  });

  it('is what its changes make of the source, whatever the writer types', async () => {
    const part = fc.oneof(
      fc.constantFrom(
        'I has',
        'recieve',
        ' , ',
        '\r\n',
        '\n\n',
        '> he go',
        '`teh`',
        'שלום',
        '😀',
        'e\u0301',
        '’s',
        "n't",
        'a apple',
        'the the',
        '. ',
      ),
      fc.string({ unit: 'grapheme', maxLength: 8 }),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(part, { maxLength: 14 }), async (parts) => {
        const text = parts.join(' ');
        const result = await correct(text, 'improve');
        expect(applyChanges(text, result.changes)).toBe(result.text);
        result.changes.forEach((change, index) => {
          expect(change.end).toBeLessThanOrEqual(result.changes[index + 1]?.start ?? text.length);
          expect(text.slice(change.start, change.end)).not.toBe(change.replacement);
        });
      }),
      { numRuns: 60 },
    );
  }, 30_000);

  it('says of each change what the rule is', async () => {
    const { changes } = await correct(FAULTY, 'improve');
    expect(changes.length).toBeGreaterThan(5);
    for (const { reason, gist, rule } of changes) {
      expect(reason).toMatch(/^.{8,140}[.]$/u);
      expect(reason).not.toMatch(/['"`]|\bI\b(?!”)/);
      expect(gist.split(' ').length).toBeLessThanOrEqual(3);
      expect(rule).not.toBe('');
    }
  });

  it('is the same each time, and needs no second correction', async () => {
    const first = await correct(FAULTY, 'improve');
    expect(await correct(FAULTY, 'improve')).toEqual(first);
    expect((await correct(first.text, 'improve')).changes).toEqual([]);
  });
});

describe('what is kept', () => {
  it.each([
    ['line ends and indentation', 'One line here.\r\n\r\n  Another one here.\r\n\tA third.\r\n'],
    ['a text in another language', 'Je ne sais pas ou est le chat de ma voisine, mais il est la.'],
    [
      'a paragraph in another language',
      'This is what he said:\n\nIch habe das nicht gewusst und die Frau auch nicht.\n\nSo we left.',
    ],
    ['quoted mail', 'Thanks for the note.\n\n> they has recieve it\n> teh end'],
    ['code', 'Run `teh comand` now.\n\n```\nthey has recieve\n```\n'],
    ['questions and negations', "Is it not here? They don't know."],
    ['numbers and dates', 'We paid $1,200.50 on 12.03.2024 at 10:30 for 3 of them.'],
    ['curly quotation marks', 'She said, “It’s what we’d hoped for.”'],
    ['right-to-left words', 'The word שלום means peace.'],
    ['nothing', ''],
    ['white space', ' \n '],
  ])('%s', async (_, text) => {
    expect((await correct(text)).text).toBe(text);
  });

  it('keeps apostrophes curly where they are', async () => {
    expect((await correct('It’s late and she dont know.')).text).toBe('It’s late and she doesn’t know.');
  });

  it('keeps the spaces of tokenised text', async () => {
    expect((await correct("However we do n't recieve it , she said .")).text).toBe(
      "However , we do n't receive it , she said .",
    );
  });
});

describe('commas that are a matter of taste', () => {
  const text = 'The flat is very small but it has a garden.';

  it('are set in American English', async () => {
    expect((await correct(text)).text).toBe('The flat is very small, but it has a garden.');
  });

  it('are the writer’s in British English', async () => {
    const british = await makeCorrector({ language: 'en-gb' });
    expect((await british.correct({ text, action: 'grammar' })).text).toBe(text);
  });
});

describe('a firm of several people', () => {
  const text = 'The firm are moving to Leeds.';

  it('is one in American English', async () => {
    expect((await correct(text)).text).toBe('The firm is moving to Leeds.');
  });

  it('may be many in British English', async () => {
    const british = await makeCorrector({ language: 'en-gb' });
    expect((await british.correct({ text, action: 'grammar' })).text).toBe(text);
  });
});

describe('an unknown word that is rather meant', () => {
  it('stays and becomes an issue', async () => {
    const { text, issues } = await correct('They grind teff and make bread of it.');
    expect(text).toBe('They grind teff and make bread of it.');
    expect(issues.map(({ startIndex, endIndex }) => text.slice(startIndex, endIndex))).toEqual(['teff']);
  });

  it('is a name where it stands with a capital inside a sentence', async () => {
    const text = 'Orberd came late. We had waited for Orberd all day.';
    expect(await correct(text)).toEqual({ text, changes: [], issues: [] });
  });
});

it.each([
  'She never reviewed it up to now.',
  'The talk went from verbal to visual.',
  'She last wrote in May.',
  'The dog that bit him had had its shots.',
  'I realized that that dream was over.',
  'She gave her her coat back.',
  'What it is is a mistake.',
  'The man who came in in June left.',
  'There, there, it’ll be fine.',
  'There there, it’ll be fine.',
  'Their being late annoyed the whole cast.',
  'Their leaving early surprised us.',
  'Its being free is the main reason to use it.',
  'Your having lied is the problem.',
  'He is head chef at the hotel.',
  'The team that won last year is here again.',
  'If it is cheap, buy three of them.',
  'We are surprising her with a cake.',
  'How come you know him?',
  'The show goes on on time, and those who are are few.',
  'Since two weeks is not enough, we asked for three.',
  'It is only right that she share the prize.',
  'I returned two jumpers on Monday.',
  'He gets 10 percent off the next order.',
  'Dear Professor, I am writing about the exam.',
  'To the north lie the hills.',
  'We say no to tiles and yes to wood.',
  'The hall’s booked, so we need a new date.',
  'They bustle past in yellow and orange jackets.',
  'Her family live in the old town.',
  'Hard hats and ear plugs are worn there.',
  'They want change.',
  'The printer on floor 2 is broken.',
  'That is right (AFAIK) and on the TODO list.',
  'It reads a nop from stdin.',
  'Will ping you tomorrow.',
  'Do you guys have time?',
  'It starts in 5 mins, and the wifi is down.',
  'I have written to you three times.',
  'I will have it to you Monday lunchtime.',
  'The file has 5 GB and 3 B left.',
  'The checked ones are supported by **nspell**.',
])('leaves what others take for a slip: %s', async (text) => {
  expect((await correct(text)).text).toBe(text);
});

it('leaves the lines of a poem without full stops', async () => {
  const text =
    'The road was long and it was dark\nThe fields were white with frost\nAnd we were far from home';
  expect((await correct(text)).text).toBe(text);
});

it('treats passages as parts of one document', async () => {
  const paragraph = 'The glorp was small. A glorp is blue. We saw a glorp.\n\n';
  const text = `${paragraph}${'This line is fine as it is. '.repeat(100)}\n\nOne more glorp came, and they was glad.`;
  const document = readDocumentFacts(text);
  const passages = splitIntoPassages(text);
  expect(passages.length).toBeGreaterThan(1);
  const results = await Promise.all(
    passages.map((passage) => corrector.correct({ text: passage, action: 'grammar', document })),
  );
  const joined = joinResults(passages, results);
  expect(applyChanges(text, joined.changes)).toBe(joined.text);
  expect(joined.text).toContain('One more glorp came, and they were glad.');
});

describe('a word that no reader could take', () => {
  it.each([
    ['letters', 'a'.repeat(7500)],
    ['apostrophes', "it's".repeat(2000)],
    ['accents', 'é'.repeat(8000)],
    ['digits and letters', 'a1'.repeat(4000)],
  ])('F-74: of %s is left alone, and the prose around it is corrected', async (_, word) => {
    const text = `The key is ${word} and they was happy.`;
    const result = await correct(text, 'improve');
    expect(result.text).toBe(`The key is ${word} and they were happy.`);
    expect(applyChanges(text, result.changes)).toBe(result.text);
    expect((await correct('They was hapy yesterday.', 'improve')).text).toBe('They were happy yesterday.');
  });
});

it.each(['(', '> ', '**_`', 'b'])('F-77: a text of “%s” alone is read in many short steps', async (part) => {
  let steps = 0;
  const pause = () => {
    steps += 1;
    return undefined;
  };
  const { correct } = await makeCorrector({ language: 'en-us', pause });
  await correct({ text: part.repeat(9_900 / part.length), action: 'improve' });
  expect(steps).toBeGreaterThan(100);
});
