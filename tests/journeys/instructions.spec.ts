import { setPlan } from '../kit/credits.ts';
import { type HostedProduct, startHostedProduct } from '../kit/hosted-product.ts';
import { arriveSignedIn, expect, expectAccessible, test } from '../kit/journey.ts';

let product: HostedProduct;

test.beforeAll(async () => {
  const environment = { TRUSTED_PROXIES: '127.0.0.1,::1' };
  product = await startHostedProduct({ vendor: 'anthropic', database: 'embedded', environment });
});
test.afterAll(() => product.stop());

const text = 'The cat sleeps a lot.';
const note = 'I write short sentences.';
const askedFor = () => product.vendor.listQuestions().at(-1)?.messages.at(-1)?.text ?? '';

test('WORK-04: an instruction is saved under a name, changed, and run by one key on the text and on a part of it; the voice note goes along @desktop', async ({
  page,
}) => {
  const writer = await arriveSignedIn(page, product.url);
  await setPlan(product, writer, 'paid');
  await page.goto(`${product.url}/settings?tab=preferences`);
  await page.getByLabel('Voice note').fill(note);
  await page.getByRole('button', { name: 'Save voice' }).click();
  await expect(page.getByText('Voice note saved!')).toBeVisible();
  await page.getByRole('button', { name: 'New instruction' }).click();
  await page.getByLabel('Name').fill('Louder');
  await page.getByLabel('Instruction', { exact: true }).fill('Make it loud.');
  await page.getByRole('button', { name: 'Save instruction' }).click();
  await page.getByRole('button', { name: 'Edit “Louder”' }).click();
  await page.getByLabel('Instruction', { exact: true }).fill('Make it louder.');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Save instruction' }).click();
  await expect(page.getByText('1 of 100 instructions saved')).toBeVisible();

  await page.goto(`${product.url}/improve-text`);
  const result = page.getByRole('region', { name: 'AI Enhanced Text' });
  await page.getByRole('textbox', { name: 'Your Text' }).fill(text);
  await page.keyboard.press('ControlOrMeta+k');
  await page.keyboard.type('louder');
  await expect(page.getByRole('option', { name: /Instruction: Louder/ })).toContainText('Alt Shift 1');
  await page.keyboard.press('Escape');
  product.vendor.answer = () => 'The cat sleeps a LOT.';
  await page.keyboard.press('Alt+Shift+Digit1');
  await expect(result).toContainText('LOT');
  expect(askedFor()).toContain('Make it louder.');
  expect(askedFor()).toContain(note);

  await page.getByRole('button', { name: 'Advanced Options' }).click();
  await page.getByRole('button', { name: 'Edit Specific Parts' }).click();
  await result.getByRole('button', { name: 'Plain' }).click();
  await result.getByText('The cat sleeps').dblclick({ position: { x: 45, y: 12 } });
  const dialog = page.getByRole('dialog', { name: 'Edit Selected Text' });
  await expect(dialog.getByRole('button', { name: 'Louder' })).toBeVisible();
  await expectAccessible(page);
  product.vendor.answer = () => 'TIGER';
  await page.keyboard.press('Alt+Shift+Digit1');
  await expect(result).toContainText('TIGER');
  expect(askedFor()).toContain('Make it louder.');
  expect(askedFor()).toContain(note);
});
