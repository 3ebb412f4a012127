import { randomUUID } from 'node:crypto';
import { arriveSignedIn, expect, expectAccessible, test } from '../kit/journey.ts';

const letter = [
  'Hi Anneke,',
  'I have spoke with our finance team and their was a error in teh export. The March invoice (no. 20418) was send twice.',
  'Best,\nMarta',
].join('\n\n');

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

test('AUTH-07 TRUST-02 CREDIT-03 from the landing page to a copied text', async ({ page, productUrl }) => {
  await page.goto(`${productUrl}/landing`);
  await expectAccessible(page);
  await page
    .getByRole('link', { name: /^Sign up/ })
    .first()
    .click();

  await expect(page.getByRole('heading', { name: /Create|Sign up/ })).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Full name').fill('Marta Kowal');
  await page.getByLabel('Email').fill(`journey-${randomUUID()}@example.org`);
  await page.getByLabel('Country').selectOption({ label: 'United Kingdom' });
  await page.getByLabel('Password', { exact: true }).fill('correct horse');
  await page.getByLabel('Confirm password', { exact: true }).fill('correct horse');
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(page.getByText('Account Created!')).toBeVisible();

  await expect(page.getByRole('heading', { name: 'Welcome back, Marta!' })).toBeVisible();
  await expectAccessible(page);
  await page
    .getByRole('main')
    .getByRole('link', { name: /Improve Text/ })
    .click();

  const source = page.getByRole('textbox', { name: 'Your Text' });
  await expect(page.getByRole('button', { name: 'Improve', exact: true })).toBeDisabled();
  await expect(page.getByText('Enhanced text will appear here')).toBeVisible();
  await expectAccessible(page);
  await source.fill(letter);
  await expect(
    page.getByText(`${letter.length} / 10,000 characters`).filter({ visible: true }),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Improve', exact: true }).click();

  const result = page.getByRole('region', { name: /AI Enhanced Text|Improved Text/ });
  await expect(page.getByText('Text enhanced successfully!')).toBeVisible();
  const changes = result.getByRole('group', { name: /^Change \d+ of \d+/ });
  await expect(changes.nth(2)).toBeVisible();
  await expect(result.getByText('Embedded engine, on this server')).toBeVisible();
  await expectAccessible(page);

  await result.getByRole('button', { name: 'Reject', exact: true }).filter({ visible: true }).click();
  await result.getByRole('button', { name: /^Accept all/ }).click();
  await result.getByRole('button', { name: 'Copy text' }).click();
  await expect(page.getByText('Text copied to clipboard!')).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).not.toBe(letter);
  expect(copied).toContain('have spoke with'); // The first change, which was rejected.
  expect(copied).toContain('error in the export');
  expect(copied).toContain('no. 20418');
  await expectAccessible(page);

  await expect(
    page
      .getByText(/9\s*(of 10)?\s*left/)
      .filter({ visible: true })
      .first(),
  ).toBeVisible();
  await expect(source).toHaveValue(letter);
});

