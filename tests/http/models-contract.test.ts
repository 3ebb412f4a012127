import { makeEmbeddedEngine } from '../../src/server/engines/embedded/engine.ts';
import { makeEngineOf, startVendor, toSettings, vendorNames } from '../kit/hosted-product.ts';
import type { Scene } from '../kit/vendors/vendor-double.ts';
import type { Question } from '../kit/vendors/wire.ts';
import { describeWritingEngine, findModelAnswer } from '../kit/writing-engine-contract.ts';

/** One contract for all four engines: three over HTTP, each to a double of its vendor, and the one without a model. */

function answer(question: Question): string | Scene {
  const found = findModelAnswer(JSON.stringify(question));
  if (found === undefined) throw new Error('The contract asked something that no answer is known for.');
  return found.hangs ? { kind: 'silence', after: found.text } : found.text;
}

for (const name of vendorNames) {
  describeWritingEngine(name, async () => {
    const vendor = await startVendor(name, answer);
    return { ...makeEngineOf(toSettings(name, vendor)), close: () => vendor.close() };
  });
}

describeWritingEngine('embedded', () => makeEmbeddedEngine({ threads: 1 }));
