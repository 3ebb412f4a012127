/** The likelihood, from 0 to 1, that has these log odds. */
export const logistic = (logit: number): number => 1 / (1 + Math.exp(-logit));
