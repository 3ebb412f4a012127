import { useId, useState } from 'react';
import type { ModelList } from '../../../../shared/contract/engine-choice.ts';
import { formatCount } from '../../../../shared/format.ts';
import { formatBytes } from '../model.ts';

interface ModelRadiosProps {
  models: ModelList['models'];
  value: string;
  onChange(name: string): void;
}

/** From as many on they are searched. */
const longList = 8;

export function ModelRadios({ models, value, onChange }: ModelRadiosProps) {
  const id = useId();
  const [search, setSearch] = useState('');
  const sought = search.trim().toLowerCase();
  const shown = models.filter(({ name }) => name === value || name.toLowerCase().includes(sought));
  return (
    <fieldset className="model-choice">
      <legend className="field-label">Model</legend>
      {models.length > longList && (
        <>
          <input
            className="input"
            type="search"
            aria-label="Filter models"
            placeholder={`Filter ${formatCount(models.length, 'model')}`}
            value={search}
            onChange={(event) => setSearch(event.target.value)}
            // Enter would save what is chosen
            onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
          />
          <p className="sr-only" role="status">
            {sought && formatCount(shown.length, 'model')}
          </p>
        </>
      )}
      <div className="model-list">
        {shown.map(({ name, bytes }) => (
          <label key={name} className="radio">
            <input type="radio" name={id} checked={name === value} onChange={() => onChange(name)} />
            <span className="wrap-anywhere">{name}</span>
            {bytes !== null && <span className="num text-small text-ink-3">{formatBytes(bytes)}</span>}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
