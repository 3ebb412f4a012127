import fc from 'fast-check';
import { expect, test } from 'vitest';
import { reviewArbitrary } from '../../web/review/review-arbitraries.ts';
