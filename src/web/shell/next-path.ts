import { tools } from '../commands/tools.ts';

/** Where a sign-in leads: back to the tool it was asked from, else to the dashboard. Only to places of ours. */
export function toNextPath(asked: string | null): string {
  return tools.find((tool) => tool.path === asked)?.path ?? '/dashboard';
}
