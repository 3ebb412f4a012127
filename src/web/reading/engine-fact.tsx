import { defaultFacts } from '../../shared/facts.ts';

/** Who writes here, on a page that the build renders: the server writes its own engine into it. */
export function EngineFact() {
  return <b data-engine="">{`${defaultFacts.engine.name}, on this server`}</b>;
}
