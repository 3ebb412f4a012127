import { passwordMaxLength, passwordMinLength } from './limits.ts';
import { unavailableSentence } from './sentences.ts';

/**
 * The error catalogue. The code is for programs, the sentence for people. Status and retryable follow from the
 * code here and nowhere else.
 */
export interface CatalogueEntry {
  /** HTTP status of an answer with this code. */
  status: number;
  /** Whether the same call may succeed a moment later. */
  retryable: boolean;
  /** What the writer reads. */
  message: string;
}

const serverSentence = 'Server error occurred. Please try again in a moment.';
/** In its place, where somebody who runs the server gets a mail of it: elsewhere it would not be true. */
const notifiedSentence = "Server error occurred. We've been notified and are working on a fix.";
const requestSentence = 'There was an issue with your request. Please check your input and try again.';
const tooLargeSentence = 'Your request is too large. Please try with shorter text.';
const noCreditSentence =
  "You don't have enough credits. Please upgrade your plan or wait for daily credits to refresh.";

export const catalogue = {
  INVALID_REQUEST: { status: 400, retryable: false, message: requestSentence },
  PROVIDER_NOT_USABLE: {
    status: 422,
    retryable: false,
    message: 'This model cannot be used as it is set up. Nothing has changed.',
  },
  INVALID_EMAIL: { status: 400, retryable: false, message: 'Please enter a valid email address.' },
  SAME_EMAIL: {
    status: 400,
    retryable: false,
    message: 'This is the email address of your account already.',
  },
  PASSWORD_TOO_SHORT: {
    status: 400,
    retryable: false,
    message: `Password must be at least ${passwordMinLength} characters long.`,
  },
  PASSWORD_TOO_LONG: {
    status: 400,
    retryable: false,
    message: `Password must be at most ${passwordMaxLength} characters long.`,
  },
  INVALID_PASSWORD: { status: 400, retryable: false, message: 'This is not your current password.' },
  INVALID_RESET_LINK: {
    status: 400,
    retryable: false,
    message: 'This password reset link is invalid or has expired.',
  },
  INVALID_VERIFICATION_LINK: {
    status: 400,
    retryable: false,
    message: 'This verification link is invalid or has expired.',
  },
  AUTH_EXPIRED: {
    status: 401,
    retryable: false,
    message: 'Your session has expired. Please refresh the page and sign in again.',
  },
  INVALID_API_KEY: {
    status: 401,
    retryable: false,
    message: 'This API key is not known here: it was revoked, has expired, or was never made.',
  },
  INVALID_EMAIL_OR_PASSWORD: { status: 401, retryable: false, message: 'Invalid email or password' },
  INVALID_CODE: {
    status: 400,
    retryable: false,
    message: 'This code is not right, or was used already. Please wait for the next one.',
  },
  SECOND_FACTOR_REQUIRED: {
    status: 403,
    retryable: false,
    message: 'Please enter the code of your authenticator app.',
  },
  SECOND_FACTOR_EXPIRED: {
    status: 403,
    retryable: false,
    message: 'This sign-in took too long. Please begin again.',
  },
  SECOND_FACTOR_ON: {
    status: 409,
    retryable: false,
    message: 'Two-step sign-in is on already. Please turn it off first.',
  },
  INVALID_PASSKEY: {
    status: 400,
    retryable: false,
    message: 'This passkey opens no account here. Please sign in another way.',
  },
  PASSKEY_EXPIRED: {
    status: 403,
    retryable: false,
    message: 'That took too long. Please try your passkey again.',
  },
  PASSKEY_COPIED: {
    status: 403,
    retryable: false,
    message: 'This passkey was refused: there may be a copy of it. Please sign in another way and remove it.',
  },
  LAST_WAY_IN: {
    status: 409,
    retryable: false,
    message: 'This is the only way into your account. Please add another passkey first.',
  },
  FRESH_SIGN_IN_REQUIRED: {
    status: 403,
    retryable: false,
    message: 'You signed in long ago. Please sign out and in again, then try once more.',
  },
  OIDC_DENIED: {
    status: 403,
    retryable: false,
    message: 'The sign-in service did not let you in here, or you went back. Nobody was signed in.',
  },
  OIDC_EXPIRED: {
    status: 400,
    retryable: false,
    message: 'This sign-in took too long, or was used already. Please begin again.',
  },
  OIDC_NOT_PROVEN: {
    status: 401,
    retryable: false,
    message:
      'The answer of the sign-in service does not prove who you are, so nobody was signed in. Please begin again; if that does not help, tell the person who runs this server.',
  },
  OIDC_EMAIL_MISSING: {
    status: 403,
    retryable: false,
    message: 'The sign-in service does not say your email address, without which there is no account here.',
  },
  OIDC_EMAIL_UNVERIFIED: {
    status: 403,
    retryable: false,
    message:
      'Your email address is not verified at the sign-in service. Please verify it there, then begin again.',
  },
  OIDC_SUBJECT_CHANGED: {
    status: 403,
    retryable: false,
    message:
      'The account with your email address here belongs to another account of the sign-in service. Please tell the person who runs this server.',
  },
  OIDC_UNAVAILABLE: {
    status: 502,
    retryable: true,
    message: 'The sign-in service does not answer as it should. Please try again in a moment.',
  },
  PAYMENT_DECLINED: {
    status: 402,
    retryable: false,
    message: 'The payment was declined. Nothing has changed. Please try another way of paying.',
  },
  INSUFFICIENT_CREDITS: { status: 402, retryable: false, message: noCreditSentence },
  REQUEST_FLAGGED: {
    status: 403,
    retryable: false,
    message: 'Request flagged for review. Please contact support if this is an error.',
  },
  PREMIUM_REQUIRED: {
    status: 403,
    retryable: false,
    message: 'Your plan does not include this. Nothing was changed or charged.',
  },
  FOREIGN_ORIGIN: {
    status: 403,
    retryable: false,
    message: 'This request came from a page of another site and was refused.',
  },
  INSUFFICIENT_SCOPE: {
    status: 403,
    retryable: false,
    message: 'This API key may not make this call.',
  },
  CURRENT_PASSWORD_REQUIRED: {
    status: 403,
    retryable: false,
    message: 'Please enter your current password.',
  },
  EMAIL_NOT_VERIFIED: {
    status: 403,
    retryable: false,
    message: 'Please verify your email address before signing in: the link is in your inbox.',
  },
  SIGN_UP_CLOSED: {
    status: 403,
    retryable: false,
    message: 'Nobody can sign up on this server at the moment. Please ask the person who runs it.',
  },
  INVITATION_REQUIRED: {
    status: 403,
    retryable: false,
    message: 'Signing up on this server takes an invitation. Please ask the person who runs it for a link.',
  },
  INVALID_INVITATION: {
    status: 403,
    retryable: false,
    message: 'This invitation is used, taken back or too old. Please ask for another one.',
  },
  DOMAIN_NOT_ALLOWED: {
    status: 403,
    retryable: false,
    message: 'Addresses of this domain cannot sign up on this server without an invitation.',
  },
  ACCOUNT_DISABLED: {
    status: 403,
    retryable: false,
    message: 'This account has been disabled. Please ask the person who runs this server.',
  },
  NOT_FOUND: { status: 404, retryable: false, message: 'There is nothing at this address.' },
  CALL_IN_PROGRESS: {
    status: 409,
    retryable: false,
    message: 'This request is still being worked on. Please wait a moment.',
  },
  IDEMPOTENCY_KEY_REUSED: {
    status: 409,
    retryable: false,
    message: 'This idempotency key belongs to a different request. Please use a new one.',
  },
  ALREADY_SUBSCRIBED: {
    status: 409,
    retryable: false,
    message: 'You already have Premium. You can manage it in the settings.',
  },
  NO_SUBSCRIPTION: {
    status: 409,
    retryable: false,
    message: 'There is no subscription to manage yet.',
  },
  ENGINE_FIXED: {
    status: 409,
    retryable: false,
    message: 'Who writes is set in the environment of this server, which stands above this screen.',
  },
  ADMINISTRATOR_PROTECTED: {
    status: 409,
    retryable: false,
    message: 'An administrator cannot be disabled. Please make them an ordinary writer first.',
  },
  LAST_ADMINISTRATOR: {
    status: 409,
    retryable: false,
    message: 'This is the last administrator of this server. Please make somebody else one first.',
  },
  SIGN_UP_FIXED: {
    status: 409,
    retryable: false,
    message: 'Who may sign up is set in the environment of this server, which stands above this screen.',
  },
  ADMINISTRATORS_FIXED: {
    status: 409,
    retryable: false,
    message: 'The setting ADMIN_EMAILS says who is administrator, which stands above this screen.',
  },
  LIST_FULL: {
    status: 409,
    retryable: false,
    message: 'This list is full, so nothing was added. Please remove something from it first.',
  },
  PULL_RUNNING: {
    status: 409,
    retryable: false,
    message: 'A model is being pulled already. Cancel that, or wait until it is here.',
  },
  MAIL_BEING_SENT: {
    status: 409,
    retryable: true,
    message: 'This mail is being sent at this moment. Please look again in a minute.',
  },
  NAME_TAKEN: {
    status: 409,
    retryable: false,
    message: 'You have a saved instruction of this name already. Please choose another name.',
  },
  INSTRUCTIONS_FULL: {
    status: 409,
    retryable: false,
    message: 'Your plan has no room for more saved instructions. Nothing was saved.',
  },
  REQUEST_TOO_LARGE: { status: 413, retryable: false, message: tooLargeSentence },
  UNSUPPORTED_MEDIA_TYPE: {
    status: 415,
    retryable: false,
    message: 'This call takes JSON. Please send it as application/json.',
  },
  USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL: {
    status: 422,
    retryable: false,
    message: 'User already exists. Use another email.',
  },
  NO_CONTENT: {
    status: 422,
    retryable: false,
    message: 'No content was generated. Please try again with different input.',
  },
  INSTRUCTION_UNKNOWN: {
    status: 422,
    retryable: false,
    message:
      'The rules on this server cannot follow this instruction, so nothing was changed. Please try another one.',
  },
  ORDER_NOT_UNDERSTOOD: {
    status: 422,
    retryable: false,
    message:
      'The rules on this server arrange and correct what you write; they cannot write from an order. Please write what you want to say.',
  },
  LANGUAGE_NOT_UNDERSTOOD: {
    status: 422,
    retryable: false,
    message: 'The rules on this server know English only, so nothing was changed.',
  },
  NO_FEEDBACK: {
    status: 422,
    retryable: false,
    message: 'Unable to generate feedback. Please try again.',
  },
  RATE_LIMITED: {
    status: 429,
    retryable: false,
    message: 'Too many requests. Please wait a moment before trying again.',
  },
  RATE_LIMIT_ERROR: {
    status: 429,
    retryable: false,
    message: 'Rate limit exceeded. Please wait {N} minutes before trying again.',
  },
  API_KEY_RATE_LIMITED: {
    status: 429,
    retryable: false,
    message: 'Too many calls with this API key. Please wait a moment before trying again.',
  },
  TOO_MANY_CALLS: {
    status: 429,
    retryable: false,
    message: 'Too many calls in a short time. Please wait a moment before trying again.',
  },
  INTERNAL_ERROR: { status: 500, retryable: true, message: serverSentence },
  ENGINE_ERROR: { status: 502, retryable: true, message: serverSentence },
  ENGINE_BUSY: {
    status: 503,
    retryable: true,
    message: 'The AI service is temporarily busy. Please try again in a few moments.',
  },
  ENGINE_MISCONFIGURED: {
    status: 503,
    retryable: false,
    message:
      'Service temporarily unavailable. The writing engine is not set up correctly; please tell the person who runs this server.',
  },
  ENGINE_UNAVAILABLE: { status: 503, retryable: true, message: unavailableSentence },
  BUDGET_REACHED: {
    status: 503,
    retryable: false,
    message:
      'This server has reached what it may spend on models this month. Nothing was charged. Please tell the person who runs it.',
  },
  PAYMENT_NOT_SET_UP: {
    status: 503,
    retryable: false,
    message: 'Payment is not set up on this server.',
  },
  PAYMENT_UNAVAILABLE: {
    status: 503,
    retryable: true,
    message: 'The payment service does not answer. Nothing has changed. Please try again in a moment.',
  },
  STORAGE_UNAVAILABLE: { status: 503, retryable: true, message: unavailableSentence },
  MAX_RETRIES_EXCEEDED: {
    status: 503,
    retryable: true,
    message: 'Service is temporarily unavailable. Please try again in a few minutes.',
  },
  ENGINE_TIMEOUT: { status: 504, retryable: true, message: unavailableSentence },
} as const satisfies Record<string, CatalogueEntry>;

