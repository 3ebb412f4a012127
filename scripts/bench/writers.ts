import { randomUUID } from 'node:crypto';

export interface Writer {
  authorization: string;
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
    'x-forwarded-for': `10.0.${number >> 8}.${number & 255}`,
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
  const tokenAnswer = await fetch(`${url}/api/auth/token`, { headers: { ...headers, cookie } });
  const { token } = (await tokenAnswer.json()) as { token?: string };
  if (token === undefined)
    throw new Error(`A sign-up answered ${signUpAnswer.status}, its token ${tokenAnswer.status}.`);
  return { authorization: `Bearer ${token}` };
}
