import { arriveSignedIn, expect, test } from '../kit/journey.ts';

test('F-70 what a writer types into a field of their own is shown as text everywhere, and runs nowhere', async ({
  page,
  scripted,
}) => {
  const name = '<img src=x onerror=document.title=1> "Marta"';
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(scripted.url)) foreign.push(request.url());
  });
  const writer = await arriveSignedIn(page, scripted.url, { name });
  const nasty = '<script>document.title=2</script> please';
  await writer.improve(nasty);
  await writer.post('/api/feedback', { feedback_type: 'bug', title: nasty, description: nasty });
  const partial = { action: 'ai_prompt', original_text: 'some words', ai_prompt: nasty, partial: true };
  await writer.post('/api/functions/enhance-text-v2', partial);
  for (const path of ['/dashboard', '/settings', '/history', '/improve-text']) {
    await page.goto(scripted.url + path);
    await page.getByRole('button', { name: /^Account/ }).click();
    await expect(page.getByText(name).filter({ visible: true }).first()).toBeVisible();
    await page.keyboard.press('Escape');
    expect(await page.locator('img, main script').count()).toBe(0);
    expect(await page.title()).toContain('Draftwell');
  }
  await page.goto(`${scripted.url}/history`);
  await expect(page.getByText(`Partial edit: ${nasty}`).first()).toBeVisible();
  expect(foreign).toEqual([]);
});

test('F-72 cookies with odd values are ignored, and the defaults stand', async ({ page, productUrl }) => {
  await arriveSignedIn(page, productUrl);
  const odd = ['%', '{', '%7B%22formality%22%3A%22shouting%22%7D', 'null', 'x'.repeat(3_000)];
  for (const value of odd) {
    const cookies = ['improve-text-style-preferences', 'other'].map((name) => ({
      name,
      value,
      url: productUrl,
    }));
    await page.context().addCookies(cookies);
    await page.goto(`${productUrl}/improve-text`);
    await page.getByRole('textbox', { name: 'Your Text' }).fill('Words.');
    await page.getByRole('button', { name: 'Advanced Options' }).filter({ visible: true }).click();
    await expect(page.getByRole('slider', { name: 'Formality' })).toHaveAttribute(
      'aria-valuetext',
      'Neutral',
    );
    await page.keyboard.press('Escape');
  }
  // An odd session is no session, and no error
  await page.context().clearCookies();
  await page.context().addCookies([{ name: 'draftwell.session_token', value: 'odd.%00', url: productUrl }]);
  await page.goto(`${productUrl}/dashboard`);
  await expect(page).toHaveURL(/\/landing$/);
});

test('F-19 signing in leads to an own path only, whatever the address asks for', async ({
  page,
  productUrl,
}) => {
  const writer = await arriveSignedIn(page, productUrl);
  for (const next of [
    '//evil.example',
    'https://evil.example',
    '/\\evil.example',
    '/%09/evil.example',
    'javascript:alert(1)',
  ]) {
    await page.context().clearCookies();
    await page.goto(`${productUrl}/login?next=${encodeURIComponent(next)}`);
    await page.getByLabel('Email').fill(writer.email);
    await page.getByLabel('Password', { exact: true }).fill('correct horse battery');
    await page.getByRole('button', { name: 'Sign In', exact: true }).click();
    await expect(page.getByText('Welcome back!', { exact: true }).first()).toBeVisible();
    await page.waitForURL((url) => url.pathname !== '/login');
    expect(new URL(page.url()).origin, next).toBe(productUrl);
  }
});
