/** The time, handed in, so that midnight and expiry are tests and not waits. */
export type Clock = () => Date;

export const systemClock: Clock = () => new Date();
