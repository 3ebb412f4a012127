import { type MailServer, startMailServer } from './mail-server.ts';
import { type DatabaseKind, startProduct, type TestProduct } from './product.ts';
import { makeScriptedEngine } from './scripted-engine.ts';

export interface MailedProduct {
  product: TestProduct;
  mailServer: MailServer;
  stop(): Promise<void>;
}

/** A product beside a server for its mails; accounts need no confirmed address. */
export async function startMailedProduct(
  database: DatabaseKind,
  environment: Record<string, string> = {},
): Promise<MailedProduct> {
  const mailServer = await startMailServer();
  const product = await startProduct({
    database,
    engine: makeScriptedEngine(),
    environment: {
      TRUSTED_PROXIES: '127.0.0.1, ::1',
      SMTP_URL: mailServer.url,
      REQUIRE_EMAIL_VERIFICATION: 'false',
      ...environment,
    },
  });
  return {
    product,
    mailServer,
    async stop() {
      await product.stop();
      await mailServer.close();
    },
  };
}
