import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { engineDeadlineMs } from '../../src/server/engines/index.ts';
import { providerSilenceMs } from '../../src/server/engines/providers/provider-model.ts';
import { callsInFlightPerWriter, fallbackDeadlineMs } from '../../src/server/writing/calls/deadlines.ts';
import type { ErrorBody } from '../../src/shared/errors.ts';
import { signUp } from '../kit/caller.ts';
import { type HostedProduct, startHostedProduct } from '../kit/hosted-product.ts';
import type { Scene } from '../kit/vendors/vendor-double.ts';

/** Calls that come to no end by themselves: the provider hangs, or the writer leaves. */

const text = 'They was at the office, and the report are ready.';
const path = '/api/functions/enhance-text-v2';
const input = { action: 'improve', original_text: text };
const silences: Scene[] = [
  { kind: 'silence' },
  { kind: 'silence', after: '' },
  { kind: 'silence', after: 'They were' },
];

interface ActionRow {
  result: string | null;
  error_message: string | null;
}

// Each vendor, each database, and each way to choose
const settings = [
  ['anthropic', 'embedded', 'environment'],
  ['openai-compatible', 'embedded', 'screen'],
  ['ollama', 'postgres', 'screen'],
] as const;

describe.each(settings)(
  '%s on the %s database, chosen in the %s, that hangs',
  (vendor, database, chosenIn) => {
    let product: HostedProduct;

    beforeAll(async () => {
      // Longer than others take on a busy machine
      product = await startHostedProduct({ vendor, database, chosenIn, parts: { silenceMs: 5_000 } });
    });
    afterAll(() => product.stop());

    test('F-44 a provider that hangs is left, its slots are free again, and nobody else waits for it', async () => {
      // In service: a silence of half a minute, and a minute for the whole call
      expect(providerSilenceMs).toBeLessThan(engineDeadlineMs);
      expect(engineDeadlineMs + fallbackDeadlineMs).toBeLessThan(65_000);
      const [patient, other] = [await signUp(product.url), await signUp(product.url)];
      product.vendor.answer = () => 'It is done.';
      const hanging: Scene[] = Array.from(
        { length: callsInFlightPerWriter },
        (_, index): Scene => silences[index % silences.length] ?? { kind: 'silence' },
      );
      product.vendor.play(...hanging);
      const calls = hanging.map(() => patient.post<ErrorBody>(path, input));
      await expect.poll(() => product.vendor.listQuestions()).toHaveLength(hanging.length);
      const waiting = patient.improve('It are done.');
      // While they hang
      expect((await other.improve('We was here.')).status).toBe(200);
      expect(product.vendor.requests.filter(({ closedEarly }) => closedEarly)).toEqual([]);
      for (const { status, body } of await Promise.all(calls))
        expect([status, body.code]).toEqual([504, 'ENGINE_TIMEOUT']);
      expect((await waiting).status).toBe(200);
      await expect
        .poll(() => product.vendor.requests.filter(({ closedEarly }) => closedEarly))
        .toHaveLength(hanging.length);
    });
  },
);

describe.each(settings)(
  '%s on %s, chosen in the %s, whose silence would be borne for half a minute',
  (...setting) => {
    const [vendor, database, chosenIn] = setting;
    let product: HostedProduct;

    beforeAll(async () => {
      const parts = { silenceMs: providerSilenceMs };
      product = await startHostedProduct({ vendor, database, chosenIn, parts });
    });
    afterAll(() => product.stop());

    const listActions = (userId: string) =>
      product.query<ActionRow>(
        'select result, error_message from text_improvement_actions where user_id = $1::uuid',
        [userId],
      );

    test('F-45 the provider is left when the writer leaves, and the credit comes back', async () => {
      const writer = await signUp(product.url);
      const before = await writer.credits();
      for (const headers of [{}, { accept: 'text/event-stream' }]) {
        for (const scene of silences) {
          product.vendor.requests.length = 0;
          product.vendor.play(scene);
          const leaving = new AbortController();
          const call = writer.post(path, input, { headers, signal: leaving.signal });
          const left = expect(call).rejects.toMatchObject({ name: 'AbortError' });
          await expect.poll(() => product.vendor.listQuestions()).toHaveLength(1);
          leaving.abort();
          await left;
          await expect
            .poll(() => product.vendor.requests[0]?.closedEarly, { timeout: 5_000, interval: 5 })
            .toBe(true);
          await expect.poll(() => writer.credits()).toEqual(before);
        }
      }
      expect(await listActions(writer.userId)).toEqual(
        Array(6).fill({ result: 'failed', error_message: 'Stopped by the writer.' }),
      );
    });
  },
);
