import { join } from 'node:path';
import type { RecordEvent } from '../audit/index.ts';
import type { Database } from '../db/database.ts';
import type { Clock, Sleep } from '../platform/clock.ts';
import type { Config } from '../platform/config.ts';
import type { Log } from '../platform/log.ts';
import { type MailAdministrationDependencies, makeMailAdministration } from './administration.ts';
import { makeMailQueue } from './queue.ts';
import { makeMailQueueStore } from './queue-store.ts';
import { makeMailRoutes } from './routes.ts';
import { type MailTransport, makeFolderTransport, makeSmtpTransport } from './transport.ts';

export { makeNoticeService } from './operator-notices.ts';
export type { Recipient } from './queue.ts';
export type { MailBacklog } from './queue-store.ts';
export type { EmailKind } from './templates.ts';
export type { MailTransport } from './transport.ts';

export interface MailDependencies {
  database: Database;
  gateway: MailTransport;
  publicUrl: () => string;
  clock: Clock;
  sleep: Sleep;
  newId: () => string;
  log: Log;
  config: Pick<Config, 'SMTP_URL' | 'MAIL_FROM'>;
  findWriter: MailAdministrationDependencies['findWriter'];
  record: RecordEvent;
}

export type Mail = ReturnType<typeof makeMail>;

export function makeMail({ database, config, ...rest }: MailDependencies) {
  const store = makeMailQueueStore(database);
  const { wake, ...queue } = makeMailQueue({ store, ...rest });
  const delivery = {
    host: config.SMTP_URL === undefined ? null : new URL(config.SMTP_URL).host,
    sender: config.MAIL_FROM,
  };
  const administration = makeMailAdministration({ store, delivery, wake, ...rest });
  return {
    ...queue,
    readBacklog: store.readBacklog,
    routes: makeMailRoutes(administration),
    sweeps: [store.forgetFailed],
  };
}

/** To the mail server of the settings; without one, into files below the data folder. */
export function makeMailTransport(
  { SMTP_URL, MAIL_FROM }: Pick<Config, 'SMTP_URL' | 'MAIL_FROM'>,
  dataDir: string,
  clock: Clock,
): MailTransport {
  return SMTP_URL === undefined
    ? makeFolderTransport(join(dataDir, 'outbox'), MAIL_FROM, clock)
    : makeSmtpTransport(SMTP_URL, MAIL_FROM);
}
