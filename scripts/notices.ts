/**
 * `npm run notices`: writes THIRD-PARTY-NOTICES.txt, the licences of what others made and this product hands on: packages in
 * the image and in what browsers download, and the data of the engine. `--check` fails where the file is not fresh.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { init, type ModuleInfo, type ModuleInfos } from 'license-checker-rseidelsohn';

const root = resolve(import.meta.dirname, '..');
const file = join(root, 'THIRD-PARTY-NOTICES.txt');

/** Of its own, what a package for development leaves in the sheet that browsers get. */
const inTheSheet = /^tailwindcss@/;
/** Their lists of names are among the words of the engine. */
const inTheEngine = /^(?:@faker-js\/faker|human-names|gender-detection-from-name)@/;

const dataCredits = ['src/engine/language-model/CREDITS.md'];
const fittedModels = ['politeness', 'formality'].map((name) => `src/engine/review/fitted/${name}.json`);

interface LockedPackage {
  dev?: boolean;
  optional?: boolean;
  devOptional?: boolean;
}

interface Notice {
  packages: string[];
  licence: string;
  text: string;
}

function readInstalled(): Promise<ModuleInfos> {
  return new Promise((found, failed) =>
    init({ start: root, excludePrivatePackages: true }, (error, packages) =>
      error ? failed(error) : found(packages),
    ),
  );
}

/** Packages for one kind of machine and those for development are not in the image. */
function isHandedOn(name: string, path: string, locked: Record<string, LockedPackage>): boolean {
  if (inTheSheet.test(name) || inTheEngine.test(name)) return true;
  const entry = locked[path.slice(root.length + 1)];
  return entry !== undefined && !entry.dev && !entry.optional && !entry.devOptional;
}

/** The text of the package's own licence file; some have none, and name theirs only. */
function readText({ licenseFile }: ModuleInfo): string {
  if (licenseFile === undefined || !/licen[cs]e|copying|notice/i.test(licenseFile)) return '';
  return readFileSync(licenseFile, 'utf8').replaceAll('\r\n', '\n').trim();
}

async function listNotices(): Promise<Notice[]> {
  const { packages: locked } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, LockedPackage>;
  };
  const notices = new Map<string, Notice>();
  for (const [name, info] of Object.entries(await readInstalled()).sort(([a], [b]) => (a < b ? -1 : 1))) {
    if (info.path === undefined || !isHandedOn(name, info.path, locked)) continue;
    const licence = String(info.licenses);
    const text = readText(info);
    const notice = notices.get(`${licence}\n${text}`) ?? { packages: [], licence, text };
    notice.packages.push(name);
    notices.set(`${licence}\n${text}`, notice);
  }
  return [...notices.values()];
}

const line = '-'.repeat(80);

function toSection({ packages, licence, text }: Notice): string {
  return `${packages.join('\n')}\nLicence: ${licence}\n\n${text || 'The package names its licence and brings no text of it.'}`;
}

function toModelLine(path: string): string {
  const { source, licence } = JSON.parse(readFileSync(join(root, path), 'utf8')) as Record<string, unknown>;
  return `${path}: fitted on ${String(source)}; licence: ${String(licence)}`;
}

const introduction = `What others made and Draftwell hands on, with the terms under which they let it.
Written by \`npm run notices\` from what is installed; not edited by hand.`;

const text = `${[
  introduction,
  ...(await listNotices()).map(toSection),
  `Data of the writing engine\n\n${fittedModels.map(toModelLine).join('\n')}`,
  ...dataCredits.map((path) => readFileSync(join(root, path), 'utf8').trim()),
].join(`\n\n${line}\n\n`)}\n`;

if (!process.argv.includes('--check')) writeFileSync(file, text);
else if (readFileSync(file, 'utf8') !== text) {
  process.stderr.write('THIRD-PARTY-NOTICES.txt is not fresh: run npm run notices.\n');
  process.exitCode = 1;
}
