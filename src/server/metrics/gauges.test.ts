import { Registry } from 'prom-client';
import { expect, test } from 'vitest';
import { addGauges } from './gauges.ts';

test('what a database that is away, or silent, does not say is not a number, and all the rest is there', async () => {
  const registry = new Registry();
  addGauges(registry, {
    version: '1.0.0',
    readCalls: () => ({ running: 3, waiting: 1 }),
    countOpenHolds: () => new Promise(() => undefined),
    readMailBacklog: () => Promise.reject(new Error('away')),
    readListener: () => ({ isConnected: false, lastHeardAt: new Date(5_000) }),
    readPool: () => ({ total: 10, idle: 4, waiting: 2 }),
  });
  const lines = (await registry.metrics()).split('\n');
  expect(lines).toEqual(
    expect.arrayContaining([
      'draftwell_writing_calls_in_flight 3',
      'draftwell_writing_calls_waiting 1',
      'draftwell_credit_holds_open Nan',
      'draftwell_mails{state="waiting"} Nan',
      'draftwell_mail_oldest_seconds Nan',
      'draftwell_listener_connected 0',
      'draftwell_listener_last_notification_timestamp_seconds 5',
      'db_client_connections{state="used"} 6',
      'db_client_connections_pending_requests 2',
    ]),
  );
});
