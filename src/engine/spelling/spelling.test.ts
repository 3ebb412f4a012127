import { describe, expect, it } from 'vitest';
import { makeCorrector } from '../corrector.ts';
import type { Language } from '../types.ts';

async function correct(text: string, language: Language = 'en-us'): Promise<string> {
  return (await (await makeCorrector({ language })).correct({ text, action: 'grammar' })).text;
}

describe('misspellings', () => {
  it.each([
    ['We recieve teh letters.', 'We receive the letters.'],
    ['It is definately true.', 'It is definitely true.'],
    ['He dosent care.', "He doesn't care."],
    ['We talked about my excercise again.', 'We talked about my exercise again.'],
    ['She came back on Febuary 3.', 'She came back on February 3.'],
    ['The personel office kept my recipt.', 'The personnel office kept my receipt.'],
    ['He stood infront of it.', 'He stood in front of it.'],
    ['They dont know.', "They don't know."],
    ['Sorry for the inconvience.', 'Sorry for the inconvenience.'],
    ['It was a wierd word on her tounge.', 'It was a weird word on her tongue.'],
    ['The meeting is on wensday.', 'The meeting is on Wednesday.'],
    ['The resluts are here.', 'The results are here.'],
    ['My companys policy is strict.', "My company's policy is strict."],
    ['There are many companys here.', 'There are many companies here.'],
    ['I spoke with the acountent.', 'I spoke with the accountant.'],
    ['He has good prepation for the exam.', 'He has good preparation for the exam.'],
    ['It weighed more than ten elefants.', 'It weighed more than ten elephants.'],
    ['The fotos are on my fone.', 'The photos are on my phone.'],
  ])('%s', async (before, after) => {
    expect(await correct(before)).toBe(after);
  });

  it('ENGINE-05 that are as near to another word are underlined, with both', async () => {
    const text = 'Please leave the sleves as they are.';
    const { correct: run } = await makeCorrector({ language: 'en-gb' });
    const { changes, issues } = await run({ text, action: 'grammar' });
    expect(changes).toEqual([]);
    expect(issues.map(({ replacements }) => replacements)).toEqual([
      expect.arrayContaining(['slaves', 'sleeves']),
    ]);
  });

  it('are given in the chosen dialect', async () => {
    const text = 'The color of the theater is gray.';
    expect(await correct(text, 'en-gb')).toBe('The colour of the theatre is grey.');
    expect(await correct('It holds 30 liters.', 'en-gb')).toBe('It holds 30 litres.');
    expect(await correct('The colour of the theatre is grey.', 'en-us')).toBe(text);
  });
});

it('a capital is no slip of another name: Feinstein', async () => {
  const text = 'Feinstein defended the reform.';
  expect(await correct(text)).toBe(text);
});

describe('a word that two dialects write in two ways', () => {
  const sample = 'We apologize for the canceled order and the color proof.';

  it.each([
    ['en-gb', 'We apologise for the cancelled order and the colour proof.'],
    ['en-ca', 'We apologize for the cancelled order and the colour proof.'],
    ['en-us', sample],
  ] as const)('SET-08 has the spelling of the chosen one: %s', async (language, after) => {
    expect(await correct(sample, language)).toBe(after);
    expect(await correct(after, language)).toBe(after);
  });

  it('keeps “-ize” in a British text that shows nothing American', async () => {
    const text = 'The organization was honoured to realize it in colour.';
    expect(await correct(text, 'en-gb')).toBe(text);
  });

  it('begins a sentence as any other, and stays in names and quotations', async () => {
    expect(await correct('Canceled orders are refunded.', 'en-gb')).toBe('Cancelled orders are refunded.');
    const kept = 'The World Health Organization said, “We apologize to all of you.”';
    expect(await correct(kept, 'en-gb')).toBe(kept);
  });
});

