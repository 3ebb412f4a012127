import { Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import type { AnsweredRequest } from '../http/server.ts';
import type { EndedCall } from '../writing/index.ts';
import { addGauges, type MetricSources } from './gauges.ts';

/** Named as gauges and with the ending of counters: Prometheus' own check refuses them, and resources are these two together. */
const misnamed = [
  'nodejs_active_handles_total',
  'nodejs_active_requests_total',
  'nodejs_active_resources_total',
];

/** The figures of this server, for Prometheus. No label has anything of a person in it, and each has few values. */
export function makeMetrics(sources: MetricSources) {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  for (const name of misnamed) registry.removeSingleMetric(name);
  addGauges(registry, sources);

  const requests = new Counter({
    name: 'http_requests_total',
    help: 'Requests answered.',
    labelNames: ['method', 'route', 'status'],
    registers,
  });
  const requestSeconds = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'From the head of a request until its answer begins; a stream goes on afterwards.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30],
    registers,
  });
  const callSeconds = new Histogram({
    name: 'draftwell_writing_call_duration_seconds',
    help: 'Writing calls from their start to their end, by the engine that wrote last.',
    labelNames: ['tool', 'engine', 'outcome'],
    buckets: writingBuckets,
    registers,
  });
  const firstTextSeconds = new Histogram({
    name: 'draftwell_writing_call_first_text_seconds',
    help: 'Writing calls from their start until the first text shows.',
    labelNames: ['tool', 'engine'],
    buckets: writingBuckets,
    registers,
  });
  const expiredHolds = new Counter({
    name: 'draftwell_credit_holds_expired_total',
    help: 'Credit holds that this server released because the server of their call was gone.',
    registers,
  });

  return {
    contentType: registry.contentType,
    read: () => registry.metrics(),
    countRequest({ method, route, status, seconds }: AnsweredRequest): void {
      const labels = { method, route, status: `${Math.floor(status / 100)}xx` };
      requests.inc(labels);
      requestSeconds.observe(labels, seconds);
    },
    countCall({ tool, engine, outcome, seconds, untilFirstText }: EndedCall): void {
      callSeconds.observe({ tool, engine, outcome }, seconds);
      if (untilFirstText !== undefined) firstTextSeconds.observe({ tool, engine }, untilFirstText);
    },
    countExpiredHolds: (holds: number) => expiredHolds.inc(holds),
  };
}

/** Rules answer within a second, models within a minute. */
const writingBuckets = [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 20, 40, 60, 120];