test('TRUST-02 AUTH-02 by keyboard alone: sign in, write, run, review, copy @desktop', async ({
  page,
  productUrl,
}) => {
  const writer = await arriveSignedIn(page, productUrl);
  await page.context().clearCookies();
  await page.goto(`${productUrl}/login`);
  const press = (key: string) => page.keyboard.press(key);

  /** Presses Tab until the focus is where the name says, as someone would who sees no mouse pointer. */
  async function tabTo(name: string): Promise<void> {
    for (let presses = 0; presses < 40; presses += 1) {
      await press('Tab');
      const focused = await page.evaluate(() => {
        const node = document.activeElement;
        const label = node instanceof HTMLInputElement ? node.labels?.[0]?.textContent : node?.textContent;
        return node?.getAttribute('aria-label') ?? (label || node?.tagName) ?? '';
      });
      if (focused.trim() === name) return;
    }
    throw new Error(`Tab never reached ${name}`);
  }

  await tabTo('Email');
  await page.keyboard.type(writer.email);
  await tabTo('Password');
  await page.keyboard.type('correct horse battery');
  await press('Enter');
  await expect(page.getByText('Welcome back!', { exact: true })).toBeVisible();
  await expect(page.getByText('You have been successfully logged in.')).toBeVisible();
  await expect(page).toHaveURL(/\/dashboard$/);

  await tabTo('Improve Text');
  await press('Enter');
  await expect(page).toHaveURL(/\/(improve-text)?$/);
  await page.getByRole('textbox', { name: 'Your Text' }).waitFor();
  await tabTo('TEXTAREA');
  await page.keyboard.insertText(letter);
  await press('Control+Enter');
  const result = page.getByRole('region', { name: 'AI Enhanced Text' });
  const first = result.getByRole('group', { name: /^Change 1 of/ });
  await expect(first).toBeVisible();
  for (let presses = 0; presses < 40; presses += 1) {
    if (await first.evaluate((node) => node === document.activeElement)) break;
    await press('Tab');
  }
  await expect(first).toBeFocused();
  await press('a');
  await press('j');
  await press('r');
  await press('u');
  await expect(result.getByText(/1 accepted/).first()).toBeVisible();
  await tabTo('Copy text');
  await press('Enter');
  await expect(page.getByText('Text copied to clipboard!')).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(
    letter
      .replace('have spoke', 'have spoken')
      .replace('team and their was a error in teh', 'team, and there was an error in the')
      .replace('was send', 'was sent'),
  );
});

test('IMP-08 HIST-02 copy, thumbs up and thumbs down stand below the result, and say what they did', async ({
  page,
  productUrl,
}) => {
  await arriveSignedIn(page, productUrl);
  await page.goto(productUrl);
  await page.getByRole('textbox', { name: 'Your Text' }).fill(letter);
  await page.getByRole('button', { name: 'Improve', exact: true }).click();
  const up = page.getByRole('button', { name: 'Good result' });
  const down = page.getByRole('button', { name: 'Poor result' });
  await up.click();
  await expect(page.getByText('Thank you for your feedback!').first()).toBeVisible();
  await expect(up).toHaveAttribute('aria-pressed', 'true');
  await down.click();
  await expect(down).toHaveAttribute('aria-pressed', 'true');
  await expect(up).toHaveAttribute('aria-pressed', 'false');
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Copy text' }).click();
  await expect(page.getByText('Text copied to clipboard!')).toBeVisible();
  // What was not stored is not shown as given, and is said beside the thumbs for longer than a toast
  await page.route('**/api/actions/**', (route) => route.abort());
  await up.click();
  await expect(page.getByText('Your feedback could not be stored.')).toHaveCount(2);
  await expect(up).toHaveAttribute('aria-pressed', 'false');
  await page.unroute('**/api/actions/**');
  await up.click();
  await expect(up).toHaveAttribute('aria-pressed', 'true');
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('denied'));
    document.execCommand = () => false;
  });
  await page.getByRole('button', { name: 'Copy text' }).click();
  await expect(page.getByText('Failed to copy to clipboard')).toBeVisible();
});

