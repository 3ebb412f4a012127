import { type ToolName, toolNames } from '../../../../shared/tools.ts';
import { toToolName } from '../../../commands/tools.ts';
import { SelectField } from '../../../ui/field.tsx';
import { Icon } from '../../../ui/icons.tsx';

interface ToolModelFieldsProps {
  names: readonly string[];
  values: Partial<Record<ToolName, string>>;
  onChange(tool: ToolName, name: string): void;
}

/** Closed unless a tool has a model of its own. */
export function ToolModelFields({ names, values, onChange }: ToolModelFieldsProps) {
  const own = toolNames.map((tool) => values[tool]).filter((name) => name);
  const options = [...new Set([...names, ...own])];
  return (
    <details open={own.length > 0 || undefined}>
      <summary className="unfold">
        <Icon name="right" />A model for each tool
      </summary>
      <div className="tool-models">
        {toolNames.map((tool) => (
          <SelectField
            key={tool}
            label={toToolName(tool)}
            value={values[tool] ?? ''}
            onChange={({ target }) => onChange(tool, target.value)}
          >
            <option value="">The same for all</option>
            {options.map((name) => (
              <option key={name} value={name}>
                {name}
              </option>
            ))}
          </SelectField>
        ))}
      </div>
    </details>
  );
}
