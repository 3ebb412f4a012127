import EmailReplyParser from 'email-reply-parser';
import { describe, expect, it } from 'vitest';
import { readChain } from './chain.ts';

const NEW = 'Thanks for the update.\n\nCan you confirm the date?';
const OLD = 'Hello Marta,\n\nIs the hall free?';
const quote = (text: string) => text.replaceAll(/^/gm, '> ');

const OUTLOOK =
  'From: Anna Berg <anna@x.org>\nSent: Monday, 3 March 2025 10:12\nTo: Marta Kowal\nSubject: Hall';
const BARE_OUTLOOK = 'From: Anna Berg\nSent: Monday, 3 March 2025 10:12\nTo: Marta Kowal\nSubject: Hall';

/** How programs announce the older message, and the quoted text under it. */
const OLDER: readonly (readonly [string, string])[] = [
  ['Gmail', `On Mon, 3 Mar 2025 at 10:12, Anna Berg <anna@x.org> wrote:\n${quote(OLD)}`],
  ['Gmail, wrapped', `On Mon, 3 Mar 2025 at 10:12, Anna Berg\n<anna@x.org> wrote:\n\n${quote(OLD)}`],
  [
    'Gmail, copied without quote marks',
    `On Mon, Mar 3, 2025 at 10:12 AM Anna Berg <anna@x.org> wrote:\n\n${OLD}`,
  ],
  ['Gmail in German', `Am Mo., 3. März 2025 um 10:12 Uhr schrieb Anna Berg <anna@x.org>:\n${quote(OLD)}`],
  ['Gmail in French', `Le lun. 3 mars 2025 à 10:12, Anna Berg <anna@x.org> a écrit :\n${quote(OLD)}`],
  ['Gmail in Dutch', `Op ma 3 mrt 2025 om 10:12 schreef Anna Berg <anna@x.org>:\n${quote(OLD)}`],
  ['Apple Mail', `On 3 Mar 2025, at 10:12, Anna Berg wrote:\n\n${quote(OLD)}`],
  ['Thunderbird', `Anna Berg wrote on 03/03/2025 10:12:\n${quote(OLD)}`],
  ['Outlook', `${BARE_OUTLOOK}\n\n${OLD}`],
  ['Outlook on the web', `________________________________\n${OUTLOOK}\n\n${OLD}`],
  ['old Outlook', `-----Original Message-----\n${BARE_OUTLOOK}\n\n${OLD}`],
  [
    'Outlook with bold names',
    `*From:* Anna Berg <anna@x.org>\n*Sent:* Monday\n*To:* Marta\n*Subject:* Hall\n\n${OLD}`,
  ],
  [
    'Outlook in German',
    `Von: Anna Berg\nGesendet: Montag, 3. März 2025 10:12\nAn: Marta Kowal\nBetreff: Halle\n\n${OLD}`,
  ],
  [
    'Outlook in French',
    `De : Anna Berg\nEnvoyé : lundi 3 mars 2025\nÀ : Marta Kowal\nObjet : Salle\n\n${OLD}`,
  ],
  [
    'Outlook in Dutch',
    `Van: Anna Berg\nVerzonden: maandag 3 maart 2025\nAan: Marta\nOnderwerp: Zaal\n\n${OLD}`,
  ],
  ['a forward of Apple Mail', `Begin forwarded message:\n\n${OUTLOOK}\n\n${OLD}`],
  ['a forward of Gmail', `---------- Forwarded message ---------\n${OUTLOOK}\n\n${OLD}`],
];

function expectNewest(chain: string): void {
  const { newest, older, questions } = readChain(chain);
  expect(newest.text).toBe(NEW);
  expect(chain.slice(newest.start, newest.end).replaceAll('\r', '')).toBe(NEW);
  expect(older).toEqual([{ sender: 'Anna Berg' }]);
  expect(questions.map(({ text }) => text)).toEqual(['Can you confirm the date?']);
  for (const { text, start, end } of questions) expect(chain.slice(start, end)).toBe(text);
}

describe.each(OLDER)('%s', (_, older) => {
  it('is told from the newest message above it', () => expectNewest(`${NEW}\n\n${older}`));
  it('is told from it with Windows line ends', () =>
    expectNewest(`${NEW}\n\n${older}`.replaceAll('\n', '\r\n')));
  it('is the newest message when nothing stands above it', () => {
    expect(readChain(older)).toMatchObject({
      newest: { sender: 'Anna Berg', start: older.indexOf('Hello') },
      older: [],
    });
    expect(readChain(older).newest.text).toBe(OLD);
  });
});

it.each(OLDER.filter(([, older]) => older.includes('> Hello')))(
  'finds new words under the quotation of %s',
  (_, older) => {
    expectNewest(`${older}\n\n${NEW}`);
  },
);

/** What the field's usual parser can tell: it needs an address in a header of Outlook, and knows no German one. */
const KNOWN_TO_PARSER =
  /^(?:Gmail|Gmail, wrapped|Gmail in French|Apple Mail|Outlook on the web|old Outlook)$/;

