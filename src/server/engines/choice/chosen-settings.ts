import type { Database } from '../../db/database.ts';
import { makeEncryption } from '../../platform/encryption.ts';
import type { ModelSettings } from '../providers/configured-model.ts';
import { readStoredChoice } from './choice-store.ts';
import { type EnvironmentSettings, toModelSettings } from './model-settings.ts';

/** Tells the key of what is encrypted here from others of the same secret. */
export const keyPurpose = 'keys of providers';

/**
 * What is chosen, under what the environment says, for a program beside the server. Undefined: nobody has chosen.
 * @param secret undefined where there is none: a stored key cannot be read then
 */
export async function readChosenSettings(
  config: EnvironmentSettings,
  database: Pick<Database, 'run'>,
  secret: string | undefined,
): Promise<ModelSettings | undefined> {
  const chosen = await readStoredChoice(database);
  if (chosen === undefined) return undefined;
  const { engine, base_url, encrypted_key, model } = chosen;
  const apiKey =
    secret !== undefined && encrypted_key !== null
      ? makeEncryption(secret, keyPurpose).decrypt(encrypted_key)
      : undefined;
  return toModelSettings(config, {
    engine,
    baseUrl: base_url ?? undefined,
    apiKey,
    model: model ?? undefined,
  });
}
