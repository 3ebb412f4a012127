import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Action, ActionSummary } from '../../src/shared/contract/actions.ts';
import type { ErrorBody } from '../../src/shared/errors.ts';
import { signUp, type TestWriter } from '../kit/caller.ts';
import { databaseKinds, startProduct, type TestProduct } from '../kit/product.ts';
import { makeScriptedEngine, upperCase } from '../kit/scripted-engine.ts';

describe.each(databaseKinds)('actions on the %s database', (database) => {
  let product: TestProduct;
  let writer: TestWriter;
  let actionId: string;

  beforeAll(async () => {
    product = await startProduct({ database, engine: makeScriptedEngine() });
    writer = await signUp(product.url);
    actionId = (await writer.improve('please read this.')).body.action_id;
  });
  afterAll(() => product.stop());

  const readRow = async () => {
    const [row] = await product.query<{ user_feedback: string | null; at: string | null }>(
      'select user_feedback, feedback_given_at::text as at from text_improvement_actions where id = $1::uuid',
      [actionId],
    );
    return row;
  };

  test('HIST-02 feedback is kept with its time, and the last word counts', async () => {
    expect(await readRow()).toEqual({ user_feedback: null, at: null });
    const first = await writer.put(`/api/actions/${actionId}/feedback`, { user_feedback: 'positive' });
    expect([first.status, first.body]).toEqual([
      200,
      { user_feedback: 'positive', feedback_given_at: expect.stringMatching(/Z$/) },
    ]);
    await writer.put(`/api/actions/${actionId}/feedback`, { user_feedback: 'negative' });
    expect(await readRow()).toEqual({ user_feedback: 'negative', at: expect.any(String) });
  });

  test('HIST-02 F-17 a stranger’s action answers as a missing one, and stays as it was', async () => {
    const stranger = await signUp(product.url);
    const before = await readRow();
    const paths = [actionId, crypto.randomUUID(), 'no-id-at-all'];
    const answers = await Promise.all(
      paths.map((id) => stranger.put(`/api/actions/${id}/feedback`, { user_feedback: 'positive' })),
    );
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404]);
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect(await readRow()).toEqual(before);
  });

  test.each([{ user_feedback: 'meh' }, {}, { user_feedback: 'positive', user_id: 'x' }])(
    'ERR-09 feedback %j is refused',
    async (body) => {
      expect((await writer.put(`/api/actions/${actionId}/feedback`, body)).status).toBe(400);
    },
  );
});

type Page = { actions: ActionSummary[]; next_cursor: string | null } & ErrorBody;

interface Row {
  original_text?: string;
  enhanced_text?: string;
  action_type?: string;
  /** `running` for a call that has not ended. */
  result?: 'success' | 'failed' | 'running';
  created_at?: string;
  changes?: object[];
}

