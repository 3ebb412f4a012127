import { timestamp } from 'drizzle-orm/pg-core';

/** A moment of absolute time. */
export const timestamptz = (name: string) => timestamp(name, { withTimezone: true });
