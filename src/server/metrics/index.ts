export { makeMetrics } from './metrics.ts';
