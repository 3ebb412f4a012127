import { toolNames } from '../../../../shared/tools.ts';
import { type Filters, results } from '../model.ts';
import { resultWords, toolWords } from '../words.ts';
import { SearchField } from './search-field.tsx';

interface FilterBarProps {
  filters: Filters;
  onChange(filters: Filters): void;
}

export function FilterBar({ filters, onChange }: FilterBarProps) {
  const { tool, result, q = '' } = filters;

  function change(key: keyof Filters, value: string): void {
    const { [key]: _former, ...others } = filters;
    onChange(value === '' ? others : { ...others, [key]: value });
  }

  return (
    <search className="history-filters">
      <SearchField words={q} onSearch={(words) => change('q', words)} />
      <select
        className="input"
        aria-label="Tool"
        value={tool ?? ''}
        onChange={(event) => change('tool', event.target.value)}
      >
        <option value="">All tools</option>
        {toolNames.map((name) => (
          <option key={name} value={name}>
            {toolWords[name]}
          </option>
        ))}
      </select>
      <select
        className="input"
        aria-label="Result"
        value={result ?? ''}
        onChange={(event) => change('result', event.target.value)}
      >
        <option value="">Any result</option>
        {results.map((name) => (
          <option key={name} value={name}>
            {resultWords[name]}
          </option>
        ))}
      </select>
    </search>
  );
}
