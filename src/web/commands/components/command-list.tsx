import { useEffect, useRef } from 'react';
import { Icon } from '../../ui/icons.tsx';
import { type Command, commandGroups } from '../model.ts';

interface CommandListProps {
  id: string;
  /** The groups together, in their order. */
  commands: readonly Command[];
  active: number;
  onActive(index: number): void;
  onRun(command: Command): void;
}

/** The focus stays in the search: which option is meant is said by its `aria-activedescendant`. */
export function CommandList({ id, commands, active, onActive, onRun }: CommandListProps) {
  const list = useRef<HTMLDivElement>(null);
  // Depends on what is found as well as on its place in it
  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  });
  return (
    <div ref={list} id={`${id}-list`} className="commands-list" role="listbox" aria-label="Commands">
      {commandGroups.map((group) => {
        const first = commands.findIndex((command) => command.group === group);
        if (first < 0) return null;
        const own = commands.filter((command) => command.group === group);
        return (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot stand in a list of options
          <div key={group} role="group" aria-labelledby={`${id}-${group}`}>
            <p id={`${id}-${group}`} className="commands-group" role="presentation">
              {group}
            </p>
            {own.map((command, index) => (
              <Option
                key={command.name}
                id={`${id}-${first + index}`}
                command={command}
                isActive={first + index === active}
                onActive={() => onActive(first + index)}
                onRun={() => onRun(command)}
              />
            ))}
          </div>
        );
      })}
    </div>
  );
}

interface OptionProps {
  id: string;
  command: Command;
  isActive: boolean;
  onActive(): void;
  onRun(): void;
}

function Option({ id, command, isActive, onActive, onRun }: OptionProps) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: keys are pressed in the search
    // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the search
    <div
      id={id}
      role="option"
      className="menu-row"
      aria-selected={isActive}
      onPointerMove={onActive}
      onClick={onRun}
    >
      <Icon name={command.icon ?? 'right'} />
      <span className="min-w-0 wrap-anywhere">{command.name}</span>
      {command.keys && (
        <span aria-hidden="true" className="ml-auto">
          <kbd>{command.keys}</kbd>
        </span>
      )}
    </div>
  );
}
