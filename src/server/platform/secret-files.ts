import { readFileSync } from 'node:fs';
import { SettingError } from './setting-error.ts';

/** Settings that hold a secret. Each may stand in a file, which `NAME_FILE` names: so containers are handed theirs. */
export const secretSettings = [
  'DATABASE_URL',
  'DATABASE_LISTEN_URL',
  'SECRET',
  'OIDC_CLIENT_SECRET',
  'SMTP_URL',
  'ANTHROPIC_API_KEY',
  'OPENAI_API_KEY',
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'METRICS_TOKEN',
] as const;

/**
 * The environment with what the files hold, without the blanks and line ends around it.
 * @throws SettingError where a file cannot be read or is empty, or where the setting is given twice
 */
export function readSecretFiles(environment: Readonly<Record<string, string>>): Record<string, string> {
  const found = secretSettings.flatMap((name) => {
    const path = environment[`${name}_FILE`];
    if (path === undefined) return [];
    if (environment[name] !== undefined)
      throw new SettingError(`The settings ${name} and ${name}_FILE are both there: one of them is enough.`);
    return [[name, readSecretFile(name, path)] as const];
  });
  return { ...environment, ...Object.fromEntries(found) };
}

function readSecretFile(name: string, path: string): string {
  const secret = tryRead(path)?.trim();
  if (secret) return secret;
  throw new SettingError(
    `The setting ${name}_FILE is wrong: it has to be a file that this server may read, and that is not empty.`,
  );
}

function tryRead(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}
