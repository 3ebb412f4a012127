import type { StreamRunner } from './stream-runner.ts';

/** A runner that is made when it is there to be made. What is stopped while it is on its way never begins. */
export function makeLazyRunner(makeRunner: () => Promise<StreamRunner>): StreamRunner {
  let runner: StreamRunner | undefined;
  let underWay: Promise<StreamRunner> | undefined;
  let stops = 0;

  async function getRunner(): Promise<StreamRunner> {
    underWay ??= makeRunner();
    try {
      runner = await underWay;
      return runner;
    } catch (error) {
      underWay = undefined;
      throw error;
    }
  }

  return {
    async run(streamed) {
      const stopsBefore = stops;
      const made = runner ?? (await getRunner());
      return stops === stopsBefore ? made.run(streamed) : undefined;
    },
    stop() {
      stops += 1;
      runner?.stop();
    },
  };
}
