import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { arriveSignedIn, expect, expectAccessible, test } from '../kit/journey.ts';
import { hang, upperCase } from '../kit/scripted-engine.ts';

test.slow();
test.use({ permissions: ['clipboard-read', 'clipboard-write'] });
test.afterEach(({ scripted }) => scripted.engine.play(upperCase));

/** Presses Tab until the focus is there, as someone would who has no mouse. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < 60; presses += 1) {
    if (await target.evaluate((node) => node === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab never reached ${target}`);
}

test('by keyboard alone: a reply, an email, feedback and its fix, and the way back from the history @desktop', async ({
  page,
  productUrl,
}) => {
  await arriveSignedIn(page, productUrl);
  const press = (key: string) => page.keyboard.press(key);

  await page.goto(`${productUrl}/dashboard`);
  const link = (name: string) => page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name });
  await tabTo(page, link('Email Reply'));
  await press('Enter');
  const chain = page.getByRole('textbox', { name: 'Email chain' });
  await chain.waitFor();
  await tabTo(page, chain);
  await page.keyboard.insertText('Hi Marta,\n\nCan you come on Friday? Who will bring the keys?\n\nTom');
  await tabTo(page, page.getByRole('textbox', { name: 'Rough draft' }));
  await page.keyboard.insertText('yes, i can come on friday.');
  await press('Control+Enter');
  const reply = page.getByRole('region', { name: 'Reply', exact: true });
  const first = reply.getByRole('group', { name: /^Change 1 of/ });
  await tabTo(page, reply.getByRole('button', { name: 'Changes', exact: true }));
  await press('Enter');
  await expect(first).toBeVisible();
  await tabTo(page, first);
  await press('a');
  await expect(reply.getByText('1 accepted').first()).toBeVisible();
  const blank = reply.getByPlaceholder('Your answer, as a sentence');
  await tabTo(page, blank);
  await page.keyboard.type('Anna will.');
  await press('Enter');
  await expect(reply.getByText('Anna will').first()).toBeVisible();

  await page.goto(`${productUrl}/write-from-scratch`);
  const description = page.getByRole('textbox', { name: 'What do you want to say?' });
  await description.waitFor();
  await tabTo(page, description);
  await page.keyboard.insertText('the delivery moves to thursday. please confirm.');
  await press('Control+Enter');
  const body = page.getByRole('textbox', { name: 'Email body' });
  await expect(body).toHaveValue(/Thursday/);
  await tabTo(page, body);
  await press('Control+End');
  await page.keyboard.type(' PS');
  await expect(body).toHaveValue(/ PS$/);

  await page.goto(`${productUrl}/get-feedback`);
  const source = page.getByRole('textbox', { name: 'Your text' });
  await source.waitFor();
  await tabTo(page, source);
  await page.keyboard.insertText(
    'Dear Mr Osei,\n\nThanks for you’re support. I have spoke with them.\n\nBest,\nMarta',
  );
  await press('Control+Enter');
  const fix = page.getByRole('button', { name: /^Fix this/ }).first();
  await expect(fix).toBeVisible();
  await tabTo(page, fix);
  await press('Enter');
  const dialog = page.getByRole('dialog');
  const change = dialog.getByRole('group', { name: /^Change 1 of/ });
  await expect(change).toBeVisible();
  await tabTo(page, change);
  await press('a');
  const use = dialog.getByRole('button', { name: 'Use in my text' });
  await tabTo(page, use);
  await press('Enter');
  await expect(source).not.toHaveValue(/you’re support. I have spoke/);

  await page.goto(`${productUrl}/history`);
  const entry = page.getByRole('article').first().getByRole('link');
  await entry.waitFor();
  await tabTo(page, entry);
  await press('Enter');
  const panel = page.getByRole('dialog', { name: 'Get Feedback' });
  await tabTo(page, panel.getByRole('button', { name: /^Open in/ }));
  await press('Enter');
  await expect(page).toHaveURL(/\/get-feedback$/);
  await expect(source).toHaveValue(/I have spoke with them/);
});

/** Types into the command menu and does what it finds first. */
async function command(page: Page, search: string, found: string): Promise<void> {
  await page.keyboard.press('Control+k');
  const menu = page.getByRole('dialog', { name: 'Search commands' });
  await expect(menu.getByRole('combobox', { name: 'Search commands' })).toBeFocused();
  await page.keyboard.type(search);
  await expect(menu.getByRole('option', { selected: true })).toHaveText(found);
  await page.keyboard.press('Enter');
  await expect(menu).toBeHidden();
}

