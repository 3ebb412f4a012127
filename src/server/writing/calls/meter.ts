import type { TokenUsage } from '../../../engine/index.ts';
import type { ModelUse } from '../credits/store.ts';

export type Meter = ReturnType<typeof makeMeter>;

/** Adds up what a model takes for one call, as its provider counts it. */
export function makeMeter() {
  let use: ModelUse | undefined;
  return {
    /** The model of this engine is about to be asked. */
    begin(engine: string): void {
      use = { engine, tokens: undefined };
    },
    add({ inputTokens, outputTokens }: TokenUsage): void {
      if (use === undefined) return;
      const { tokens = { inputTokens: 0, outputTokens: 0 } } = use;
      use.tokens = {
        inputTokens: tokens.inputTokens + inputTokens,
        outputTokens: tokens.outputTokens + outputTokens,
      };
    },
    /** Undefined where no model was asked. */
    read: () => use,
  };
}
