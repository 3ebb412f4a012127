import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { scopes } from '../../src/shared/scopes.ts';
import { makeApiKey, signUp, type TestWriter } from '../kit/caller.ts';
import { checkByForm, type FormOptions, listFlagged, postForm } from '../kit/languagetool.ts';
import { databaseKinds, startProduct, type TestProduct } from '../kit/product.ts';

const english = { language: 'en-US' };

describe.each(databaseKinds)('the LanguageTool API with keys, on the %s database', (database) => {
  let product: TestProduct;
  let url: string;
  const log: string[] = [];

  beforeAll(async () => {
    product = await startProduct({
      database,
      environment: { LANGUAGETOOL_API: 'keys' },
      onLogLine: (line) => log.push(line),
    });
    url = product.url;
    expect((await fetch(`${url}/api/ready`)).status).toBe(200);
  });
  afterAll(() => product.stop());

  async function arrive(fields?: Record<string, unknown>) {
    const writer = await signUp(url, fields);
    const made = await makeApiKey(url, writer, { scopes: ['check'] });
    return { writer, ...made };
  }

  /** All the ways in which clients can say a key. */
  function listWays(key: string, { email }: TestWriter): [string, Record<string, string>, FormOptions][] {
    return [
      ['fields', { username: email, apiKey: key }, {}],
      ['gramma’s field', { api_key: key }, {}],
      ['bearer', {}, { headers: { authorization: `Bearer ${key}` } }],
      ['basic', {}, { headers: { authorization: `Basic ${btoa(`${email}:${key}`)}` } }],
      ['path', {}, { base: `/k/${key}/v2` }],
      ['path with a slash too many', {}, { base: `//k/${key}//v2` }],
    ];
  }

  test('DOOR-01: a key is taken in fields, headers and the address, and nothing of it or of a text is logged or stored', async () => {
    const { key, writer } = await arrive();
    const text = 'They was on Quibblemoor, and I have recieved it.';
    for (const [way, fields, options] of listWays(key, writer)) {
      const answer = await checkByForm(url, { ...english, text, ...fields }, options);
      expect([way, listFlagged(text, answer)]).toEqual([
        way,
        expect.arrayContaining([
          ['was', 'were'],
          ['recieved', 'received'],
        ]),
      ]);
    }
    const inAddress = new URLSearchParams({ ...english, text, username: writer.email, apiKey: key });
    expect((await fetch(`${url}/v2/check?${inAddress}`)).status).toBe(200);
    expect((await fetch(`${url}/k/${key}/v2/nothing`)).status).toBe(404);
    expect((await fetch(`${url}/k/${key}`)).status).toBe(404);

    expect(await writer.dailyCreditsUsed()).toBe(0);
    expect((await writer.get<{ actions: unknown[] }>('/api/actions')).body.actions).toEqual([]);
    const lines = log.join('');
    expect(lines).toContain('"path":"/k/{key}/v2/check"');
    expect(lines).toContain('"path":"/v2/check"');
    const metrics = await (await fetch(`${url}/metrics`)).text();
    for (const secret of [key, 'Quibblemoor', 'recieved', writer.email])
      expect([secret, lines.includes(secret), metrics.includes(secret)]).toEqual([secret, false, false]);
    const tables = await product.query<{ name: string }>(
      `select table_name as name from information_schema.tables where table_schema = 'public'`,
    );
    for (const { name } of tables) {
      const rows = await product.query(
        `select 1 from "${name}" as kept where kept::text like '%Quibblemoor%' or kept::text like '%${key}%'`,
      );
      expect([name, rows]).toEqual([name, []]);
    }
  });

  test('DOOR-01: without a key, with a wrong one, or one that is for something else, nobody checks', async () => {
    const { key, writer, id } = await arrive();
    const broad = await makeApiKey(url, writer, { scopes });
    const other = await makeApiKey(url, writer, { scopes: ['account'] });
    const send = async (fields: Record<string, string>, options?: FormOptions) => {
      const answer = await postForm(url, 'check', { ...english, text: 'Fine.', ...fields }, options);
      expect(answer.headers.get('access-control-allow-origin')).toBe('*');
      return [answer.status, await answer.text()];
    };
    const anonymous = 'Anonymous access is prohibited on this server, please provide authentication.';
    expect(await send({})).toEqual([403, `Error: ${anonymous}`]);
    const wrong = `dw_${'0'.repeat(40)}`;
    expect(await send({ username: 'a', apiKey: wrong })).toEqual([
      403,
      expect.stringMatching(/^Error: .*wrong/),
    ]);
    expect(await send({ username: 'a', apiKey: writer.token })).toEqual([403, expect.anything()]);
    expect(await send({ username: 'a', apiKey: other.key })).toEqual([403, expect.stringContaining('check')]);
    expect(await send({ username: 'a', password: 'correct horse' })).toEqual([403, expect.anything()]);
    expect(await send({ username: 'a', tokenV2: 'x' })).toEqual([403, expect.anything()]);
    expect(await send({ username: 'a', apiKey: broad.key })).toEqual([200, expect.anything()]);
    expect(await send({}, { base: `/k/${broad.key}/v2` })).toEqual([403, expect.stringContaining('alone')]);
    const unknown = await fetch(`${url}/k/${key}/v2/checks`);
    expect(await send({}, { base: `/k/${wrong}/v2` })).toEqual([
      unknown.status,
      (await unknown.text()).replace('checks', 'check'),
    ]);
    const headers = { 'content-type': 'application/json', origin: url, cookie: writer.cookie };
    await fetch(`${url}/api/auth/revoke-api-key`, { method: 'POST', headers, body: JSON.stringify({ id }) });
    expect(await send({ username: 'a', apiKey: key })).toEqual([403, expect.anything()]);
    expect(await send({}, { base: `/k/${key}/v2` })).toEqual([404, expect.anything()]);
  });

  test('DOOR-01, WORK-11: the dictionary is read, added to and taken from; its words and rules that are off hold', async () => {
    const { key, writer } = await arrive();
    const account = { username: writer.email, apiKey: key };
    const text = 'They was with the flimbot, becuase it helps.';
    const flagged = async () =>
      listFlagged(text, await checkByForm(url, { ...english, text, ...account })).map(([word]) => word);
    expect(await flagged()).toEqual(['was', 'flimbot', 'becuase']);

    const call = async (action: string, fields: Record<string, string>) =>
      (await postForm(url, action, { ...account, ...fields })).json();
    expect(await call('words/add', { word: 'flimbot' })).toEqual({ added: true });
    expect(await call('words/add', { word: 'flimbot' })).toEqual({ added: false });
    expect(await call('words/add', { mode: 'batch', words: 'becuase zorb' })).toEqual({ added: true });
    const inQuery = new URLSearchParams({ ...account, word: 'grobble' });
    const added = await fetch(`${url}/v2/words/add?${inQuery}`, { method: 'POST' });
    expect(await added.json()).toEqual({ added: true });
    const list = async (fields: Record<string, string>) =>
      (await fetch(`${url}/v2/words?${new URLSearchParams({ ...account, ...fields })}`)).json();
    expect(await list({})).toEqual({ words: ['becuase', 'flimbot', 'grobble', 'zorb'] });
    expect(await list({ offset: '1', limit: '2' })).toEqual({ words: ['flimbot', 'grobble'] });
    expect((await writer.get<{ words: string[] }>('/api/dictionary')).body.words).toContain('grobble');
    expect(await flagged()).toEqual(['was']);

    await writer.post('/api/switched-off-rules', { rule: 'plural-pronoun', description: 'Of pronouns' });
    expect(await flagged()).toEqual([]);
    expect(await call('words/delete', { word: 'flimbot' })).toEqual({ deleted: true });
    expect(await call('words/delete', { word: 'flimbot' })).toEqual({ deleted: false });
    expect(await flagged()).toEqual(['flimbot']);
    const { writer: stranger, key: foreign } = await arrive();
    const theirs = { username: stranger.email, apiKey: foreign };
    expect(await list(theirs)).toEqual({ words: [] });
  });

  test('DOOR-01, WORK-12: the writer’s spelling and name hold, and names that come with a document', async () => {
    const { key, writer } = await arrive({ name: 'Zorbina Quuxley' });
    const account = { username: writer.email, apiKey: key };
    const text = 'We like the colour. Zorbina and quuxley come too, with trubbleton.';
    const words = async (fields: Record<string, string>) => {
      const answer = await checkByForm(url, { ...account, ...fields });
      return [answer.language.code, listFlagged(text, answer).map(([word]) => word)];
    };
    expect(await words({ text, language: 'en' })).toEqual(['en-US', ['colour', 'trubbleton']]);
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${writer.token}` };
    const body = JSON.stringify({ preferred_language: 'en-gb' });
    await fetch(`${url}/api/profile/preferences`, { method: 'PATCH', headers, body });
    const data = { text, metaData: { FullName: 'Ada Trubbleton', EmailToAddress: 7 } };
    expect(await words({ text, language: 'en' })).toEqual(['en-GB', ['trubbleton']]);
    expect(
      await words({
        data: JSON.stringify({ ...data, metaData: { FullName: 'Ada Trubbleton' } }),
        language: 'en',
      }),
    ).toEqual(['en-GB', []]);
    expect(await words({ data: JSON.stringify(data), language: 'en-US' })).toEqual([
      'en-US',
      ['colour', 'trubbleton'],
    ]);
  });
});

describe('the LanguageTool API, open to whoever reaches the server', () => {
  let product: TestProduct;
  let url: string;

  beforeAll(async () => {
    product = await startProduct({ database: 'embedded' });
    url = product.url;
    expect((await fetch(`${url}/api/ready`)).status).toBe(200);
    // The first unknown name costs the engine's linter seconds where others work on the same cores
    const first = { ...english, text: 'Dear Quibblemoor, they was here.' };
    while ((await postForm(url, 'check', first)).status !== 200);
  });
  afterAll(() => product.stop());

  const text = 'They was here, and I have recieved it.';
  const annotation = [{ text: 'a' }];

  test.each<[string, Record<string, string>, number, string]>([
    ['no text', english, 400, "Missing 'text' or 'data' parameter"],
    ['text and data', { ...english, text, data: '{}' }, 400, "Set only 'text' or 'data' parameter, not both"],
    [
      'no language',
      { text },
      400,
      "Missing 'language' parameter, e.g. 'language=en-US' for American English or 'language=fr' for French",
    ],
    [
      'a language that there is not',
      { text, language: 'de-DE' },
      400,
      "'de-DE' is not a language code known to Draftwell. Supported codes are: en, en-US, en-GB, en-CA.",
    ],
    [
      'variants of no choice',
      { text, ...english, preferredVariants: 'en-GB' },
      400,
      "You specified 'preferredVariants' but you didn't specify 'language=auto'",
    ],
    [
      'a variant that is none',
      { text, language: 'auto', preferredVariants: 'en' },
      400,
      "'preferredVariants'",
    ],
    ['noopLanguages of no choice', { text, ...english, noopLanguages: 'de' }, 400, "'noopLanguages'"],
    [
      'rules disabled and only some enabled',
      { text, ...english, enabledOnly: 'yes', enabledRules: 'A', disabledRules: 'B' },
      400,
      'You cannot specify disabled rules or categories using enabledOnly=true',
    ],
    [
      'only rules that are not said',
      { text, ...english, enabledOnly: 'true' },
      400,
      'You must specify enabled rules or categories when using enabledOnly=true',
    ],
    [
      'another level',
      { text, ...english, level: 'x' },
      400,
      "If 'level' is set, it must be set to 'default' or 'picky'",
    ],
    ['another mode', { text, ...english, mode: 'x' }, 400, "'mode'"],
    [
      'a name without a key',
      { text, ...english, username: 'a' },
      400,
      "With 'username' set, you also need to specify 'apiKey'",
    ],
    [
      'a key without a name',
      { text, ...english, apiKey: 'dw_secret' },
      400,
      'apiKey was set, but username was not',
    ],
    ['data that is no JSON', { ...english, data: '{' }, 400, 'JSON'],
    ['data of two kinds', { ...english, data: JSON.stringify({ text, annotation }) }, 400, 'not both'],
    ['data of nothing', { ...english, data: '{}' }, 400, "'annotation'"],
    [
      'an item of two kinds',
      { ...english, data: JSON.stringify({ annotation: [{ text: 'a', markup: 'b' }] }) },
      400,
      'data',
    ],
    [
      'words read as others',
      { ...english, data: JSON.stringify({ annotation: [{ text: 'a', interpretAs: 'b' }] }) },
      400,
      'data',
    ],
    ['an item of no kind', { ...english, data: JSON.stringify({ annotation: [{}] }) }, 400, 'data'],
    [
      'a text that is too long',
      { ...english, text: 'a'.repeat(100_001) },
      413,
      "Your text exceeds the limit of 100000 characters (it's 100001 characters). Please submit a shorter text.",
    ],
    [
      'a body that is far too long',
      { ...english, text: 'a'.repeat(1_000_000) },
      413,
      'exceeds the limit of 100000',
    ],
  ])('DOOR-01: %s is refused in a sentence that a page can read', async (_, fields, status, sentence) => {
    const answer = await postForm(url, 'check', fields);
    expect(answer.status).toBe(status);
    expect(answer.headers.get('content-type')).toMatch(/^text\/plain/);
    expect(answer.headers.get('access-control-allow-origin')).toBe('*');
    const told = await answer.text();
    expect(told).toMatch(/^Error: /);
    expect(told).toContain(sentence);
    expect(told).not.toContain('dw_secret');
  });

  test.each([
    ['GET', 'nothing', 404],
    ['GET', '', 404],
    ['GET', 'words/add', 400],
    ['POST', 'words', 400],
    ['POST', 'words/add', 400],
    ['DELETE', 'check', 400],
    ['GET', 'words', 400],
  ])('DOOR-01: %s /v2/%s is none of it: %i', async (method, action, status) => {
    const answer = await fetch(`${url}/v2/${action}`, { method });
    expect([answer.status, await answer.text()]).toEqual([status, expect.stringMatching(/^Error: /)]);
  });

  test('DOOR-01: what the server is and knows can be asked by anybody', async () => {
    const read = (path: string) => fetch(`${url}/v2/${path}`);
    const languages = (await (await read('languages')).json()) as { name: string; longCode: string }[];
    expect(languages).toContainEqual({ name: 'English (US)', code: 'en', longCode: 'en-US' });
    expect(languages.map(({ name }) => name)).toEqual(languages.map(({ name }) => name).sort());
    expect(await (await read('maxtextlength')).text()).toBe('100000');
    expect(await (await read('healthcheck/')).text()).toBe('OK');
    expect(await (await read('info')).json()).toMatchObject({
      software: { name: 'Draftwell', premium: false },
    });
    const { rules } = (await (await read('configinfo?language=en-US')).json()) as {
      rules: { ruleId: string }[];
    };
    expect(rules.length).toBeGreaterThan(100);
    expect(rules).toContainEqual(
      expect.objectContaining({ ruleId: 'MORFOLOGIK_RULE_EN_US', categoryId: 'TYPOS' }),
    );
    expect((await read('configinfo')).status).toBe(400);
  });

  test('DOOR-01: a page asks first, also from the public net of a server at home', async () => {
    const answer = await fetch(`${url}/v2/check`, {
      method: 'OPTIONS',
      headers: {
        origin: 'https://editor.example.org',
        'access-control-request-headers': 'authorization,x-other',
        'access-control-request-private-network': 'true',
      },
    });
    expect(answer.status).toBe(204);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'access-control-allow-origin': '*',
      'access-control-allow-methods': 'GET, POST, OPTIONS',
      'access-control-allow-headers': 'authorization,x-other',
      'access-control-max-age': '86400',
      'access-control-allow-private-network': 'true',
      'cross-origin-resource-policy': 'cross-origin',
    });
    expect(answer.headers.has('access-control-allow-credentials')).toBe(false);
  });

  test('DOOR-01: the body that LibreOffice up to 7.4 sends is read as it stands', async () => {
    const raw = 'Tom & Ann + 100%25 have recieved it 😀 recieved.';
    const answer = await checkByForm(url, `text=${raw}&language=en-US`);
    expect(listFlagged(raw, answer)).toEqual([
      ['recieved', 'received'],
      ['recieved', 'received'],
    ]);
    const named = { accept: '*/*', 'user-agent': 'node' };
    const encoded = await checkByForm(url, { text: raw, ...english }, { headers: named });
    expect(encoded.matches).toEqual(answer.matches);
  });

  test('DOOR-01: offsets are of the original, whatever is markup, padding or read as something else', async () => {
    const pieces = [
      { markup: '<p>', interpretAs: '\n\n' },
      { text: 'They ' },
      { markup: '<b>' },
      { text: 'was' },
      { markup: '</b>' },
      { text: ' here 😀, \ufeff\ufeff and I have reci' },
      { markup: '<i>' },
      { text: 'eved' },
      { markup: '</i>', interpretAs: '' },
      { text: ' teh parcel.' },
    ];
    const original = pieces.map(({ text: words, markup }) => words ?? markup).join('');
    const answer = await checkByForm(url, { ...english, data: JSON.stringify({ annotation: pieces }) });
    expect(listFlagged(original, answer)).toEqual([
      ['was', 'were'],
      // Its replacement would take the markup away
      ['reci<i>eved', undefined],
      ['teh', 'the'],
    ]);
    for (const { context, offset, length } of answer.matches)
      expect(context.text.slice(context.offset, context.offset + context.length)).toBe(
        original.slice(offset, offset + length),
      );
    expect(answer.sentenceRanges).toEqual([[3, original.length]]);
  });

  test('DOOR-01: rules and categories are chosen by name, style where it is asked for, and little where little is', async () => {
    const words = 'They was here in order to help, and I have recieved it.';
    const flagged = async (fields: Record<string, string>) =>
      listFlagged(words, await checkByForm(url, { ...english, text: words, ...fields })).map(
        ([word]) => word,
      );
    expect(await flagged({})).toEqual(['was', 'recieved']);
    expect(await flagged({ level: 'picky' })).toEqual(['was', 'in order ', 'recieved']);
    expect(await flagged({ disabledRules: 'X, DW_PLURAL_PRONOUN' })).toEqual(['recieved']);
    expect(await flagged({ disabledCategories: 'TYPOS' })).toEqual(['was']);
    expect(await flagged({ enabledOnly: 'yes', enabledRules: 'MORFOLOGIK_RULE_EN_US' })).toEqual([
      'recieved',
    ]);
    expect(await flagged({ enabledOnly: 'true', enabledCategories: 'REDUNDANCY' })).toEqual(['in order ']);
    expect(await flagged({ mode: 'textLevelOnly' })).toEqual([]);
    expect(await flagged({ mode: 'allButTextLevelOnly' })).toEqual(['was', 'recieved']);
    const short = await (await postForm(url, 'check', { ...english, text: words, c: '1' })).json();
    expect(Object.keys(short as object)).toEqual([
      'language',
      'matches',
      'sentenceRanges',
      'extendedSentenceRanges',
    ]);
    expect((short as { matches: object[] }).matches[0]).not.toHaveProperty('context');
    expect((await checkByForm(url, { ...english, text: '' })).matches).toEqual([]);
  });

  test('DOOR-01: the language is found out where it is to be, and a text in another one is left alone', async () => {
    const german = 'Dies ist ein kurzer Text auf Deutsch, mit mehreren Wörtern darin.';
    const foreign = await checkByForm(url, { text: german, language: 'auto' });
    expect([foreign.language.detectedLanguage.code, foreign.matches]).toEqual(['de', []]);
    const colour = 'The colour of this house is very nice, I have recieved it.';
    const answer = await checkByForm(url, {
      text: colour,
      language: 'auto',
      preferredVariants: 'de-DE, en-GB',
    });
    expect([answer.language.code, listFlagged(colour, answer)]).toEqual([
      'en-GB',
      [['recieved', 'received']],
    ]);
    expect(answer.matches[0]?.rule.id).toBe('MORFOLOGIK_RULE_EN_GB');
    expect((await checkByForm(url, { text: colour, language: 'EN-au' })).language.code).toBe('en-GB');
  });

  test('DOOR-01, WORK-12: a document is checked whole, and a name that is one anywhere is one everywhere', async () => {
    const filler = 'The weather was fine, and we went to the sea with all of them. '.repeat(34);
    const document = `Dear Grobbulent,\n\n${filler}\n\n${filler}\n\nI have recieved it from grobbulent.`;
    const answer = await checkByForm(url, { ...english, text: document });
    expect(listFlagged(document, answer)).toEqual([['recieved', 'received']]);
    expect(answer.matches[0]?.sentence).toBe('I have recieved it from grobbulent.');
  });

  /** As their sources build them; the fields that nobody here knows among them. */
  test.each<[string, string, Record<string, string>]>([
    [
      'LTeX+',
      '//v2',
      {
        ...english,
        data: '{"annotation":[{"text":"I have recieved it."}]}',
        enabledRules: '',
        disabledRules: 'WHITESPACE_RULE',
        motherTongue: 'de-DE',
        level: 'default',
      },
    ],
    [
      'Obsidian (Clemens-E)',
      '/v2',
      {
        data: '{"annotation":[{"text":"I have recieved it.","offset":{"start":0,"end":19}}]}',
        language: 'auto',
        enabledOnly: 'false',
        level: 'default',
        preferredVariants: 'en-US,de-DE',
        motherTongue: 'de-DE',
        disabledRules: 'WHITESPACE_RULE',
      },
    ],
    [
      'the browser add-on',
      '/v2',
      {
        c: '1',
        instanceId: '1:2',
        v: 'chrome',
        text: 'I have recieved it.',
        textSessionId: '3:4',
        enableHiddenRules: 'true',
        motherTongue: 'en',
        level: 'picky',
        language: 'auto',
        noopLanguages: 'de,en',
        preferredLanguages: 'de,en',
        preferredVariants: 'en-US',
        disabledRules: 'WHITESPACE_RULE',
        mode: 'allButTextLevelOnly',
        useragent: 'chrome',
      },
    ],
    [
      'Thunderbird',
      '/v2',
      {
        data: '{"text":"I have recieved it.","metaData":{"EmailToAddress":"a@example.org","FullName":"Ada"}}',
        language: 'auto',
        preferredVariants: 'en-US',
        useragent: 'thunderbird',
      },
    ],
    ['Collabora', '/v2', { text: 'I have recieved it.', ...english }],
    ['TeXstudio', '/v2', { language: 'en-US', text: 'I have recieved it.' }],
    [
      'Emacs',
      '/v2',
      { language: 'en-US', text: 'I have recieved it.', motherTongue: 'en-US', disabledRules: '' },
    ],
    ['language_tool_python', '/v2', { language: 'en-US', text: 'I have recieved it.', enabledOnly: 'false' }],
    [
      'Zettlr',
      '/v2',
      {
        data: '{"annotation":[{"text":"I have recieved it."}]}',
        language: 'auto',
        level: 'picky',
        preferredVariants: 'en-US,de-DE',
        motherTongue: 'de',
      },
    ],
  ])('DOOR-01: what %s sends is answered', async (_, base, fields) => {
    const answer = await postForm(url, 'check', fields, { base });
    expect(answer.status).toBe(200);
    const { matches } = (await answer.json()) as { matches: { offset: number; length: number }[] };
    expect(matches).toEqual([expect.objectContaining({ offset: 7, length: 8 })]);
  });

  test('DOOR-01: who asks faster than programs check is slowed down, and refused when that is not enough', async () => {
    // The product's clock stands still: however slow this machine is, they come at once
    const moment = new Date();
    const standStill = setInterval(() => product.setTime(moment), 5);
    const answers = await Promise.all(
      Array.from({ length: 260 }, () =>
        postForm(url, 'check', { ...english, text: '', mode: 'textLevelOnly' }),
      ),
    );
    clearInterval(standStill);
    product.setTime(new Date());
    const statuses = new Set(answers.map(({ status }) => status));
    expect(statuses).toEqual(new Set([200, 429]));
    const refused = answers.find(({ status }) => status === 429);
    expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(0);
  });
});

test('DOOR-01: where it is switched off there is nothing', async () => {
  const product = await startProduct({ database: 'embedded', environment: { LANGUAGETOOL_API: 'off' } });
  try {
    for (const path of ['/v2/check', '/v2/languages', '/k/dw_0/v2/check'])
      expect([path, (await fetch(product.url + path)).status]).toEqual([path, 404]);
  } finally {
    await product.stop();
  }
});
