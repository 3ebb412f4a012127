import { AppError } from '../../shared/errors.ts';
import type { Scope } from '../../shared/scopes.ts';
import type { RecordEvent } from '../audit/index.ts';
import type { Admit, Credential } from '../http/caller.ts';

interface AdmissionParts {
  recordDaily: RecordEvent;
  inBackground: (work: () => Promise<void>) => void;
}

/** What a caller may do, by what they have shown. What a key does is counted in the log, by day. */
export function makeAdmission({ recordDaily, inBackground }: AdmissionParts): Admit {
  return ({ userId, credential }, scope) => {
    if (credential.kind === 'session') return;
    const use = requireScope(credential, scope);
    const facts = { key: credential.start, use };
    inBackground(() => recordDaily({ kind: 'key.used', actorId: userId, subjectId: userId, facts }));
  };
}

function requireScope({ scopes }: Extract<Credential, { kind: 'api-key' }>, scope: Scope | undefined): Scope {
  if (scope !== undefined && scopes.includes(scope)) return scope;
  const message =
    scope === undefined
      ? 'No API key may make this call.'
      : `This API key may not make this call: it was made without the scope “${scope}”.`;
  throw new AppError('INSUFFICIENT_SCOPE', { message });
}