export type ErrorCode = keyof typeof catalogue;

/** How long to wait where a vendor's limit does not say it, in minutes. */
export const defaultRateLimitMinutes = 60;

function toSentence(code: ErrorCode, retryAfterSeconds: number | undefined): string {
  const minutes =
    retryAfterSeconds === undefined ? defaultRateLimitMinutes : Math.ceil(retryAfterSeconds / 60);
  return catalogue[code].message.replace('{N}', String(minutes));
}

/** The body of every error answer, and the data of a stream's error event. */
export interface ErrorBody {
  code: string;
  status: number;
  message: string;
  retryable: boolean;
  /** Seconds until another try can succeed, where that is known. */
  retry_after?: number;
  /** What the log calls the request, where the fault is the server's. */
  request_id?: string;
}

/** A failure with a code from the catalogue. Nothing else is thrown on purpose. */
export class AppError extends Error {
  override readonly name = 'AppError';
  readonly code: ErrorCode;
  readonly retryAfterSeconds: number | undefined;

  /** @param options `message`: a sentence that says more than the catalogue's, without a word of the writer's */
  constructor(
    code: ErrorCode,
    options: {
      cause?: unknown;
      retryAfterSeconds?: number | undefined;
      isNotified?: boolean;
      message?: string;
    } = {},
  ) {
    const sentence = options.message ?? toSentence(code, options.retryAfterSeconds);
    super(options.isNotified && sentence === serverSentence ? notifiedSentence : sentence, {
      cause: options.cause,
    });
    this.code = code;
    this.retryAfterSeconds = options.retryAfterSeconds;
  }

  get status(): number {
    return catalogue[this.code].status;
  }

  /** The same, once the person who runs the server is told of it. */
  toNotified(): AppError {
    const { code, cause, retryAfterSeconds } = this;
    return new AppError(code, { cause, retryAfterSeconds, isNotified: true });
  }

  toBody(): ErrorBody {
    const { status, retryable } = catalogue[this.code];
    return {
      code: this.code,
      status,
      message: this.message,
      retryable,
      ...(this.retryAfterSeconds === undefined ? {} : { retry_after: this.retryAfterSeconds }),
    };
  }
}

export function isErrorCode(value: unknown): value is ErrorCode {
  return typeof value === 'string' && Object.hasOwn(catalogue, value);
}
