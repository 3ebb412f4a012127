import { randomUUID } from 'node:crypto';

export interface Writer {
  authorization: string;
  cookie: string;
}

/** Signs writers up as a browser would, each from an address of its own: the limits per address are not measured. */
export async function signUp(url: string, count: number): Promise<Writer[]> {
  const writers: Writer[] = [];
  let next = 0;
  const signUpInTurn = async () => {
    for (let number = next++; number < count; number = next++) writers.push(await signOneUp(url, number));
  };
  // Two at once: a password's digest is what takes the time, and the server computes it in threads.
  await Promise.all([signUpInTurn(), signUpInTurn()]);
  return writers;
}

async function signOneUp(url: string, number: number): Promise<Writer> {
  const headers = {
    'content-type': 'application/json',
    origin: url,
    ...toAddress(number),
  };
  const fields = {
    name: 'Marta Kowal',
    email: `${randomUUID()}@example.org`,
    password: randomUUID(),
    country: 'GB',
  };
  const signUpAnswer = await fetch(`${url}/api/auth/sign-up/email`, {
    method: 'POST',
    headers,
    body: JSON.stringify(fields),
  });
  const [cookie = ''] = signUpAnswer.headers.getSetCookie().map((line) => line.split(';')[0] ?? '');
  await signUpAnswer.text();
  if (!signUpAnswer.ok) throw new Error(`A sign-up answered ${signUpAnswer.status}.`);
  return { cookie, authorization: await fetchAuthorization(url, { ...headers, cookie }) };
}

/** A token lasts for minutes, a bench may take longer. */
export async function renewTokens(url: string, writers: readonly Writer[]): Promise<Writer[]> {
  const renewed: Writer[] = [];
  for (const [number, { cookie }] of writers.entries())
    renewed.push({ cookie, authorization: await fetchAuthorization(url, { cookie, ...toAddress(number) }) });
  return renewed;
}

function toAddress(number: number): Record<string, string> {
  return { 'x-forwarded-for': `10.0.${number >> 8}.${number & 255}` };
}

async function fetchAuthorization(url: string, headers: Record<string, string>): Promise<string> {
  const answer = await fetch(`${url}/api/auth/token`, { headers });
  const { token } = (await answer.json()) as { token?: string };
  if (token === undefined) throw new Error(`A token answered ${answer.status}.`);
  return `Bearer ${token}`;
}
