/**
 * Awaited between the steps of a long piece of work, each of some ten milliseconds: so other work in the same thread
 * need not wait for its end. Where nothing else waits it costs next to nothing.
 */
export type Pause = () => Promise<void> | undefined;

export const noPause: Pause = () => undefined;
