import { type MailedProduct, startMailedProduct } from './mailed-product.ts';
import { type OidcProviderDouble, startOidcProvider } from './oidc-provider.ts';
import type { DatabaseKind } from './product.ts';

export interface OidcProduct extends MailedProduct {
  provider: OidcProviderDouble;
}

/** A product beside a provider that people may sign in at, and a server for its mails. */
export async function startOidcProduct(
  database: DatabaseKind,
  settings: Record<string, string> = {},
): Promise<OidcProduct> {
  const provider = await startOidcProvider();
  const { product, mailServer, stop } = await startMailedProduct(database, {
    ...provider.settings,
    ...settings,
  });
  provider.register(product.url);
  return {
    product,
    mailServer,
    provider,
    async stop() {
      await stop();
      await provider.close();
    },
  };
}