describe('a slip with a capital elsewhere', () => {
  it.each([
    ['en-us', 'We analyzed it for our neighbor.'],
    ['en-gb', 'We analysed it for our neighbour.'],
  ] as const)('is corrected to the spelling of the chosen dialect: %s', async (language, after) => {
    expect(await correct('We analised it for our neibour.', language)).toBe(after);
  });

  it.each([
    ['of a month', 'We met in Febuary, and febuary was cold.', 'and February was'],
    ['in a greeting', 'Dear Freind,\n\nYou are my best freind.', 'my best friend.'],
    ['after an article', 'We heard the Goverment. All asked goverment to help.', 'asked government'],
    ['in a title', 'Time Managment for Students\n\nGood managment helps.', 'Good management'],
  ])('is corrected: %s', async (_, before, right) => {
    expect(await correct(before)).toContain(right);
  });
});

describe('a word that comes back again and again', () => {
  it.each([
    ['I recieve mail. You recieve it. They recieve it.', 'I receive mail. You receive it. They receive it.'],
    ['My adress, your adress, any adress.', 'My address, your address, any address.'],
    ['The resluts, old resluts, new resluts.', 'The results, old results, new results.'],
  ])('is corrected where it is a slip: %s', async (before, after) => {
    expect(await correct(before)).toBe(after);
  });

  it.each([
    'The zyxtron is fast. Any zyxtron costs. We like the zyxtron.',
    'Start kubectl. Then kubectl asks. Stop kubectl.',
    'Set one tabset. Add a tabset below, and leave the last tabset.',
  ])('is left where it is a term: %s', async (text) => {
    expect(await correct(text)).toBe(text);
  });

  it('is corrected all through a long text', async () => {
    const sentence =
      'I did not recieve your letter, and the adress on it was old. Please send you’re new one to me. ';
    const text = sentence.repeat(60).trim();
    const { text: corrected } = await (await makeCorrector({ language: 'en-gb' })).correct({
      text,
      action: 'grammar',
    });
    expect(corrected).not.toMatch(/recieve|adress|you’re/);
    expect(corrected.match(/receive/g)).toHaveLength(60);
  });
});

describe('words that are known of the writer', () => {
  it('are neither changed nor asked about', async () => {
    const corrector = await makeCorrector({ language: 'en-us' });
    const text = 'The flimbot is here, and the adress of it is new.';
    const { text: kept, issues } = await corrector.correct({
      text,
      action: 'grammar',
      known: ['flimbot', 'adress'],
    });
    expect({ kept, issues }).toEqual({ kept: text, issues: [] });
    expect((await corrector.correct({ text, action: 'grammar' })).text).not.toBe(text);
  });
});

describe('unknown words that are meant', () => {
  it.each([
    ['names', 'Mr. Kowalczyk met Siobhan in Wroclaw.'],
    ['names at the start', 'Nguyen is here.'],
    ['jargon', 'The url of the repo is set by npm, and the roadmap tells why.'],
    ['a name that is somebody’s slip', 'We saw Tatoo and Mr. Rythm.'],
    ['made of known words', 'The unreviewed breakages worried us.'],
    ['made of two words', 'We had a teabreak at four.'],
    ['another first letter', 'She was sad but not desponding about it.'],
    ['codes', 'Use the --frobnicate flag of x-kvant/bloop.'],
    ['spelled with a second letter by some', 'Each column focusses on one biassed view.'],
    ['used again and again', 'A florp is small. Each florp is blue. No florp is red.'],
  ])('%s', async (_, text) => {
    expect(await correct(text)).toBe(text);
  });

  it('become an issue when no reading is likely', async () => {
    const corrector = await makeCorrector({ language: 'en-us' });
    const { text, changes, issues } = await corrector.correct({
      text: 'It was a big xqzvrtle.',
      action: 'grammar',
    });
    expect(changes).toEqual([]);
    expect(issues.map(({ startIndex, endIndex }) => text.slice(startIndex, endIndex))).toEqual(['xqzvrtle']);
  });
});

