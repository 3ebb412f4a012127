import type { ErrorCode } from '../../shared/errors.ts';

/** What any account route can answer. Each is limited by address, which is counted in the database. */
export const codesOfReading: readonly ErrorCode[] = [
  'INVALID_REQUEST',
  'REQUEST_TOO_LARGE',
  'RATE_LIMITED',
  'INTERNAL_ERROR',
  'STORAGE_UNAVAILABLE',
];

/** What any of them can that is posted. */
export const codesOfPosting: readonly ErrorCode[] = [
  ...codesOfReading,
  'FOREIGN_ORIGIN',
  'UNSUPPORTED_MEDIA_TYPE',
];

/** Of what changes how somebody signs in. */
const codesOfProof: readonly ErrorCode[] = [
  'AUTH_EXPIRED',
  'CURRENT_PASSWORD_REQUIRED',
  'INVALID_PASSWORD',
  'FRESH_SIGN_IN_REQUIRED',
];

/** What each adds to it, by method and path below `/api/auth`. */
export const accountErrors: Readonly<Record<string, readonly ErrorCode[]>> = {
  'POST /sign-up/email': [
    'PASSWORD_TOO_SHORT',
    'PASSWORD_TOO_LONG',
    'USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL',
    'SIGN_UP_CLOSED',
    'INVITATION_REQUIRED',
    'INVALID_INVITATION',
    'DOMAIN_NOT_ALLOWED',
  ],
  'POST /check-sign-up': [],
  'POST /sign-in/email': [
    'INVALID_EMAIL',
    'INVALID_EMAIL_OR_PASSWORD',
    'EMAIL_NOT_VERIFIED',
    'ACCOUNT_DISABLED',
    'SECOND_FACTOR_REQUIRED',
  ],
  'POST /sign-in/second-factor': ['SECOND_FACTOR_EXPIRED', 'INVALID_CODE'],
  'GET /second-factor': ['AUTH_EXPIRED'],
  'POST /second-factor/begin': [...codesOfProof, 'SECOND_FACTOR_ON'],
  'POST /second-factor/confirm': ['AUTH_EXPIRED', 'INVALID_CODE'],
  'POST /second-factor/renew-recovery-codes': [...codesOfProof, 'NOT_FOUND'],
  'POST /second-factor/turn-off': codesOfProof,
  'POST /sign-in/passkey/begin': [],
  'POST /sign-in/passkey': [
    'INVALID_PASSKEY',
    'PASSKEY_EXPIRED',
    'PASSKEY_COPIED',
    'EMAIL_NOT_VERIFIED',
    'ACCOUNT_DISABLED',
  ],
  'GET /passkeys': ['AUTH_EXPIRED'],
  'POST /passkeys/begin': [...codesOfProof, 'LIST_FULL'],
  'POST /passkeys/add': ['AUTH_EXPIRED', 'INVALID_PASSKEY', 'PASSKEY_EXPIRED', 'LIST_FULL'],
  'POST /passkeys/rename': ['AUTH_EXPIRED', 'NOT_FOUND'],
  'POST /passkeys/remove': [...codesOfProof, 'NOT_FOUND', 'LAST_WAY_IN'],
  'POST /sign-in/oidc': ['OIDC_UNAVAILABLE'],
  'GET /callback/oidc': [],
  'POST /sign-out': [],
  'GET /get-session': [],
  'GET /token': ['AUTH_EXPIRED'],
  'GET /list-sessions': ['AUTH_EXPIRED'],
  'POST /revoke-session': ['AUTH_EXPIRED', 'NOT_FOUND'],
  'POST /revoke-other-sessions': ['AUTH_EXPIRED'],
  'GET /list-api-keys': ['AUTH_EXPIRED'],
  'POST /create-api-key': [...codesOfProof, 'LIST_FULL'],
  'POST /revoke-api-key': ['AUTH_EXPIRED', 'NOT_FOUND'],
  'POST /send-verification-email': ['INVALID_EMAIL'],
  'GET /verify-email': [],
  'POST /check-verification': ['INVALID_VERIFICATION_LINK'],
  'POST /verify-email': ['INVALID_VERIFICATION_LINK'],
  'POST /change-email': ['AUTH_EXPIRED', 'INVALID_EMAIL', 'SAME_EMAIL'],
  'POST /forgot-password': [],
  'POST /check-reset': ['INVALID_RESET_LINK'],
  'POST /reset-password': [
    'INVALID_RESET_LINK',
    'PASSWORD_TOO_SHORT',
    'PASSWORD_TOO_LONG',
    'SECOND_FACTOR_REQUIRED',
  ],
  'GET /export-data': ['AUTH_EXPIRED'],
  'POST /delete-user': [...codesOfProof, 'LAST_ADMINISTRATOR'],
  'POST /change-password': [...codesOfProof, 'PASSWORD_TOO_SHORT', 'PASSWORD_TOO_LONG'],
};