test('TRUST-02 odd texts and a long name: 320 pixels hold them, and rejecting all copies the source to the letter', async ({
  page,
  productUrl,
}) => {
  await arriveSignedIn(page, productUrl, { name: 'Wolfeschlegelsteinhausenbergerdorff '.repeat(2) });
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(productUrl);
  const odd = `שלום, I has a question 👩‍👩‍👧‍👦 about teh <b>bold</b> plan & e\u0301.\n\n${'x'.repeat(200)}\n\nمرحبا we was here.`;
  await page.getByRole('textbox', { name: 'Your Text' }).fill(odd);
  await page.getByRole('button', { name: 'Improve', exact: true }).click();
  await page.getByRole('button', { name: 'Reject all' }).click();
  await page.getByRole('button', { name: 'Copy text' }).click();
  await expect(page.getByText('Text copied to clipboard!')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(odd);
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(await overflow()).toBe(0);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Open menu' }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await expect(menu.getByText(/of 10 left/)).toBeInViewport({ ratio: 1 });
  await menu.getByRole('button', { name: 'Close menu' }).click();
  await page.goto(`${productUrl}/dashboard`);
  await expect(page.getByRole('heading', { name: /^Welcome back/ })).toBeVisible();
  expect(await overflow()).toBe(0);
});

test('TRUST-06 what is typed survives a reload and a sign-out, and is not shown to the next writer', async ({
  page,
  productUrl,
}) => {
  await arriveSignedIn(page, productUrl);
  await page.goto(productUrl);
  await page.getByRole('textbox', { name: 'Your Text' }).fill('A half-written thought');
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Your Text' })).toHaveValue('A half-written thought');
  const cookies = await page.context().cookies();

  await page.context().clearCookies();
  await arriveSignedIn(page, productUrl);
  await page.goto(productUrl);
  await expect(page.getByRole('textbox', { name: 'Your Text' })).toHaveValue('');

  await page.context().clearCookies();
  await page.context().addCookies(cookies);
  await page.goto(productUrl);
  await expect(page.getByRole('textbox', { name: 'Your Text' })).toHaveValue('A half-written thought');
});

test('TRUST-06: a text survives a sign-out by the button, and a crash of the page a moment after it was typed @desktop', async ({
  page,
  context,
  productUrl,
}) => {
  const writer = await arriveSignedIn(page, productUrl);
  await page.goto(productUrl);
  await page.getByRole('textbox', { name: 'Your Text' }).fill('A half-written thought');
  await page.getByRole('button', { name: /^Account/ }).click();
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await expect(page).toHaveURL(/\/landing$/);
  await page.goto(`${productUrl}/login`);
  await page.getByLabel('Email').fill(writer.email);
  await page.getByLabel('Password', { exact: true }).fill('correct horse battery');
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await page.goto(productUrl);
  await expect(page.getByRole('textbox', { name: 'Your Text' })).toHaveValue('A half-written thought');

  await page.getByRole('textbox', { name: 'Your Text' }).fill('A half-written thought, and its end');
  const crashed = page.waitForEvent('crash');
  await Promise.all([crashed, page.goto('chrome://crash').catch(() => undefined)]);
  const afterwards = await context.newPage();
  await afterwards.goto(productUrl);
  await expect(afterwards.getByRole('textbox', { name: 'Your Text' })).toHaveValue(
    'A half-written thought, and its end',
  );
});

test('IMP-02 IMP-03 IMP-04 the counter, Clear with Undo, and the limit that keeps the text', async ({
  page,
  productUrl,
}) => {
  await arriveSignedIn(page, productUrl);
  await page.goto(productUrl);
  const source = page.getByRole('textbox', { name: 'Your Text' });
  await expect(page.getByRole('button', { name: 'Clear' })).toHaveCount(0);
  await source.fill('Five 🙂');
  await expect(page.getByText('7 / 10,000 characters').filter({ visible: true })).toBeVisible();
  await page.getByRole('button', { name: 'Clear' }).click();
  await expect(page.getByText('Text cleared')).toBeVisible();
  await expect(source).toHaveValue('');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(source).toHaveValue('Five 🙂');
  const full = 'a'.repeat(10_000);
  await source.fill(full);
  await source.press('End');
  await source.pressSequentially('b');
  await expect(source).toHaveValue(full);
  await expect(page.getByText(/a text can have 10,000 characters/)).toBeVisible();
});

test('ROUTE-06 ROUTE-09 a signed-out visitor of a protected screen lands on the landing page, and Back does not return @desktop', async ({
  page,
  productUrl,
}) => {
  await page.goto(`${productUrl}/login`);
  await page.goto(`${productUrl}/improve-text`);
  await expect(page).toHaveURL(/\/landing$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/login$/);
});

test('ROUTE-07 every protected screen is a writer’s alone @desktop', async ({ page, productUrl }) => {
  const screens = ['dashboard', 'write-from-scratch', 'email-reply', 'get-feedback', 'feedback', 'settings'];
  for (const screen of [...screens, 'upgrade', 'subscription-success']) {
    await page.goto(`${productUrl}/${screen}`);
    await expect(page, screen).toHaveURL(/\/landing$/);
  }
  await arriveSignedIn(page, productUrl);
  for (const screen of [...screens, 'upgrade', 'subscription-success']) {
    await page.goto(`${productUrl}/${screen}`);
    await expect(page.getByRole('button', { name: /^Account: / }), screen).toBeVisible();
    await expect(page).toHaveURL(`${productUrl}/${screen}`);
  }
});

test('ROUTE-08 an address that is none says so and leads home', async ({ page, productUrl }) => {
  await page.goto(`${productUrl}/no-such-page`);
  await expect(page.getByRole('heading', { name: 'Oops! Page not found' })).toBeVisible();
  await expect(page).toHaveTitle(/^Oops! Page not found/);
  await expectAccessible(page);
});

test('ROUTE-01 the landing page reads without any script', async ({ browser, productUrl }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${productUrl}/landing`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('every change on the page, with its reason')).toBeVisible();
  await expect(page.getByRole('link', { name: /Sign in/ }).first()).toBeVisible();
  await context.close();
});

test('AUTH-05 sign-up checks in the order of the specification and keeps what was typed @desktop', async ({
  page,
  productUrl,
}) => {
  await page.goto(`${productUrl}/signup`);
  await page.getByLabel('Full name').fill('Marta Kowal');
  await page.getByLabel('Email').fill('order@example.org');
  await page.getByLabel('Password', { exact: true }).fill('12345');
  await page.getByLabel('Confirm password', { exact: true }).fill('1234');
  const submit = page.getByRole('button', { name: 'Create Account' });
  await submit.click();
  await expect(page.getByText('Passwords do not match. Please try again.').first()).toBeVisible();
  await page.getByLabel('Confirm password', { exact: true }).fill('12345');
  await submit.click();
  await expect(page.getByText('Password must be at least 6 characters long.').first()).toBeVisible();
  await page.getByLabel('Password', { exact: true }).fill('123456');
  await page.getByLabel('Confirm password', { exact: true }).fill('123456');
  await submit.click();
  await expect(page.getByText('Please select your country.').first()).toBeVisible();
  await expect(page.getByLabel('Full name')).toHaveValue('Marta Kowal');
  await expect(page.getByLabel('Email')).toHaveValue('order@example.org');
  await expectAccessible(page);
});

test('AUTH-03 a wrong password gets the server’s sentence, and the fields keep what was typed @desktop', async ({
  page,
  productUrl,
}) => {
  await page.goto(`${productUrl}/login`);
  await page.getByLabel('Email').fill('nobody@example.org');
  await page.getByLabel('Password', { exact: true }).fill('not the one');
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page.getByText('Login Failed').first()).toBeVisible();
  await expect(page.getByText('Invalid email or password').first()).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue('nobody@example.org');
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('not the one');
  await expectAccessible(page);
});

test('SHELL-02 SHELL-04 SHELL-08 the account menu says who and what is left, and signs out', async ({
  page,
  productUrl,
}) => {
  const writer = await arriveSignedIn(page, productUrl);
  await page.goto(`${productUrl}/dashboard`);
  const button = page.getByRole('button', { name: /^Account/ });
  await button.click();
  const panel = page.getByRole('dialog', { name: 'Account' });
  await expect(panel.getByText('Marta Kowal')).toBeVisible();
  await expect(panel.getByText(writer.email)).toBeVisible();
  await expect(panel.getByText('Free', { exact: true })).toBeVisible();
  await expect(panel.getByText(/10\s+of\s+10/)).toBeVisible();
  await expect(panel.getByText(/New ones at \d/)).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await button.click();
  await page.mouse.click(5, 400);
  await expect(panel).toBeHidden();
  await button.click();
  await page
    .getByRole('button', { name: 'Sign Out' })
    .or(page.getByRole('menuitem', { name: 'Sign Out' }))
    .click();
  await expect(page).toHaveURL(/\/landing$/);
  expect((await writer.get('/api/credits')).status).toBe(401);
});
