import type { ModelPull, PullInput } from '../../../shared/contract/engine-pull.ts';
import { AppError } from '../../../shared/errors.ts';
import type { Sleep } from '../../platform/clock.ts';
import { describeError, type Log } from '../../platform/log.ts';
import { findFault, toScreenSettings } from '../advice.ts';
import { askProvider, type FindModel } from '../choice/ask-provider.ts';
import { type EnvironmentSettings, toModelSettings } from '../choice/model-settings.ts';
import type { ModelSettings } from '../providers/configured-model.ts';
import { type ConnectionParts, openAnswer } from '../providers/connection.ts';
import { readPull, toPullCall } from '../providers/ollama/pull.ts';
import { serverStopped, toPullAdvice } from './advice.ts';
import { findSecondsLeft, makePullMeter } from './meter.ts';
import type { PullState, PullStore, StoredPull } from './pull-store.ts';

/** How often the database is told how far a pull is, and asked whether it is still wanted, in milliseconds. */
const writeEveryMs = 500;

/** Ollama says nothing while it checks what it has pulled; after 300 seconds fetch itself would give up. */
const pullSilenceMs = 280_000;

const running: PullState = { status: 'running', message: null };

export interface PullDependencies {
  config: EnvironmentSettings;
  store: PullStore;
  findModel: FindModel;
  connectionParts: ConnectionParts;
  newId: () => string;
  sleep: Sleep;
  /** Fires when the server shuts down. */
  shutdown: AbortSignal;
  log: Pick<Log, 'warn'>;
}

/** The pull of a model by Ollama: by whichever server was asked for it, seen and cancelled on all. */
export type PullService = ReturnType<typeof makePulls>;

export function makePulls(dependencies: PullDependencies) {
  const { config, store, findModel, connectionParts, newId, sleep, shutdown, log } = dependencies;
  const parts = {
    ...connectionParts,
    silenceMs: pullSilenceMs,
    // A line in each sixtieth of a second, for hours
    longestAnswerBytes: Number.POSITIVE_INFINITY,
  };
  const underWay = new Set<Promise<void>>();

  /** To its end, whatever that is. */
  async function pull(settings: ModelSettings, meter: Meter, signal: AbortSignal): Promise<PullState> {
    const { url, model = '' } = toScreenSettings(settings);
    try {
      for await (const part of readPull(openAnswer(toPullCall(url, model), parts, signal))) meter.add(part);
      return { status: 'done', message: null };
    } catch (error) {
      if (shutdown.aborted) return { status: 'failed', message: serverStopped };
      const fault = findFault(error);
      if (!signal.aborted) log.warn({ fault }, 'Ollama could not pull a model');
      return { status: 'failed', message: toPullAdvice(fault, toScreenSettings(settings)) };
    }
  }

  /** Undefined: the database is away, which a pull outlives. */
  async function tell(runner: string, meter: Meter, state: PullState): Promise<boolean | undefined> {
    try {
      return await store.write(runner, meter.read(connectionParts.clock()), state);
    } catch (error) {
      log.warn({ error: describeError(error) }, 'could not say how far a pull is');
      return undefined;
    }
  }

  async function follow(runner: string, settings: ModelSettings): Promise<void> {
    const leaving = new AbortController();
    const meter = makePullMeter();
    const pulling = pull(settings, meter, AbortSignal.any([leaving.signal, shutdown]));
    for (;;) {
      const pause = sleep(writeEveryMs);
      const end = await Promise.race([pulling, pause]);
      const isOurs = await tell(runner, meter, end ?? running);
      const isTold = isOurs === true && end !== undefined;
      if (isTold || isOurs === false || shutdown.aborted) break;
      await pause;
    }
    leaving.abort();
    await pulling;
  }

  async function read(): Promise<ModelPull> {
    const stored = await store.read();
    return { pull: stored === undefined ? null : toPull(stored) };
  }

  return {
    read,

    /** @throws AppError ENGINE_FIXED, PROVIDER_NOT_USABLE, PULL_RUNNING; nothing is pulled then */
    async start({ model, base_url }: PullInput): Promise<ModelPull> {
      if (isFixedElsewhere(config, base_url ?? undefined)) throw new AppError('ENGINE_FIXED');
      const connection = {
        engine: 'ollama',
        baseUrl: base_url ?? undefined,
        apiKey: undefined,
        model,
      } as const;
      const settings = { ...toModelSettings(config, connection), ENGINE_MODEL: model };
      await askProvider(settings, findModel, (ollama) => ollama.listModels());
      const runner = newId();
      if (!(await store.begin(runner, model, settings.OLLAMA_BASE_URL))) throw new AppError('PULL_RUNNING');
      const one = follow(runner, settings).finally(() => underWay.delete(one));
      underWay.add(one);
      return read();
    },

    /** The server that pulls hears of it when it next says how far it is. */
    async cancel(): Promise<ModelPull> {
      await store.cancel();
      return read();
    },

    /** Resolves when this server pulls nothing any more. */
    async settled(): Promise<void> {
      await Promise.all(underWay);
    },
  };
}

type Meter = ReturnType<typeof makePullMeter>;

/** Whether the environment says that another engine writes, or that Ollama is elsewhere. */
function isFixedElsewhere(
  { ENGINE, OLLAMA_BASE_URL, given }: EnvironmentSettings,
  baseUrl?: string,
): boolean {
  if (ENGINE !== undefined && ENGINE !== 'ollama') return true;
  const isFixed = ENGINE !== undefined || given.has('OLLAMA_BASE_URL');
  return isFixed && baseUrl !== undefined && baseUrl !== OLLAMA_BASE_URL.replace(/\/+$/, '');
}

function toPull(stored: StoredPull): NonNullable<ModelPull['pull']> {
  const { model, base_url, status, done_bytes, total_bytes, started_at, is_abandoned, message } = stored;
  const isRunning = status === 'running' && !is_abandoned;
  const bytes_per_second = isRunning ? stored.bytes_per_second : null;
  const progress = { doneBytes: done_bytes, totalBytes: total_bytes, bytesPerSecond: bytes_per_second };
  return {
    model,
    base_url,
    status: is_abandoned ? 'failed' : status,
    done_bytes,
    total_bytes,
    bytes_per_second,
    seconds_left: findSecondsLeft(progress),
    message: is_abandoned ? serverStopped : message,
    started_at: started_at.toISOString(),
  };
}
