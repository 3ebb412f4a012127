/** The writing tools, by the address of their screen. */
export const toolNames = ['improve-text', 'email-reply', 'write-from-scratch', 'get-feedback'] as const;

export type ToolName = (typeof toolNames)[number];
