import { describe, expect, it } from 'vitest';
import type { Intent, IntentStep, Limit } from './intent.ts';
import { readInstruction } from './read.ts';

const text = 'Hi Tom, see you on Friday. It is a very good plan, just for the guys.';
const read = (instruction: string, isSelection = false) =>
  readInstruction(instruction, { text, isSelection });

/** “remove emojis”, “replace Friday with Monday”, “inside sentence −1”. */
function say(step: IntentStep | Limit): string {
  if (step.kind === 'person') return `${step.from} → ${step.to}`;
  if (step.kind === 'replace') return `${step.find} → ${step.write}`;
  if (step.kind === 'rewrite as') return `→ ${step.write}`;
  if (step.kind === 'insert') return `${step.at}: ${step.write}`;
  if (step.kind === 'only') return `only ${step.category}`;
  if (step.kind === 'not') return `not ${step.what}`;
  if (!('part' in step)) return step.kind;
  const { part } = step;
  const name =
    part.name === 'words' ? `“${part.words}”` : `${part.name}${part.at ? ` ${part.at.join()}` : ''}`;
  return `${step.kind === 'part' ? 'keep' : step.kind} ${name}${'write' in step ? ` → ${step.write}` : ''}`;
}

function sayAll({ steps, limits, isOnly, beyond, unread, missed }: Intent): string {
  const all = [...beyond, ...[...unread, ...missed].map((words) => `“${words}”`)];
  const named = all.map((name) => `without ${name}`);
  return [...steps.map(say), ...limits.map(say), ...(isOnly ? ['nothing else'] : []), ...named].join(', ');
}

function understand(instruction: string): string {
  const answer = read(instruction);
  return 'obstacle' in answer ? `refused: ${answer.obstacle}` : sayAll(answer);
}

describe('an instruction whose words hold a full stop', () => {
  it.each([
    ['change Friday to 7 p.m.', 'Friday → 7 p.m.'],
    ['change Tom to Ms. Rao and make it formal', 'Tom → Ms. Rao, formal'],
    ['change greeting to Dear Ms. Kern', 'write part greeting → Dear Ms. Kern'],
    ['replace Tom with T. Ellis', 'Tom → T. Ellis'],
    ['replace Friday with May 4 at 9.15', 'Friday → May 4 at 9.15'],
    ['change Friday to $450.50', 'Friday → $450.50'],
    ['formal. no contractions.', 'formal, expand, not contractions'],
  ])('%s – %s', (instruction, intent) => {
    expect(understand(instruction)).toBe(intent);
  });
});

describe('an instruction that a rule could only follow for other words, or the other way round', () => {
  it.each([
    'combine the short sentences',
    'caps for FRIDAY',
    'caps for the names',
    'bold for the date',
    'make the first sentence bold',
    'dont add commas',
  ])('is refused: %s', (instruction) => {
    expect(understand(instruction)).toBe('refused: unknown');
  });
});