test('by keyboard alone: from the landing page to an account, a review, a copy, another tool and out @desktop', async ({
  page,
  productUrl,
}) => {
  const press = (key: string) => page.keyboard.press(key);
  await page.goto(`${productUrl}/landing`);
  await tabTo(page, page.getByRole('banner').getByRole('link', { name: 'Sign up' }));
  await press('Enter');
  const fill = async (label: string, words: string) => {
    await tabTo(page, page.getByLabel(label, { exact: true }));
    await page.keyboard.type(words);
  };
  await page.getByLabel('Full name').waitFor();
  await fill('Full name', 'Marta Kowal');
  await fill('Email', `journey-${randomUUID()}@example.org`);
  await fill('Country', 'United King');
  await fill('Password', 'correct horse');
  await fill('Confirm password', 'correct horse');
  await press('Enter');
  await expect(page.getByRole('heading', { name: 'Welcome back, Marta!' })).toBeVisible();

  await command(page, 'impr', 'Improve Text');
  const source = page.getByRole('textbox', { name: 'Your Text' });
  await source.waitFor();
  await tabTo(page, source);
  await page.keyboard.insertText('I have spoke with them. Their was a error in teh export.');
  await press('Control+Enter');
  const first = page.getByRole('group', { name: /^Change 1 of/ });
  await expect(first).toBeVisible();
  await tabTo(page, first);
  for (const key of ['a', 'r', 'k', 'u', 'a']) await press(key);
  await expect(
    page
      .getByText('All decided')
      .or(page.getByText(/\d accepted/))
      .first(),
  ).toBeVisible();
  await command(page, 'copy', 'Copy text');
  await expect(page.getByText('Text copied to clipboard!')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('have spoken with them');

  await command(page, 'write from', 'Write from Scratch');
  const description = page.getByRole('textbox', { name: 'What do you want to say?' });
  await description.waitFor();
  await tabTo(page, description);
  await page.keyboard.insertText('the delivery moves to thursday. please confirm.');
  await press('Control+Enter');
  await expect(page.getByRole('textbox', { name: 'Email body' })).toHaveValue(/Thursday/);
  await command(page, 'sign out', 'Sign Out');
  await expect(page).toHaveURL(/\/(landing|login)$/);
});

test('the command menu finds screens, actions and themes, says how many, and gives the focus back @tablet', async ({
  page,
  productUrl,
  isMobile,
}) => {
  await arriveSignedIn(page, productUrl);
  await page.goto(productUrl);
  const source = page.getByRole('textbox', { name: 'Your Text' });
  await source.fill('I have spoke with them.');
  const menu = page.getByRole('dialog', { name: 'Search commands' });
  if (isMobile) {
    await page.getByRole('button', { name: 'Open menu' }).click();
    await page.getByRole('button', { name: 'Search commands' }).filter({ visible: true }).click();
  } else {
    await source.press('Control+k');
  }
  const search = menu.getByRole('combobox', { name: 'Search commands' });
  await expect(search).toBeFocused();
  await expect(menu.getByRole('option', { name: 'Shorten' })).toBeVisible();
  await expectAccessible(page);
  await search.fill('nothing like it');
  await expect(menu.getByRole('status')).toHaveText('No command found');
  await expect(menu.getByText('No command found. Try')).toBeVisible();
  await expectAccessible(page);
  await search.fill('dark');
  await expect(menu.getByRole('status')).toHaveText('1 command');
  await search.press('Enter');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(menu).toBeHidden();
  if (!isMobile) await expect(source).toBeFocused();

  await page.keyboard.press('Control+k');
  await search.press('ArrowUp');
  await expect(menu.getByRole('option', { selected: true })).toHaveText('Sign Out');
  await search.press('ArrowDown');
  await search.press('ArrowDown');
  await expect(menu.getByRole('option', { selected: true })).toBeVisible();
  await search.press('Escape');
  await expect(menu).toBeHidden();
  await page.keyboard.press('Control+k');
  await search.fill('shorten');
  await menu.getByRole('option', { name: 'Shorten' }).click();
  await expect(page.getByText(/^(Shorten applied|Finished)|No changes\./).first()).toBeVisible();
});

test('what is typed while the command menu is on its way is its search, and runs nothing on the page @desktop', async ({
  page,
  productUrl,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') asked.push(new URL(request.url()).pathname);
  });
  const held = Promise.withResolvers<void>();
  await page.route(/command-menu-.*\.js$/, async (route) => {
    await held.promise;
    await route.continue();
  });
  await arriveSignedIn(page, productUrl);
  await page.goto(productUrl);
  const source = page.getByRole('textbox', { name: 'Your Text' });
  await source.fill('I have spoke with them.');
  await source.focus();
  await page.keyboard.press('Control+k');
  await page.keyboard.type('daxrk');
  await page.keyboard.press('Control+Enter');
  await page.keyboard.press('Enter');
  for (const key of ['Backspace', 'Backspace', 'Backspace', 'r', 'k']) await page.keyboard.press(key);
  await expect(source).toHaveValue('I have spoke with them.');
  held.resolve();
  const menu = page.getByRole('dialog', { name: 'Search commands' });
  const search = menu.getByRole('combobox', { name: 'Search commands' });
  await expect(search).toBeFocused();
  await expect(search).toHaveValue('dark');
  await expect(menu.getByRole('option', { selected: true })).toHaveText('Dark');
  expect(asked.filter((path) => path.includes('enhance'))).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(source).toBeFocused();
});

