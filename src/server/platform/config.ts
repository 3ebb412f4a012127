import { BlockList, isIP } from 'node:net';
import { z } from 'zod';
import { brand } from '../../shared/brand.ts';

/** One address, alone or in angle brackets after a name without marks that mail headers give a meaning. */
const mailSender = /^(?:[^\p{Cc}"(),:;<>@[\\\]]+ <([^\s@<>]+@[^\s@<>]+)>|[^\s@<>",;]+@[^\s@<>",;]+)$/u;

/**
 * Every setting, its default and its meaning: the table that the server parses and that docs/configuration.md is
 * written from. The only place that knows the environment's names.
 */
export const settings = z.object({
  PORT: z.coerce
    .number('a whole number from 0 to 65535')
    .int('a whole number from 0 to 65535')
    .min(0, 'a whole number from 0 to 65535')
    .max(65_535, 'a whole number from 0 to 65535')
    .default(3000)
    .describe('Port that the server listens on; 0 picks a free one.'),
  HOST: z
    .string()
    .default('127.0.0.1')
    .describe('Address that the server listens on; `0.0.0.0` or `::` for all, as in a container.'),
  PUBLIC_URL: z
    .url({ protocol: /^https?$/, error: 'an http or https address such as https://write.example.org' })
    .refine((value) => !URL.canParse(value) || new URL(value).pathname === '/', 'an address without a path')
    .transform((value) => new URL(value).origin)
    .optional()
    .describe('Address that people type. Unset: `http://localhost:PORT`, for use on this machine.'),
  DATA_DIR: z
    .string()
    .default('data')
    .describe('Folder of the embedded database and of the secret. One server at a time may use it.'),
  DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/, error: 'an address such as postgres://user:password@host:5432/name' })
    .optional()
    .describe('PostgreSQL server to use instead of the embedded database.'),
  SECRET: z
    .string()
    .min(32, 'at least 32 characters')
    .optional()
    .describe('Key that signs sessions. Unset: one is made and kept in the data folder.'),
  TRUSTED_PROXIES: z
    .string()
    .default('')
    .transform((value, context) =>
      toBlockList(value, () => context.addIssue('addresses or subnets, parted by commas')),
    )
    .describe(
      'Proxies whose X-Forwarded-For names the client, as addresses or CIDR subnets parted by commas.',
    ),
  SMTP_URL: z
    .url({
      protocol: /^smtps?$/,
      hostname: /./,
      error: 'an address such as smtp://user:password@mail.example.org:587 or smtps://…:465',
    })
    .optional()
    .describe(
      'Mail server. `smtp` is encrypted where the server offers it; `?requireTLS=true` insists. Unset: mails become files in `DATA_DIR/outbox`.',
    ),
  MAIL_FROM: z
    .string()
    .regex(mailSender, 'an address such as write@example.org or Name <write@example.org>')
    .optional()
    .describe('Sender of mails. Unset: no-reply at the host of `PUBLIC_URL`.'),
  REQUIRE_EMAIL_VERIFICATION: z
    .enum(['true', 'false'], 'true or false')
    .transform((value) => value === 'true')
    .optional()
    .describe(
      'Whether accounts are confirmed by a mailed link before their first sign-in. Unset: `true` with `SMTP_URL`, else `false`.',
    ),
  ENGINE: z
    .enum(['embedded'], 'embedded, the only engine of this version')
    .default('embedded')
    .describe('Writing engine. `embedded` runs in this server; no text leaves it.'),
  ENGINE_THREADS: z.coerce
    .number('a whole number from 1 to 64')
    .int('a whole number from 1 to 64')
    .min(1, 'a whole number from 1 to 64')
    .max(64, 'a whole number from 1 to 64')
    .default(1)
    .describe('Worker threads of the embedded engine, each with about 400 MB of memory.'),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent'], 'fatal, error, warn, info, debug or silent')
    .default('info')
    .describe('Least severe log line that is written. Texts, addresses and tokens are never logged.'),
});

export interface Config extends z.infer<typeof settings> {
  MAIL_FROM: string;
  REQUIRE_EMAIL_VERIFICATION: boolean;
}

/** A setting that the server cannot start with. The message is the one sentence for the operator. */
export class SettingError extends Error {
  override readonly name = 'SettingError';
}

/**
 * Reads the settings from an environment. Empty counts as unset.
 * @throws SettingError that names the first wrong setting; its value is not repeated, since it may be a secret.
 */
export function readConfig(environment: Record<string, string | undefined> = process.env): Config {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const parsed = settings.safeParse(given);
  if (parsed.success) return withDependentDefaults(parsed.data);
  const [issue] = parsed.error.issues;
  throw new SettingError(`The setting ${String(issue?.path[0])} is wrong: it has to be ${issue?.message}.`);
}

/** Defaults that follow from other settings. */
function withDependentDefaults(given: z.infer<typeof settings>): Config {
  const host = new URL(given.PUBLIC_URL ?? 'http://localhost').hostname;
  return {
    ...given,
    MAIL_FROM: given.MAIL_FROM ?? `${brand.name} <no-reply@${host}>`,
    REQUIRE_EMAIL_VERIFICATION: given.REQUIRE_EMAIL_VERIFICATION ?? given.SMTP_URL !== undefined,
  };
}

function toBlockList(value: string, fail: () => void): BlockList {
  const list = new BlockList();
  for (const entry of value.split(',').map((part) => part.trim())) {
    if (entry === '') continue;
    const [address = '', prefix] = entry.split('/');
    const family = isIP(address);
    const bits = prefix === undefined ? undefined : Number(prefix);
    if (family === 0 || (bits !== undefined && !isPrefix(bits, family))) {
      fail();
    } else if (bits === undefined) {
      list.addAddress(address, family === 6 ? 'ipv6' : 'ipv4');
    } else {
      list.addSubnet(address, bits, family === 6 ? 'ipv6' : 'ipv4');
    }
  }
  return list;
}

function isPrefix(bits: number, family: number): boolean {
  return Number.isInteger(bits) && bits >= 0 && bits <= (family === 6 ? 128 : 32);
}
