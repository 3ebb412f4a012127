/** How long a stream may go on after its reader has left. */
const patienceMs = 1_000;

/**
 * A stream whose reader leaves it after the last event is read to its end, which is near: else the browser notes each
 * finished call as one that was broken off.
 */
export function readToEnd(response: Response): Response {
  if (!response.body || !response.headers.get('content-type')?.startsWith('text/event-stream'))
    return response;
  const reader = response.body.getReader();
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { done, value } = await reader.read();
      if (done) controller.close();
      else controller.enqueue(value);
    },
    cancel() {
      // A call that was stopped has ended by its signal
      void drain(reader).catch(() => undefined);
    },
  });
  return new Response(body, response);
}

async function drain(reader: ReadableStreamDefaultReader<Uint8Array>): Promise<void> {
  const timer = setTimeout(() => void reader.cancel().catch(() => undefined), patienceMs);
  try {
    while (!(await reader.read()).done);
  } finally {
    clearTimeout(timer);
  }
}
