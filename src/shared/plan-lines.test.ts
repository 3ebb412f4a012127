import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { listPlanLines, toDifference } from './plan-lines.ts';
import { defaultPlans, type PlanCatalogue } from './plans.ts';

const root = resolve(import.meta.dirname, '../..');

const dear: PlanCatalogue = {
  free: { ...defaultPlans.free, creditsPerDay: 1, savedInstructions: 1 },
  paid: {
    ...defaultPlans.paid,
    creditsPerDay: 33,
    creditsPerMonth: 444,
    savedInstructions: 55,
    feedbackTextLimit: 20_000,
  },
  monthlyPriceCents: 1_250,
  trialDays: 0,
  pastDueDays: 1,
};

const wordsOf = (plans: PlanCatalogue, type: 'free' | 'paid') =>
  listPlanLines(plans, type).map(({ words }) => words);

test('BILL-01: each plan lists what it has, and nothing that does not exist yet', () => {
  expect(wordsOf(defaultPlans, 'free')).toEqual([
    '10 daily credits',
    'Basic writing tools',
    '3 saved instructions',
    'Email support',
  ]);
  expect(wordsOf(defaultPlans, 'paid')).toEqual([
    '10 daily credits',
    '100 monthly credits',
    'Basic writing tools',
    '100 saved instructions',
    'Custom tone adjustments',
    'Advanced feedback analysis',
    'Email support',
    'Priority support',
  ]);
});

test('BILL-01: every figure of a line is the one that is enforced', () => {
  expect(wordsOf(dear, 'free')[0]).toBe('1 daily credit');
  expect(wordsOf(dear, 'paid').slice(0, 2)).toEqual(['33 daily credits', '444 monthly credits']);
  const details = listPlanLines(dear, 'paid').map(({ detail }) => detail);
  expect(details).toContain('A voice note that a model follows, and more than 1 saved instruction');
  expect(details.join()).toContain('texts of up to 20,000 characters');
});

test('BILL-01: how the plans differ is said by their lines', () => {
  expect(toDifference(defaultPlans)).toBe(
    'Both plans have 10 daily credits, basic writing tools and email support. Free has 3 saved instructions. Premium has 100 monthly credits, 100 saved instructions, custom tone adjustments, advanced feedback analysis and priority support.',
  );
  expect(toDifference(dear)).toBe(
    'Both plans have basic writing tools and email support. Free has 1 daily credit and 1 saved instruction. Premium has 33 daily credits, 444 monthly credits, 55 saved instructions, custom tone adjustments, advanced feedback analysis and priority support.',
  );
});

test('BILL-01: behind each line stands a requirement that a test shows', () => {
  const requirements = readFileSync(join(root, 'docs/requirements.md'), 'utf8');
  const titles = listTests().flatMap(
    (path) => readFileSync(path, 'utf8').match(/\b(test|describe)\b.*\n?.*/g) ?? [],
  );
  for (const { words, behind } of listPlanLines(defaultPlans, 'paid')) {
    expect(requirements, words).toContain(`\n| ${behind} |`);
    expect(
      titles.some((title) => title.includes(behind)),
      `${words}: a test shows ${behind}`,
    ).toBe(true);
  }
});

function listTests(): string[] {
  return ['src', 'tests'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((path) => /\.(test|spec)\.tsx?$/.test(path))
      .map((path) => join(root, folder, path)),
  );
}
