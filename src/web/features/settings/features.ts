import type { Plan } from '../../../shared/plans.ts';

/** What a plan includes, in its own figures. */
export function listFeatures({ creditsPerDay, creditsPerMonth }: Plan): string[] {
  return [
    `${creditsPerDay} daily credits`,
    ...(creditsPerMonth > 0 ? [`${creditsPerMonth} monthly credits, once those of the day are used`] : []),
    'All writing tools',
  ];
}
