import { type FormEvent, useState } from 'react';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/field.tsx';
import type { PullState } from '../use-pull.ts';

interface GetModelProps {
  /** Of the Ollama that is to get it; null for its own. */
  baseUrl: string | null;
  state: PullState;
}

const proposedModel = 'llama3.2:3b';

/** Lets Ollama download a model by its name. */
export function GetModel({ baseUrl, state: { pull, begin, isBeginning, failure } }: GetModelProps) {
  const cut = pull?.status === 'failed' || pull?.status === 'cancelled' ? pull : undefined;
  const [name, setName] = useState(cut?.model ?? proposedModel);
  const [problem, setProblem] = useState<string>();

  function submit(event: FormEvent): void {
    event.preventDefault();
    const model = name.trim();
    const found = /^\S+$/u.test(model) ? undefined : 'Please enter the name of a model, without spaces.';
    setProblem(found);
    if (!found && !isBeginning) begin({ model, base_url: baseUrl });
  }

  return (
    <form className="steps" noValidate onSubmit={submit}>
      {cut?.status === 'failed' && (
        <Banner tone="bad" icon="warning">
          <b>{cut.model} could not be downloaded.</b> {cut.message}
        </Banner>
      )}
      {cut?.status === 'cancelled' && (
        <p role="status">The download of {cut.model} was cancelled. ‘Get it’ goes on where it ended.</p>
      )}
      {failure && (
        <Banner tone="bad" icon="warning">
          {failure}
        </Banner>
      )}
      <TextField
        label="Model to download"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        help={`${proposedModel} is a small one: a download of about 2 GB. Larger ones write better, and need more memory. ollama.com/library lists their names.`}
        error={problem}
        value={name}
        onChange={({ target }) => setName(target.value)}
      />
      <p>
        <Button type="submit" look="primary" busy={isBeginning}>
          Get it
        </Button>
      </p>
    </form>
  );
}
