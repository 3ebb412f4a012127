import type { RuleEngine } from '../../../engine/index.ts';
import type { Caller } from '../../http/caller.ts';
import { toAppError } from '../../http/errors.ts';
import type { Report } from '../../http/report.ts';
import type { Door } from '../../http/server.ts';
import type { Clock, Sleep } from '../../platform/clock.ts';
import { makeTurns } from '../../platform/turns.ts';
import { type AccessParts, makeAccess } from './access.ts';
import { type Address, readAddress } from './address.ts';
import { describeCheck } from './answer.ts';
import { checkText } from './check.ts';
import { openToPages, withCorsHeaders } from './cors.ts';
import { isForeign } from './detection.ts';
import { type Fields, readFields, tooLong } from './fields.ts';
import { describeServer, describeSoftware, listRules } from './information.ts';
import { listedLanguages } from './languages.ts';
import {
  checksAtOnce,
  checksAtOnceOfEach,
  checksPerSecond,
  checkTimeoutMs,
  longestDelayMs,
  textLimit,
} from './limits.ts';
import { makePace } from './pace.ts';
import { Refusal, wrong } from './refusal.ts';
import { readWish } from './wish.ts';
import { type Dictionary, makeWords } from './words.ts';

export interface LanguageToolParts extends AccessParts {
  rules: Pick<RuleEngine, 'check'>;
  dictionary: Dictionary & {
    readFor(
      userId: string,
      texts: readonly string[],
    ): Promise<{ dictionary: string[]; switchedOffRules: readonly string[] }>;
  };
  publicUrl: () => string;
  report: Report;
  clock: Clock;
  sleep: Sleep;
}

const busySentence = 'There are currently too many parallel requests. Please try again later.';

interface Call {
  fields: Fields;
  caller: Caller | undefined;
  clientAddress: string;
  signal: AbortSignal;
}

interface Action {
  methods: readonly string[];
  answer(call: Call): Promise<Response> | Response;
}

/**
 * The HTTP API of LanguageTool, version 2, by the rules on this server: for every program that has a field for such a
 * server. A check costs nothing, and leaves nothing behind. See docs/decisions/0093.
 */
