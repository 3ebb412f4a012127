/** The screens that the bar and the drawer lead to. */
export const tools = [{ path: '/improve-text', aliases: ['/'], name: 'Improve Text' }] as const;

export function isCurrentTool(tool: (typeof tools)[number], pathname: string): boolean {
  return [tool.path, ...tool.aliases].some((path) => path === (pathname.replace(/\/+$/u, '') || '/'));
}
