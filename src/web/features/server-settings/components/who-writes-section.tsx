import type { EngineChoice } from '../../../../shared/contract/engine-choice.ts';
import { WhoWrites } from '../../../result/components/engine-name.tsx';
import { Doors } from './doors.tsx';
import { TryIt } from './try-it.tsx';

export function WhoWritesSection({ choice }: { choice: EngineChoice }) {
  return (
    <section className="server-section" aria-labelledby="who-writes">
      <h2 id="who-writes">Who writes?</h2>
      <p className="text-ink-2">
        For all writers of this server, from their next text on. What is being written ends as it began.
      </p>
      <div className="writer-now">
        <p className="field-label">Now</p>
        <WhoWrites />
        {choice.engine !== 'embedded' && <TryIt key={choice.identity.name} />}
      </div>
      <Doors choice={choice} />
    </section>
  );
}
