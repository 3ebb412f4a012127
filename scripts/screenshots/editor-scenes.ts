import type { EnhanceOutput } from '../../src/shared/contract/enhance.ts';
import {
  answerAsHosted,
  fail,
  fill,
  improve,
  learnersText,
  longText,
  openVersions,
  press,
  selectInResult,
  waitForToastsToGo,
  writeInPart,
} from './hands.ts';
import type { Scene } from './scene.ts';

const factText =
  'The 41 parts that was ordered by Mr Osei can not be send on Friday, because they did not arrive.';

/** ‘was’ and ‘can not’ are mistakes, the others are facts. */
const factChanges = [
  { from: '41', to: '14', category: 'wording', fact: 'number' },
  { from: 'was', to: 'were', category: 'grammar', fact: null },
  { from: 'Mr Osei', to: 'Ms Osei', category: 'wording', fact: 'name' },
  { from: 'can not', to: 'cannot', category: 'wording', fact: null },
  { from: 'send', to: 'sent', category: 'grammar', fact: null },
  { from: 'Friday', to: 'Monday', category: 'wording', fact: 'date' },
  { from: 'did not arrive', to: 'arrived', category: 'clarity', fact: 'negation' },
].map(({ from, to, ...told }) => {
  const start = factText.indexOf(from);
  const placed = { start, end: start + from.length, replacement: to };
  return { ...placed, reason: '', gist: '', rule: 'sample', ...told } as EnhanceOutput['changes'][number];
});

/** The editor, from empty to compared versions. */
export const editorScenes: readonly Scene[] = [
  { name: 'improve-empty', who: 'new', path: '/' },
  {
    name: 'improve-filled',
    who: 'new',
    path: '/',
    prepare: (page) => fill(page, 'Your Text', learnersText),
  },
  {
    name: 'improve-streaming',
    who: 'new',
    path: '/',
    arrange: (page) => writeInPart(page, learnersText.slice(0, 120)),
    async prepare(page) {
      await fill(page, 'Your Text', learnersText);
      await press(page, 'Improve');
      await page.getByText(/Still working|Changes are marked/).waitFor();
    },
  },
  {
    name: 'improve-toast',
    who: 'new',
    path: '/',
    prepare: (page) => improve(page),
  },
  {
    name: 'improve-result',
    who: 'new',
    path: '/',
    async prepare(page) {
      await improve(page);
      await waitForToastsToGo(page);
    },
  },
  {
    name: 'improve-facts',
    who: 'new',
    path: '/',
    arrange: (page) => answerAsHosted(page, factText, factChanges),
    async prepare(page) {
      await improve(page, factText);
      await waitForToastsToGo(page);
    },
  },
  {
    name: 'improve-decided',
    who: 'new',
    path: '/',
    async prepare(page) {
      await improve(page);
      await press(page, 'Reject');
      await press(page, 'Accept');
      await page.getByRole('group', { name: /^Change 1 of/ }).focus();
    },
  },
  {
    name: 'improve-plain',
    who: 'new',
    path: '/',
    async prepare(page) {
      await improve(page);
      await press(page, 'Plain');
      await waitForToastsToGo(page);
    },
  },
  {
    name: 'improve-outdated',
    who: 'new',
    path: '/',
    async prepare(page) {
      await improve(page);
      await fill(page, 'Your Text', `${learnersText} And more.`);
    },
  },
  {
    name: 'improve-unchanged',
    who: 'new',
    path: '/',
    prepare: (page) => improve(page, 'Thank you for the photos. They are very good.'),
  },
  {
    name: 'improve-long',
    who: 'long',
    path: '/',
    prepare: (page) => improve(page, longText),
  },
  {
    name: 'improve-failed',
    who: 'new',
    path: '/',
    arrange: (page) => fail(page, '**/api/functions/enhance-text-v2/stream'),
    async prepare(page) {
      await fill(page, 'Your Text', learnersText);
      await press(page, 'Improve');
      await page.getByText('Your text is safe').waitFor({ timeout: 20_000 });
    },
  },
  {
    name: 'improve-no-credit',
    who: 'spent',
    path: '/',
    async prepare(page) {
      await fill(page, 'Your Text', learnersText);
      await press(page, 'Improve');
      await page.getByText(/don't have enough credits/).waitFor();
    },
  },
  { name: 'improve-low', who: 'low', path: '/', prepare: (page) => fill(page, 'Your Text', learnersText) },
  {
    name: 'improve-offline',
    who: 'new',
    path: '/',
    async prepare(page) {
      await fill(page, 'Your Text', learnersText);
      await page.context().setOffline(true);
    },
  },
  {
    name: 'improve-options',
    who: 'new',
    path: '/',
    async prepare(page) {
      await fill(page, 'Your Text', learnersText);
      await press(page, 'Advanced Options');
    },
  },
  {
    name: 'improve-edit-part',
    who: 'new',
    path: '/',
    async prepare(page) {
      await improve(page);
      await press(page, 'Advanced Options');
      await press(page, 'Edit Specific Parts');
      await selectInResult(page, 'a courier');
      await press(page, 'Edit selection');
      await fill(page, 'How would you like to change this text?', 'make it more formal');
    },
  },
  {
    name: 'improve-versions',
    who: 'new',
    path: '/',
    async prepare(page) {
      await improve(page);
      await openVersions(page);
    },
  },
  {
    name: 'improve-compare',
    who: 'new',
    path: '/',
    async prepare(page) {
      await improve(page);
      await openVersions(page);
      const sheet = page.getByRole('dialog', { name: 'Version History' });
      await press(sheet, 'Compare Version 1');
      await sheet.getByLabel('Compared with').selectOption({ label: 'Version 0' });
      await sheet.locator('ins').first().waitFor();
    },
  },
];