describe('among many slips', () => {
  it('a likely reading is enough where the text gives every sentence its capital', async () => {
    expect(await correct('He have went there with good maind for it.')).toBe(
      'He has gone there with a good mind for it.',
    );
    expect(await correct('He went there with good maind for it.')).toBe(
      'He went there with good maind for it.',
    );
  });

  it.each([
    ['in small letters throughout', 'yesterday i have went to prepation with her.'],
    ['with a name of the list', 'Yesterday kellen and I have went to the library.'],
  ])('names stay in a text %s', async (_, text) => {
    const name = /prepation|kellen/.exec(text)?.[0] ?? '';
    expect(await correct(text)).toContain(name);
  });
});

describe('an unknown word', () => {
  it.each([
    ['one key away', 'We need tomeet the experiencwd staff.', 'experienced'],
    ['two letters swapped', 'She answered my qeustion at once.', 'question'],
    ['a letter too few in a long word', 'The goverment paid for the equipmnt.', 'equipment'],
    ['a letter too few in a very long word', 'It resolves asychronously with the answer.', 'asynchronously'],
    ['behind “the”', 'The heating sistem is old.', 'system'],
    ['at the start of a sentence', 'Althogh it rained, we went out.', 'Although'],
    ['a plural in “ys”', 'We need two copys of it.', 'copies'],
    ['far off, beside others', 'They had recieved alot of trobull with the car.', 'trouble'],
    ['short, beside a sure one', 'The goverment says I maind it, as allways.', 'I mind'],
    ['a letter too many in a short word', 'They were faceing the rain.', 'facing'],
    ['letters that no name has', 'She works in a factory for bottels.', 'bottles'],
    ['by sound', 'Young people leave this sosiety.', 'society'],
    [
      'as many have misspelt it before',
      'We definelty need more critism of it.',
      'definitely need more criticism',
    ],
    ['a letter that sounds alike', 'It was a luxery for us.', 'luxury'],
    ['far off, beside a sure one', 'The goverment gave us the possebilety to come.', 'possibility'],
  ])('is corrected where the slip is sure: %s', async (_, before, right) => {
    expect(await correct(before)).toContain(right);
  });

  it.each([
    ['a name in small letters', 'Thanks wojtek, I told saoirse about it and dmitri agrees.'],
    ['a name that many have misspelt', 'I asked carolan and malcom about it.'],
    ['a name near a common word', 'Is morag coming, or did ikey say no?'],
    ['names of towns', 'We flew to lefkada and drove to plovdiv.'],
    ['a name in the plural', 'The kennedys and the bobbys came.'],
    ['a name like a slip, told by a capital', 'Yesterday we met Thier. I told thier about it.'],
    ['a name like a slip, told by a greeting', 'Hello Speach,\n\nI hope that speach is well.'],
    ['a name like a slip, told by a signature', 'You can ask neice.\n\nBest regards,\nNeice'],
    ['a name at the start', 'Bettina and Valentina are here. Benford agreed.'],
    ['a term', 'The fasces and the discectomy are explained below.'],
    ['a program', 'Then udevd starts, and mdadm reads the disks.'],
    ['another language', 'He said c’est la guerre, mon cher, and left.'],
    ['a rare word', 'The coworking space has gridlines on its walls.'],
    ['a word with letters before it', 'It looks for a tsconfig in the folder.'],
    ['a form of its own', 'A stringifier reads the text for the incentivizers.'],
    ['spoken so', "He was gettin' ready and warnin' us."],
    ['an adverb of a known word', 'It was unimpeachably done, and presidentially so.'],
    ['a word in both dialects', 'The new analyses show a rise.'],
    ['made of a known one', 'The hairlessness of our bodies helps us in the heat.'],
    ['far off, alone', 'A big tramvelate is there.'],
  ])('is left where it may be meant: %s', async (_, text) => {
    expect(await correct(text.replaceAll('’', "'"))).toBe(text.replaceAll('’', "'"));
  });

  it('that is left is asked about, with what it may have been meant for', async () => {
    const corrector = await makeCorrector({ language: 'en-us' });
    const { issues } = await corrector.correct({ text: 'The old strugatte is there.', action: 'grammar' });
    expect(issues[0]?.message).toMatch(/^Is “strugatte” meant, or “\p{L}+”\?$/u);
  });
});
