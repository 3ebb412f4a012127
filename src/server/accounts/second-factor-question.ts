import { AppError } from '../../shared/errors.ts';
import type { Clock } from '../platform/clock.ts';

const lifetimeSeconds = 10 * 60;

/** Whoever signs in has shown the first factor, and is asked for the second. The cookie says so to the next call. */
export class SecondFactorRequired extends AppError {
  readonly cookie: string;

  constructor(cookie: string) {
    super('SECOND_FACTOR_REQUIRED');
    this.cookie = cookie;
  }
}

export interface QuestionDependencies {
  /** Of any text, letters that nobody can make without this server's secret. */
  sign: (text: string) => string;
  isSameMark: (one: string, other: string) => boolean;
  isSecure: boolean;
  clock: Clock;
}

export type SecondFactorQuestion = ReturnType<typeof makeSecondFactorQuestion>;

/** Who may still be asked for a second factor: a cookie that proves itself, for ten minutes, and opens nothing alone. */
export function makeSecondFactorQuestion({ sign, isSameMark, isSecure, clock }: QuestionDependencies) {
  const name = `${isSecure ? '__Host-' : ''}draftwell.second_factor`;
  const toMark = (userId: string, expiresMs: string) => sign(`${name} ${userId} ${expiresMs}`);

  function toCookie(value: string, seconds: number): string {
    const attributes = `Max-Age=${seconds}; Path=/; HttpOnly; SameSite=Lax`;
    return `${name}=${value}; ${attributes}${isSecure ? '; Secure' : ''}`;
  }

  return {
    ask(userId: string): SecondFactorRequired {
      const expiresMs = String(clock().getTime() + lifetimeSeconds * 1000);
      return new SecondFactorRequired(
        toCookie([userId, expiresMs, toMark(userId, expiresMs)].join('.'), lifetimeSeconds),
      );
    },

    /** Undefined: nobody is asked, or not any more. */
    findAsked(headers: Headers): string | undefined {
      for (const cookie of (headers.get('cookie') ?? '').split(';')) {
        const [key, value = ''] = cookie.trim().split('=');
        const [userId = '', expiresMs = '', mark = ''] = value.split('.');
        if (key !== name || !isSameMark(mark, toMark(userId, expiresMs))) continue;
        return Number(expiresMs) > clock().getTime() ? userId : undefined;
      }
      return undefined;
    },

    /** @returns the value of a `Set-Cookie` */
    forget: () => toCookie('', 0),
  };
}
