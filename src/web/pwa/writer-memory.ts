import * as v from 'valibot';
import type { SessionUser } from '../session/account-calls.ts';

const key = 'draftwell.writer';
const userSchema = v.object({ id: v.string(), email: v.string(), name: v.string() });

/** Who was last signed in on this device, until they sign out. */
export interface WriterMemory {
  keep(user: SessionUser): void;
  find(): SessionUser | undefined;
  forget(): void;
}

/** @param getStorage a function, because a browser may refuse even to hand the storage out */
export function makeWriterMemory(
  getStorage: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>,
): WriterMemory {
  return {
    keep: ({ id, email, name }) =>
      void attempt(() => getStorage().setItem(key, JSON.stringify({ id, email, name }))),
    find: () => attempt(() => v.parse(userSchema, JSON.parse(getStorage().getItem(key) ?? 'null'))),
    forget: () => void attempt(() => getStorage().removeItem(key)),
  };
}

/** A browser that keeps nothing opens without a connection for nobody. */
function attempt<Value>(act: () => Value): Value | undefined {
  try {
    return act();
  } catch {
    return undefined;
  }
}
