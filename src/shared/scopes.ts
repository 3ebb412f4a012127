/** What a writer may let an API key do. Each call of the contract names the scope that it takes, or is not for keys. */
export const scopes = ['check', 'write', 'account'] as const;
export type Scope = (typeof scopes)[number];

export const scopeNotes: Readonly<Record<Scope, string>> = {
  check:
    'Check texts by the rules on this server, and let programs that check read and change the dictionary. Costs no credits.',
  write: 'Let every writing tool write. Costs credits.',
  account:
    'Read history, credits and figures; read and change profile, preferences, dictionary and saved instructions.',
};
