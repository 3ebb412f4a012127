import type { EngineChoice } from '../../../../shared/contract/engine-choice.ts';
import { useOfflineNote } from '../../../services/use-connection.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/field.tsx';
import { findDoor, findSetting, hasStoredKeyFor, ownAddresses } from '../model.ts';
import { useProviderForm } from '../use-provider-form.ts';
import { ChooseModel } from './choose-model.tsx';
import { FixedNote } from './fixed-note.tsx';
import { KeyField } from './key-field.tsx';

const kinds = [
  { engine: 'anthropic', name: 'Anthropic' },
  { engine: 'openai-compatible', name: 'OpenAI' },
] as const;

/** Whose models, by which key, and then which of them. */
export function ProviderSteps({ choice }: { choice: EngineChoice }) {
  const form = useProviderForm(choice);
  const { list, engine, place, problem } = form;
  const offlineNote = useOfflineNote();
  const isInForce = engine === choice.engine && findDoor(choice) === 'provider';
  const addressSetting = isInForce ? findSetting(choice, 'base_url') : undefined;
  const keySetting = isInForce ? findSetting(choice, 'api_key') : undefined;
  return (
    <>
      <form className="steps" noValidate onSubmit={form.submit}>
        <fieldset>
          <legend className="field-label mb-1">Provider</legend>
          <div className="flex flex-wrap gap-x-6 gap-y-1">
            {kinds.map((kind) => (
              <label key={kind.engine} className="radio">
                <input
                  type="radio"
                  name="provider-kind"
                  checked={kind.engine === engine}
                  onChange={() => form.setEngine(kind.engine)}
                />
                {kind.name}
              </label>
            ))}
          </div>
        </fieldset>
        {keySetting ? (
          <FixedNote what="The key" setting={keySetting} />
        ) : (
          <KeyField
            key={engine}
            isStored={hasStoredKeyFor(choice, place)}
            isUnreadable={isInForce && choice.has_unreadable_key}
            isReplacing={form.isReplacing}
            onReplace={form.replaceKey}
            value={form.key}
            onChange={form.setKey}
          />
        )}
        {addressSetting ? (
          <FixedNote what="The address" setting={addressSetting} />
        ) : (
          <TextField
            label="Address (optional)"
            type="url"
            inputMode="url"
            autoComplete="off"
            spellCheck={false}
            placeholder={ownAddresses[engine]}
            help="For another one that speaks the same protocol. A stored key is not sent there."
            error={problem}
            value={form.address}
            onChange={({ target }) => form.setAddress(target.value)}
          />
        )}
        {list.failure && (
          <Banner tone="bad" icon="warning">
            {list.failure}
          </Banner>
        )}
        <p>
          <Button
            type="submit"
            look={list.models ? 'plain' : 'primary'}
            busy={list.isAsking}
            {...offlineNote}
          >
            {list.isAsking ? 'Asking for its models...' : 'Show models'}
          </Button>
        </p>
      </form>
      {list.place && list.models && (
        <ChooseModel
          choice={choice}
          place={list.place}
          models={list.models}
          wished={[choice.model]}
          onSaved={form.dropKey}
        />
      )}
    </>
  );
}
