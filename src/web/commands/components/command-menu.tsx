import { type KeyboardEvent, useEffect, useId, useState } from 'react';
import { flushSync } from 'react-dom';
import { Dialog } from '../../ui/dialog.tsx';
import { commandRegistry } from '../command-registry.ts';
import { type Command, findCommands, toCountSentence, withoutDoubles } from '../model.ts';
import { listScreenButtons } from '../screen-buttons.ts';
import { useGlobalCommands } from '../use-global-commands.ts';
import { CommandList } from './command-list.tsx';

interface CommandMenuProps {
  /** What was typed before there was a search to type it into. */
  typed: string;
  onClose(): void;
  onSignOut(): Promise<void>;
}

/** A combobox over everything that can be done here: type a few letters, choose with the arrows, Enter. */
export function CommandMenu({ typed, onClose, onSignOut }: CommandMenuProps) {
  const id = useId();
  const everywhere = useGlobalCommands(onSignOut);
  // The screen as it was when the menu opened, and what a part of it offers that was still on its way
  const [buttons] = useState(() => listScreenButtons(document));
  const [offered, setOffered] = useState(() => commandRegistry.list());
  useEffect(() => commandRegistry.offers.listen(() => setOffered(commandRegistry.list())), []);
  const [search, setSearch] = useState(typed);
  const [active, setActive] = useState(0);
  const found = findCommands(withoutDoubles([...offered, ...buttons, ...everywhere]), search);

  /** Closed first: the focus is back where it was before anything is done from there. */
  function run(command: Command | undefined): void {
    if (!command) return;
    flushSync(onClose);
    command.run();
  }

  function pressKey(event: KeyboardEvent): void {
    if (event.nativeEvent.isComposing) return;
    const last = found.length - 1;
    const steps: Record<string, () => void> = {
      ArrowDown: () => setActive(active >= last ? 0 : active + 1),
      ArrowUp: () => setActive(active <= 0 ? Math.max(0, last) : active - 1),
      PageDown: () => setActive(Math.max(0, last)),
      PageUp: () => setActive(0),
      Enter: () => run(found[active]),
    };
    const step = steps[event.key];
    if (!step) return;
    event.preventDefault();
    step();
  }

  return (
    <Dialog title="Search commands" hasNoHead isLight className="commands" onClose={onClose}>
      <input
        className="commands-search"
        type="text"
        role="combobox"
        aria-label="Search commands"
        aria-autocomplete="list"
        aria-expanded={found.length > 0}
        aria-controls={`${id}-list`}
        aria-activedescendant={found.length > 0 ? `${id}-${active}` : undefined}
        autoComplete="off"
        spellCheck={false}
        placeholder="Type a page or an action"
        value={search}
        onChange={(event) => {
          setSearch(event.target.value);
          setActive(0);
        }}
        onKeyDown={pressKey}
      />
      <CommandList id={id} commands={found} active={active} onActive={setActive} onRun={run} />
      {found.length === 0 && (
        <p className="commands-none">
          No command found. Try a tool, such as ‘reply’, or an action, such as ‘copy’.
        </p>
      )}
      <p className="sr-only" role="status">
        {toCountSentence(found.length)}
      </p>
      <p className="commands-foot" aria-hidden="true">
        <kbd>↑</kbd>
        <kbd>↓</kbd> choose <kbd>↵</kbd> do it <kbd>Esc</kbd> close
      </p>
    </Dialog>
  );
}
