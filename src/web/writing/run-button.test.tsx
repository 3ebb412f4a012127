import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { getServices } from '../services/services.ts';
import { ServicesProvider } from '../services/services-provider.tsx';
import { RunButton } from './run-button.tsx';

afterEach(() => vi.unstubAllGlobals());

function render(platform: string): string {
  vi.stubGlobal('navigator', { platform, onLine: true });
  return renderToStaticMarkup(
    <ServicesProvider services={getServices()}>
      <RunButton words="Improve" busyWords="Improving..." isRunning={false} isOff={false} onRun={() => {}} />
    </ServicesProvider>,
  );
}

test.each([
  ['MacIntel', '⌘ ↵'],
  ['iPad', '⌘ ↵'],
  ['Win32', 'Ctrl ↵'],
  ['Linux x86_64', 'Ctrl ↵'],
])('on %s the button that runs a tool names its key %s', (platform, key) => {
  expect(render(platform)).toContain(`<kbd>${key}</kbd>`);
});
