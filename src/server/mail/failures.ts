import type { MailFailure } from '../../shared/mail.ts';

/** As the mail library throws it: its own code, and what the mail server or the system has said. */
interface TransportError extends Error {
  code?: unknown;
  originalCode?: unknown;
  responseCode?: unknown;
  command?: unknown;
}

const ofConnection = new Set(['ECONNECTION', 'ESOCKET', 'ETIMEDOUT', 'EDNS']);
const ofEncryption = /CERT|SSL|TLS|SIGNATURE|ISSUER/;
/** A server that wants a sign-in first says so at the first command after it. */
const signInRequired = 530;

/** Why a mail was not taken. Never the words of the mail server: it may repeat an address there. */
export function toMailFailure(error: unknown): MailFailure {
  if (!(error instanceof Error)) return 'MAIL_NOT_TAKEN';
  if ('path' in error) return 'MAIL_NOT_WRITTEN';
  if (error.name === 'TimeoutError' || error.name === 'AbortError') return 'MAIL_SERVER_UNREACHABLE';
  const { code, originalCode, responseCode, command }: TransportError = error;
  const reply = Number(responseCode);
  if (code === 'ETLS' || ofEncryption.test(String(originalCode))) return 'MAIL_SERVER_INSECURE';
  if (reply >= 400 && reply < 500) return 'MAIL_REFUSED_FOR_NOW';
  if (code === 'EAUTH' || reply === signInRequired) return 'MAIL_SIGN_IN_REFUSED';
  if (code === 'EENVELOPE' && command === 'MAIL FROM') return 'MAIL_SENDER_REFUSED';
  if (code === 'EENVELOPE' && command === 'RCPT TO') return 'MAIL_RECIPIENT_REFUSED';
  return ofConnection.has(String(code)) ? 'MAIL_SERVER_UNREACHABLE' : 'MAIL_NOT_TAKEN';
}
