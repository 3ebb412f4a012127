import { type MailServer, startMailServer } from './mail-server.ts';
import { type OidcProviderDouble, startOidcProvider } from './oidc-provider.ts';
import { type DatabaseKind, startProduct, type TestProduct } from './product.ts';
import { makeScriptedEngine } from './scripted-engine.ts';

export interface OidcProduct {
  product: TestProduct;
  provider: OidcProviderDouble;
  mailServer: MailServer;
  stop(): Promise<void>;
}

/** A product beside a provider that people may sign in at, and a server for its mails. */
export async function startOidcProduct(database: DatabaseKind): Promise<OidcProduct> {
  const provider = await startOidcProvider();
  const mailServer = await startMailServer();
  const environment = {
    TRUSTED_PROXIES: '127.0.0.1, ::1',
    SMTP_URL: mailServer.url,
    REQUIRE_EMAIL_VERIFICATION: 'false',
    ...provider.settings,
  };
  const product = await startProduct({ database, engine: makeScriptedEngine(), environment });
  provider.register(product.url);
  return {
    product,
    provider,
    mailServer,
    async stop() {
      await product.stop();
      await provider.close();
      await mailServer.close();
    },
  };
}
