import type { ReactNode } from 'react';
import { type Lazy, makeLazy } from '../ui/lazy.ts';
import type { CommandPanel } from './command-store.ts';

interface PanelProps {
  typed: string;
  onClose(): void;
  onSignOut(): Promise<void>;
}

type Panel = (props: PanelProps) => ReactNode;

export const lazyPanels: Record<CommandPanel, Lazy<Panel>> = {
  menu: makeLazy(async () => (await import('./components/command-menu.tsx')).CommandMenu),
  shortcuts: makeLazy(async () => (await import('./components/shortcuts-sheet.tsx')).ShortcutsSheet),
};
