import type { Page } from '@playwright/test';
import { password, signIn, type TestWriter } from '../kit/caller.ts';
import { arriveSignedIn, expect, expectAccessible, test } from '../kit/journey.ts';

const unavailable = { status: 503, contentType: 'text/html', body: '<html>' };
const profileCalls = /\/api\/profile$/;

const onScreen = (page: Page) => ({
  tab: (name: string) => page.getByRole('tab', { name, exact: true }),
  name: page.getByLabel('Full name'),
  email: page.getByLabel('Email', { exact: true }),
  save: page.getByRole('button', { name: /^Save (changes|notifications|preferences)$/ }),
  alert: page.getByRole('main').getByRole('alert'),
  unsaved: page.getByText('Unsaved changes'),
  leave: page.getByRole('dialog', { name: 'Leave without saving?' }),
});

/** A second device of the same writer. */
const iPhone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1';
const signInElsewhere = (url: string, { email }: TestWriter) =>
  signIn(url, email, { headers: { 'user-agent': iPhone } });

test('SET-01 the tab is in the address: a link opens it, a reload keeps it, keys and Back walk through them', async ({
  page,
  scripted,
}) => {
  await arriveSignedIn(page, scripted.url);
  await page.goto(`${scripted.url}/settings`);
  const { tab } = onScreen(page);
  const names = ['Account', 'Plan', 'Notifications', 'Preferences', 'Your data'];
  const ids: Record<string, string> = { 'Your data': 'data' };
  await expect(page.getByRole('tab')).toHaveText(names);
  await expect(tab('Account')).toHaveAttribute('aria-selected', 'true');
  for (const name of names) {
    await tab(name).click();
    await expect(page).toHaveURL(`${scripted.url}/settings?tab=${ids[name] ?? name.toLowerCase()}`);
    await expect(page.getByRole('tabpanel', { name })).toBeVisible();
    await expectAccessible(page);
  }
  await page.reload();
  await expect(page.getByRole('tabpanel', { name: 'Your data' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('tabpanel', { name: 'Preferences' })).toBeVisible();
  await tab('Preferences').press('ArrowLeft');
  await expect(tab('Notifications')).toBeFocused();
  await expect(page).toHaveURL(/\?tab=notifications$/);
});

test('SET-02 name and email are trimmed and saved; what fails is told, and what was typed stays @desktop', async ({
  page,
  scripted,
}) => {
  const writer = await arriveSignedIn(page, scripted.url);
  await page.route(profileCalls, (route) => route.fulfill(unavailable));
  await page.goto(`${scripted.url}/settings`);
  const { name, email, save, alert, unsaved } = onScreen(page);
  await expect(alert).toContainText('Failed to load user data');
  await page.unroute(profileCalls);
  await page.getByRole('button', { name: 'Try again' }).first().click();
  await expect(name).toHaveValue('Marta Kowal');
  await expect(email).toHaveValue(writer.email);
  await expect(page.getByLabel('Country')).toHaveValue('GB');

  await name.fill('  ');
  await save.click();
  await expect(page.getByText('Please enter your name.')).toBeVisible();
  await name.fill('  Marta Nowak ');
  await email.fill(` ${writer.email}  `);
  await expect(unsaved).toBeVisible();
  await page.route(profileCalls, (route) =>
    route.request().method() === 'PATCH' ? route.fulfill(unavailable) : route.continue(),
  );
  await save.click();
  await expect(alert).toContainText('Failed to update profile');
  await expect(name).toHaveValue('  Marta Nowak ');
  await expectAccessible(page);

  const refused = { code: 'INVALID_REQUEST', status: 400, message: 'As the server says.', retryable: false };
  await page.unroute(profileCalls);
  await page.route(profileCalls, (route) =>
    route.request().method() === 'PATCH' ? route.fulfill({ status: 400, json: refused }) : route.continue(),
  );
  await save.click();
  await expect(alert).toContainText('As the server says.');
  await page.unroute(profileCalls);
  await save.click();
  await expect(page.getByText('Profile updated successfully!')).toBeVisible();
  await expect(name).toHaveValue('Marta Nowak');
  await expect(email).toHaveValue(writer.email);
  await expect(unsaved).toBeHidden();
  await expect(page.getByRole('button', { name: 'Account: Marta Nowak' })).toBeVisible();
  await page.reload();
  await expect(name).toHaveValue('Marta Nowak');
});

test('a new address counts only when its link has been opened: until then the old one stays, and that is said @desktop', async ({
  page,
  scripted,
}) => {
  const writer = await arriveSignedIn(page, scripted.url);
  await page.goto(`${scripted.url}/settings`);
  const { email, save } = onScreen(page);
  const next = `new-${writer.email}`;
  await email.fill('new@');
  await save.click();
  await expect(page.getByText('The part after @ is missing.')).toBeVisible();
  await email.fill(next);
  await save.click();
  await expect(page.getByText(`Please check ${next} for a mail that verifies it.`)).toBeVisible();
  await expect(email).toHaveValue(writer.email);
  await expectAccessible(page);
  expect((await writer.get<{ email: string }>('/api/profile')).body.email).toBe(writer.email);
});

test('SET-04 a new password: both rules are told, the other sessions end, and this one goes on @desktop', async ({
  page,
  scripted,
}) => {
  const writer = await arriveSignedIn(page, scripted.url);
  const elsewhere = await signInElsewhere(scripted.url, writer);
  await page.goto(`${scripted.url}/settings`);
  const next = page.getByLabel('New password', { exact: true });
  const confirmation = page.getByLabel('Confirm new password', { exact: true });
  const change = page.getByRole('button', { name: 'Change password' });
  const { alert } = onScreen(page);
  await next.fill('abcdef');
  await confirmation.fill('abcdeg');
  await change.click();
  await expect(page.getByText("New passwords don't match!").first()).toBeVisible();
  await expect(confirmation).toBeFocused();
  await next.fill('abcde');
  await confirmation.fill('abcde');
  await change.click();
  await expect(page.getByText('Password must be at least 6 characters long!').first()).toBeVisible();
  await expectAccessible(page);

  await next.fill(' six chars ');
  await confirmation.fill(' six chars ');
  const calls = /\/api\/auth\/change-password$/;
  await page.route(calls, (route) => route.fulfill(unavailable));
  await change.click();
  await expect(alert).toContainText('Failed to change password');
  await expect(next).toHaveValue(' six chars ');
  await page.unroute(calls);
  const required = {
    code: 'CURRENT_PASSWORD_REQUIRED',
    status: 403,
    message: 'Please enter your current password.',
    retryable: false,
  };
  await page.route(calls, (route) => route.fulfill({ status: 403, json: required }), { times: 1 });
  await change.click();
  await expect(alert).toContainText('Please enter your current password.');
  const forgot = page.getByRole('link', { name: 'Forgot password?' });
  await expect(forgot).toHaveAttribute('href', '/forgot-password');
  const current = page.getByLabel('Current password', { exact: true });
  await current.fill('not the one');
  await change.click();
  await expect(alert).toContainText('This is not your current password.');
  await current.fill(password);
  await change.click();
  await expect(page.getByText('Password changed successfully!')).toBeVisible();
  await expect(next).toHaveValue('');
  await expect(current).toBeHidden();

  expect((await elsewhere.get('/api/credits')).status).toBe(401);
  await page.reload();
  await expect(page.getByLabel('Full name')).toHaveValue('Marta Kowal');
  await expect(signInElsewhere(scripted.url, writer)).rejects.toThrow('sign-in answered 401');
});

test('OWN-03 sessions are listed with device and time; one can be ended, or all others @desktop', async ({
  page,
  scripted,
}) => {
  const writer = await arriveSignedIn(page, scripted.url);
  const phone = await signInElsewhere(scripted.url, writer);
  await page.goto(`${scripted.url}/settings`);
  const places = page.getByRole('region', { name: 'Where you are signed in' }).getByRole('listitem');
  await expect(places).toHaveCount(2);
  await expect(places.first()).toContainText('This device');
  await expect(places.nth(1)).toContainText('iPhone');
  await expect(places.nth(1)).toContainText(/Signed in (just now|today at)/);
  await expectAccessible(page);
  await places
    .nth(1)
    .getByRole('button', { name: /^End session: / })
    .click();
  await expect(page.getByText('Session ended')).toBeVisible();
  await expect(places).toHaveCount(1);
  expect((await phone.get('/api/credits')).status).toBe(401);

  const others = [await signInElsewhere(scripted.url, writer), await signInElsewhere(scripted.url, writer)];
  await page.reload();
  await expect(places).toHaveCount(3);
  await page.getByRole('button', { name: 'End all other sessions' }).click();
  await expect(places).toHaveCount(1);
  for (const other of others) expect((await other.get('/api/credits')).status).toBe(401);
  expect((await writer.get('/api/credits')).status).toBe(200);
  await expect(page.getByRole('button', { name: 'End all other sessions' })).toBeHidden();
});

test('the plan shows its figures and what is used of them', async ({ page, scripted }) => {
  const writer = await arriveSignedIn(page, scripted.url);
  await writer.improve('please read this letter.');
  await page.goto(`${scripted.url}/settings?tab=plan`);
  const panel = page.getByRole('tabpanel', { name: 'Plan' });
  await expect(panel.getByText('Free', { exact: true })).toBeVisible();
  await expect(panel.getByText('10 daily credits')).toBeVisible();
  await expect(panel.getByText('9 of 10 left')).toBeVisible();
});

test('SET-06 two switches of notifications: saved together, kept when saving fails, told when they cannot be read @desktop', async ({
  page,
  scripted,
}) => {
  const writer = await arriveSignedIn(page, scripted.url);
  const calls = /\/api\/profile\/notifications$/;
  await page.route(calls, (route) => route.fulfill(unavailable));
  await page.goto(`${scripted.url}/settings?tab=notifications`);
  const { save, alert, unsaved } = onScreen(page);
  await expect(alert).toContainText('Failed to load notification preferences');
  await expectAccessible(page);
  await page.unroute(calls);
  await page.getByRole('button', { name: 'Try again' }).click();
  const updates = page.getByRole('switch', { name: 'Account updates' });
  const marketing = page.getByRole('switch', { name: 'Marketing emails' });
  await expect(updates).toBeChecked();
  await expect(marketing).not.toBeChecked();
  // The switch holds nothing back, since there is nothing to hold
  await expect(page.getByText('No such emails are sent by this server at present.')).toBeVisible();
  await page.getByText('Marketing emails').click();
  await expect(marketing).toBeChecked();
  await page.getByText('Marketing emails').click();
  await updates.click();
  await marketing.press('Space');
  await page.route(calls, (route) => route.fulfill(unavailable));
  await save.click();
  await expect(alert).toContainText('Failed to save notification preferences');
  await expect(updates).not.toBeChecked();
  await expect(marketing).toBeChecked();
  await page.unroute(calls);
  await save.click();
  await expect(page.getByText('Notification preferences saved!')).toBeVisible();
  await expect(unsaved).toBeHidden();
  expect((await writer.get('/api/profile/notifications')).body).toEqual({
    notification_account_updates: false,
    notification_marketing_emails: true,
  });
});

test('SET-07 preferences: what can be chosen, saved, and kept when saving fails @desktop', async ({
  page,
  scripted,
}) => {
  const writer = await arriveSignedIn(page, scripted.url);
  const calls = /\/api\/profile\/preferences$/;
  await page.route(calls, (route) => route.fulfill(unavailable));
  await page.goto(`${scripted.url}/settings?tab=preferences`);
  const { save, alert } = onScreen(page);
  await expect(alert).toContainText('Failed to load preferences');
  await page.unroute(calls);
  await page.getByRole('button', { name: 'Try again' }).click();

  const purposes = page.getByRole('group', { name: 'Writing purpose' }).getByRole('radio');
  await expect(purposes).toHaveCount(5);
  for (const name of ['Personal', 'Academic', 'Creative', 'Mixed'])
    await expect(page.getByRole('radio', { name })).not.toBeChecked();
  await expect(page.getByRole('radio', { name: 'Work' })).toBeChecked();
  const [role, industry, language] = [
    page.getByLabel('Primary function'),
    page.getByLabel('Industry'),
    page.getByRole('combobox', { name: 'Spelling' }),
  ];
  await expect(role.getByRole('option')).toHaveCount(12 + 1);
  await expect(industry.getByRole('option')).toHaveCount(15 + 1);
  await expect(language).toHaveValue('en-us');
  await expect(language.getByRole('option')).toHaveText([
    'English (United States)',
    'English (Canada)',
    'English (United Kingdom)',
  ]);

  await page.getByRole('radio', { name: 'Creative' }).check();
  await page.getByLabel('Job title').fill(' Account manager ');
  await role.selectOption('Customer support');
  await industry.selectOption('Media & Entertainment');
  await language.selectOption('English (United Kingdom)');
  await expect(page.getByText('We apologise for the cancelled order and the colour proof.')).toBeVisible();
  await page.route(calls, (route) => route.fulfill(unavailable));
  await save.click();
  await expect(alert).toContainText('Failed to save preferences');
  await expect(industry).toHaveValue('media-entertainment');
  await page.unroute(calls);
  await save.click();
  await expect(page.getByText('Preferences saved successfully!')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('radio', { name: 'Creative' })).toBeChecked();
  await expect(page.getByLabel('Job title')).toHaveValue('Account manager');
  expect((await writer.get('/api/profile/preferences')).body).toEqual({
    writing_purpose: 'creative',
    job_title: 'Account manager',
    primary_function: 'customer-support',
    industry: 'media-entertainment',
    preferred_language: 'en-gb',
  });
});

test('the chosen spelling is in the next result of the embedded engine @desktop', async ({
  page,
  productUrl,
}) => {
  const writer = await arriveSignedIn(page, productUrl);
  await page.goto(`${productUrl}/settings?tab=preferences`);
  await page.getByRole('combobox', { name: 'Spelling' }).selectOption('English (United Kingdom)');
  await onScreen(page).save.click();
  await expect(page.getByText('Preferences saved successfully!')).toBeVisible();
  const { body } = await writer.improve('The color of teh center is nice.');
  expect(body.enhanced_text).toBe('The colour of the centre is nice.');
});

test('nothing that is unsaved is left behind without a question @desktop', async ({ page, scripted }) => {
  await arriveSignedIn(page, scripted.url);
  await page.goto(`${scripted.url}/settings`);
  const { name, tab, leave, unsaved } = onScreen(page);
  await name.fill('Half typed');
  await tab('Plan').click();
  await expect(leave).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(leave).toBeHidden();
  await expect(page).toHaveURL(/\/settings$/);
  await expect(name).toHaveValue('Half typed');
  await page.getByRole('link', { name: 'Draftwell' }).click();
  await leave.getByRole('button', { name: 'Stay' }).click();
  await expect(name).toHaveValue('Half typed');
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect(name).toHaveValue('Marta Kowal');
  await expect(unsaved).toBeHidden();
  await name.fill('Half typed');
  await tab('Plan').click();
  await leave.getByRole('button', { name: 'Leave without saving' }).click();
  await expect(page.getByRole('tabpanel', { name: 'Plan' })).toBeVisible();
  await tab('Account').click();
  await expect(name).toHaveValue('Marta Kowal');

  await name.fill('Half typed');
  await expect(unsaved).toBeVisible();
  await tab('Account').click();
  const asked = page.waitForEvent('dialog');
  const closing = page.close({ runBeforeUnload: true });
  const dialog = await asked;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.accept();
  await closing;
});

test('a session that ends while one types keeps what was typed, and signing in again lets it be saved @desktop', async ({
  page,
  scripted,
}) => {
  const writer = await arriveSignedIn(page, scripted.url);
  await page.goto(`${scripted.url}/settings`);
  const { name, save } = onScreen(page);
  await name.fill('Marta Nowak');
  const headers = { cookie: writer.cookie, origin: scripted.url, 'content-type': 'application/json' };
  await fetch(`${scripted.url}/api/auth/sign-out`, { method: 'POST', headers, body: '{}' });
  await save.click();
  await expect(page.getByText('You are no longer signed in.')).toBeVisible();
  await expect(name).toHaveValue('Marta Nowak');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Sign in again' });
  await dialog.getByLabel('Password', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(name).toHaveValue('Marta Nowak');
  await save.click();
  await expect(page.getByText('Profile updated successfully!')).toBeVisible();
});

test('other tabs and devices follow credits and profile within 2 s, over one connection of the browser @desktop', async ({
  page,
  context,
  browser,
  scripted,
}) => {
  const writer = await arriveSignedIn(page, scripted.url);
  const streams: string[] = [];
  const count = (one: Page) =>
    one.on('request', (request) => request.url().endsWith('/api/events') && streams.push(one.url()));
  count(page);
  await page.goto(`${scripted.url}/settings`);
  await expect(page.getByLabel('Full name')).toHaveValue('Marta Kowal');
  await expect.poll(() => streams.length).toBe(1);
  const tab = await context.newPage();
  count(tab);
  await tab.goto(`${scripted.url}/dashboard`);
  const device = await browser.newContext();
  await device.addCookies(await context.cookies());
  const elsewhere = await device.newPage();
  await elsewhere.goto(`${scripted.url}/dashboard`);
  for (const one of [tab, elsewhere])
    await expect(one.getByRole('main').getByText('10 of 10 left')).toBeVisible();
  await elsewhere.waitForTimeout(500);

  await writer.improve('please read this letter.');
  for (const one of [tab, elsewhere])
    await expect(one.getByRole('main').getByText('9 of 10 left')).toBeVisible({ timeout: 2000 });
  await page.getByLabel('Full name').fill('Zoë Nowak');
  await page.getByRole('button', { name: 'Save changes' }).click();
  for (const one of [tab, elsewhere])
    await expect(one.getByRole('heading', { name: 'Welcome back, Zoë!' })).toBeVisible({ timeout: 2000 });
  expect(streams).toHaveLength(1);

  await page.close();
  await expect.poll(() => streams.length).toBe(2);
  await writer.improve('please read this letter, too.');
  await expect(tab.getByRole('main').getByText('8 of 10 left')).toBeVisible({ timeout: 2000 });
  await device.close();
});

test('SHELL-01 the bar leads to the dashboard, the tools and the settings, and marks where one is @desktop', async ({
  page,
  scripted,
}) => {
  await arriveSignedIn(page, scripted.url);
  await page.goto(`${scripted.url}/dashboard`);
  const bar = page.getByRole('banner');
  await expect(bar.getByRole('button', { name: 'Account: Marta Kowal' })).toBeVisible();
  const current = bar.locator('[aria-current=page]').filter({ visible: true });
  await expect(current).toHaveCount(0);
  const links = [
    ['Improve Text', '/improve-text'],
    ['Email Reply', '/email-reply'],
    ['Write from Scratch', '/write-from-scratch'],
    ['Settings', '/settings'],
  ];
  for (const [name = '', path] of links) {
    await bar.getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(`${scripted.url}${path}`);
    await expect(current).toHaveAccessibleName(name);
  }
  await bar.getByRole('link', { name: 'Draftwell' }).click();
  await expect(page).toHaveURL(`${scripted.url}/dashboard`);
});

test('SHELL-05 the drawer has the same links, the settings, the credits and the way out @phone', async ({
  page,
  scripted,
}) => {
  await arriveSignedIn(page, scripted.url);
  await page.goto(`${scripted.url}/dashboard`);
  const open = page.getByRole('button', { name: 'Open menu' });
  const drawer = page.getByRole('dialog', { name: 'Menu' });
  await open.click();
  await expect(drawer.getByText('10 of 10 left')).toBeVisible();
  await expect(drawer.getByRole('button', { name: 'Sign Out' })).toBeVisible();
  for (const name of ['Improve Text', 'Email Reply', 'Write from Scratch'])
    await expect(drawer.getByRole('link', { name })).toBeVisible();
  await expectAccessible(page);
  await drawer.getByRole('link', { name: 'Settings' }).click();
  await expect(page.getByRole('heading', { name: 'Settings' })).toBeVisible();
  await expect(drawer).toBeHidden();
  await open.click();
  await expect(drawer.getByRole('link', { name: 'Settings' })).toHaveAttribute('aria-current', 'page');
});

test('SHELL-06 the foot leads to developer, feedback, privacy and terms', async ({ page, scripted }) => {
  await arriveSignedIn(page, scripted.url);
  const links = {
    'About Developer': '/about',
    Feedback: '/feedback',
    'Privacy Policy': '/privacy',
    'Terms of Service': '/terms',
    Accessibility: '/accessibility',
  };
  for (const [name, path] of Object.entries(links)) {
    await page.goto(`${scripted.url}/dashboard`);
    await page.getByRole('contentinfo').getByRole('link', { name }).click();
    await expect(page).toHaveURL(`${scripted.url}${path}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
});

test('DOOR-07 the settings lead to the extensions of browsers and of Writer @desktop', async ({
  page,
  scripted,
}) => {
  await arriveSignedIn(page, scripted.url);
  await page.goto(`${scripted.url}/settings?tab=account`);
  const ofWriter = page.getByRole('link', { name: 'An extension of Writer' });
  const download = page.waitForEvent('download');
  await ofWriter.click();
  expect((await download).suggestedFilename()).toBe('draftwell.oxt');
  await page.getByRole('link', { name: 'An extension of the browser' }).click();
  await expect(page).toHaveURL(`${scripted.url}/chrome-extension`);
  await page.goBack();
  await expect(ofWriter).toBeVisible();
});