describe('an instruction in free words', () => {
  it.each([
    ['fix my spelling mistakes', 'grammar'],
    ['can u proofread this pls', 'grammar'],
    ['plz corect the gramar', 'grammar'],
    ['make it shorter', 'shorter'],
    ['way too long, trim it down a bit', 'shorter'],
    ['could you make this a little more concise for my boss? thx', 'shorter'],
    ['short and sweet', 'shorter'],
    ['more proffesional tone asap', 'professional'],
    ['make it sound grown up', 'professional'],
    ['a tiny notch softer', 'polite'],
    ['not so stiff', 'relaxed'],
    ['less formal please', 'relaxed'],
    ['make it sound casual', 'casual'],
    ['a softer tone', 'polite'],
    ['less pushy', 'polite'],
    ['warm it up', 'friendly'],
    ['I want it to sound more self-assured', 'confident'],
    ['make it calmer', 'calm'],
    ['in plain english', 'clear'],
    ['make it easier to read', 'clear'],
    ['fix my english pls im not native', 'grammar'],
    ['my english is not good, please correct', 'grammar'],
    ['please correct, I am not a native speaker', 'grammar'],
    ['fix grammar im dyslexic', 'grammar'],
    ['soften it, he is my boss', 'polite'],
    ['make it warmer but dont apologise', 'friendly'],
    ['break up the long sentences', 'split'],
    ['it should sound less like a robot', 'human'],
    ['make it flow better', 'improve, human'],
    ['uk spelling', 'british'],
    ['use American English', 'american'],
    ['canadian spelling pls', 'canadian'],
    ['use contractions', 'contract'],
    ['spell out the contractions', 'expand'],
    ['no contractions', 'expand, not contractions'],
    ['as a bullet list', 'bullets'],
    ['turn it into a numbered list', 'numbers'],
    ['put them in alphabetical order', 'sorted'],
    ['merge it into one paragraph', 'one paragraph'],
    ['split this into paragraphs', 'paragraphs'],
    ['put every sentence on a new line', 'lines'],
    ['all caps', 'upper'],
    ['lowercase everything', 'lower'],
    ['title case', 'title'],
    ['capitalize the first letter of every sentence', 'sentence'],
    ['write numbers as words', 'spelled numbers'],
    ['numerals please', 'digits'],
    ['straight quotes', 'straight quotes'],
    ['add a greeting and a sign-off', 'greeting, closing'],
    ['say please', 'please'],
    ['say thank you at the end', 'thanks'],
    ['turn it into a question', 'question'],
    ['rewrite it as an email', 'email'],
    ['make it a proper email', 'email'],
    ['rewrite this more politely', 'polite'],
    ['reword it', 'improve'],
    ['put it in the past tense', 'past'],
    ['present tense pls', 'present'],
    ['less passive', 'active'],
    ['remove passive voice', 'active'],
    ['first person plural', 'plural person'],
    ['change i to we', 'I → we'],
    ['use he instead of she', 'she → he'],
    ['all times in 24h format and dates as ISO', 'iso dates, 24-hour clock'],
    ['add oxford commas', 'serial commas'],
    ['add a polite closing', 'closing'],
    ['use figures for numbers', 'digits'],
    ['break the long sentences into short ones', 'split'],
    ['no oxford comma', 'no serial commas'],
    ['numbers in digits', 'digits'],
    ['split up the long sentence', 'split'],
    ['start every sentence with a capital', 'sentence'],
    ['add missing commas', 'grammar'],
    ['add please and thank you', 'please, thanks'],
    ['shorter but not too short', 'shorter'],
    ['keep it the same but fix the grammar', 'grammar, nothing else'],
    ['remove everything in brackets', 'remove asides'],
    ['remove duplicate lines', 'remove duplicates'],
    ['turn the bullets into a paragraph', 'prose'],
    ['turn my list into proper sentences', 'prose'],
    ['make the list into full sentences pls', 'prose'],
    ['write it as a paragraph instead of bullets', 'prose'],
    ['turn the paragraph into a numbered list', 'numbers'],
    ['am/pm times please', '12-hour clock'],
    ['put the month first in US date format', 'american dates'],
    ['British dates, like 3 May', 'british dates'],
    ['too much hype', 'sober'],
    ['cut the hype', 'sober'],
    ['stop saying very all the time', 'remove “very”'],
    ['too much jargon', 'clear'],
    ['too many reallys', 'refused: unknown'],
    ['remove the plan', 'refused: unknown'],
    ['change good to great and Tom to Tim', 'good → great, Tom → Tim'],
  ])('%s – %s', (instruction, intent) => {
    expect(understand(instruction)).toBe(intent);
  });
});

describe('what an instruction names', () => {
  it.each([
    ['change Friday to Monday', 'Friday → Monday'],
    ['use team instead of guys', 'guys → team'],
    ['say “team” not “guys”', 'guys → team'],
    ['swap ‘Tom’ for "Tim" everywhere', 'Tom → Tim'],
    ['replace very with quite and make it shorter', 'very → quite, shorter'],
    ['delete the word very', 'remove “very”'],
    ['take "just" out', 'remove “just”'],
    ['take out all the "very"s and "just"s', 'remove “very”, remove “just”'],
    ['remove my name at the end', 'remove signature'],
    ['without the smileys and the !!!', 'remove emojis, remove exclamations'],
    ['take out anything redundant', 'remove fillers'],
    ['drop the last two sentences', 'remove sentence -2,-1'],
    ['get rid of the first paragraph', 'remove paragraph 0'],
    [
      'strip out the emojis, hashtags and exclamation marks',
      'remove emojis, remove hashtags, remove exclamations',
    ],
    ['change the greeting to Dear all', 'write part greeting → Dear all'],
    ['start it with Hello Anna', 'start: Hello Anna'],
    ['end with Best wishes', 'end: Best wishes'],
    ['add “P.S. Bring cake.” at the end', 'end: P.S. Bring cake.'],
    ['replace semicolons with full stops', 'remove semicolons'],
    ['put the last sentence first', 'move sentence -1'],
    ['swap the two sentences', 'move sentence -1'],
    ['swap the order of the sentences', 'move sentence -1'],
    ['start with the plan', 'move sentence'],
    ['change my name from Tom to Thomas', 'Tom → Thomas'],
    ['end with “Kind regards, Ben Frost”', 'end: Kind regards,\nBen Frost'],
    ['add "Best, Tom" at the end', 'end: Best,\nTom'],
    ['remove the phrase “very good”', 'remove “very good”'],
    ['make every sentence begin with a capital letter', 'sentence'],
  ])('%s – %s', (instruction, intent) => {
    expect(understand(instruction)).toBe(intent);
  });

  it('is words of the text, and no description of them', () => {
    expect(understand('change Sunday to Monday')).toBe('refused: unknown');
    expect(understand('replace very with a better word')).toBe('refused: unknown');
    expect(understand('remove Tom')).toBe('refused: unknown');
    expect(understand('start with the dog')).toBe('refused: unknown');
  });

  it('of a selection is the whole', () => {
    expect(read('replace it with ‘next week’', true)).toMatchObject({ steps: [{ write: 'next week' }] });
    expect(understand('replace it with ‘next week’')).toBe('refused: unknown');
  });
});

