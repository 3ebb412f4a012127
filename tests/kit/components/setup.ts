import { afterEach, beforeEach, expect, vi } from 'vitest';
import { page } from 'vitest/browser';
import '../../../src/web/styles/app.css';
import { lazyToaster } from '../../../src/web/ui/notify.ts';
import { resetFakeServer, server, startFakeServer } from './fake-server.ts';
import { services } from './render-screen.tsx';

// To the end of the page: what a screen began may still call when its test is over
startFakeServer();

beforeEach(async () => {
  await page.viewport(1440, 900);
  resetFakeServer();
  // What is chosen for the device is the next file's too, whoever signs in there
  localStorage.clear();
  // A writer of its own for each test, so that none sees what another has kept on the device
  server.signIn({ id: crypto.randomUUID(), email: 'ada@example.org', name: 'Ada' });
  await services.session.refresh();
  // On a slow machine the first toast would be the plain one
  await lazyToaster.load();
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
  expect(server.listUnexpected()).toEqual([]);
});
