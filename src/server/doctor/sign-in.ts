import { z } from 'zod';
import { type Examined, patienceMs, right, toCode, type Verdict, wrong } from './finding.ts';

const discoverySchema = z.object({
  issuer: z.string(),
  authorization_endpoint: z.url(),
  token_endpoint: z.url(),
  jwks_uri: z.url(),
});

const ending = '/.well-known/openid-configuration';

/** The provider, where people may sign in with an account of another service. */
export async function examineSignIn({ config: { oidc } }: Examined): Promise<Verdict | undefined> {
  if (oidc === undefined) return undefined;
  try {
    const signal = AbortSignal.timeout(patienceMs);
    const answer = await fetch(oidc.discoveryUrl, { signal, redirect: 'error' });
    if (!answer.ok) {
      await answer.body?.cancel();
      return wrong(`OIDC_DISCOVERY_URL answers ${answer.status}: check the address.`);
    }
    const found = discoverySchema.safeParse(await answer.json());
    if (!found.success)
      return wrong(
        'OIDC_DISCOVERY_URL does not answer with what OpenID Connect asks for: check the address.',
      );
    if (`${found.data.issuer.replace(/\/$/, '')}${ending}` !== oidc.discoveryUrl)
      return wrong('The provider names another issuer than OIDC_DISCOVERY_URL: take the address from it.');
    return right(`${oidc.name} answers at OIDC_DISCOVERY_URL.`);
  } catch (error) {
    return wrong(
      `The provider at OIDC_DISCOVERY_URL does not answer (${toCode(error)}): check the address, and that this machine can reach it.`,
    );
  }
}
