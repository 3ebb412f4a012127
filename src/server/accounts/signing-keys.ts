import type { GenericEndpointContext } from 'better-auth';
import { symmetricDecrypt } from 'better-auth/crypto';
import type { Jwk } from 'better-auth/plugins/jwt';

/**
 * The keys that sign access tokens, without those that the present secret cannot read: after its rotation the library makes
 * a new one, where it would fail with the old.
 */
export async function listReadableKeys({ context }: GenericEndpointContext): Promise<Jwk[]> {
  const keys = await context.adapter.findMany<Jwk>({ model: 'jwks' });
  const isReadable = await Promise.all(
    keys.map(({ privateKey }) =>
      symmetricDecrypt({ key: context.secretConfig, data: JSON.parse(privateKey) }).then(
        () => true,
        () => false,
      ),
    ),
  );
  return keys.filter((_, index) => isReadable[index]);
}
