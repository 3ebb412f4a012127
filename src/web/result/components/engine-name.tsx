import type { EngineIdentity } from '../../../shared/contract/result.ts';
import { Icon } from '../../ui/icons.tsx';

/** Who answered, and whether the text left the server for it. */
export function EngineName({ engine }: { engine: EngineIdentity }) {
  return (
    <p className="flex items-center gap-1.5 text-ink-2">
      <Icon name={engine.local ? 'home' : 'globe'} />
      {engine.local ? `${engine.name}, on this server` : `${engine.name}. Your text left this server.`}
    </p>
  );
}
