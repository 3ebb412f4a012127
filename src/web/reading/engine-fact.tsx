import { toEngineWords } from '../../shared/facts.ts';
import { engineInForce } from '../server-facts.ts';
import { useStore } from '../ui/use-store.ts';

/** Who writes here. Into a page that the build renders the server writes its own engine. */
export function EngineFact() {
  return <b data-engine="">{toEngineWords(useStore(engineInForce))}</b>;
}
