import type { ReactNode } from 'react';
import { type Late, makeLate } from '../ui/late.ts';
import type { CommandPanel } from './command-door.ts';

interface PanelProps {
  typed: string;
  onClose(): void;
  onSignOut(): Promise<void>;
}

type Panel = (props: PanelProps) => ReactNode;

export const latePanels: Record<CommandPanel, Late<Panel>> = {
  menu: makeLate(async () => (await import('./components/command-menu.tsx')).CommandMenu),
  shortcuts: makeLate(async () => (await import('./components/shortcuts-sheet.tsx')).ShortcutsSheet),
};
