import { type AnyContractRouter, isContractProcedure } from '@orpc/contract';
import { type ErrorCode, isErrorCode } from '../errors.ts';
import type { Scope } from '../scopes.ts';
import type { CallMeta } from './errors.ts';
import { contract } from './index.ts';

/** One call of the contract. */
export interface Operation {
  /** By method and address, with names in braces for what differs, such as `GET /api/actions/{id}`. */
  route: string;
  /** What it can answer when it fails. */
  codes: ErrorCode[];
  /** What an API key has to be allowed to make it; undefined: no key can. */
  scope: Scope | undefined;
}

export const operations: readonly Operation[] = listOperations(contract);

function listOperations(calls: AnyContractRouter): Operation[] {
  if (!isContractProcedure(calls)) return Object.values(calls).flatMap((one) => listOperations(one));
  const { method, path } = calls['~orpc'].route;
  return [{ route: `${method} /api${path}`, codes: listCodes(calls), scope: readScope(calls) }];
}

/** The codes that a call declares. */
export function listCodes(call: { '~orpc': { errorMap: object } }): ErrorCode[] {
  return Object.keys(call['~orpc'].errorMap).filter(isErrorCode);
}

export function readScope({ '~orpc': { meta } }: { '~orpc': { meta: CallMeta } }): Scope | undefined {
  return meta.scope;
}