test('the shortcuts open by ?, but not while typing, and not once that is switched off @desktop', async ({
  page,
  productUrl,
}) => {
  await arriveSignedIn(page, productUrl);
  await page.goto(productUrl);
  const source = page.getByRole('textbox', { name: 'Your Text' });
  const sheet = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await source.focus();
  await page.keyboard.type('Why?');
  await expect(source).toHaveValue('Why?');
  await expect(sheet).toBeHidden();
  const options = page.getByRole('button', { name: 'Advanced Options' });
  await options.focus();
  await page.keyboard.press('?');
  await expect(sheet).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await expect(options).toBeFocused();

  await page.keyboard.press('?');
  await sheet.getByRole('switch', { name: 'Open this with the ? key' }).click();
  await sheet.getByRole('button', { name: 'Close' }).click();
  await page.keyboard.press('?');
  await expect(sheet).toBeHidden();
  await page.getByRole('contentinfo').getByRole('button', { name: 'Keyboard shortcuts' }).click();
  await expect(sheet).toBeVisible();
  await page.keyboard.press('Escape');
  await command(page, 'keyboard', 'Keyboard shortcuts?');
  await expect(sheet).toBeVisible();
});

test('WORK-09 keys run, stop, close and find everything; files of three kinds come in and of four go out', async ({
  page,
  scripted,
}) => {
  scripted.engine.play(hang);
  await arriveSignedIn(page, scripted.url);
  await page.goto(scripted.url);
  const press = (key: string) => page.keyboard.press(key);
  const source = page.getByRole('textbox', { name: 'Your Text' });
  const stop = page.getByRole('button', { name: 'Stop' });
  await source.fill('two words');
  for (const key of ['Control+Enter', 'Meta+Enter']) {
    await press(key);
    await expect(stop).toBeVisible();
    await press('Escape');
    await expect(stop).toBeHidden();
  }
  scripted.engine.play(upperCase);
  await press('Control+Enter');
  await page.getByRole('button', { name: /^Accept all/ }).click();

  await command(page, 'advanced', 'Advanced Options');
  const panel = page.getByRole('dialog', { name: 'More Actions' });
  await expect(panel).toBeVisible();
  await press('Escape');
  await expect(panel).toBeHidden();
  await command(page, 'keyboard', 'Keyboard shortcuts?');
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
  await press('Escape');
  await page.getByRole('button', { name: 'Advanced Options' }).filter({ visible: true }).focus();
  await press('?');
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
  await press('Escape');

  const saved: Record<string, string> = {};
  for (const kind of ['txt', 'md', 'html', 'docx']) {
    await page.getByRole('button', { name: 'Save as a file' }).click();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: new RegExp(`\\.${kind}$`) }).click();
    const file = await download;
    expect(file.suggestedFilename()).toBe(`TWO-words.${kind}`);
    saved[kind] = test.info().outputPath(file.suggestedFilename());
    await file.saveAs(saved[kind]);
  }
  expect(await readFile(saved.html ?? '', 'utf8')).toContain('<p dir="auto">TWO words</p>');
  for (const kind of ['txt', 'md', 'docx']) {
    await source.fill('');
    const chooser = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Open file' }).click();
    await (await chooser).setFiles(saved[kind] ?? '');
    await expect(source).toHaveValue('TWO words');
  }
});

