import { describe, expect, test } from 'vitest';
import { type KnownNames, withKnownNames } from './names.ts';

const known: KnownNames = {
  recipient: { address: 'Anna', names: 'Anna Berg' },
  writer: 'Marta Kowal',
  own: 'the hall is booked, tom has the keys',
  given: 'the hall is booked, tom has the keys Anna Berg',
};
const body = 'The hall is booked.';
const frame = (greeting: string, closing: string) => `${greeting}\n\n${body}\n\n${closing}`;
const signed = 'Best regards,\nMarta Kowal';

describe('the greeting', () => {
  test.each([
    ['Hello Anna,'],
    ['Dear Ms. Berg,'],
    ['Dear Dr. Anna Berg:'],
    ['Sehr geehrte Frau Berg,'],
    ['Hi Tom,'],
    ['Hello everyone,'],
    ['Anna,'],
    ['Kedves Anna!'],
    ['Anna様、'],
  ])('%j stays', (greeting) => {
    expect(withKnownNames(frame(greeting, signed), known)).toBe(frame(greeting, signed));
  });

  test.each([
    ['Dear [Recipient],', 'Dear Anna,'],
    ['Dear [Recipient’s Name],', 'Dear Anna,'],
    ['Hi [Name],', 'Hi Anna,'],
    ['Dear Mr./Ms. [Last Name]:', 'Dear Anna:'],
    ['Sehr geehrte Damen und Herren,', 'Guten Tag Anna,'],
    ['Hallo [Name des Empfängers],', 'Hallo Anna,'],
    ['Kedves [Name],', 'Kedves Anna,'],
    ['Hello,', 'Hello Anna,'],
    ['Hi there!', 'Hi Anna!'],
    ['To whom it may concern:', 'Dear Anna,'],
    ['Dear Sir or Madam,', 'Dear Anna,'],
    ['Hi Peter,', 'Hi Anna,'],
    ['Hi Marta,', 'Hi Anna,'],
    ['Dear Mr. Miller,', 'Dear Anna,'],
  ])('%j becomes %j', (greeting, mended) => {
    expect(withKnownNames(frame(greeting, signed), known)).toBe(frame(mended, signed));
  });

  test('one that is missing is added, in the language of the email', () => {
    expect(withKnownNames(`${body}\n\n${signed}`, known)).toBe(frame('Hello Anna,', signed));
    const german = 'Wir haben die Halle gebucht.\n\nViele Grüße\nMarta';
    expect(withKnownNames(german, known)).toBe(`Anna,\n\n${german}`);
  });

  test('one in the line of the first sentence is mended there', () => {
    const text = `Hello [Name], thank you for your mail.\n\n${signed}`;
    expect(withKnownNames(text, known)).toBe(text.replace('[Name]', 'Anna'));
  });

  test.each(['Hello,', 'Dear [Recipient],', 'Hi there,'])('%j stays where nobody is known', (greeting) => {
    const text = frame(greeting, signed);
    expect(withKnownNames(text, { ...known, recipient: null })).toBe(text);
  });
});

describe('the signature', () => {
  test.each([
    ['Best regards,\nMarta Kowal'],
    ['Cheers, Marta'],
    ['Best regards,\nTom'],
    ['Viele Grüße\nMarta Kowal'],
    ['Kind regards,\nMarta Kowal\n[Your Position]'],
  ])('%j stays', (closing) => {
    expect(withKnownNames(frame('Hi Anna,', closing), known)).toBe(frame('Hi Anna,', closing));
  });

  test.each([
    ['Best regards,\n[Your Name]', signed],
    ['Best regards,\n[your name].', `${signed}.`],
    ['Best regards,\n[Name]', signed],
    ['Best regards,\n{{your name}}', signed],
    ['Best regards,', signed],
    ['Best regards,\nAnna', signed],
    ['Best regards,\nJohn Doe', signed],
    ['Mit freundlichen Grüßen\n[Ihr Name]', 'Mit freundlichen Grüßen\nMarta Kowal'],
    ['Mit freundlichen Grüßen', 'Mit freundlichen Grüßen\nMarta Kowal'],
    ['Cordialement,\n[Votre nom]', 'Cordialement,\nMarta Kowal'],
  ])('%j becomes %j', (closing, mended) => {
    expect(withKnownNames(frame('Hi Anna,', closing), known)).toBe(frame('Hi Anna,', mended));
  });

  test('one that is missing is added, in the language of the email', () => {
    expect(withKnownNames(`Hi Anna,\n\n${body}`, known)).toBe(frame('Hi Anna,', signed));
    const german = 'Hallo Anna,\n\nwir haben die Halle gebucht.';
    expect(withKnownNames(german, known)).toBe(`${german}\n\nMarta Kowal`);
  });

  test('the blank stays where the account has no name', () => {
    const text = frame('Hi Anna,', 'Best regards,\n[your name]');
    expect(withKnownNames(text, { ...known, writer: null })).toBe(text);
  });

  test('whom the writer signs with themselves stays', () => {
    const text = frame('Hi Anna,', 'Cheers,\nTom and the band');
    expect(withKnownNames(text, known)).toBe(text);
  });
});

test('blanks for what nobody can know stay, those for names do not, wherever they are', () => {
  const text = frame('Hi Anna,', signed).replace(body, 'I am [Your Name], and come on [date] with [name].');
  expect(withKnownNames(text, known)).toBe(text.replace('[Your Name]', 'Marta Kowal'));
});

test('a German email is not left between English words', () => {
  const text = 'Dear Anna,\n\nwir haben die Halle für Montag gebucht.\n\nBest regards,\nMarta Kowal';
  expect(withKnownNames(text, known)).toBe('Anna,\n\nwir haben die Halle für Montag gebucht.\n\nMarta Kowal');
});

test('Windows line ends stay', () => {
  const text = 'Hi [Name],\r\n\r\nIt is booked.\r\n\r\nBest,\r\n[Your Name]';
  expect(withKnownNames(text, known)).toBe(
    text.replace('[Name]', 'Anna').replace('[Your Name]', 'Marta Kowal'),
  );
});
