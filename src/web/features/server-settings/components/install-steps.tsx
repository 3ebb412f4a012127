import { useState } from 'react';
import { CopyButton } from '../../../result/components/copy-button.tsx';
import { Segments } from '../../../ui/segments.tsx';
import { guessSystem, type System } from '../model.ts';

const options = [
  { value: 'linux', label: 'Linux' },
  { value: 'macos', label: 'macOS' },
  { value: 'windows', label: 'Windows' },
] as const;

const commands: Record<System, readonly string[]> = {
  linux: ['curl -fsSL https://ollama.com/install.sh | sh'],
  macos: ['brew install ollama', 'brew services start ollama'],
  windows: ['winget install Ollama.Ollama'],
};

/** What to run on the machine of this server, so that Ollama is there. */
export function InstallSteps() {
  const [system, setSystem] = useState<System>(() => guessSystem(navigator.userAgent));
  return (
    <div className="steps">
      <p className="flex flex-wrap items-center justify-between gap-2">
        <span>To install it, run this on the machine of this server:</span>
        <Segments<System> label="System" value={system} options={options} onChange={setSystem} />
      </p>
      <ul className="command-lines">
        {commands[system].map((command) => (
          <li key={command}>
            <code>{command}</code>
            <CopyButton text={command} name={`Copy: ${command}`} done="Command copied." />
          </li>
        ))}
      </ul>
      <p className="text-small text-ink-3">
        Then press ‘Look again’. Where this server runs in a container, Ollama on the machine around it has
        another address.
      </p>
    </div>
  );
}
