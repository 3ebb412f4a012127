import type { AppError } from '../../shared/errors.ts';
import { describeError, type Log } from '../platform/log.ts';

export interface ReportParts {
  log: Log;
  count: (error: AppError) => void;
  isSomebodyTold: () => boolean;
}

/** Logs an error that is the server's, tells who runs it, and returns it as the caller hears of it. */
export type Report = (error: AppError) => AppError;

export function makeReport({ log, count, isSomebodyTold }: ReportParts): Report {
  return (error) => {
    if (error.status < 500) return error;
    log.error({ code: error.code, error: describeError(error.cause ?? error) }, 'a call failed');
    count(error);
    return isSomebodyTold() ? error.toNotified() : error;
  };
}
