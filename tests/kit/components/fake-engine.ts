import type { EnhanceOutput } from '../../../src/shared/contract/enhance.ts';
import type { TextChange } from '../../../src/shared/contract/result.ts';
import { credits, type FakeCall } from './fake-server.ts';

/** The call of Improve and of an edit of a part, streamed. */
export const enhanceStream = 'POST /functions/enhance-text-v2/stream';

interface Edit {
  removed: string;
  added: string;
  fact?: 'number';
  alternatives?: string[];
}

export function toChanges(source: string, edits: readonly Edit[]): TextChange[] {
  return edits.map(({ removed, added, fact = null, ...rest }) => {
    const start = source.indexOf(removed);
    const words = { category: 'wording', reason: 'Shorter.', gist: 'wordy', rule: 'test' } as const;
    return { start, end: start + removed.length, replacement: added, fact, ...rest, ...words };
  });
}

/** What an engine answers that makes these edits. */
export function toEnhanceAnswer(source: string, edits: readonly Edit[]): EnhanceOutput {
  return {
    enhanced_text: edits.reduce((text, { removed, added }) => text.replace(removed, () => added), source),
    changes: toChanges(source, edits),
    issues: [],
    action_id: crypto.randomUUID(),
    engine: { name: 'Test engine', local: true },
    offline: false,
    notice: null,
    credits,
  };
}

/** A stream that goes on as the test tells it. It breaks off when the page gives up. */
export function openStream({ signal }: FakeCall) {
  const { readable, writable } = new TransformStream<string, string>();
  const writer = writable.getWriter();
  // Nobody reads on after that
  const ignore = () => undefined;
  signal.addEventListener('abort', () => void writer.abort(signal.reason).catch(ignore));
  const send = (event: string, data: object) =>
    void writer.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`).catch(ignore);
  return {
    response: new Response(readable.pipeThrough(new TextEncoderStream()), {
      headers: { 'content-type': 'text/event-stream' },
    }),
    send,
    write: (text: string) => send('message', { type: 'text', text }),
    finish(answer: object) {
      send('done', answer);
      void writer.close().catch(ignore);
    },
  };
}

/** A stream with its whole answer. */
export function streamOf(call: FakeCall, answer: object): Response {
  const stream = openStream(call);
  stream.finish(answer);
  return stream.response;
}