describe.each(databaseKinds)('the history on the %s database', (database) => {
  let product: TestProduct;

  beforeAll(async () => {
    const engine = makeScriptedEngine();
    engine.play(upperCase);
    product = await startProduct({ database, engine });
  });
  afterAll(() => product.stop());

  /** Puts an action into the table as the ledger would. Returns its id. */
  async function record({ userId }: TestWriter, row: Row = {}): Promise<string> {
    const id = crypto.randomUUID();
    const text = row.original_text ?? 'A text.';
    const { action_type = 'improve', result = 'success', created_at = '2026-11-20T12:00:00Z', changes } = row;
    await product.query(
      `insert into text_improvement_actions
        (user_id, id, original_text, enhanced_text, action_type, text_length, result, changes, created_at)
      values ($1::uuid, $2::uuid, $3::text, nullif($4::text, ''), $5::text, length($3::text),
        nullif($6::text, 'running'), $7::jsonb, $8::timestamptz)`,
      [
        userId,
        id,
        text,
        row.enhanced_text ?? '',
        action_type,
        result,
        JSON.stringify(changes ?? null),
        created_at,
      ],
    );
    return id;
  }

  async function remove(writer: TestWriter, path = '') {
    const { status, body } = await writer.remove<unknown>(`/api/actions${path}`);
    return { status, body };
  }

  async function list(writer: TestWriter, query: Record<string, string> = {}): Promise<Page> {
    const answer = await writer.get<Page>(`/api/actions?${new URLSearchParams(query)}`);
    expect(answer.status).toBe(200);
    return answer.body;
  }

  async function listIds(writer: TestWriter, query: Record<string, string> = {}): Promise<string[]> {
    return (await list(writer, query)).actions.map(({ id }) => id);
  }

  async function countRows({ userId }: TestWriter): Promise<number> {
    const sql = 'select count(*)::int as count from text_improvement_actions where user_id = $1::uuid';
    const [row] = await product.query<{ count: number }>(sql, [userId]);
    return row?.count ?? 0;
  }

  const laterBy = (minutes: number) => product.setTime(new Date(Date.now() + minutes * 60_000));

  test('pages follow each other without a gap or a repeat, also among equal times', async () => {
    const writer = await signUp(product.url);
    const times = [
      '12:00:00.000001Z',
      '12:00:00.000002Z',
      '12:00:00.000002Z',
      '12:00:00.000002Z',
      '12:00:00Z',
    ];
    const newest = await record(writer, { created_at: '2026-11-20T13:00:00Z' });
    for (const time of times) await record(writer, { created_at: `2026-11-20T${time}` });
    const whole = await listIds(writer);
    expect(whole).toHaveLength(6);
    expect(whole[0]).toBe(newest);
    for (const limit of ['1', '2', '5']) {
      const paged: string[] = [];
      let cursor: string | null | undefined;
      do {
        const page: Page = await list(writer, { limit, ...(cursor && { cursor }) });
        paged.push(...page.actions.map(({ id }) => id));
        cursor = page.next_cursor;
      } while (cursor);
      expect(paged).toEqual(whole);
    }
    expect((await list(writer, { limit: '6' })).next_cursor).toBeNull();
  });

  test('the entry of a long text shows how it begins, and once the text is no longer kept nothing', async () => {
    const writer = await signUp(product.url);
    // Its beginning alone would be shorter than an excerpt may be
    const { action_id } = (await writer.improve(`please read this.${' '.repeat(500)}and this.`)).body;
    const readExcerpt = async () => (await list(writer)).actions[0]?.excerpt;
    expect(await readExcerpt()).toBe('please read…');
    await product.query(
      `update text_improvement_actions set original_text = '', has_texts = false where id = $1`,
      [action_id],
    );
    expect(await readExcerpt()).toBe('');
  });

  test('a call that is made shows as an entry, and opened it has its texts', async () => {
    const writer = await signUp(product.url);
    const { action_id } = (await writer.improve('please read this.')).body;
    const [entry] = (await list(writer)).actions;
    const summary = {
      id: action_id,
      tool: 'improve-text',
      action_type: 'improve',
      text_length: 17,
      result: 'success',
      error_message: null,
      created_at: expect.stringMatching(/Z$/),
      user_feedback: null,
      feedback_given_at: null,
      excerpt: 'please read this.',
      has_texts: true,
    };
    expect(entry).toEqual(summary);
    const opened = await writer.get<Action>(`/api/actions/${action_id}`);
    expect(opened.body).toMatchObject({
      ...summary,
      original_text: 'please read this.',
      enhanced_text: 'PLEASE read this.',
      changes: [{ start: 0, end: 6, replacement: 'PLEASE' }],
      issues: [],
      engine: { name: 'Scripted engine', local: true },
    });
  });

  test('what was stored before there were facts, and what failed, can be opened', async () => {
    const writer = await signUp(product.url);
    const change = {
      start: 0,
      end: 1,
      replacement: 'The',
      category: 'grammar',
      reason: '',
      gist: '',
      rule: 'x',
    };
    const old = await record(writer, { enhanced_text: 'The text.', changes: [change] });
    const failed = await record(writer, { result: 'failed' });
    expect((await writer.get<Action>(`/api/actions/${old}`)).body.changes).toEqual([
      { ...change, fact: null },
    ]);
    expect((await writer.get<Action>(`/api/actions/${failed}`)).body).toMatchObject({
      enhanced_text: null,
      changes: [],
      issues: [],
      engine: null,
      request: {},
      details: {},
    });
  });

  test('the list is narrowed by tool and by result', async () => {
    const writer = await signUp(product.url);
    const grammar = await record(writer, { action_type: 'grammar' });
    const partial = await record(writer, { action_type: 'partial_edit: shorter', result: 'failed' });
    const reply = await record(writer, { action_type: 'reply-email' });
    const email = await record(writer, { action_type: 'write-from-scratch', result: 'failed' });
    const feedback = await record(writer, { action_type: 'get-feedback' });
    const idsOf = async (query: Record<string, string>) => (await listIds(writer, query)).toSorted();
    expect(await idsOf({ tool: 'improve-text' })).toEqual([grammar, partial].toSorted());
    expect(await idsOf({ tool: 'email-reply' })).toEqual([reply]);
    expect(await idsOf({ tool: 'write-from-scratch' })).toEqual([email]);
    expect(await idsOf({ tool: 'get-feedback' })).toEqual([feedback]);
    expect(await idsOf({ result: 'failed' })).toEqual([partial, email].toSorted());
    expect(await idsOf({ result: 'failed', tool: 'improve-text' })).toEqual([partial]);
  });

  describe('a search', () => {
    let writer: TestWriter;
    let signs: string;
    let letters: string;

    beforeAll(async () => {
      writer = await signUp(product.url);
      signs = await record(writer, {
        original_text: `She said “it’s 100%_sure”, C:\\temp {a,"b"} 😀 ${'and so on '.repeat(60)}`,
        enhanced_text: 'A result with a zebra in it',
      });
      letters = await record(writer, { original_text: `${'before it '.repeat(90)}ÉCOLE Łódź` });
    });

    test.each([
      ['100%_SURE', true],
      ['100%zure', false],
      ['100__sure', false],
      ['100%%sure', false],
      ['it’s', true],
      ['"b"}', true],
      ['{a,', true],
      ['\\temp', true],
      ['/temp', false],
      ['😀', true],
      ['ZEBRA said', true],
      ['zebra giraffe', false],
      ["' or true --", false],
      ['\0', true],
    ])('for %j', async (q, isFound) => {
      expect((await listIds(writer, { q })).includes(signs)).toBe(isFound);
    });

    test('knows the cases of letters beyond ASCII, and shows where it found them', async () => {
      const { actions } = await list(writer, { q: 'école łÓDŹ' });
      expect(actions.map(({ id }) => id)).toEqual([letters]);
      expect(actions[0]?.excerpt).toMatch(/^….*before it ÉCOLE Łódź$/);
    });

    test('shows the result where the words stand only there', async () => {
      expect((await list(writer, { q: 'zebra' })).actions[0]?.excerpt).toBe('A result with a zebra in it');
    });

    test('pages as the whole list does', async () => {
      const first = await list(writer, { q: 'o', limit: '1' });
      const cursor = first.next_cursor ?? '';
      const second = await list(writer, { q: 'o', limit: '1', cursor });
      expect([...first.actions, ...second.actions].map(({ id }) => id)).toEqual(await listIds(writer));
      expect(second.next_cursor).toBeNull();
    });
  });

  test.each([
    'limit=0',
    'limit=101',
    'limit=x',
    'cursor=garbage',
    'cursor=',
    `q=${'x'.repeat(201)}`,
    'tool=nothing',
    'result=running',
    'user_id=x',
  ])('a list of %s is refused', async (query) => {
    const writer = await signUp(product.url);
    const answer = await writer.get<ErrorBody>(`/api/actions?${query}`);
    expect([answer.status, answer.body.code]).toEqual([400, 'INVALID_REQUEST']);
  });

  test('a stranger’s entry answers as a missing one, to reading, deleting and restoring', async () => {
    const [owner, stranger] = await Promise.all([signUp(product.url), signUp(product.url)]);
    const theirs = await record(owner);
    const answers = await Promise.all(
      [theirs, crypto.randomUUID(), 'no-id-at-all'].flatMap((id) => [
        stranger.get<ErrorBody>(`/api/actions/${id}`),
        remove(stranger, `/${id}`),
        stranger.post<ErrorBody>('/api/actions/restore', { id }),
      ]),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(9).fill(404));
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect(await listIds(owner)).toEqual([theirs]);
    expect(await listIds(stranger)).toEqual([]);
    await remove(stranger);
    expect(await listIds(owner)).toEqual([theirs]);
  });

  test('a deleted entry is gone at once from every call, and can be brought back for five minutes', async () => {
    const writer = await signUp(product.url);
    const [kept, gone] = [await record(writer), await record(writer)];
    expect(await remove(writer, `/${gone}`)).toEqual({ status: 200, body: { deleted: 1 } });
    expect(await listIds(writer)).toEqual([kept]);
    expect(await listIds(writer, { q: 'text' })).toEqual([kept]);
    expect((await writer.get(`/api/actions/${gone}`)).status).toBe(404);
    expect((await remove(writer, `/${gone}`)).status).toBe(404);
    const feedback = await writer.put(`/api/actions/${gone}/feedback`, { user_feedback: 'positive' });
    expect(feedback.status).toBe(404);

    const restore = () => writer.post<{ restored: number }>('/api/actions/restore', { id: gone });
    expect((await restore()).body).toEqual({ restored: 1 });
    expect((await restore()).body).toEqual({ restored: 0 });
    expect(await listIds(writer)).toHaveLength(2);

    await remove(writer, `/${gone}`);
    laterBy(6);
    expect((await restore()).status).toBe(404);
    expect((await writer.post('/api/actions/restore', {})).body).toEqual({ restored: 0 });
    laterBy(0);
  });

  test('all are deleted at once, and what comes back is the last that went', async () => {
    const writer = await signUp(product.url);
    const before = await record(writer);
    await remove(writer, `/${before}`);
    laterBy(1);
    const ids = [await record(writer), await record(writer, { result: 'failed' })];
    expect(await remove(writer)).toEqual({ status: 200, body: { deleted: 2 } });
    expect(await listIds(writer)).toEqual([]);
    expect((await writer.post('/api/actions/restore', {})).body).toEqual({ restored: 2 });
    expect((await listIds(writer)).toSorted()).toEqual(ids.toSorted());
    expect((await writer.post('/api/actions/restore', {})).body).toEqual({ restored: 1 });
    laterBy(0);
  });

  test('a call that still runs is listed and stays', async () => {
    const writer = await signUp(product.url);
    const running = await record(writer, { result: 'running' });
    const ended = await record(writer);
    expect((await list(writer)).actions.find(({ id }) => id === running)?.result).toBeNull();
    const answer = await remove(writer, `/${running}`);
    expect([answer.status, answer.body]).toMatchObject([409, { code: 'CALL_IN_PROGRESS' }]);
    expect((await remove(writer)).body).toEqual({ deleted: 1 });
    expect(await listIds(writer)).toEqual([running]);
    expect(await listIds(writer)).not.toContain(ended);
  });

  test('what cannot be brought back any more leaves the database, and nothing else does', async () => {
    const writer = await signUp(product.url);
    const [old, fresh] = [await record(writer), await record(writer)];
    await remove(writer, `/${old}`);
    laterBy(6);
    await record(writer);
    await remove(writer, `/${fresh}`);
    await expect.poll(() => countRows(writer), { timeout: 25_000 }).toBe(2);
    expect((await writer.post('/api/actions/restore', { id: fresh })).body).toEqual({ restored: 1 });
    laterBy(0);
  });
});
