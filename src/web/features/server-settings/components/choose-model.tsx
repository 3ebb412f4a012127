import { type FormEvent, useId, useState } from 'react';
import type { EngineChoice, ModelList, ProviderInput } from '../../../../shared/contract/engine-choice.ts';
import type { ToolName } from '../../../../shared/tools.ts';
import { useOfflineNote } from '../../../services/use-connection.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { findSetting, pickModel, toToolModels } from '../model.ts';
import { useSaveChoice } from '../use-save-choice.ts';
import { FixedNote } from './fixed-note.tsx';
import { ModelRadios } from './model-radios.tsx';
import { ToolModelFields } from './tool-model-fields.tsx';

interface ChooseModelProps {
  choice: EngineChoice;
  /** Whose models they are. */
  place: ProviderInput;
  models: ModelList['models'];
  /** The first of them that is there is chosen; of none, the first of the list. */
  wished: readonly (string | null | undefined)[];
  onSaved?(): void;
}

/** Which of a provider’s models writes. */
export function ChooseModel({ choice, place, models, wished, onSaved }: ChooseModelProps) {
  const id = useId();
  const { save, isSaving, failure } = useSaveChoice();
  const offlineNote = useOfflineNote();
  const names = models.map(({ name }) => name);
  const [picked, setPicked] = useState<string>();
  const [toolModels, setToolModels] = useState<Partial<Record<ToolName, string>>>(choice.tool_models);
  const model = picked ?? pickModel(names, wished);
  const setting = findSetting(choice, 'model');

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (model === undefined || isSaving) return;
    save({ ...place, model, tool_models: toToolModels(toolModels) }, { onSuccess: () => onSaved?.() });
  }

  if (model === undefined) return <p>It lists no model.</p>;
  return (
    <form className="steps" aria-describedby={failure && `${id}-failure`} onSubmit={submit}>
      {setting && <FixedNote what="The model" setting={setting} />}
      <ModelRadios models={models} value={model} onChange={setPicked} />
      <ToolModelFields
        names={names}
        values={toolModels}
        onChange={(tool, name) => setToolModels({ ...toolModels, [tool]: name })}
      />
      {failure && (
        <div id={`${id}-failure`}>
          <Banner tone="bad" icon="warning">
            {failure}
          </Banner>
        </div>
      )}
      <p>
        <Button type="submit" look="primary" busy={isSaving} {...offlineNote}>
          {isSaving ? 'Asking the model...' : 'Use this model'}
        </Button>
      </p>
    </form>
  );
}
