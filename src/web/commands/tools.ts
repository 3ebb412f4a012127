import type { ToolName } from '../../shared/tools.ts';
import type { IconName } from '../ui/icons.tsx';

interface Tool {
  path: string;
  aliases?: readonly string[];
  name: string;
  icon: IconName;
}

/** The screens that the bar and the drawer lead to. */
export const tools: readonly Tool[] = [
  { path: '/improve-text', aliases: ['/'], name: 'Improve Text', icon: 'pencil' },
  { path: '/email-reply', name: 'Email Reply', icon: 'reply' },
  { path: '/write-from-scratch', name: 'Write from Scratch', icon: 'page' },
  { path: '/get-feedback', name: 'Get Feedback', icon: 'gauge' },
  { path: '/history', name: 'History', icon: 'clock' },
];

/** Beside the tools: a button in the bar, the last link of the drawer. */
export const settings: Tool = { path: '/settings', name: 'Settings', icon: 'settings' };

/** For administrators only, in the menus. */
export const serverSettings: Tool = { path: '/server-settings', name: 'Server settings', icon: 'options' };

/** What the screens call it. */
export function toToolName(tool: ToolName): string {
  return tools.find(({ path }) => path === `/${tool}`)?.name ?? tool;
}

export function isCurrentTool({ path, aliases = [] }: Tool, pathname: string): boolean {
  return [path, ...aliases].some((one) => one === (pathname.replace(/\/+$/u, '') || '/'));
}
