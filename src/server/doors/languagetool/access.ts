import type { DoorMode } from '../../../shared/facts.ts';
import type { Scope } from '../../../shared/scopes.ts';
import type { Admit, Caller } from '../../http/caller.ts';
import type { Fields } from './fields.ts';
import { Refusal, wrong } from './refusal.ts';

export interface AccessParts {
  openTo: DoorMode;
  findCallerByKey: (key: string) => Promise<Caller | undefined>;
  admit: Admit;
}

export interface Shown {
  headers: Headers;
  fields: Fields;
}

const scope: Scope = 'check';

/** By which account a program calls. */
export function makeAccess({ openTo, findCallerByKey, admit }: AccessParts) {
  async function findByKeyInPath(key: string): Promise<Caller | undefined> {
    const caller = await findCallerByKey(key);
    if (caller === undefined) return undefined;
    const { credential } = caller;
    // What proxies on the way write down may be worth a check and no more
    if (credential.kind !== 'api-key' || credential.scopes.some((one) => one !== scope))
      throw new Refusal(403, `In an address only a key that is for '${scope}' alone is taken.`);
    return caller;
  }

  async function getByKey(key: string): Promise<Caller> {
    const caller = await findCallerByKey(key);
    if (caller === undefined)
      throw new Refusal(
        403,
        'This API key is wrong, has been revoked, or is over. Make another in the settings.',
      );
    if (caller.credential.kind === 'api-key' && !caller.credential.scopes.includes(scope))
      throw new Refusal(403, `This API key was made without '${scope}'. Make another in the settings.`);
    return caller;
  }

  return {
    /** Undefined: no account has such a key, and the address is none. @throws Refusal */
    findByKeyInPath,

    /** Undefined: nobody in particular. @throws Refusal */
    async findCaller({ headers, fields }: Shown): Promise<Caller | undefined> {
      const key = readKey(headers, fields);
      return key === undefined ? undefined : getByKey(key);
    },

    requireCaller(caller: Caller | undefined): Caller {
      if (caller === undefined) throw wrong('This end point needs a user id');
      admit(caller, scope);
      return caller;
    },

    requireAccess(caller: Caller | undefined): void {
      if (caller !== undefined) admit(caller, scope);
      else if (openTo !== 'open')
        throw new Refusal(
          403,
          'Anonymous access is prohibited on this server, please provide authentication.',
        );
    },
  };
}

/** Whom the key belongs to is known by it alone: what stands beside it as a name is not looked at. */
function readKey(headers: Headers, fields: Fields): string | undefined {
  if (fields.has('password') || fields.has('tokenV2'))
    throw new Refusal(
      403,
      'No password is taken here. Make an API key in the settings, and send it as apiKey.',
    );
  const [username, apiKey] = [fields.get('username') ?? '', fields.get('apiKey') ?? ''];
  if (username !== '' && apiKey === '') throw wrong("With 'username' set, you also need to specify 'apiKey'");
  if (username === '' && apiKey !== '') throw wrong('apiKey was set, but username was not');
  const given = apiKey || fields.get('api_key') || readAuthorization(headers.get('authorization') ?? '');
  return given || undefined;
}

function readAuthorization(header: string): string | undefined {
  const [, kind = '', value = ''] = /^(bearer|basic) +(\S+)$/i.exec(header) ?? [];
  if (kind.toLowerCase() !== 'basic') return value;
  return Buffer.from(value, 'base64').toString().split(/:(.*)/s)[1];
}
