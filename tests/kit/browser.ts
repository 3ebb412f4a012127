import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';
import { installPackage } from './programs.ts';

const isRoot = process.getuid?.() === 0;

/** What a window of the browser keeps ready for its user: two processes more for each page of a test, unseen. */
const featuresOfWindow = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'SpareRendererForSitePerProcess'];
/** What Playwright switches off itself: of several such flags the last one counts. */
const featuresByPlaywright = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
];

export const chromiumFlags = [
  // Chromium's sandbox does not start as root.
  ...(isRoot ? ['--no-sandbox'] : []),
  // A browser that calls home makes tests slow and, on a closed network, noisy.
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--disable-gpu',
  '--disable-quic',
  `--disable-features=${[...featuresByPlaywright, ...featuresOfWindow].join(',')}`,
];

const commands = ['chromium', 'chromium-browser', 'google-chrome'];

/** Older ones never fetch a module again that failed once, and some say that they are online when they are not. */
const oldestVersion = 156;

/** The path of a Chromium that is new enough; installs one where there is none. Throws one sentence where that fails. */
export async function findChromium(): Promise<string> {
  const named = process.env.CHROMIUM_PATH;
  if (named && !isNewEnough(named)) {
    throw new Error(`CHROMIUM_PATH names ${named}, which does not start or is older than ${oldestVersion}.`);
  }
  if (named) return named;
  const found = findInstalled();
  if (found) return found;
  installChromium();
  const installed = findInstalled();
  if (installed) return installed;
  throw new Error(
    `The journeys need Chromium ${oldestVersion} or newer, and none could be installed: install it (on Debian: apt-get update && apt-get install chromium) or set CHROMIUM_PATH.`,
  );
}

function findInstalled(): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const inPath = commands.flatMap((command) => folders.map((folder) => join(folder, command)));
  return [chromium.executablePath(), ...inPath, '/usr/bin/chromium'].find(
    (path) => existsSync(path) && isNewEnough(path),
  );
}

// A file of the right name is not enough: Ubuntu's chromium-browser is a note that points to its own store.
function isNewEnough(path: string): boolean {
  try {
    const version = execFileSync(path, ['--version'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
      timeout: 30_000,
    });
    return Number(/(\d+)\./.exec(version)?.[1]) >= oldestVersion;
  } catch {
    return false;
  }
}

function installChromium(): void {
  try {
    if (isRoot && existsSync('/usr/bin/apt-get')) installPackage('chromium');
    else {
      const cli = createRequire(import.meta.url).resolve('@playwright/test/cli');
      execFileSync(process.execPath, [cli, 'install', 'chromium'], {
        stdio: ['ignore', 'inherit', 'inherit'],
      });
    }
  } catch {
    // What went wrong is on the screen already; findChromium then says what to do.
  }
}