export function makeLanguageTool(parts: LanguageToolParts): Door {
  const { openTo, rules, dictionary, publicUrl, report, clock, sleep } = parts;
  const access = makeAccess(parts);
  const words = makeWords(dictionary);
  const pace = makePace({ perSecond: checksPerSecond, longestDelayMs, clock });
  // By turns of passages all that one asks at once would end together, and late
  const inTurn = makeTurns({ limit: checksAtOnce, limitOfEach: checksAtOnceOfEach });
  let underWay = 0;

  async function keepPace(whose: string, signal: AbortSignal): Promise<void> {
    const delayMs = pace.take(whose);
    if (delayMs === undefined)
      throw new Refusal(429, 'Too many requests. Please try again in a moment.', longestDelayMs / 1_000);
    if (delayMs > 0) await sleep(delayMs, signal);
  }

  async function check({ fields, caller, clientAddress, signal }: Call): Promise<Response> {
    access.requireAccess(caller);
    const wish = readWish(fields);
    const { plain, names } = wish.text;
    if (plain.length > textLimit) throw tooLong(plain.length);
    const whose = caller?.userId ?? `address ${clientAddress}`;
    await keepPace(whose, signal);
    const spelling = wish.spelling ?? caller?.preferences.language ?? 'en-us';
    const own = caller && (await dictionary.readFor(caller.userId, [plain]));
    const request = {
      ...caller?.preferences,
      switchedOffRules: own?.switchedOffRules ?? [],
      dictionary: [...(own?.dictionary ?? []), ...names],
      text: plain,
      language: spelling,
      level: wish.level,
      // Whoever has a document checked goes on writing here
      turnKey: `languagetool ${whose}`,
    };
    const isNothingAsked = wish.isTextLevelOnly || (wish.isAuto && (await isForeign(plain)));
    const options = {
      timeoutMs: checkTimeoutMs,
      inTurn: (work: () => Promise<void>, until: AbortSignal) => inTurn(whose, work, until),
      allowsIncomplete: wish.allowsIncomplete,
      signal,
    };
    const { issues, isComplete } = isNothingAsked
      ? { issues: [], isComplete: true }
      : await inQueue(() => checkText(rules, request, options));
    const told = { software: describeSoftware(), publicUrl: publicUrl() };
    return Response.json(await describeCheck({ wish, spelling, issues, isComplete, ...told }));
  }

  async function inQueue<Result>(work: () => Promise<Result>): Promise<Result> {
    if (isFull()) throw new Refusal(503, busySentence);
    underWay += 1;
    try {
      return await work();
    } finally {
      underWay -= 1;
    }
  }

  const isFull = () => underWay >= checksAtOnce;

  /** For who is known by a key. */
  const ofWriter =
    (act: (userId: string, fields: Fields) => Promise<object>) =>
    async ({ caller, fields, signal }: Call) => {
      const { userId } = access.requireCaller(caller);
      await keepPace(userId, signal);
      return Response.json(await act(userId, fields));
    };

  const get = ['GET'];
  const post = ['POST'];
  const actions: Readonly<Record<string, Action>> = {
    check: { methods: ['GET', 'POST'], answer: check },
    languages: { methods: get, answer: () => Response.json(listedLanguages) },
    words: { methods: get, answer: ofWriter(words.list) },
    'words/add': { methods: post, answer: ofWriter(words.add) },
    'words/delete': { methods: post, answer: ofWriter(words.remove) },
    info: { methods: get, answer: () => Response.json(describeServer()) },
    maxtextlength: { methods: get, answer: () => new Response(String(textLimit)) },
    configinfo: { methods: get, answer: ({ fields }) => Response.json(listRules(fields)) },
    healthcheck: {
      methods: get,
      answer: () => {
        if (isFull()) throw new Refusal(503, busySentence);
        return new Response('OK');
      },
    },
  };

  async function answer({ action, keyInPath }: Address, request: Request, clientAddress: string) {
    if (openTo === 'off') throw new Refusal(404, 'The LanguageTool API is switched off on this server.');
    const owner = keyInPath === undefined ? undefined : await access.findByKeyInPath(keyInPath);
    const found = Object.hasOwn(actions, action) ? actions[action] : undefined;
    // A wrong key is no address
    if (found === undefined || (keyInPath !== undefined && owner === undefined))
      throw unsupported(action, keyInPath);
    if (!found.methods.includes(request.method === 'HEAD' ? 'GET' : request.method))
      throw wrong(`'${action}' takes ${found.methods.join(' or ')} requests`);
    const { headers, signal } = request;
    const fields = await readFields(request);
    const needsCaller = action === 'check' || action.startsWith('words');
    const caller = owner ?? (needsCaller ? await access.findCaller({ headers, fields }) : undefined);
    return found.answer({ fields, caller, clientAddress, signal });
  }

  function unsupported(action: string, keyInPath: string | undefined): Refusal {
    if (keyInPath !== undefined)
      return new Refusal(404, 'There is nothing at this address. Look whether the key in it is right.');
    const named = /^[\w/-]{1,40}$/.test(action) ? `'${action}'` : 'this one';
    return new Refusal(404, `Unsupported action: ${named}. There are: ${Object.keys(actions).join(', ')}.`);
  }

  function toRefusal(error: unknown, { signal }: Request): Refusal {
    if (error instanceof Refusal) return error;
    const known = toAppError(error);
    // Who has left caused what fails now, and does not hear of it
    const { status, message, retryAfterSeconds } = signal.aborted ? known : report(known);
    return new Refusal(status, message, retryAfterSeconds);
  }

  return {
    routes: Object.entries(actions).flatMap(([action, { methods }]) =>
      methods.flatMap((method) => [`${method} /v2/${action}`, `${method} /k/{key}/v2/${action}`]),
    ),
    answer(request, clientAddress) {
      const address = readAddress(new URL(request.url).pathname);
      if (address === undefined) return undefined;
      if (request.method === 'OPTIONS') return Promise.resolve(openToPages(request.headers));
      return answer(address, request, clientAddress)
        .catch((error: unknown) => toResponse(toRefusal(error, request)))
        .then((found) => withCorsHeaders(request.method === 'HEAD' ? new Response(null, found) : found));
    },
  };
}

function toResponse({ status, message, retryAfterSeconds }: Refusal): Response {
  const headers = new Headers({ 'content-type': 'text/plain; charset=utf-8' });
  if (retryAfterSeconds !== undefined) headers.set('retry-after', String(retryAfterSeconds));
  // What was not read of a refused body is not waited for
  if (status === 413) headers.set('connection', 'close');
  return new Response(`Error: ${message}`, { status, headers });
}