describe('what limits an instruction', () => {
  it.each([
    ['correct grammar and spelling only', 'grammar, nothing else'],
    ['only fix the typos', 'grammar, only spelling, nothing else'],
    ["fix the grammar but don't change anything else", 'grammar, nothing else'],
    ['fix typos, keep my wording', 'grammar, not words'],
    ['shorten it without changing the tone', 'shorter, not tone'],
    ['shorter, but keep the greeting', 'shorter, keep greeting'],
    ['fix everything except the last paragraph', 'grammar, keep paragraph -1'],
    ['leave the names and numbers alone, fix the rest', 'grammar, keep names, keep numbers'],
    ["make it friendlier but don't make it longer", 'friendly, not longer'],
    ['shorten the second paragraph', 'shorter, inside paragraph 1'],
    ['make only the last sentence more polite', 'polite, inside sentence -1, nothing else'],
    ['confident but not rude', 'polite, confident'],
    ['do not fix the grammar, make it shorter', 'shorter, not corrections'],
    ['this is not formal enough', 'formal'],
    ["can't you make it shorter", 'shorter'],
    ['no emojis, use contractions', 'remove emojis, contract'],
    ['no hashtags and make bullets', 'remove hashtags, bullets'],
    ['fix typos, keep it casual', 'grammar, not tone'],
    ['keep it casual', 'casual'],
    ['fix it up but not too formal', 'grammar'],
    ['casual, without contractions', 'casual, expand, not contractions'],
    ['shorten it but keep the meaning', 'shorter'],
    ['shorter without cutting the reasons!!!', 'shorter'],
    ['more direct, not so many “very”', 'remove “very”, confident'],
    ['formal but not too stiff', 'professional'],
    ['more formal, without dear sir', 'formal'],
    ['shorter but not the first paragraph', 'shorter, keep paragraph 0'],
    ['make it casual, not the last line', 'casual, keep line -1'],
    ['bullets but not the greeting', 'bullets, keep greeting'],
    ['formal, but no greeting change', 'formal, keep greeting'],
    ['formal, no greeting', 'remove greeting, formal'],
    ['fix grammar but dont add commas', 'grammar, not commas'],
    ['fix grammar, dont touch commas', 'grammar, not commas'],
    ['leave punctuation alone, fix grammar', 'grammar, not punctuation'],
    ['only fix spelling, leave the grammar alone', 'grammar, only spelling, not grammar, nothing else'],
    ['only grammar, no spelling', 'grammar, not spelling, nothing else'],
    ['just the commas', 'grammar, only punctuation, nothing else'],
    ['fix the commas, nothing else', 'grammar, only punctuation, nothing else'],
    ["more direct please, i'm not a diplomat", 'confident'],
    ['friendlier, my boss hates it when it sounds cold', 'friendly'],
    ['fix my spelling but dont change how i talk', 'grammar, not tone'],
    ['warm it up without getting mushy', 'friendly, without “without getting mushy”'],
    ["soften it, I don't want her to feel blamed", "polite, without “don't want her to feel blamed”"],
    ['formal, but not the cringey kind', 'formal, without “not the cringey kind”'],
    ['fix the grammar, keep the joke', 'grammar, without “keep the joke”'],
    ['not so humble', 'confident'],
    ['add Dear Councillor Reid at the top', 'start: Dear Councillor Reid'],
    ['add Dear Councillor Reid to the very top', 'start: Dear Councillor Reid'],
    ['put Kind regards at the bottom', 'end: Kind regards'],
    ['professional but not nasty', 'professional, polite'],
    ['british spelling. no other changes', 'british, nothing else'],
    ['shorter so they can read it without their glasses', 'shorter'],
    ['kinder, but they need to understand why we said no', 'friendly, without “no”'],
    ['punctuation and capitals please', 'grammar'],
    ['just fix the mistakes, leave everything else how it is', 'grammar, nothing else'],
    ['proofread, dont rewrite', 'grammar, not words'],
    ['sounds passive aggressive', 'polite'],
    ['wordy', 'shorter'],
    ['plain english please, half our readers are elderly', 'clear'],
    ['add a proper greeting to Mrs Doyle', 'start: Dear Mrs Doyle'],
    ["don't start with hi tom", 'remove “hi tom”'],
    ['more formal but not longer than it is now', 'formal, not longer'],
    ['shorter pls but keep the friday plan', 'shorter, keep “friday”, keep “plan”'],
    ["shorten it, don't touch the guys", 'shorter, keep “guys”'],
    ["shorten it, don't touch the guys or the total", 'shorter, keep “guys”, without “the total”'],
    ['remove the slang, dont make it posh tho', 'remove slang, relaxed'],
    ['remove the slang, dont make it swanky tho', 'remove slang, without “dont make it swanky tho”'],
    ['english is not my first language, please correct it', 'grammar'],
    ['simpler words, its for 9 year olds', 'clear'],
    ['make it sound firmer about the money', 'confident, without “about the money”'],
    ['thats fine just fix the apostrophes', 'grammar, only punctuation, nothing else'],
    ['stop using just so much', 'remove “just”'],
    ['use colleagues rather than guys', 'guys → colleagues'],
    ['start with Dear Tom instead of Hi Tom', 'Hi Tom → Dear Tom'],
    ['remove the filler words like just and very', 'remove fillers, remove “very”'],
  ])('%s – %s', (instruction, intent) => {
    expect(understand(instruction)).toBe(intent);
  });

  it.each([
    ['do not change the tone, make it formal', 'contradiction'],
    ['make it formal but casual', 'contradiction'],
    ["shorten it but don't mention the dog", 'limit'],
    ['keep the funny bits, fix the rest', 'limit'],
    ['shorten it, but leave the jokes in', 'limit'],
    ["fix it, i don't want you to drop any steps and make it shorter", 'limit'],
    ['keep the joke', 'limit'],
    ["shorten it so it fits but don't drop the steps", 'limit'],
    ["shorten it so it doesn't lose the steps", 'limit'],
    ["shorten it, my boss said don't drop any steps", 'limit'],
    ["don't make it shorter", 'unknown'],
  ])('is refused where it cannot be kept: %s', (instruction, obstacle) => {
    expect(understand(instruction)).toBe(`refused: ${obstacle}`);
  });
});

