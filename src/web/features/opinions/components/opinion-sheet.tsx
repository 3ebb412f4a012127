import { useEffect, useRef } from 'react';
import {
  type OpinionType,
  opinionDescriptionLimit,
  opinionTitleLimit,
  opinionTypes,
} from '../../../../shared/contract/opinions.ts';
import { countCharacters, isNearLimit } from '../../../../shared/limits.ts';
import { toCountWords } from '../../../drafts/counter.tsx';
import { useOfflineNote } from '../../../services/use-connection.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { AreaField, SelectField, TextField } from '../../../ui/field.tsx';
import { useOpinion } from '../use-opinion.ts';

export function OpinionSheet() {
  const { fields, change, problems, failure, isSending, submit } = useOpinion();
  const offlineNote = useOfflineNote();
  const form = useRef<HTMLFormElement>(null);
  const hasFailed = failure !== undefined;
  useEffect(() => {
    if (hasFailed) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [hasFailed]);
  return (
    <form
      ref={form}
      className="sheet opinion-sheet"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!isSending) void submit();
      }}
    >
      <SelectField
        label="Type"
        required
        value={fields.type}
        error={problems.type}
        onChange={(event) => change('type', event.target.value as OpinionType | '')}
      >
        <option value="">Choose a type</option>
        {Object.entries(opinionTypes).map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </SelectField>
      <TextField
        label="Title"
        required
        value={fields.title}
        error={problems.title}
        help={toCount(fields.title, opinionTitleLimit)}
        onChange={(event) => change('title', event.target.value)}
      />
      <AreaField
        className="opinion-words"
        label="Description"
        required
        rows={8}
        value={fields.description}
        error={problems.description}
        help={toCount(fields.description, opinionDescriptionLimit)}
        onChange={(event) => change('description', event.target.value)}
      />
      {failure && (
        <Banner tone="bad" icon="warning">
          {failure}
        </Banner>
      )}
      <Button type="submit" look="primary" className="justify-self-start" busy={isSending} {...offlineNote}>
        {isSending ? 'Sending...' : 'Submit Feedback'}
      </Button>
    </form>
  );
}

function toCount(text: string, limit: number): string {
  const length = countCharacters(text);
  const count = toCountWords(length, limit);
  return isNearLimit(length, limit) ? `${count}. Approaching limit` : count;
}
