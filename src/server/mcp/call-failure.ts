import { AppError, catalogue, type ErrorBody, isErrorCode } from '../../shared/errors.ts';

const noAnswer: ErrorBody = {
  code: 'NETWORK_ERROR',
  status: 0,
  message: 'The server did not answer. Please see that it runs, and that its address is right.',
  retryable: true,
};

/** A call that was not answered: what a program needs, and the sentence for the writer. */
export class CallFailure extends Error {
  override readonly name = 'CallFailure';
  readonly body: ErrorBody;

  constructor(body: ErrorBody, cause?: unknown) {
    super(body.message, { cause });
    this.body = body;
  }
}

/** Reads the body of an error answer, the error event of a stream, or whatever else went wrong. */
export function toCallFailure(error: unknown): CallFailure {
  if (error instanceof CallFailure) return error;
  if (error instanceof AppError) return new CallFailure(error.toBody(), error);
  return new CallFailure(findBody(error) ?? noAnswer, error);
}

/** Of an error event the body is its `data`. Words that are not the catalogue's stay outside. */
function findBody(value: unknown): ErrorBody | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  if ('data' in value && typeof value.data === 'object' && value.data !== null) return findBody(value.data);
  if (!('code' in value) || !isErrorCode(value.code)) return undefined;
  const { code } = value;
  const message = 'message' in value && typeof value.message === 'string' ? value.message : '';
  const wait =
    'retry_after' in value && typeof value.retry_after === 'number' ? value.retry_after : undefined;
  const request =
    'request_id' in value && typeof value.request_id === 'string' ? value.request_id : undefined;
  return {
    ...catalogue[code],
    code,
    message: message || catalogue[code].message,
    ...(wait !== undefined && { retry_after: wait }),
    ...(request !== undefined && { request_id: request }),
  };
}