describe('a reason beside a wish asks for nothing', () => {
  it.each([
    ['put it in the past tense, it keeps switching', 'past'],
    ["take out the emojis, HR said it's not professional", 'remove emojis'],
    ['british spelling please, I wrote it on my work laptop and it americanized everything', 'british'],
    ['make it active? my tutor keeps circling the passives', 'active'],
    ['my boss wants it shorter', 'shorter'],
    ['US spelling (my sister in law in Ohio is getting this)', 'american'],
    ['HR asked for it to be formal', 'formal'],
    ['shorter, my boss wants it on one page', 'shorter, without “my boss wants it on one page”'],
    ['numbers as figures please, hard to read on a phone', 'digits'],
    ['one big block of text, break it into paragraphs', 'paragraphs'],
    ['I apologise five times in this, make me sound less sorry', 'confident'],
    ['take out the emojis, or at least leave only one', 'remove emojis'],
    ["spell out contractions (you will not you'll etc)", 'expand'],
    ['less salesy, no shouting in capitals', 'remove capitals, sober'],
    ['“really” needs to go', 'remove “really”'],
    ['americanise this, it goes to Boston', 'american'],
    ['too posh', 'relaxed'],
    ["more polite, he's my landlord and I have to live here another 6 months", 'polite'],
    ["warmer? She was really nice and I feel bad, there's two of us", 'friendly'],
    ["take the swearing out, my gran's on facebook", 'remove swearing'],
    ['change the times to am and pm, half of them are pensioners', '12-hour clock'],
    ['break up the long sentences, parents never read paragraphs', 'split'],
    ["use contractions like I'm and don't so it sounds like me talking", 'contract'],
    ['no dashes please. everyone says it looks like AI wrote it', 'remove dashes'],
    ["shorter? My manager gets 200 emails a day and won't read all that", 'shorter'],
    ["no contractions, company style guide doesn't allow them", 'expand, not contractions'],
    ["add a greeting. I'm Leroy, the caretaker, and it goes to all residents", 'greeting'],
    ["shorter, otherwise she'll miss it", 'shorter'],
    ["confident, but don't add things I haven't done", 'confident'],
    ['no emojis please, the local paper wants to print it', 'remove emojis'],
    ["simpler words, the parents don't speak much English", 'clear'],
    ["divide it into paragraphs, it's hard to read as one block", 'paragraphs'],
    ['take the swear words out before I post it', 'remove swearing'],
  ])('%s – %s', (instruction, intent) => {
    expect(understand(instruction)).toBe(intent);
  });

  it.each([
    ['shorter, he wants it with bells on', 'shorter, without “he wants it with bells on”'],
    ['fix the commas, it sounds too grovelly', 'grammar, without “it sounds too grovelly”'],
    ['it is too long, my boss says', 'shorter'],
  ])('and what asks is still read, or named: %s', (instruction, intent) => {
    expect(understand(instruction)).toBe(intent);
  });
});

