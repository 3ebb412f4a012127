/** What a mail is about, as administrators see it: its words may hold a link or a person's words, and are shown to nobody. */
export const mailKindNames = {
  verify: 'Verify an address',
  claim: 'Verify an address and choose a password',
  welcome: 'Welcome',
  'sign-up-tried': 'Sign-up with a known address',
  reset: 'Choose a new password',
  'password-changed': 'Password changed',
  'api-key-created': 'API key created',
  'second-factor-on': 'Two-step sign-in on',
  'second-factor-off': 'Two-step sign-in off',
  'recovery-codes-renewed': 'Recovery codes replaced',
  'recovery-code-used': 'Recovery code used',
  'way-in-added': 'New way to sign in',
  'passkey-added': 'Passkey added',
  'passkey-removed': 'Passkey removed',
  'passkey-refused': 'Passkey refused',
  invitation: 'Invitation',
  'email-change': 'Confirm a new address',
  'email-change-asked': 'Change of address asked for',
  'email-changed': 'Address changed',
  'account-deleted': 'Account deleted',
  'payment-overdue': 'Payment overdue',
  'premium-ended': 'Plan ended',
  feedback: 'Feedback',
  errors: 'Errors of this server',
  test: 'Test mail',
} as const;

export type MailKind = keyof typeof mailKindNames;
/** A mail that waited while this program was brought up to date may be of a kind that is not known. */
export function toMailKindName(kind: string): string {
  return Object.hasOwn(mailKindNames, kind) ? mailKindNames[kind as MailKind] : 'Mail of another version';
}

/** A mail to who runs the server. */
export type NoticeKind = 'feedback' | 'errors' | 'test';

/** Why a mail was not taken, and what to do about it. */
export const mailFailures = {
  MAIL_SERVER_UNREACHABLE:
    'The mail server does not answer. Check host and port in SMTP_URL, and that this machine can reach them.',
  MAIL_SERVER_INSECURE:
    'There is no safe connection to the mail server. Check that its certificate is good for the host in SMTP_URL, and that the port goes with smtp or smtps.',
  MAIL_SIGN_IN_REFUSED:
    'The mail server does not let this server sign in. Check user and password in SMTP_URL.',
  MAIL_SENDER_REFUSED:
    'The mail server takes no mail from the address in MAIL_FROM. Set it to one that it may send for.',
  MAIL_RECIPIENT_REFUSED:
    'The mail server takes no mail for this recipient. Check the address, and whether the mail server may send to others.',
  MAIL_REFUSED_FOR_NOW: 'The mail server takes no mail at the moment, and asks to try again later.',
  MAIL_NOT_WRITTEN:
    'The mail could not be written as a file. Check that DATA_DIR has room and can be written to.',
  MAIL_NOT_TAKEN: 'The mail server did not take the mail. The log of this server has the details.',
} as const;

export type MailFailure = keyof typeof mailFailures;

/** For how long a mail that was given up is kept, in days. */
export const failedMailDays = 7;
