import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import type { TokenUsage } from '../../../../src/engine/index.ts';
import type {
  ChatEvent,
  ChatModel,
  ChatRequest,
} from '../../../../src/server/engines/providers/chat-model.ts';
import type { ModelParts } from '../../../../src/server/engines/providers/provider-model.ts';
import { AppError } from '../../../../src/shared/errors.ts';
import { systemModelParts } from '../model-parts.ts';
import type { Scene, VendorDouble } from '../vendor-double.ts';
import { vendorKey, vendorModel } from '../wire.ts';

/** What an adapter is made of, whatever its own options are called. */
export interface AdapterSettings {
  baseUrl: string;
  apiKey: string | undefined;
  model: string | undefined;
  parts: ModelParts;
}

export interface AdapterUnderTest {
  startDouble: () => Promise<VendorDouble>;
  makeModel: (settings: AdapterSettings) => ChatModel;
  /** The vendor asks for a key. */
  hasKey: boolean;
  /** Errors of this vendor have types. */
  hasErrorTypes: boolean;
  /** Some answers of this vendor end in a refusal. */
  hasRefusals: boolean;
  /** The vendor says with the first event what it has read, not only at the end. */
  countsAtFirst: boolean;
}

export const secret = 'The writer’s own words 4711.';

export const request: ChatRequest = {
  system: 'Write well.',
  messages: [{ role: 'user', text: secret }],
  maxOutputTokens: 200,
};

/** For tests that wait for a silence to be too long. */
export const quickSilenceMs = 300;

interface Asked {
  text: string;
  pieces: number;
  ends: string[];
  error: unknown;
}

/** An adapter, the double of its vendor, and what the tests do with both. */
export interface Bench {
  adapter: AdapterUnderTest;
  readonly double: VendorDouble;
  /** How long was slept before each retry, in milliseconds. */
  readonly sleeps: number[];
  /** The model with the right settings, but for these. */
  make(settings?: Partial<Omit<AdapterSettings, 'parts'>> & { parts?: Partial<ModelParts> }): ChatModel;
  /** What a model gives until it ends or fails. */
  ask(model?: ChatModel, asked?: ChatRequest, signal?: AbortSignal): Promise<Asked>;
  /** The tokens that a call has taken, whatever became of it; undefined where the vendor did not say. */
  countTokens(model?: ChatModel, signal?: AbortSignal): Promise<TokenUsage | undefined>;
  /** The code that a call fails with when these scenes are played. */
  findCode(...scenes: Scene[]): Promise<unknown>;
  /** Whether the client of the last request left before the answer was whole. */
  hasLeft(): boolean | undefined;
}

/** Starts and stops the double around the tests of a file; each test begins with no requests. */
export function setUpBench(adapter: AdapterUnderTest): Bench {
  let double: VendorDouble;
  const sleeps: number[] = [];
  beforeAll(async () => {
    double = await adapter.startDouble();
  });
  afterAll(() => double.close());
  beforeEach(() => {
    double.requests.length = 0;
    sleeps.length = 0;
  });
  const sleep = async (ms: number) => void sleeps.push(ms);

  const bench: Bench = {
    adapter,
    get double() {
      return double;
    },
    sleeps,
    make({ parts = {}, ...settings } = {}) {
      const right = { baseUrl: double.baseUrl, apiKey: vendorKey, model: vendorModel };
      return adapter.makeModel({ ...right, ...settings, parts: { ...systemModelParts, sleep, ...parts } });
    },
    async ask(model = bench.make(), asked = request, signal = new AbortController().signal) {
      const { events, error } = await listen(model, asked, signal);
      const texts = events.flatMap((event) => (event.type === 'text' ? event.text : []));
      const ends = events.flatMap((event) => (event.type === 'end' ? event.reason : []));
      return { text: texts.join(''), pieces: texts.length, ends, error };
    },
    async countTokens(model = bench.make(), signal = new AbortController().signal) {
      const { events } = await listen(model, request, signal);
      const counted = events.flatMap((event) => (event.type === 'usage' ? event : []));
      const sumOf = (part: keyof TokenUsage) => counted.reduce((sum, usage) => sum + usage[part], 0);
      if (counted.length === 0) return undefined;
      return { inputTokens: sumOf('inputTokens'), outputTokens: sumOf('outputTokens') };
    },
    async findCode(...scenes) {
      double.play(...scenes);
      const { error, ends } = await bench.ask();
      expect(ends).toEqual([]);
      return error instanceof AppError ? error.code : error;
    },
    hasLeft: () => double.requests.at(-1)?.closedEarly,
  };
  return bench;
}

async function listen(model: ChatModel, asked: ChatRequest, signal: AbortSignal) {
  const events: ChatEvent[] = [];
  let error: unknown;
  try {
    for await (const event of model.stream(asked, signal)) events.push(event);
  } catch (thrown) {
    error = thrown;
  }
  return { events, error };
}

/** An address at which nobody listens. */
export async function makeDeadAddress(): Promise<string> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return `http://127.0.0.1:${port}`;
}
