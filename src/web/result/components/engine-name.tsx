import type { EngineIdentity } from '../../../shared/contract/result.ts';
import { engineInForce } from '../../server-facts.ts';
import { Icon } from '../../ui/icons.tsx';
import { useStore } from '../../ui/use-store.ts';

/** Who answered, and whether the text left the server for it. */
export function EngineName({ engine }: { engine: EngineIdentity }) {
  return <EngineLine engine={engine} hosted="Your text left this server." />;
}

/** Before any call: who will write, and whether texts leave the server for it. */
export function WhoWrites() {
  return <EngineLine engine={useStore(engineInForce)} hosted="Your text is sent there." />;
}

function EngineLine({ engine: { name, local }, hosted }: { engine: EngineIdentity; hosted: string }) {
  return (
    <p className="flex items-center gap-1.5 text-small text-ink-2">
      <Icon name={local ? 'home' : 'globe'} />
      <span className="min-w-0 wrap-anywhere">
        {local ? `${name}, on this server` : `${name}. ${hosted}`}
      </span>
    </p>
  );
}
