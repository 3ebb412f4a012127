import type { Page } from '@playwright/test';
import { arriveSignedIn, expect, expectAccessible, test } from '../kit/journey.ts';
import { startMailServer } from '../kit/mail-server.ts';
import { startProduct } from '../kit/product.ts';
import { makeScriptedEngine } from '../kit/scripted-engine.ts';

const calls = /\/api\/feedback$/;

const onScreen = (page: Page) => ({
  type: page.getByLabel('Type'),
  title: page.getByLabel('Title'),
  description: page.getByLabel('Description'),
  submit: page.getByRole('button', { name: 'Submit Feedback' }),
  alert: page.getByRole('main').getByRole('alert'),
});

test('FORM-01 the feedback form: four types, title, description, and an address to write to directly', async ({
  page,
  scripted,
}) => {
  await arriveSignedIn(page, scripted.url);
  await page.goto(`${scripted.url}/feedback`);
  const { type, title, description, submit } = onScreen(page);
  await expect(page.getByRole('heading', { name: 'Share Feedback' })).toBeVisible();
  const values = await type
    .getByRole('option')
    .evaluateAll((options) =>
      options.map((option) => [option.textContent, (option as HTMLOptionElement).value]),
    );
  expect(values.slice(1)).toEqual([
    ['Feature Request', 'feature'],
    ['Bug Report', 'bug'],
    ['General Feedback', 'general'],
    ['Compliment', 'praise'],
  ]);
  for (const field of [title, description]) await expect(field).toBeEditable();
  await expect(submit).toBeEnabled();
  await expect(page.getByRole('main').locator('a[href^="mailto:"]')).toHaveText(/.+@.+/);
  await expectAccessible(page);
});

test('FORM-02 what is missing is told; a failed submit keeps what was typed; what arrives is stored, and mailed to who reviews it', async ({
  page,
}) => {
  const mailServer = await startMailServer();
  const operator = 'operator@example.org';
  const product = await startProduct({
    database: 'embedded',
    engine: makeScriptedEngine(),
    environment: {
      SMTP_URL: mailServer.url,
      CONTACT_ADDRESS: operator,
      REQUIRE_EMAIL_VERIFICATION: 'false',
    },
  });
  try {
    const writer = await arriveSignedIn(page, product.url);
    await page.goto(`${product.url}/feedback`);
    const { type, title, description, submit, alert } = onScreen(page);
    await submit.click();
    await expect(alert).toContainText('Please fill in all required fields');
    await expect(type).toBeFocused();
    await expectAccessible(page);
    await type.selectOption('Bug Report');
    await title.fill('The note hides the word');
    await submit.click();
    await expect(alert).toContainText('Please fill in all required fields');
    await description.fill('On my phone.\nSince Monday. <b>Bold</b>');

    await page.route(calls, (route) => route.abort('connectionreset'));
    await submit.click();
    await expect(alert).toContainText('Failed to submit feedback. Please try again.');
    await page.unroute(calls);
    await page.route('**/api/auth/token', (route) => route.fulfill({ status: 401, json: {} }));
    await page.route(calls, (route) => route.fulfill({ status: 401, json: {} }));
    await submit.click();
    await expect(alert.filter({ hasText: 'You must be logged in to submit feedback' })).toBeVisible();
    await page.unrouteAll();
    await page.reload();
    await expect(title).toHaveValue('The note hides the word');
    await expect(description).toHaveValue('On my phone.\nSince Monday. <b>Bold</b>');
    await expect(type).toHaveValue('bug');

    await submit.click();
    await expect(page.getByText("Thank you for your feedback! We'll review it soon.")).toBeVisible();
    for (const field of [type, title, description]) await expect(field).toHaveValue('');
    const rows = await product.query('select user_id, feedback_type, title, description from user_feedback');
    expect(rows).toEqual([
      {
        user_id: writer.userId,
        feedback_type: 'bug',
        title: 'The note hides the word',
        description: 'On my phone.\nSince Monday. <b>Bold</b>',
      },
    ]);
    await mailServer.waitForMail(operator, /^Bug Report: The note hides the word$/);
  } finally {
    await product.stop();
    await mailServer.close();
  }
});

test('what is typed while an opinion is being sent is the next one @desktop', async ({ page, scripted }) => {
  await arriveSignedIn(page, scripted.url);
  await page.goto(`${scripted.url}/feedback`);
  const { type, title, description, submit } = onScreen(page);
  await type.selectOption('Compliment');
  await title.fill('It is quick');
  await description.fill('And calm.');
  const { promise: isReleased, resolve: release } = Promise.withResolvers<void>();
  await page.route(calls, async (route) => {
    await isReleased;
    await route.continue();
  });
  const sent = page.waitForRequest(calls);
  await submit.click();
  await sent;
  await description.fill('And calm. One thing more:');
  release();
  await expect(page.getByText(/^Thank you for your feedback!/)).toBeVisible();
  await expect(title).toHaveValue('');
  await expect(description).toHaveValue('And calm. One thing more:');
});

test('what is too long is not cut: the form says by how much, and is not sent', async ({
  page,
  scripted,
}) => {
  await arriveSignedIn(page, scripted.url);
  await page.goto(`${scripted.url}/feedback`);
  const { type, title, description, submit } = onScreen(page);
  let sent = 0;
  page.on('request', (request) => {
    if (calls.test(request.url())) sent += 1;
  });
  await type.selectOption('Compliment');
  await title.fill('x'.repeat(200));
  await description.fill('y'.repeat(5001));
  await expect(page.getByText('1 character too many.')).toBeVisible();
  await submit.click();
  await expect(description).toHaveValue('y'.repeat(5001));
  await description.fill('y'.repeat(5000));
  await expect(page.getByText('5,000 / 5,000 characters')).toBeVisible();
  expect(sent).toBe(0);
  await submit.click();
  await expect(page.getByText("Thank you for your feedback! We'll review it soon.")).toBeVisible();
  expect(sent).toBe(1);
});
