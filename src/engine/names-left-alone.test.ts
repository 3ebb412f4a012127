import { expect, test } from 'vitest';
import { loadNames } from './lexicon/names.ts';
import { makeWriter } from './writer.ts';

const writer = await makeWriter({ language: 'en-us' });
const language = 'en-us' as const;

/** Evenly of the list by the alphabet: given and family names of many languages. */
const all = [...loadNames()].sort();
const listed = Array.from({ length: 100 }, (_, index) => all[Math.floor((index * all.length) / 100)] ?? '');

/** Given names that the list does not have, of four continents. */
const unlisted = `
abebe adaeze aiko alfie anup antje aoife arben aroha asger bartosz bayani beppe besnik carys cillian clive dariush
deepa dilys dimitra dongwook eitan eoghan eunji farai farhan femi fergus fyodor gilad gurdeep gwyn haoran harpreet
haruto hayk heiko hemi hiroshi honza hyun iain inti itziar jianguo jiwoo jun kamau kaveh kavya keola ksenia lixin
minjun moana mykola naoko nasrin niamh nikos nisha nomsa nuwan oisin oksana omid otieno paavo piers pinar piroska
qiang ren rhys sadia saoirse serkan shinji shira siobhan siriporn somchai sora stavros takumi tala tamar tamsin
tariq tatenda tavita tendai thabo tigist tunde uwe wanjiru wayan wayra wiremu wojtek xiaoling yemi yevgeny zihan
`
  .trim()
  .split(/\s+/);
const names = [...listed, ...unlisted];
const capitalise = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

const frames: readonly ((name: string) => string)[] = [
  (name) => `hey, is ${name} coming to the meeting tomorrow?`,
  (name) => `i talked to ${name} about the new plan yesterday.`,
  (name) => `Please send the report to ${name} before Friday.`,
  (name) => `Hi ${name}, thanks for your quick reply.`,
  (name) => `We will meet at the station at nine.\n\nBest regards,\n${name}`,
  (name) => `${name} said that the train is late.`,
  (name) => `its ${name}s turn to cook`,
  (name) => `This is ${name}'s idea, and I like it.`,
  (name) => `Yesterday ${name} and I have went to the library.`,
  (name) => `can u tell ${name} im late`,
  (name) => `Dear ${name},\n\nthe parcel have arrived today.`,
  (name) => `lol ${name} is so late again, we dont wait`,
];

/** They are near other words, and were changed once. */
const nearOthers =
  'achieng alin beđan blanka celar chaminda fiene joon mei meiling morag nour parisa seoyeon tahira'.split(
    ' ',
  );

/** Spelled as words are that many people misspell: only the text, the mails or the account say that they are names. */
const likeSlips = ['thier', 'neice', 'wether', 'speach', 'tatoo'];

const toldByText: readonly ((name: string) => string)[] = [
  (name) => `Yesterday I met ${capitalise(name)} at the station. I told ${name} about the plan.`,
  (name) => `Dear ${capitalise(name)},\n\nI have heard that ${name} is on holiday.`,
  (name) => `Can you ask ${name} if it works?\n\nBest regards,\n${capitalise(name)}`,
];

const slow = { timeout: 300_000 };

/** The texts in which a name no longer stands as often as before. */
function listWithout(name: string, before: string, after: string): string[] {
  const count = (text: string) =>
    text.match(new RegExp(`(?<!\\p{L})${name}s?(?!\\p{L})`, 'giu'))?.length ?? 0;
  return count(after) < count(before) ? [after] : [];
}

async function improve(name: string, text: string, writerName: string | null = null): Promise<string[]> {
  const improved = await writer.enhance({ action: 'improve', text, language, name: writerName });
  return listWithout(name, text, improved.text);
}

test(
  'WORK-12: names stay, with a capital or without, of who writes, who is written to and who is written of',
  slow,
  async () => {
    const changed: string[] = [];
    for (const [number, name] of names.entries())
      for (const [index, frame] of frames.entries()) {
        if ((number + index) % 6 !== 0) continue;
        changed.push(...(await improve(name, frame(index % 3 === 0 ? capitalise(name) : name))));
      }
    for (const name of nearOthers)
      for (const frame of frames) changed.push(...(await improve(name, frame(name))));
    for (const name of likeSlips) {
      for (const frame of toldByText) changed.push(...(await improve(name, frame(name))));
      changed.push(
        ...(await improve(name, `hey, ${name} here, is the hall free?`, `Ada ${capitalise(name)}`)),
      );
      const chain = `Hi,\n\nwill ${capitalise(name)} come on Monday?\n\nTom`;
      const draft = `yes, i talked to ${name} about it and ${name} will come on monday`;
      const reply = await writer.reply({ chain, draft, style: {}, language, name: null });
      changed.push(...listWithout(name, draft, reply.text));
    }
    expect(changed).toEqual([]);
  },
);
