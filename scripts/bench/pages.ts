import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { chromiumFlags, findChromium } from '../../tests/kit/browser.ts';
import { buildDir } from '../../tests/kit/build.ts';
import { readSizes } from '../build/sizes.ts';
import { buildWhatIsStale } from '../start.ts';
import { alternate, type Bench, type Group, median, type Row, toFigureRow, toRow } from './measure.ts';
import { type Audit, auditPage, type Category } from './pages/audit.ts';
import { measureBareEditor, serveBarePage } from './pages/references.ts';
import { startSignedIn } from './servers.ts';

const rounds = 5;
const editorRounds = 3;
const kilobyte = 1000;

/** The landing page and the editor as a phone gets them: Lighthouse's marks, the first paint, and what is fetched. */
export const measurePages: Group = async ({ started, tell }) => {
  buildWhatIsStale();
  const port = await startBrowser(started);
  const { url, cookie } = await startSignedIn(started);
  const bareUrl = await serveBarePage(join(buildDir, 'landing/index.html'), started);
  const results = await alternate(
    rounds,
    () => auditPage(`${url}/landing`, port),
    () => auditPage(bareUrl, port),
  );
  const landing = results.map(({ ours }) => ours);
  tellFaults('landing', landing, tell);
  const editor: Audit[] = [];
  for (let round = 0; round < editorRounds; round += 1) editor.push(await auditPage(`${url}/`, port, cookie));
  tellFaults('editor', editor, tell);
  const paints = results.map(({ ours, reference }) => ({
    ours: ours.largestPaintMs,
    reference: reference.largestPaintMs,
  }));
  const lcp = 'landing: largest paint, against a bare page of the same words';
  return [
    ...toScoreRows('landing', landing, {
      performance: 100,
      accessibility: 100,
      'best-practices': 100,
      seo: 100,
    }),
    toRow({ what: lcp, unit: 'ms', compared: 'ratio', goal: { atMost: 1.1 } }, paints),
    toShiftRow('landing', landing),
    ...toScoreRows('editor', editor, { performance: 98, accessibility: 98, 'best-practices': 98 }),
    toShiftRow('editor', editor),
    ...(await measureSizes()),
  ];
};

async function measureSizes(): Promise<Row[]> {
  const { landing, editorScript } = readSizes(buildDir);
  const bareEditor = await measureBareEditor();
  return [
    toFigureRow({
      what: 'landing: markup and styles, before fonts',
      unit: 'KB gz',
      ours: landing / kilobyte,
      goal: { atMost: 15 },
    }),
    toFigureRow({
      what: 'editor: script until it can be typed in; reference: React, the router and a textarea',
      unit: 'KB gz',
      ours: editorScript / kilobyte,
      reference: bareEditor / kilobyte,
      goal: { atMost: 130 },
    }),
  ];
}

function toScoreRows(page: string, audits: Audit[], goals: Partial<Record<Category, number>>): Row[] {
  return Object.entries(goals).map(([name, atLeast]) =>
    toFigureRow({
      what: `${page}: ${name}`,
      unit: '',
      ours: median(audits.map(({ scores }) => scores[name as Category])),
      goal: { atLeast },
    }),
  );
}

function toShiftRow(page: string, audits: Audit[]): Row {
  const worst = Math.max(...audits.map(({ layoutShift }) => layoutShift));
  return toFigureRow({
    what: `${page}: layout shift, the worst`,
    unit: '',
    ours: worst,
    goal: { atMost: 0 },
  });
}

function tellFaults(page: string, audits: Audit[], tell: Bench['tell']): void {
  const faults = new Set(audits.flatMap((audit) => audit.faults));
  if (faults.size > 0) tell(`${page}: points were lost by ${[...faults].join(', ')}`);
}

/** Returns the port of its DevTools. */
async function startBrowser(started: Bench['started']): Promise<number> {
  const port = await findFreePort();
  const browser = await chromium.launch({
    executablePath: await findChromium(),
    args: [...chromiumFlags, `--remote-debugging-port=${port}`],
  });
  started.defer(() => browser.close());
  return port;
}

async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' && address !== null ? address.port : 0;
}
