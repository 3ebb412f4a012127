import type { EngineChoice } from '../../../../shared/contract/engine-choice.ts';
import { useOfflineNote } from '../../../services/use-connection.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { useSaveChoice } from '../use-save-choice.ts';

export function RulesSteps({ choice }: { choice: EngineChoice }) {
  const { save, isSaving, failure } = useSaveChoice();
  const offlineNote = useOfflineNote();
  if (choice.is_chosen && choice.engine === 'embedded')
    return <p>The rules write now. There is nothing to set up.</p>;
  return (
    <>
      {choice.has_key && <p>The stored key is forgotten.</p>}
      {failure && (
        <Banner tone="bad" icon="warning">
          {failure}
        </Banner>
      )}
      <p>
        <Button look="primary" busy={isSaving} onClick={() => save({ engine: 'embedded' })} {...offlineNote}>
          {choice.is_chosen ? 'Let the rules write' : 'Stay with the rules'}
        </Button>
      </p>
    </>
  );
}
