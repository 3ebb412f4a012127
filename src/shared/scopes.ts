/** What a writer may let an API key do. Each call of the contract names the scope that it takes, or is not for keys. */
export const scopes = ['check', 'write', 'account'] as const;
export type Scope = (typeof scopes)[number];
