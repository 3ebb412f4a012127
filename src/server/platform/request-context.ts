import { AsyncLocalStorage } from 'node:async_hooks';

/** What ties together all that is done for one request, by the names that log lines have for it. */
export interface RequestContext {
  request_id: string;
  /** Of the trace that the caller says it belongs to. */
  trace_id?: string;
}

const storage = new AsyncLocalStorage<RequestContext>();

/** Whatever the work starts belongs to this request, however much later it runs. */
export function runInRequest<Result>(context: RequestContext, work: () => Result): Result {
  return storage.run(context, work);
}

/** Undefined for what no request has started, such as a sweep. */
export function findRequestContext(): RequestContext | undefined {
  return storage.getStore();
}
