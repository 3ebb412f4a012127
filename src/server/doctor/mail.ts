import { createTransport } from 'nodemailer';
import { brand } from '../../shared/brand.ts';
import { type Examined, patienceMs, right, toCode, type Verdict, wrong } from './finding.ts';

export async function examineMail({ config, testMailTo }: Examined): Promise<Verdict> {
  const { SMTP_URL, MAIL_FROM } = config;
  const publicUrl = config.PUBLIC_URL ?? `http://localhost:${config.PORT}`;
  if (SMTP_URL === undefined) {
    const files = 'Mails become files in DATA_DIR/outbox; SMTP_URL is not set';
    return testMailTo === undefined ? right(`${files}.`) : wrong(`${files}, so no mail can be sent.`);
  }
  const transport = createTransport({
    url: SMTP_URL,
    dnsTimeout: patienceMs,
    connectionTimeout: patienceMs,
    greetingTimeout: patienceMs,
    socketTimeout: patienceMs,
  });
  try {
    await transport.verify();
    if (testMailTo === undefined) return right('The mail server at SMTP_URL takes mail from here.');
    await transport.sendMail({
      from: MAIL_FROM,
      to: testMailTo,
      subject: `A test of ${brand.name}’s mail`,
      text: `If you read this, mails of ${publicUrl} arrive.\n`,
    });
    return right(`The mail server at SMTP_URL took a mail to ${testMailTo}: look whether it arrives.`);
  } catch (error) {
    return wrong(explain(error));
  } finally {
    transport.close();
  }
}

function explain(error: unknown): string {
  const code = toCode(error);
  return code === 'EENVELOPE'
    ? 'The mail server at SMTP_URL does not take this mail (EENVELOPE): check MAIL_FROM and the address.'
    : `The mail server at SMTP_URL cannot be used (${code}): check its address, name and password.`;
}
