import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  industries,
  jobTitleMaxLength,
  type Preferences,
  type Profile,
  primaryFunctions,
  writingPurposes,
} from '../../src/shared/contract/profile.ts';
import { fullNameMaxLength } from '../../src/shared/limits.ts';
import { signUp, type TestWriter } from '../kit/caller.ts';
import { databaseKinds, startProduct, type TestProduct } from '../kit/product.ts';

const profilePath = '/api/profile';
const notificationsPath = '/api/profile/notifications';
const preferencesPath = '/api/profile/preferences';

const defaultPreferences: Preferences = {
  writing_purpose: 'work',
  job_title: null,
  primary_function: null,
  industry: null,
  preferred_language: 'en-us',
};

describe.each(databaseKinds)('the profile on the %s database', (database) => {
  let product: TestProduct;

  beforeAll(async () => {
    product = await startProduct({ database });
  });
  afterAll(() => product.stop());

  async function patch<Body>(writer: TestWriter, path: string, body: unknown) {
    const answer = await fetch(product.url + path, {
      method: 'PATCH',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${writer.token}` },
      body: JSON.stringify(body),
    });
    return { status: answer.status, body: (await answer.json()) as Body };
  }

  test('a name is trimmed and kept, in the profile and in what the session says', async () => {
    const writer = await signUp(product.url);
    const renamed = await patch<Profile>(writer, profilePath, { full_name: '  Zoë  Ångström ' });
    expect(renamed).toMatchObject({ status: 200, body: { id: writer.userId, full_name: 'Zoë  Ångström' } });
    expect((await writer.get<Profile>(profilePath)).body.full_name).toBe('Zoë  Ångström');
    const session = await fetch(`${product.url}/api/auth/get-session`, {
      headers: { cookie: writer.cookie },
    });
    expect(await session.json()).toMatchObject({ user: { name: 'Zoë  Ångström', email: writer.email } });
  });

  test('a name as long as may be is kept whole, one character more is refused', async () => {
    const writer = await signUp(product.url);
    const longest = 'é'.repeat(fullNameMaxLength);
    expect((await patch<Profile>(writer, profilePath, { full_name: longest })).body.full_name).toBe(longest);
    const tooLong = await patch(writer, profilePath, { full_name: `${longest}é` });
    expect(tooLong).toMatchObject({ status: 400, body: { code: 'INVALID_REQUEST', retryable: false } });
  });

  test.each([
    { full_name: '' },
    { full_name: '   ' },
    { full_name: 'Marta\nKowal' },
    { full_name: 'Marta\0' },
    { full_name: 'Marta \ud800' },
    { full_name: 7 },
    { full_name: null },
    {},
    [],
  ])('the name in %j is refused, and the former stays', async (body) => {
    const writer = await signUp(product.url);
    expect(await patch(writer, profilePath, body)).toMatchObject({
      status: 400,
      body: { code: 'INVALID_REQUEST', status: 400, retryable: false },
    });
    expect((await writer.get<Profile>(profilePath)).body.full_name).toBe('Marta Kowal');
  });

  test.each([
    [profilePath, { full_name: 'Eve', account_type: 'paid' }],
    [profilePath, { full_name: 'Eve', id: '00000000-0000-4000-8000-000000000000' }],
    [profilePath, { full_name: 'Eve', email: 'eve@example.org' }],
    [profilePath, { full_name: 'Eve', country: 'XX' }],
    [notificationsPath, { notification_marketing_emails: true, account_type: 'paid' }],
    [preferencesPath, { industry: 'finance', account_type: 'paid' }],
    [preferencesPath, { industry: 'finance', id: '00000000-0000-4000-8000-000000000000' }],
  ])('F-16 PATCH %s never sets plan, address or id: %j is refused whole', async (path, body) => {
    const writer = await signUp(product.url);
    // When the writer signed in is written down meanwhile
    const read = () =>
      product.query(`select to_jsonb(profiles) - 'last_login' as row from profiles where id = $1::uuid`, [
        writer.userId,
      ]);
    const before = await read();
    expect(before).toHaveLength(1);
    expect((await patch(writer, path, body)).status).toBe(400);
    expect(await read()).toEqual(before);
  });

  test('SET-02 the country that was given at sign-up can be changed, and stays where it is left out', async () => {
    const writer = await signUp(product.url, { country: 'SE' });
    await patch(writer, profilePath, { full_name: 'Marta Nowak', country: 'PL' });
    expect((await writer.get<Profile>(profilePath)).body).toMatchObject({
      full_name: 'Marta Nowak',
      country: 'PL',
    });
    await patch(writer, profilePath, { full_name: 'Marta Kowal' });
    expect((await writer.get<Profile>(profilePath)).body).toMatchObject({
      full_name: 'Marta Kowal',
      country: 'PL',
    });
  });

  test('one writer’s changes leave another’s profile as it was', async () => {
    const [writer, other] = [await signUp(product.url), await signUp(product.url)];
    await patch(writer, profilePath, { full_name: 'Another Name' });
    await patch(writer, notificationsPath, { notification_account_updates: false });
    await patch(writer, preferencesPath, { industry: 'energy' });
    expect((await other.get<Profile>(profilePath)).body.full_name).toBe('Marta Kowal');
    expect((await other.get(notificationsPath)).body).toMatchObject({ notification_account_updates: true });
    expect((await other.get(preferencesPath)).body).toEqual(defaultPreferences);
  });

  test('a new writer gets mail about the account and no marketing; each switch is kept by itself', async () => {
    const writer = await signUp(product.url);
    expect((await writer.get(notificationsPath)).body).toEqual({
      notification_account_updates: true,
      notification_marketing_emails: false,
    });
    await patch(writer, notificationsPath, { notification_marketing_emails: true });
    const off = { notification_account_updates: false, notification_marketing_emails: true };
    expect((await patch(writer, notificationsPath, { notification_account_updates: false })).body).toEqual(
      off,
    );
    expect((await writer.get(notificationsPath)).body).toEqual(off);
    expect((await patch(writer, notificationsPath, { notification_account_updates: 'no' })).status).toBe(400);
    expect((await patch(writer, notificationsPath, {})).body).toEqual(off);
  });

  test('every purpose, function, industry and language is kept; what is left out stays', async () => {
    const writer = await signUp(product.url);
    expect((await writer.get(preferencesPath)).body).toEqual(defaultPreferences);
    const choices = {
      writing_purpose: Object.keys(writingPurposes),
      primary_function: [...Object.keys(primaryFunctions), null],
      industry: [...Object.keys(industries), null],
      preferred_language: ['en-ca', 'en-gb', 'en-us'],
    };
    expect(choices.primary_function).toHaveLength(12 + 1);
    expect(choices.industry).toHaveLength(15 + 1);
    for (const [key, values] of Object.entries(choices)) {
      for (const value of values) {
        const before = (await writer.get<Preferences>(preferencesPath)).body;
        const saved = await patch<Preferences>(writer, preferencesPath, { [key]: value });
        expect(saved).toEqual({ status: 200, body: { ...before, [key]: value } });
      }
      const last = (await writer.get<Preferences>(preferencesPath)).body;
      expect((await patch(writer, preferencesPath, { [key]: 'astrology' })).status).toBe(400);
      expect((await writer.get(preferencesPath)).body).toEqual(last);
    }
    expect((await patch(writer, preferencesPath, { writing_purpose: null })).status).toBe(400);
    expect((await patch(writer, preferencesPath, { preferred_language: null })).status).toBe(400);
  });

  test('a job title is trimmed, a blank one is none, and one character too many is refused', async () => {
    const writer = await signUp(product.url);
    const save = async (job_title: string | null) =>
      patch<Preferences>(writer, preferencesPath, { job_title });
    expect((await save('  Account manager ')).body.job_title).toBe('Account manager');
    expect((await save('  ')).body.job_title).toBeNull();
    const longest = 'x'.repeat(jobTitleMaxLength);
    expect((await save(longest)).body.job_title).toBe(longest);
    expect((await save(`${longest}x`)).status).toBe(400);
    expect((await save('two\nlines')).status).toBe(400);
    expect((await save('NUL \0')).status).toBe(400);
    expect((await save(null)).body.job_title).toBeNull();
  });

  test('the language of the preferences sets the spelling of the next result', async () => {
    const writer = await signUp(product.url);
    const improve = async () => (await writer.improve('The color of teh center is nice.')).body.enhanced_text;
    expect(await improve()).toBe('The color of the center is nice.');
    await patch(writer, preferencesPath, { preferred_language: 'en-gb' });
    expect(await improve()).toBe('The colour of the centre is nice.');
    await patch(writer, preferencesPath, { preferred_language: 'en-ca' });
    expect(await improve()).toBe('The colour of the centre is nice.');
  });
});
