import { setFlagsFromString } from 'node:v8';

const off = ['--no-wasm-tier-up', '--no-wasm-dynamic-tiering', '--no-wasm-lazy-compilation'];
const on = ['--wasm-tier-up', '--wasm-dynamic-tiering', '--wasm-lazy-compilation'];

/** A compilation alone keeps no process alive. */
const longMs = 2 ** 30;

/**
 * WebAssembly that is compiled while something opens is compiled whole, by V8's first compiler, and stays so: its optimising one
 * would take 600 MB for a single function of PGlite. What comes later, such as the linter, is optimised where it is used
 * a lot: docs/decisions/0091.
 */
export async function withoutOptimising<Opened>(open: () => Promise<Opened>): Promise<Opened> {
  // What V8 throws away to save memory it would compile anew, and optimise then
  setFlagsFromString('--no-flush-liftoff-code');
  for (const flag of off) setFlagsFromString(flag);
  const waiting = setTimeout(() => undefined, longMs);
  try {
    return await open();
  } finally {
    clearTimeout(waiting);
    for (const flag of on) setFlagsFromString(flag);
  }
}
