import { arriveSignedIn, expect, expectAccessible, test } from '../kit/journey.ts';
import { hang, upperCase } from '../kit/scripted-engine.ts';

const text = 'please read this letter.';

test.afterEach(({ scripted }) => scripted.engine.play(upperCase));

test('TRUST-07 words show as they come, and Stop ends the call, keeps the text and costs nothing', async ({
  page,
  scripted,
}) => {
  scripted.engine.play(hang);
  const writer = await arriveSignedIn(page, scripted.url);
  await page.goto(scripted.url);
  const source = page.getByRole('textbox', { name: 'Your Text' });
  await source.fill(text.repeat(40));
  await page.getByRole('button', { name: 'Improve', exact: true }).click();
  const result = page.getByRole('region', { name: /AI Enhanced Text|Improved Text/ });
  await expect(result.getByText('First')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Improving...' })).toBeVisible();
  await expect(result).toHaveAttribute('aria-busy', 'true');
  await expect(result.getByText('First')).toBeInViewport();
  await expect(page.getByRole('button', { name: 'Stop' })).toBeInViewport();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Stop' }).click();
  await expect(page.getByRole('button', { name: 'Improve', exact: true })).toBeEnabled();
  await expect(source).toHaveValue(text.repeat(40));
  await expect.poll(async () => (await writer.credits()).daily.used).toBe(0);

  await page.getByRole('button', { name: 'Improve', exact: true }).click();
  await expect(result.getByText('First')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Improve', exact: true })).toBeEnabled();
});

test('ERR-07 CALL-08 a server error keeps the text, is tried once more, says so, and can be tried again', async ({
  page,
  scripted,
}) => {
  scripted.engine.play(() => {
    throw new Error('broken');
  });
  const writer = await arriveSignedIn(page, scripted.url);
  await page.goto(scripted.url);
  const source = page.getByRole('textbox', { name: 'Your Text' });
  await source.fill(text);
  const callsBefore = scripted.engine.calls();
  await page.getByRole('button', { name: 'Improve', exact: true }).click();
  await expect(page.getByText(/Server error occurred\.|temporarily unavailable/)).toBeVisible();
  await expect(page.getByText('Your text is safe, no credit was used.')).toBeVisible();
  expect(scripted.engine.calls() - callsBefore).toBe(2);
  await expect(source).toHaveValue(text);
  await expectAccessible(page);
  scripted.engine.play(upperCase);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('Text enhanced successfully!')).toBeVisible();
  expect((await writer.credits()).daily.used).toBe(1);
});

test('ERR-08 offline the call is not made, and the writer is told', async ({ page, scripted }) => {
  await arriveSignedIn(page, scripted.url);
  await page.goto(scripted.url);
  await page.getByRole('textbox', { name: 'Your Text' }).fill(text);
  await page.context().setOffline(true);
  const callsBefore = scripted.engine.calls();
  await page.getByRole('button', { name: 'Improve', exact: true }).click();
  await expect(
    page.getByText("You're currently offline. Please check your internet connection and try again."),
  ).toBeVisible();
  expect(scripted.engine.calls()).toBe(callsBefore);
  await page.context().setOffline(false);
});

test('CREDIT-04 with no credit left the screen says so in the words of the catalogue', async ({
  page,
  scripted,
}) => {
  const writer = await arriveSignedIn(page, scripted.url);
  for (let spent = 0; spent < 10; spent += 1) await writer.improve(`${text} ${spent}`);
  await page.goto(scripted.url);
  await page.getByRole('textbox', { name: 'Your Text' }).fill(text);
  await page.getByRole('button', { name: 'Improve', exact: true }).click();
  await expect(page.getByText(/You don't have enough credits\./)).toBeVisible();
  await expectAccessible(page);
});

test('TRUST-10 where nothing was found to change, it says so and by whom, and it was free', async ({
  page,
  scripted,
}) => {
  const writer = await arriveSignedIn(page, scripted.url);
  await page.goto(scripted.url);
  await page.getByRole('textbox', { name: 'Your Text' }).fill('FINE as it is.');
  await page.getByRole('button', { name: 'Improve', exact: true }).click();
  await expect(page.getByText('Scripted engine found nothing to change. This was free.')).toBeVisible();
  expect((await writer.credits()).daily.used).toBe(0);
});

test('what a text holds is shown as text, and nothing of it is fetched or run', async ({
  page,
  scripted,
}) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await arriveSignedIn(page, scripted.url);
  await page.goto(scripted.url);
  await page.getByRole('textbox', { name: 'Your Text' }).fill('<img/src=/stolen.png/onerror=alert(1)> hello');
  await page.getByRole('button', { name: 'Improve', exact: true }).click();
  await expect(page.getByText('Text enhanced successfully!')).toBeVisible();
  expect(requests.filter((url) => url.toLowerCase().includes('stolen'))).toEqual([]);
});

test.describe('screens that fail', () => {
  test.use({ toleratedFaults: /route module|dynamically imported|is not a function|TypeError/ });

  test('ROUTE-10 a piece of a former release that is gone is fetched anew, and what was typed is kept', async ({
    page,
    scripted,
  }) => {
    await arriveSignedIn(page, scripted.url);
    await page.goto(scripted.url);
    await page.getByRole('textbox', { name: 'Your Text' }).fill(text);
    const gone = { status: 404, body: '' };
    await page.route('**/assets/dashboard-page*', (route) => route.fulfill(gone), { times: 1 });
    const reloaded = page.waitForEvent('load');
    await page.getByRole('link', { name: 'Draftwell' }).click();
    await reloaded;
    await expect(page.getByRole('textbox', { name: 'Your Text' })).toHaveValue(text);
    await page.getByRole('link', { name: 'Draftwell' }).click();
    await expect(page.getByRole('heading', { name: 'Welcome back, Marta!' })).toBeVisible();
  });

  test('ROUTE-10 a screen that cannot be drawn says so and offers two ways on', async ({
    page,
    scripted,
  }) => {
    await arriveSignedIn(page, scripted.url);
    await page.route('**/api/profile', (route) => route.fulfill({ json: { full_name: 7, email: 7 } }), {
      times: 1,
    });
    await page.goto(`${scripted.url}/dashboard`);
    const again = page.getByRole('button', { name: 'Try Again' });
    await expect(again).toBeVisible();
    await expect(page.getByRole('link', { name: 'Go Home' })).toBeVisible();
    await expectAccessible(page);
    await again.click();
    await expect(page.getByRole('heading', { name: 'Welcome back, Marta!' })).toBeVisible();
  });
});
