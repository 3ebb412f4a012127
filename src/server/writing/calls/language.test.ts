import { expect, test } from 'vitest';
import { loadLanguageChecks } from './language.ts';

const { hasLeftEnglish, hasTurnedEnglish } = await loadLanguageChecks();

const invoice = 'Please send me the invoice today.';

test.each([
  [invoice, 'Bitte schicken Sie mir heute die Rechnung.'],
  [invoice, 'Merci de m’envoyer la facture aujourd’hui.'],
  [invoice, 'Skicka mig fakturan idag, tack.'],
  [invoice, 'Proszę przesłać mi dziś fakturę.'],
  [invoice, '今日中に請求書を送ってください。'],
  [invoice, 'Пожалуйста, пришлите мне счёт сегодня.'],
  ['Meeting moved to Tuesday at noon.', 'Réunion déplacée à mardi midi.'],
  [
    'Budget approved, contract signed, kick-off Monday morning.',
    'Budget approvato, contratto firmato, avvio lunedì mattina.',
  ],
])('a result in another language is known: %s → %s', (source, text) => {
  expect(hasLeftEnglish(source, text)).toBe(true);
});

test.each([
  [invoice, 'Could you send me the invoice today, please?'],
  ['The team in Lyon says hello.', 'Bonjour to everybody from the Lyon team!'],
  ['Ingredients are flour, butter, sugar and vanilla.', 'Ingredients: flour, butter, sugar, vanilla.'],
  [
    'De novo mutations were studied by Dr. van den Berg et al.',
    'Dr. van den Berg et al. studied de novo mutations.',
  ],
  ['me want job, good worker, strong', 'I am a strong worker, and I would like a job.'],
  ['hey sir, i write to you', 'Dear Sir or Madam'],
  ['Dankeschön', 'Vielen Dank für die schnelle Antwort!'],
  ['Nous avons besoin du rapport.', 'Il nous faut le rapport avant la réunion de vendredi.'],
  ['Nous avons besoin du rapport.', 'We need the report.'],
])('a result in English, or of a text in another language, is none: %s → %s', (source, text) => {
  expect(hasLeftEnglish(source, text)).toBe(false);
});

const german = 'die Halle ist seit Montag für uns gebucht, bitte bring den Schlüssel mit';
const inEnglish = 'Hello Anna, the hall has been booked for us since Monday. Please bring the key.';

test('notes in another language that come back as an English email are known, unless English was asked for', () => {
  expect(hasTurnedEnglish(german, inEnglish)).toBe(true);
  expect(hasTurnedEnglish(`${german}, auf Englisch`, inEnglish)).toBe(false);
  expect(hasTurnedEnglish(german, `Hallo Anna, ${german}. Viele Grüße`)).toBe(false);
  expect(hasTurnedEnglish('Halle gebucht', 'The hall is booked.')).toBe(false);
  expect(hasTurnedEnglish(invoice, inEnglish)).toBe(false);
});
