import { makeSetupError } from './failures.ts';

/** A key as a header may carry it. @throws AppError ENGINE_MISCONFIGURED, which does not repeat it */
export function requireKey(key: string | undefined): string {
  const trimmed = key?.trim() ?? '';
  if (trimmed === '') throw makeSetupError('NO_KEY');
  if (!/^[\x21-\x7e]+$/.test(trimmed)) throw makeSetupError('BAD_KEY');
  return trimmed;
}

/** @throws AppError ENGINE_MISCONFIGURED */
export function requireModel(model: string | undefined): string {
  if (model === undefined || model === '') throw makeSetupError('NO_MODEL');
  return model;
}

/** The address of a call: a path below the provider's own, which may have one and may end in a slash. */
export function joinUrl(baseUrl: string, path: string): string {
  return `${baseUrl.replace(/\/+$/, '')}/${path}`;
}
