import { Piscina } from 'piscina';
import { AppError } from '../../../shared/errors.ts';
import { makeTurns } from '../../platform/turns.ts';

export interface ThreadOptions {
  worker: URL;
  count: number;
  tasksPerThread: number;
  /** Told of each thread that broke, and of what goes wrong in one outside any task. */
  onError: (error: unknown) => void;
}

/** How long closing waits for the tasks that threads are at, in milliseconds. */
const closeTimeoutMs = 2_000;

/** How long a thread that was needed for a second try is kept, in milliseconds. */
const spareIdleTimeoutMs = 10_000;

class Thread<Task, Result> {
  tasks = 0;
  isBroken = false;
  readonly pool: Piscina<Task, Result>;
  /** Rejects for tasks that a thread left behind when it ended before it began them: the pool lets them wait for ever. */
  readonly #leftBehind = Promise.withResolvers<never>();

  constructor(
    { worker, onError }: ThreadOptions,
    options: { idleTimeout: number; concurrentTasksPerWorker: number },
  ) {
    this.pool = new Piscina({
      filename: worker.href,
      // Begins with its first task: where a model writes, that may never come
      minThreads: 0,
      maxThreads: 1,
      closeTimeout: closeTimeoutMs,
      ...options,
    });
    // Without a listener, an error that belongs to no task ends this process.
    this.pool.on('error', onError);
    this.#leftBehind.promise.catch(() => undefined);
    this.pool.on('workerDestroy', () => {
      // Those that it was at have failed by then
      setImmediate(() => {
        if (this.tasks > 0) this.#leftBehind.reject(new Error('A thread ended before it began its tasks.'));
      });
    });
  }

  async run(task: Task): Promise<Result> {
    this.tasks += 1;
    try {
      return await Promise.race([this.pool.run(task), this.#leftBehind.promise]);
    } finally {
      this.tasks -= 1;
    }
  }
}

/**
 * Threads that are replaced when they break. Whatever a task throws, its thread cannot be trusted any more: a trap in
 * WebAssembly leaves it broken for whoever comes next. Nobody can tell which of the tasks aboard did it, so each is
 * done once more, alone in a thread, where it can break nothing but itself.
 */
export function makeThreads<Task, Result>(options: ThreadOptions) {
  const { count, tasksPerThread, onError } = options;
  const makeShared = () =>
    new Thread<Task, Result>(options, { idleTimeout: Infinity, concurrentTasksPerWorker: tasksPerThread });
  const makeSpare = () =>
    new Thread<Task, Result>(options, { idleTimeout: spareIdleTimeoutMs, concurrentTasksPerWorker: 1 });
  const alone = makeTurns({ limit: 1, limitOfEach: 1 });
  const never = new AbortController().signal;
  const shared = Array.from({ length: count }, makeShared);
  let spare = makeSpare();
  let isClosed = false;

  /** Once for each thread that breaks, however many tasks are aboard. */
  function drop(thread: Thread<Task, Result>, error: unknown): boolean {
    // A thread that has been closed would start anew.
    if (isClosed) throw new AppError('ENGINE_UNAVAILABLE');
    if (thread.isBroken) return false;
    thread.isBroken = true;
    onError(error);
    thread.pool.destroy().catch(onError);
    return true;
  }

  async function runAlone(task: Task): Promise<Result> {
    const thread = spare;
    try {
      return await thread.run(task);
    } catch (error) {
      if (drop(thread, error)) spare = makeSpare();
      throw new AppError('ENGINE_ERROR', { cause: error });
    }
  }

  return {
    /**
     * @param onBreak called when the task's thread has broken and another has taken its place
     * @throws AppError ENGINE_ERROR for a task that breaks a thread of its own, ENGINE_UNAVAILABLE once closed
     */
    async run(task: Task, onBreak: () => void): Promise<Result> {
      if (isClosed) throw new AppError('ENGINE_UNAVAILABLE');
      const thread = shared.reduce((least, one) => (one.tasks < least.tasks ? one : least));
      try {
        return await thread.run(task);
      } catch (error) {
        if (drop(thread, error)) {
          shared[shared.indexOf(thread)] = makeShared();
          onBreak();
        }
        return await alone('', () => runAlone(task), never);
      }
    },

    async close(): Promise<void> {
      isClosed = true;
      await Promise.all([...shared, spare].map(({ pool }) => pool.close({ force: true })));
    },
  };
}
