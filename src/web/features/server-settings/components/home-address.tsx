import { type FormEvent, useState } from 'react';
import type { EngineChoice, ProviderInput } from '../../../../shared/contract/engine-choice.ts';
import { Button } from '../../../ui/button.tsx';
import { PasswordField, TextField } from '../../../ui/field.tsx';
import { checkAddress } from '../address.ts';
import { findDoor, ownAddresses, toPlace } from '../model.ts';

interface HomeAddressProps {
  choice: EngineChoice;
  isAsking: boolean;
  onAsk(place: ProviderInput): void;
}

const kinds = [
  { engine: 'ollama', name: 'Ollama', example: 'http://192.168.1.20:11434' },
  {
    engine: 'openai-compatible',
    name: 'OpenAI-compatible: vLLM, llama.cpp, LM Studio',
    example: 'http://192.168.1.20:8000/v1',
  },
] as const;
type Kind = (typeof kinds)[number]['engine'];

/** A machine somewhere else, or a server of another kind. */
export function HomeAddress({ choice, isAsking, onAsk }: HomeAddressProps) {
  const isInForce = findDoor(choice) === 'home';
  const [engine, setEngine] = useState<Kind>(
    isInForce && choice.engine === 'openai-compatible' ? choice.engine : 'ollama',
  );
  const [address, setAddress] = useState(
    isInForce && choice.base_url !== ownAddresses.ollama ? (choice.base_url ?? '') : '',
  );
  const [key, setKey] = useState('');
  const [problem, setProblem] = useState<string>();
  const { example } = kinds.find((kind) => kind.engine === engine) ?? kinds[0];

  function submit(event: FormEvent): void {
    event.preventDefault();
    const found = checkAddress(address, engine !== 'ollama');
    setProblem(found);
    if (found || isAsking) return;
    onAsk({ ...toPlace(engine, address), ...(key.trim() && { api_key: key.trim() }) });
  }

  return (
    <form className="steps" noValidate onSubmit={submit}>
      <fieldset>
        <legend className="field-label mb-1">Kind of server</legend>
        <div className="flex flex-wrap gap-x-6 gap-y-1">
          {kinds.map((kind) => (
            <label key={kind.engine} className="radio">
              <input
                type="radio"
                name="home-kind"
                checked={kind.engine === engine}
                onChange={() => setEngine(kind.engine)}
              />
              {kind.name}
            </label>
          ))}
        </div>
      </fieldset>
      <TextField
        label="Address"
        type="url"
        inputMode="url"
        autoComplete="off"
        spellCheck={false}
        placeholder={example}
        help={
          engine === 'ollama'
            ? 'Left empty: this server.'
            : 'With the path before its calls, which is mostly /v1.'
        }
        error={problem}
        value={address}
        onChange={({ target }) => setAddress(target.value)}
      />
      {engine !== 'ollama' && (
        <PasswordField
          label="Key (most need none)"
          autoComplete="off"
          value={key}
          onChange={({ target }) => setKey(target.value)}
        />
      )}
      <p>
        <Button type="submit" busy={isAsking}>
          Look there
        </Button>
      </p>
    </form>
  );
}
