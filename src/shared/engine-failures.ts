/** The codes with which a model fails: the same text may go well with the rules. */
export const engineFailures: readonly string[] = [
  'ENGINE_ERROR',
  'ENGINE_BUSY',
  'ENGINE_MISCONFIGURED',
  'ENGINE_UNAVAILABLE',
  'ENGINE_TIMEOUT',
  'RATE_LIMIT_ERROR',
  'MAX_RETRIES_EXCEEDED',
  'BUDGET_REACHED',
];