it.each(OLDER.filter(([name]) => KNOWN_TO_PARSER.test(name)))(
  'agrees with email-reply-parser on %s',
  (_, older) => {
    const chain = `${NEW}\n\n${older}`;
    expect(readChain(chain).newest.text).toBe(new EmailReplyParser().parseReply(chain).trim());
  },
);

describe('a chain', () => {
  it('of one message is that message, signed by its last line', () => {
    const mail = 'Hi Marta,\n\nCan you come on Friday?\n\nCheers,\nTom';
    expect(readChain(mail)).toEqual({
      newest: {
        text: mail,
        sender: 'Tom',
        signature: 'Tom',
        isOrganization: false,
        isTitled: false,
        start: 0,
        end: mail.length,
      },
      older: [],
      questions: [{ text: 'Can you come on Friday?', start: 11, end: 34 }],
    });
  });

  it('with answers between the quoted lines keeps the answers apart, and asks no quoted question', () => {
    const chain =
      'On 3 Mar 2025, at 10:12, Anna wrote:\n\n> Is it red?\n\nYes. Shall I\nsend it?\n\n> Is it big?\n\nNo idea.';
    const { newest, older, questions } = readChain(chain);
    expect(newest).toEqual({
      text: 'Yes. Shall I\nsend it?\n\n\n\nNo idea.',
      sender: null,
      signature: null,
      isOrganization: false,
      isTitled: false,
      start: 52,
      end: chain.length,
    });
    expect(older).toEqual([{ sender: 'Anna' }]);
    expect(questions).toEqual([{ text: 'Shall I send it?', start: 57, end: 73 }]);
  });

  it('that is all quoted has the quoted text as its newest message', () => {
    const chain = '> Hi Bob,\n> can you\n> come?\n>\n> > Older?';
    const { newest, older, questions } = readChain(chain);
    expect(newest).toMatchObject({ text: 'Hi Bob,\ncan you\ncome?', start: 2, end: 27 });
    expect(older).toHaveLength(1);
    expect(questions).toEqual([{ text: 'can you come?', start: 12, end: 27 }]);
  });

  it('quoted twice has three messages, the newest first', () => {
    const chain = `Fine.\n\nOn 4 Mar 2025, at 9:00, Anna wrote:\n> Good.\n>\n> On 3 Mar 2025, at 8:00, Bob Lee wrote:\n>> First.\n> End.`;
    expect(readChain(chain)).toMatchObject({
      newest: { text: 'Fine.' },
      older: [{ sender: 'Anna' }, { sender: 'Bob Lee' }],
    });
  });

  it('that begins with a header has its sender', () => {
    const chain = `${OUTLOOK}\n\n${NEW}\n\nFrom: Bob Lee <bob@x.org>\nSent: Sunday\nTo: Anna\nSubject: Hall\n\nFirst.`;
    expect(readChain(chain)).toMatchObject({
      newest: { text: NEW, sender: 'Anna Berg' },
      older: [{ sender: 'Bob Lee' }],
    });
  });

  it('of nothing is an empty message', () => {
    expect(readChain(' \n')).toMatchObject({ newest: { text: '', sender: null }, older: [], questions: [] });
  });

  it.each([
    ['an app', `${NEW}\n\nSent from my iPhone`],
    ['a signature', `${NEW}\n\n-- \nTom Ashworth\nIs our shop open? Yes!`],
    ['Outlook', `${NEW}\n\nGet Outlook for iOS<https://aka.ms/o0ukef>`],
  ])('leaves out what is added by %s', (_, chain) => {
    expect(readChain(chain).newest.text).toBe(NEW);
  });

  it.each([
    'On Monday we met at last. It was then that Anna wrote:\nthe hall is free.',
    'From: London\nTo: Paris\n\nWe could take the train.',
    'Two dates:\n________________________________\nMonday, Friday',
    'The date: Monday. Subject: to change.',
  ])('takes no sentence for a header: %s', (mail) => {
    expect(readChain(mail)).toMatchObject({ newest: { text: mail }, older: [] });
  });

  it.each([
    ['On a '.repeat(4000)],
    ['On a schreef b\n'.repeat(1300)],
    ['x on at wrote '.repeat(1400)],
    ['abc. skrev \n'.repeat(1600)],
    ['From: a\n'.repeat(2500)],
    ['________________________________\n'.repeat(600)],
    ['> '.repeat(10_000)],
    ['? '.repeat(10_000)],
    ['U.S. '.repeat(4000)],
    ['is it? '.repeat(2800)],
    [`From: ${', '.repeat(9000)}\nSubject: x`],
    [`!${' '.repeat(19_998)}?`],
    [`${NEW}\n\n${OUTLOOK}\n\n`.repeat(90)],
  ])('of 20,000 characters does not make a pattern run wild (%#)', (chain) => {
    // What runs wild needs seconds each time, and all the time that a test has
    for (let time = 0; time < 30; time += 1) readChain(chain);
    expect(readChain(chain)).toBeDefined();
  });
});