describe('a wish that points back, or names a place', () => {
  it.each([
    ['too many exclamation marks!! cut them down', 'remove exclamations'],
    ['the emojis are too much, lose a few', 'remove emojis'],
    ['sentences are way too long, break them up', 'split'],
    ['my sentences go on forever. Break them up a bit', 'split'],
    ["we've changed our plan from Friday to Monday. Can you swap it everywhere?", 'Friday → Monday'],
    ['it should say we, not I', 'I → we'],
    ['use active voice instead of passive', 'active'],
    ['this is one huge sentence, please break it up', 'split'],
    ['change Tom to Ann everywhere, and he should become she', 'Tom → Ann, he → she'],
    ['cut the filler words like very and just', 'remove fillers, remove “just”'],
    ['take out the business jargon', 'remove jargon'],
    ['remove the word “very” in the last sentence', 'remove “very”, inside sentence -1'],
    ['take out the commas from the first paragraph', 'remove commas, inside paragraph 0'],
    ['make the opening punchier, leave the rest alone', 'shorter, inside sentence 0, nothing else'],
    ["shorten it but don't lose the bit about the plan", 'shorter, keep sentence'],
    ['casual, leave the prices and sizes as they are', 'casual, keep numbers'],
    ["we don't say guys any more, it has to be members", 'guys → members'],
    ['change the name Tom to Siobhan all the way through', 'Tom → Siobhan'],
    ['make all dates look the same, eg 5 March 2025', 'full dates'],
    ['split it into two paragraphs', 'part paragraphs'],
    ['put a hi team at the start', 'start: hi team'],
    ['stop apologising so much', 'remove apologies'],
    ['get rid of the cliches', 'remove cliches'],
  ])('%s – %s', (instruction, intent) => {
    expect(understand(instruction)).toBe(intent);
  });

  it('of which two stand in one another is refused', () => {
    expect(understand('delete the last sentence of the first paragraph')).toBe('refused: unknown');
  });
});

describe('what is not understood', () => {
  it.each([
    ['make it more formal and translate it to German', 'formal, without a translation'],
    ['fix typos, make it rhyme with cheese', 'grammar, without wit, verse or effect'],
    [
      'shorten it, frobnicate the verbs, british spelling',
      'shorter, british, without “frobnicate the verbs”',
    ],
    ['make it simpler as a pirate would say', 'clear, without “as a pirate would say”'],
    ['cut it by half', 'shorter, without a set length'],
    ['fix the grammar and use the passive voice', 'grammar, without another voice or tense'],
  ])('is told beside what is done: %s', (instruction, intent) => {
    expect(understand(instruction)).toBe(intent);
  });

  it.each([
    'write a formal email to my landlord',
    'louder',
    'make it cold',
    'more passive aggressive',
    'angry',
    'make it more formal in French verse',
    'is this good?',
    'fix the tone',
    'make me a sandwich',
    'summarize it',
    'shorten it to 50 words',
    'replace Tom with Ann and Bob',
    'please',
    '',
    '> '.repeat(2_000),
    'not '.repeat(500),
    'a'.repeat(2_000),
  ])('alone is refused: %s', (instruction) => {
    expect(read(instruction)).toHaveProperty('obstacle');
  });
});
