import { type CDPSession, expect } from '@playwright/test';

/** The panel as Chromium shows it beside a page. Playwright knows tabs only, so it is driven by the protocol below it. */
export interface SidePanel {
  /** What an expression gives there. */
  evaluate<Value>(expression: string): Promise<Value>;
  /** Waits until the words stand there. */
  expectText(words: string | RegExp): Promise<void>;
  /** Presses the button of this name as soon as it is there. */
  press(name: string): Promise<void>;
  /** A key, where the focus is. */
  key(key: string): Promise<void>;
}

/** @param browser a session of the browser itself */
export async function attachSidePanel(browser: CDPSession, url: string): Promise<SidePanel> {
  const targetId = await findTarget(browser, url);
  const { sessionId } = await browser.send('Target.attachToTarget', { targetId, flatten: false });
  const waiting = new Map<number, (answer: ProtocolAnswer) => void>();
  browser.on('Target.receivedMessageFromTarget', (event) => {
    if (event.sessionId !== sessionId) return;
    const answer = JSON.parse(event.message) as ProtocolAnswer;
    waiting.get(answer.id ?? -1)?.(answer);
  });
  let lastId = 0;

  async function send(method: string, params: object): Promise<ProtocolAnswer> {
    lastId += 1;
    const id = lastId;
    const { promise, resolve } = Promise.withResolvers<ProtocolAnswer>();
    waiting.set(id, resolve);
    const message = JSON.stringify({ id, method, params });
    await browser.send('Target.sendMessageToTarget', { sessionId, message });
    return promise;
  }

  async function evaluate<Value>(expression: string): Promise<Value> {
    const answer = await send('Runtime.evaluate', { expression, awaitPromise: true, returnByValue: true });
    const { result, exceptionDetails } = answer.result ?? {};
    if (exceptionDetails) throw new Error(`In the panel: ${JSON.stringify(exceptionDetails)}`);
    return result?.value as Value;
  }

  return {
    evaluate,
    async expectText(words) {
      await expect
        .poll(() => evaluate<string>('document.body?.innerText ?? ""'), { timeout: 15_000 })
        .toMatch(words);
    },
    async press(name) {
      const find = `[...document.querySelectorAll('button:not(:disabled)')].find((one) =>
        one.checkVisibility() && (one.ariaLabel ?? one.innerText).split('\\n')[0].trim() === ${JSON.stringify(name)})`;
      await expect
        .poll(() => evaluate<boolean>(`Boolean(${find})`), { message: name, timeout: 15_000 })
        .toBe(true);
      await evaluate(`${find}.click()`);
    },
    async key(key) {
      const code = `Key${key.toUpperCase()}`;
      await send('Input.dispatchKeyEvent', { type: 'keyDown', key, code, text: key });
      await send('Input.dispatchKeyEvent', { type: 'keyUp', key, code });
    },
  };
}

interface ProtocolAnswer {
  id?: number;
  result?: { result?: { value?: unknown }; exceptionDetails?: unknown };
}

async function findTarget(browser: CDPSession, url: string): Promise<string> {
  let found: string | undefined;
  await expect
    .poll(
      async () => {
        const { targetInfos } = await browser.send('Target.getTargets');
        found = targetInfos.find((one) => one.type === 'page' && one.url === url)?.targetId;
        return found;
      },
      { message: 'the side panel opens', timeout: 15_000 },
    )
    .toBeDefined();
  return found ?? '';
}
