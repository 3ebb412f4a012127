import type { Page } from '@playwright/test';
import { type HostedProduct, startHostedProduct, startVendor } from '../kit/hosted-product.ts';
import { arriveSignedIn, expect, expectAccessible, test } from '../kit/journey.ts';

/** The screens of a server whose texts are written by a model, over a double of its provider. */

const text = 'They was at the office, and the report are ready.';
const before = 'Anthropic, double-1. Your text is sent there.';
const after = 'Anthropic, double-1. Your text left this server.';

let product: HostedProduct;
let chosenOnScreen: HostedProduct;

test.beforeAll(async () => {
  const environment = { TRUSTED_PROXIES: '127.0.0.1,::1' };
  const options = { vendor: 'anthropic', database: 'embedded', environment } as const;
  product = await startHostedProduct(options);
  chosenOnScreen = await startHostedProduct({ ...options, chosenIn: 'screen' });
});
test.afterAll(async () => {
  await product.stop();
  await chosenOnScreen.stop();
});

const reviewOf = JSON.stringify({
  written_feedback: 'It says what it wants.',
  ratings: ['Friendliness', 'Professionalism', 'Confidence', 'Politeness'].map((category) => ({
    category,
    score: 4,
    description: 'Fine.',
    evidence: ['They was'],
  })),
  points: [],
});

/** A screen, what is typed on it, and the name of what runs it. */
const screens: [
  path: string,
  fields: [name: string | RegExp, value: string][],
  run: RegExp,
  answer: string,
][] = [
  ['/', [['Your Text', text]], /^Improve$/, 'They were at the office, and the report is ready.'],
  [
    '/email-reply',
    [
      [/chain/i, 'When do you come?'],
      [/draft/i, 'on friday'],
    ],
    /^Enhance Reply/,
    'Hi,\n\nI will come on Friday.\n\nBest regards,',
  ],
  [
    '/write-from-scratch',
    [[/What do you want to say/, text]],
    /^Generate Email/,
    'Hi,\n\nThey were at the office.',
  ],
  ['/get-feedback', [['Your text', text]], /^Analyze /, reviewOf],
];

async function fill(page: Page, fields: (typeof screens)[number][1]): Promise<void> {
  for (const [name, value] of fields) await page.getByRole('textbox', { name }).fill(value);
}

test('TRUST-09 before a call the screen says who will write and where the text goes, after it who wrote', async ({
  page,
}) => {
  await arriveSignedIn(page, product.url);
  for (const [path, fields, run, answer] of screens) {
    product.vendor.answer = () => answer;
    await page.goto(product.url + path);
    await expect(page.getByText(before)).toBeVisible();
    await expectAccessible(page);
    await fill(page, fields);
    await page.getByRole('button', { name: run }).filter({ visible: true }).click();
    await expect(page.getByText(after)).toBeVisible();
  }
  await page.goto(`${product.url}/settings?tab=preferences`);
  await expect(page.getByRole('region', { name: 'Who writes' }).getByText(before)).toBeVisible();
});

test('without a model the screen says that the text stays on this server', async ({ page, productUrl }) => {
  await arriveSignedIn(page, productUrl);
  for (const [path] of screens) {
    await page.goto(productUrl + path);
    await expect(page.getByText('Embedded engine, on this server')).toBeVisible();
  }
});

for (const chosenIn of ['environment', 'screen'] as const) {
  test(`F-51 what a model chosen in the ${chosenIn} writes is shown as words: the browser fetches nothing for it`, async ({
    page,
  }) => {
    await expectWords(page, chosenIn === 'screen' ? chosenOnScreen : product);
  });
}

/** An answer full of what a browser would fetch, on each screen and after it. */
async function expectWords(page: Page, product: HostedProduct): Promise<void> {
  const elsewhere = await startVendor('ollama');
  const { baseUrl } = elsewhere;
  const answer = [
    `They were at the office, and this is what we have for you. ![the chart](${baseUrl}/picture.png?told=secret)`,
    `We hope that you will like it. <img src="${baseUrl}/tag.png"><script src="${baseUrl}/script.js"></script>`,
    `It is there for you to read. <iframe src="${baseUrl}/frame"></iframe><link rel="stylesheet" href="${baseUrl}/a.css">`,
    `[The report](${baseUrl}/link) is ready, and it is what we have to give: <a href="${baseUrl}/a" ping="${baseUrl}/b">here</a>.`,
    `That is all that we have for you. <svg onload="fetch('${baseUrl}/svg')"><style>@import '${baseUrl}/i.css';</style></svg>.`,
  ].join(' ');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).origin));
  try {
    await arriveSignedIn(page, product.url);
    for (const [path, fields, run] of screens) {
      const review = JSON.parse(reviewOf) as { written_feedback: string; ratings: { description: string }[] };
      review.written_feedback = answer;
      for (const rating of review.ratings) rating.description = answer;
      product.vendor.answer = ({ schema }) => (schema === undefined ? answer : JSON.stringify(review));
      await page.goto(product.url + path);
      await fill(page, fields);
      await page.getByRole('button', { name: run }).filter({ visible: true }).click();
      await expect(page.getByText(after)).toBeVisible();
      const main = page.getByRole('main');
      await expect(main.getByText('![the chart]').first()).toBeVisible();
      expect(await main.locator('img, iframe, script, object, embed, link[rel=stylesheet]').count()).toBe(0);
      expect(await main.locator(`[src*="${baseUrl}"], [href*="${baseUrl}"]`).count()).toBe(0);
    }
    // Kept results are drawn anew, and the history shows them too
    await page.goto(`${product.url}/history`);
    await expect(page.getByText('They was at the office').first()).toBeVisible();
    await page.goto(`${product.url}/`);
    await expect(page.getByText(after)).toBeVisible();
    expect(new Set(asked)).toEqual(new Set([product.url]));
    expect(elsewhere.requests).toEqual([]);
  } finally {
    await elsewhere.close();
  }
}

test('a provider that fails is told in words, with the text and the credits as they were', async ({
  page,
}) => {
  const writer = await arriveSignedIn(page, product.url);
  await page.goto(`${product.url}/`);
  await fill(page, [['Your Text', text]]);
  product.vendor.requests.length = 0;
  product.vendor.play({ kind: 'status', status: 503 }, { kind: 'status', status: 503 });
  await page
    .getByRole('button', { name: /^Improve$/ })
    .filter({ visible: true })
    .click();
  await expect(
    page.getByText('Service is temporarily unavailable. Please try again in a few minutes.').first(),
  ).toBeVisible();
  await expect(page.getByText('Your text is safe, no credit was used.')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Your Text' })).toHaveValue(text);
  expect(await writer.dailyCreditsUsed()).toBe(0);
  // Two calls in all: neither the server nor the browser tries again after that
  expect(product.vendor.requests).toHaveLength(2);
  await expectAccessible(page);
});
