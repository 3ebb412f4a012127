import type { Config } from './config.ts';

type OutgoingSettings = Pick<
  Config,
  | 'DATABASE_URL'
  | 'DATABASE_LISTEN_URL'
  | 'oidc'
  | 'SMTP_URL'
  | 'ENGINE'
  | 'ANTHROPIC_BASE_URL'
  | 'OPENAI_BASE_URL'
  | 'OLLAMA_BASE_URL'
  | 'billing'
  | 'STRIPE_API_BASE'
>;

interface Outgoing {
  /** Part of the product that connects there. */
  part: string;
  /** For docs/configuration.md. */
  to: string;
  /** Undefined: these settings connect it to nothing. */
  findAddress(config: OutgoingSettings): string | undefined;
}

/** What the server connects to, by the setting that has the address. There is nothing else that it connects to by itself. */
export const outgoing: Readonly<Partial<Record<keyof Config, Outgoing>>> = {
  DATABASE_URL: {
    part: 'database',
    to: 'this database',
    findAddress: ({ DATABASE_URL }) => DATABASE_URL,
  },
  DATABASE_LISTEN_URL: {
    part: 'database',
    to: 'the same database, past a pooler',
    findAddress: ({ DATABASE_LISTEN_URL }) => DATABASE_LISTEN_URL,
  },
  OIDC_DISCOVERY_URL: {
    part: 'sign-in',
    to: 'this provider, and the addresses that its discovery document names',
    findAddress: ({ oidc }) => oidc?.discoveryUrl,
  },
  SMTP_URL: { part: 'mail', to: 'this mail server', findAddress: ({ SMTP_URL }) => SMTP_URL },
  ANTHROPIC_BASE_URL: {
    part: 'engine',
    to: 'this address, where Anthropic writes',
    findAddress: ({ ENGINE, ANTHROPIC_BASE_URL }) =>
      ENGINE === 'anthropic' ? ANTHROPIC_BASE_URL : undefined,
  },
  OPENAI_BASE_URL: {
    part: 'engine',
    to: 'this address, where an OpenAI-compatible server writes',
    findAddress: ({ ENGINE, OPENAI_BASE_URL }) =>
      ENGINE === 'openai-compatible' ? OPENAI_BASE_URL : undefined,
  },
  OLLAMA_BASE_URL: {
    part: 'engine',
    to: 'this address, where Ollama writes',
    findAddress: ({ ENGINE, OLLAMA_BASE_URL }) => (ENGINE === 'ollama' ? OLLAMA_BASE_URL : undefined),
  },
  STRIPE_API_BASE: {
    part: 'payment',
    to: 'this address, where Stripe takes payment',
    findAddress: ({ billing, STRIPE_API_BASE }) => (billing === 'stripe' ? STRIPE_API_BASE : undefined),
  },
};

/** Hosts that these settings connect the server to, without the names and passwords that stand in addresses. */
export function listOutgoing(config: OutgoingSettings): { part: string; host: string }[] {
  return Object.values(outgoing).flatMap(({ part, findAddress }) => {
    const address = findAddress(config);
    return address === undefined ? [] : [{ part, host: new URL(address).host }];
  });
}
