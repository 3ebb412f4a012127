import { exportJWK, generateKeyPair, type JWK, SignJWT } from 'jose';
import { expect, test } from 'vitest';
import { keyCooldownMs, makeTokenReader, tokenIssuer } from './access-tokens.ts';

/** A reader with a clock and signing keys that the test changes. */
function makeParts() {
  const keys: JWK[] = [];
  const parts = { now: Date.now(), fetches: 0, keys, isAway: false };
  const loadKeys = async () => {
    parts.fetches += 1;
    if (parts.isAway) throw new Error('no database');
    return { keys: [...keys] };
  };
  const read = makeTokenReader({ loadKeys, clock: () => new Date(parts.now), mostRemembered: 2 });
  return Object.assign(parts, { read, addKey: async (kid: string) => addKey(keys, kid) });
}

/** @returns signs a token for a user with the new key */
async function addKey(keys: JWK[], kid: string): Promise<(userId: string) => Promise<string>> {
  const { publicKey, privateKey } = await generateKeyPair('EdDSA');
  keys.push({ ...(await exportJWK(publicKey)), kid, alg: 'EdDSA' });
  return (userId) =>
    new SignJWT({ sid: `session of ${userId}` })
      .setProtectedHeader({ alg: 'EdDSA', kid })
      .setSubject(userId)
      .setIssuer(tokenIssuer)
      .setAudience(tokenIssuer)
      .setExpirationTime('5 minutes')
      .sign(privateKey);
}

/** From here on no token is good whose signature is checked anew. */
async function takeKeysAway(parts: ReturnType<typeof makeParts>): Promise<void> {
  const signForged = await parts.addKey('forged');
  parts.keys.splice(0);
  parts.now += keyCooldownMs;
  expect(await parts.read(await signForged('eve'))).toBeUndefined();
}

test('tokens that name unknown keys have the keys fetched once in a while, however many they are', async () => {
  const parts = makeParts();
  const sign = await parts.addKey('first');
  expect(await parts.read(await sign('ann'))).toEqual({ userId: 'ann', sessionId: 'session of ann' });
  await takeKeysAway(parts);
  expect(parts.fetches).toBe(2);
  const signForged = await addKey([], 'another');
  for (const userId of ['a', 'b', 'c']) expect(await parts.read(await signForged(userId))).toBeUndefined();
  expect(parts.fetches).toBe(2);
});

test('calls that come together by a key that was just added are all good', async () => {
  const parts = makeParts();
  const sign = await parts.addKey('first');
  await parts.read(await sign('ann'));
  const signAnew = await parts.addKey('second');
  parts.now += keyCooldownMs;
  const tokens = await Promise.all(['ben', 'cat'].map(signAnew));
  const subjects = await Promise.all(tokens.map(parts.read));
  expect(subjects.map((subject) => subject?.userId)).toEqual(['ben', 'cat']);
  expect(parts.fetches).toBe(2);
});

test('keys that could not be fetched are fetched for the next token', async () => {
  const parts = makeParts();
  const sign = await parts.addKey('first');
  const token = await sign('ann');
  parts.isAway = true;
  await expect(parts.read(token)).rejects.toThrow('no database');
  parts.isAway = false;
  expect(await parts.read(token)).toMatchObject({ userId: 'ann' });
});

test('of the tokens that are remembered the one that was not used for longest is forgotten', async () => {
  const parts = makeParts();
  const sign = await parts.addKey('first');
  const [ann, ben, cat] = [await sign('ann'), await sign('ben'), await sign('cat')];
  for (const token of [ann, ben, ann, cat]) await parts.read(token);
  await takeKeysAway(parts);
  expect(await parts.read(ann)).toMatchObject({ userId: 'ann' });
  expect(await parts.read(cat)).toMatchObject({ userId: 'cat' });
  expect(await parts.read(ben)).toBeUndefined();
});

test('a token that is remembered ends when it says', async () => {
  const parts = makeParts();
  const sign = await parts.addKey('first');
  const token = await sign('ann');
  await parts.read(token);
  await takeKeysAway(parts);
  parts.now += 4 * 60 * 1000;
  expect(await parts.read(token)).toMatchObject({ userId: 'ann' });
  parts.now += 60 * 1000;
  expect(await parts.read(token)).toBeUndefined();
});
