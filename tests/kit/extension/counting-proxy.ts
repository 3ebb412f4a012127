import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface CountingProxy {
  url: string;
  /** What has come through, such as `POST /api/…`. */
  requests: string[];
  stop(): Promise<void>;
}

/** Stands before a server and counts what comes. */
export async function startCountingProxy(target: string): Promise<CountingProxy> {
  const requests: string[] = [];
  const { hostname, port } = new URL(target);
  const server = createServer((incoming, answer) => {
    requests.push(`${incoming.method} ${incoming.url}`);
    const { method, url: path, headers } = incoming;
    const onward = request({ hostname, port, method, path, headers }, (answered) => {
      answer.writeHead(answered.statusCode ?? 502, answered.headers);
      answered.pipe(answer);
    });
    onward.on('error', () => answer.destroy());
    // Stop breaks off a call that is under way
    answer.on('close', () => onward.destroy());
    incoming.pipe(onward);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    async stop() {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}
