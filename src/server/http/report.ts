import type { AppError } from '../../shared/errors.ts';
import { describeError, type Log } from '../platform/log.ts';

export interface ReportParts {
  log: Log;
  countFault: (error: AppError) => void;
  isNotified: boolean;
}

/** Logs an error that is the server's, tells who runs it, and returns it as the caller hears of it. */
export type Report = (error: AppError) => AppError;

export function makeReport({ log, countFault, isNotified }: ReportParts): Report {
  return (error) => {
    if (error.status < 500) return error;
    log.error({ code: error.code, error: describeError(error.cause ?? error) }, 'a call failed');
    countFault(error);
    return isNotified ? error.toNotified() : error;
  };
}
