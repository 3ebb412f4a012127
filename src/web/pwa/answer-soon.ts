/**
 * The network's answer, and what is kept where that fails or hangs for longer than `patienceMs`. With nothing kept, only
 * the network can answer: then it is waited for.
 */
export async function answerSoon(parts: {
  ask(): Promise<Response>;
  findKept(): Promise<Response | undefined>;
  patienceMs: number;
}): Promise<Response> {
  const answer = parts.ask();
  const patience = Promise.withResolvers<undefined>();
  const timer = setTimeout(patience.resolve, parts.patienceMs, undefined);
  const soon = await Promise.race([answer.catch(() => undefined), patience.promise]);
  clearTimeout(timer);
  return soon ?? (await parts.findKept()) ?? answer.catch(() => Response.error());
}
