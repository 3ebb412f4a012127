import { expect, test } from 'vitest';
import { defaultPlans as plans } from '../../../shared/plans.ts';
import { listFeatures } from './features.ts';

test('a plan is described by the figures that are enforced', () => {
  expect(listFeatures(plans.free)[0]).toBe(`${plans.free.creditsPerDay} daily credits`);
  expect(listFeatures(plans.free).join()).not.toContain('monthly');
  expect(listFeatures(plans.paid)).toContain(
    `${plans.paid.creditsPerMonth} monthly credits, once those of the day are used`,
  );
});
