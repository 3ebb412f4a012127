import type { ComponentType } from 'react';
import type { CommandPanel } from './command-door.ts';

interface PanelProps {
  typed: string;
  onClose(): void;
  onSignOut(): Promise<void>;
}

type Panel = ComponentType<PanelProps>;

const loaders: Record<CommandPanel, () => Promise<Panel>> = {
  menu: async () => (await import('./components/command-menu.tsx')).CommandMenu,
  shortcuts: async () => (await import('./components/shortcuts-sheet.tsx')).ShortcutsSheet,
};

const loaded: Partial<Record<CommandPanel, Panel>> = {};

/** Undefined as long as it is not loaded. */
export function findPanel(name: CommandPanel): Panel | undefined {
  return loaded[name];
}

export async function loadPanel(name: CommandPanel): Promise<void> {
  loaded[name] = await loaders[name]();
}

/** Ahead of the first press of its key, once the screen has nothing else to do. Returns the way to call it off. */
export function loadPanelWhenIdle(name: CommandPanel): () => void {
  // Who opens it before, or after this failed, loads it again and is told
  const load = () => void loadPanel(name).catch(() => undefined);
  // Not in every Safari
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(load, 2_000);
    return () => clearTimeout(timer);
  }
  const request = requestIdleCallback(load);
  return () => cancelIdleCallback(request);
}
