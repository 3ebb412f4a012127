import { rulesName } from '../../../src/shared/facts.ts';
import { engineInForce } from '../../../src/web/server-facts.ts';

/** Who writes on the server of the page, from here to the end of the test file. */
export function letWrite(who: 'rules' | 'a model'): void {
  engineInForce.set({ name: who === 'rules' ? rulesName : 'Test model', local: true });
}