/** What a screen reader has to go by: roles, names and states, as text. */
function readTree(page: Page): Promise<string> {
  return page.locator('body').ariaSnapshot();
}

async function expectInTree(page: Page, words: RegExp): Promise<void> {
  await expect.poll(() => readTree(page)).toMatch(words);
}

/** The one thing of this role and name that the tree tells of. */
async function findInTree(page: Page, role: 'button' | 'link' | 'textbox', name: string): Promise<Locator> {
  await expectInTree(page, new RegExp(`- '?${role} "${name}"`));
  return page.getByRole(role, { name, exact: true }).first();
}

test('with the accessibility tree as the only guide: from the landing page to a copied text and out @desktop', async ({
  page,
  productUrl,
}) => {
  const use = async (role: 'button' | 'link', name: string) => (await findInTree(page, role, name)).click();
  const fill = async (name: string, words: string) => (await findInTree(page, 'textbox', name)).fill(words);
  await page.goto(`${productUrl}/landing`);
  await use('link', 'Sign up');
  await fill('Full name', 'Marta Kowal');
  await fill('Email', `journey-${randomUUID()}@example.org`);
  await expectInTree(page, /- combobox "Country"/);
  await page.getByRole('combobox', { name: 'Country' }).selectOption({ label: 'United Kingdom' });
  await fill('Password', 'correct horse');
  await fill('Confirm password', 'correct horse');
  await use('button', 'Create Account');
  await expectInTree(page, /- heading "Welcome back, Marta!" \[level=1\]/);

  await use('link', 'Improve Text');
  await expectInTree(page, /- heading "Text Editor" \[level=1\]/);
  await expect(page.locator('body')).toMatchAriaSnapshot(`
    - link "Skip to content"
    - banner:
      - navigation "Main":
        - link "Improve Text"
        - link "Email Reply"
        - link "Write from Scratch"
        - link "Get Feedback"
        - link "History"
      - button /^Account/
    - main:
      - article:
        - heading "Text Editor" [level=1]
        - button "Advanced Options"
        - button "Improve" [disabled]
        - region "Your Text":
          - heading "Your Text" [level=2]
          - button "Open file into your text"
          - textbox "Your Text"
        - separator "Resize panes"
        - region "AI Enhanced Text":
          - heading "AI Enhanced Text" [level=2]
          - paragraph:
            - button "Try it with a sample"
    - contentinfo:
      - navigation "Footer":
        - button "Keyboard shortcuts"
  `);
  await fill('Your Text', 'I have spoke with them. Their was a error in teh export.');
  await use('button', 'Improve');
  await expectInTree(page, /- '?group "Change 1 of \d+/);
  await expect(page.getByRole('region', { name: 'AI Enhanced Text' })).toMatchAriaSnapshot(`
    - region "AI Enhanced Text":
      - group "View of the result":
        - button "Changes" [pressed]
        - button "Plain"
      - note "Hint"
      - button "Next change"
      - button "Reject all"
      - button /^Accept all/
      - group /^Change 1 of/:
        - deletion: /spoke/
        - insertion: /spoken/
      - button "Save as a file"
      - button "Copy text"
  `);
  await page.getByRole('group', { name: /^Change 1 of/ }).press('a');
  await expectInTree(page, /Accepted, 1 of \d+/);
  await use('button', 'Copy text');
  await expectInTree(page, /Text copied to clipboard!/);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('have spoken with them');

  await use('link', 'Get Feedback');
  await expectInTree(page, /- heading "Get Feedback" \[level=1\]/);
  await use('button', 'Account: Marta Kowal');
  await use('button', 'Sign Out');
  await expectInTree(page, /- link "Sign in"/);
});
