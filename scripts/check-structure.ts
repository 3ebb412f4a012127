/** `npm run structure`: proves which part of the product may import which, and what each kind of file may do. */
import { globSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';

/** They own what they touch; others speak to them through their index.ts. */
const modules = 'accounts|audit|billing|writing|mail|faults|live|engines|servers';
const engineDoor = /^src\/engine\/(index|types|browser)\.ts$/;
/** The one place that loads the rules of the engine: a worker thread. */
const engineWorker = 'src/server/engines/embedded/worker.ts';
const engineKit = /^tests\/kit\/(writing-engine-contract\.ts$|vendors\/)/;
const shared = /^src\/shared\//;
const serverDoor = new RegExp(`^src/server/(?:${modules})/index\\.ts$`);
/** Of the server, and without any rule of the product. */
const foundation = /^src\/server\/(?:platform|db|http)\//;
/** Of the app what the browser extension is made of, too: the review of changes, and what that stands on. */
const webLowerLayers = /^src\/web\/(?:styles|ui|server-facts|api|services|review|result|writing)\b/;
const ownFolder = 'own folder';

interface Zone {
  name: string;
  files: RegExp;
  /** Which files of ours these may import. Their own folder is what the first group of `files` catches. */
  mayImport: (RegExp | typeof ownFolder)[];
}

/** The directions in which imports may run. The first zone that a file falls into counts; each file has one. */
const zones: Zone[] = [
  { name: 'engine', files: /^src\/engine\//, mayImport: [/^src\/engine\//] },
  { name: 'shared', files: /^src\/shared\//, mayImport: [shared] },
  {
    // Components in a browser, over a double of the server at the network's edge
    name: 'component test',
    files: /^(src\/web\/(?:features\/)?[^/]+\/).*\.browser\.test\.tsx$/,
    mayImport: [ownFolder, /^src\/web\/(?!features\/)/, shared, engineDoor, /^tests\/kit\/components\//],
  },
  {
    name: 'web feature',
    files: /^(src\/web\/features\/[^/]+\/)/,
    mayImport: [ownFolder, /^src\/web\/(?!features\/)/, shared, engineDoor],
  },
  { name: 'web', files: /^src\/web\//, mayImport: [/^src\/web\//, shared, engineDoor] },
  {
    name: 'component test of the extension',
    files: /^src\/extension\/.*\.browser\.test\.tsx?$/,
    mayImport: [/^src\/extension\//],
  },
  { name: 'extension', files: /^src\/extension\//, mayImport: [/^src\/extension\//, webLowerLayers, shared] },
  {
    name: 'server app',
    files: /^src\/server\/app\//,
    mayImport: [
      /^src\/server\/(?:app|backup|pages|doctor|doors|mcp|metrics|operator)\//,
      foundation,
      serverDoor,
      shared,
      engineDoor,
    ],
  },
  { name: 'platform', files: /^(src\/server\/platform\/)/, mayImport: [ownFolder, shared] },
  { name: 'db', files: /^(src\/server\/db\/)/, mayImport: [ownFolder, /^src\/server\/platform\//, shared] },
  { name: 'http', files: /^(src\/server\/http\/)/, mayImport: [foundation, shared] },
  { name: 'pages', files: /^(src\/server\/pages\/)/, mayImport: [ownFolder, foundation, shared] },
  {
    name: 'doctor',
    files: /^(src\/server\/doctor\/)/,
    mayImport: [ownFolder, foundation, serverDoor, shared],
  },
  { name: 'mcp', files: /^(src\/server\/mcp\/)/, mayImport: [ownFolder, foundation, shared] },
  {
    // Each speaks one protocol for programs, and owns no table
    name: 'door',
    files: /^(src\/server\/doors\/[^/]+\/)/,
    mayImport: [ownFolder, foundation, serverDoor, shared, engineDoor],
  },
  {
    name: 'metrics',
    files: /^(src\/server\/metrics\/)/,
    mayImport: [ownFolder, foundation, serverDoor],
  },
  {
    name: 'backup',
    files: /^(src\/server\/backup\/)/,
    mayImport: [ownFolder, foundation, serverDoor, shared],
  },
  {
    name: 'operator',
    files: /^(src\/server\/operator\/)/,
    mayImport: [ownFolder, /^src\/server\/doctor\//, foundation, serverDoor, shared],
  },
  {
    name: 'engine worker',
    files: new RegExp(`^${engineWorker.replaceAll('.', '\\.')}$`),
    mayImport: [/^src\/server\/engines\//, foundation, shared, engineDoor, /^src\/engine\/writer\.ts$/],
  },
  {
    // All engines keep one contract, over doubles of the vendors at the network's edge
    name: 'engine test',
    files: /^(src\/server\/engines\/)(?:[^/]+\/)+[^/]+\.test\.ts$/,
    mayImport: [ownFolder, foundation, shared, engineDoor, engineKit],
  },
  {
    name: 'server module',
    files: new RegExp(`^(src/server/(?:${modules})/)`),
    mayImport: [ownFolder, foundation, serverDoor, shared, engineDoor],
  },
];

/** What src/web is made of, from the ground up. Each imports what is before it, and of its own layer what makes no circle. */
const webLayers = [
  ['styles', 'ui', 'server-facts'],
  ['api', 'session', 'services'],
  [
    'dictionary',
    'documents',
    'drafts',
    'files',
    'first-use',
    'handoff',
    'instructions',
    'live-check',
    'mail',
    'rating',
    'result',
    'review',
    'sample',
    'writing',
  ],
  ['account', 'billing', 'events', 'pwa'],
  ['administration', 'commands', 'shell', 'reading'],
  ['features'],
  ['root', 'routes', 'app', 'entry'],
];

interface Rule {
  name: string;
  files: RegExp;
  except?: RegExp;
  /** Imports that break the rule: a path from the repository's root, or a package. */
  imports?: RegExp;
  /** Only imports that are still there when the program runs break the rule. */
  allowsTypes?: boolean;
  /** Code that breaks the rule. */
  code?: RegExp;
}

const rules: Rule[] = [
  {
    name: 'the web takes types from the engine, and what browser.ts offers it',
    files: /^src\/web\//,
    imports: /^src\/engine\/(?!browser\.ts$)/,
    allowsTypes: true,
  },
  {
    name: 'what runs in a page of somebody else stands alone',
    files: /^src\/extension\/page\/(?!.*\.test\.)/,
    imports: /^(?!src\/extension\/page\/)/,
  },
  {
    name: 'the router is used by its public exports',
    files: /^src\//,
    code: /\bUNSAFE_\w*|\b__reactRouter\w*/,
  },
  {
    // Of what else framework mode knows, src/web/shell/screen.tsx would take nothing
    name: 'a screen exports its component and its meta',
    files: /^src\/web\/(features\/[^/]+|shell)\/[^/]+-(page|layout)\.tsx$/,
    code: /^export (?!default function |function meta\()/,
  },
  {
    name: 'routes query nothing',
    files: /^src\/server\/.*routes\.ts$/,
    imports: /(?:store|statements|tables)\.ts$/,
  },
  {
    name: 'tables.ts holds tables only',
    files: /^src\/server\/[^/]+\/tables\.ts$/,
    imports: /^(?!drizzle-orm(\/|$)|src\/server\/db\/columns\.ts$)/,
  },
  {
    name: 'only stores and db/ query tables',
    files: /^src\/server\//,
    except: /(?:store|tables)(?:\.test)?\.ts$|^src\/server\/db\//,
    imports: /^drizzle-orm(\/|$)|tables\.ts$/,
  },
  {
    name: 'statement() makes statements',
    files: /^src\/server\/(?!.*\.test\.ts$)/,
    code: /\bsql: ?[`']/,
  },
  {
    name: 'only the configuration reads the environment',
    files: /^src\//,
    except: /^src\/server\/platform\/config/,
    imports: /^node:process$/,
    code: /\bprocess\.env\b/,
  },
  {
    name: 'the clock is handed in',
    files: new RegExp(`^src/server/(?:${modules}|http|pages)/.*(?<!\\.test)\\.ts$`),
    imports: /^node:timers\/promises$/,
    code: /\bnew Date\(\)|\bDate\.now\(\)/,
  },
];

export interface SourceFile {
  /** From the repository's root. */
  path: string;
  text: string;
}

export interface Violation {
  path: string;
  line: number;
  what: string;
  rule: string;
}

interface Import {
  /** A path from the repository's root, or a package. */
  target: string;
  isOurs: boolean;
  isType: boolean;
  line: number;
}

// Biome formats the code, so a statement starts at the first column, and neither comments nor texts can be taken for one.
const statement = /^(?:import|export)\s+(type\s+)?(?:[\w\s{},*$]+?\sfrom\s+)?'([^']+)'/gm;
// A worker's file is named by an address instead of an import.
const call = /^(?!\s*(?:\/\/|\*)).*?(?:\bimport\(\s*|\bnew URL\(\s*(?='[^']+\.tsx?'))'([^']+)'/gm;

export function findImports({ path, text }: SourceFile): Import[] {
  const toImport = (specifier: string, isType: boolean, index: number): Import => ({
    target: specifier.startsWith('.') ? posix.join(posix.dirname(path), specifier) : specifier,
    isOurs: specifier.startsWith('.'),
    isType,
    line: text.slice(0, index).split('\n').length,
  });
  return [
    ...[...text.matchAll(statement)].map((m) => toImport(m[2] ?? '', m[1] !== undefined, m.index)),
    ...[...text.matchAll(call)].map((m) => toImport(m[1] ?? '', false, m.index)),
  ];
}

export function findViolations(files: SourceFile[]): Violation[] {
  const owners = findTableOwners(files);
  return [
    ...files.flatMap((file) => [...checkFile(file), ...checkTables(file, owners)]),
    ...checkMainThread(files),
    ...checkLayers(files),
    ...checkMailRooms(files),
  ];
}

const mainThread = 'src/server/app/main.ts';
const engineRules =
  /^src\/engine\/(?:writer|corrector)\.ts$|^src\/engine\/(?:rules|harper|styles)\/|^(?:harper\.js|wink-)/;

/** What the main thread loads, through whatever files: rules would cost it seconds and half its memory. */
function checkMainThread(files: SourceFile[]): Violation[] {
  const known = new Map(files.map((file) => [file.path, file]));
  const seen = new Set([engineWorker]);
  const found: Violation[] = [];
  const waiting = [mainThread];
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    const file = known.get(path);
    if (file === undefined || seen.has(path)) continue;
    seen.add(path);
    for (const { target, isType, line } of findImports(file)) {
      if (isType) continue;
      waiting.push(target);
      if (engineRules.test(target))
        found.push({ path, line, what: `loads ${target}`, rule: 'the main thread loads no rules' });
    }
  }
  return found;
}

/** A folder of src/web, or a file beside them, by the first word of its name. */
const webPart = /^src\/web\/([\w-]+)/;

function checkLayers(files: SourceFile[]): Violation[] {
  const toPart = (path: string) => webPart.exec(path)?.[1] ?? '';
  const findLayer = (part: string) => webLayers.findIndex((parts) => parts.includes(part));
  const own = files.filter(({ path }) => webPart.test(path));
  const imports = own
    .flatMap((file) => findImports(file).map((one) => ({ ...one, path: file.path })))
    .filter(({ target }) => webPart.test(target))
    .map((one) => ({ ...one, from: toPart(one.path), to: toPart(one.target) }))
    .map((one) => ({ ...one, rise: findLayer(one.to) - findLayer(one.from) }));
  const rising = imports.filter(({ rise }) => rise > 0);
  const circling = keepCircles(imports.filter(({ from, to, rise }) => rise === 0 && from !== to));
  return [
    ...own
      .filter(({ path }) => findLayer(toPart(path)) < 0)
      .map(({ path }) => ({ path, line: 1, what: 'has no layer', rule: 'each folder of the web has one' })),
    ...toViolations(rising, 'a layer knows none of those above it'),
    ...toViolations(circling, 'folders import each other in a circle'),
  ];
}

const mailRoom = /^src\/engine\/mail\/([^/]+)\//;

/** The folders of the engine's mails: none needs one that needs it. */
function checkMailRooms(files: SourceFile[]): Violation[] {
  const toRoom = (path: string) => mailRoom.exec(path)?.[1] ?? '';
  const imports = files
    .filter(({ path }) => mailRoom.test(path) && !path.endsWith('.test.ts'))
    .flatMap((file) => findImports(file).map((one) => ({ ...one, path: file.path })))
    .filter(({ target }) => mailRoom.test(target))
    .map((one) => ({ ...one, from: toRoom(one.path), to: toRoom(one.target) }));
  const circling = keepCircles(imports.filter(({ from, to }) => from !== to));
  return toViolations(circling, 'folders import each other in a circle');
}

function toViolations(imports: { path: string; line: number; target: string }[], rule: string): Violation[] {
  return imports.map(({ path, line, target }) => ({ path, line, what: `imports ${target}`, rule }));
}

/** Without what nothing leads to, and what leads nowhere, until only circles are left and the ways between them. */
function keepCircles<Edge extends { from: string; to: string }>(edges: Edge[]): Edge[] {
  const starts = new Set(edges.map(({ from }) => from));
  const ends = new Set(edges.map(({ to }) => to));
  const left = edges.filter(({ from, to }) => ends.has(from) && starts.has(to));
  return left.length < edges.length ? keepCircles(left) : left;
}

const moduleOf = new RegExp(`^src/server/(${modules}|db)/`);
const sqlText = /`(?:[^`\\]|\\.)*`|'(?:[^'\\\n]|\\.)*'/g;
/** What stands after these words is a table, or a list of some; names of functions and of parts of a statement are no tables. */
const tableNames = (() => {
  const alias = String.raw`(?:\s+(?:as\s+)?(?!(?:join|using|where|on|set|left|cross|inner)\b)\w+)?`;
  const table = String.raw`"?\w+"?${alias}`;
  return new RegExp(
    String.raw`\b(?:from|join|into|update|using)\s+(?:only\s+)?(${table}(?:\s*,\s*${table})*)`,
    'gi',
  );
})();

/** The module that has each table, as the tables.ts files say. */
function findTableOwners(files: SourceFile[]): Map<string, string> {
  const owners = new Map<string, string>();
  for (const { path, text } of files) {
    const owner = /^src\/server\/(\w+)\/tables\.ts$/.exec(path)?.[1];
    if (owner === undefined) continue;
    for (const [, table = ''] of text.matchAll(/\bpgTable\(\s*'(\w+)'/g)) owners.set(table, owner);
  }
  return owners;
}

/** Statements name the tables of their own module only. Others are asked through its door, or a function of the database. */
function checkTables({ path, text }: SourceFile, owners: Map<string, string>): Violation[] {
  const own = moduleOf.exec(path)?.[1];
  if (own === undefined || path.endsWith('.test.ts')) return [];
  return [...text.matchAll(sqlText)].flatMap(({ 0: sql, index: start }) =>
    [...sql.matchAll(tableNames)].flatMap(({ 1: list = '', index }) =>
      list
        .split(',')
        .map((name) => /\w+/.exec(name)?.[0] ?? '')
        .filter((table) => (owners.get(table) ?? own) !== own)
        .map((table) => ({
          path,
          line: text.slice(0, start + index).split('\n').length,
          what: `names ${table}`,
          rule: `a table of ${owners.get(table)}`,
        })),
    ),
  );
}

function checkFile(file: SourceFile): Violation[] {
  const imports = findImports(file);
  const broken = rules
    .filter((rule) => rule.files.test(file.path) && !rule.except?.test(file.path))
    .flatMap((rule) => [...checkImports(rule, file, imports), ...checkCode(rule, file)]);
  return [...checkDirections(file, imports), ...broken];
}

function checkDirections({ path }: SourceFile, imports: Import[]): Violation[] {
  const zone = zones.find(({ files }) => files.test(path));
  if (!zone)
    return [
      {
        path,
        line: 1,
        what: 'has no place here',
        rule: 'each file has a zone',
      },
    ];
  const own = zone.files.exec(path)?.[1] ?? '';
  const isAllowed = (target: string): boolean =>
    zone.mayImport.some((may) => (may === ownFolder ? target.startsWith(own) : may.test(target)));
  return imports
    .filter(({ target, isOurs }) => isOurs && !isAllowed(target))
    .map(({ target, line }) => ({ path, line, what: `imports ${target}`, rule: `not open to ${zone.name}` }));
}

function checkImports(rule: Rule, { path }: SourceFile, imports: Import[]): Violation[] {
  return imports
    .filter(({ target, isType }) => rule.imports?.test(target) && !(rule.allowsTypes && isType))
    .map(({ target, line }) => ({ path, line, what: `imports ${target}`, rule: rule.name }));
}

function checkCode(rule: Rule, { path, text }: SourceFile): Violation[] {
  return text.split('\n').flatMap((code, index) => {
    const found = /^\s*(\/\/|\/?\*)/.test(code) ? undefined : rule.code?.exec(code)?.[0];
    return found ? [{ path, line: index + 1, what: `has ${found}`, rule: rule.name }] : [];
  });
}

if (import.meta.main) {
  const paths = globSync('src/**/*.{ts,tsx}').sort();
  const violations = findViolations(paths.map((path) => ({ path, text: readFileSync(path, 'utf8') })));
  for (const { path, line, what, rule } of violations) console.error(`${path}:${line}  ${what}  ${rule}`);
  if (violations.length > 0) process.exitCode = 1;
  else console.log(`structure: ${paths.length} files, 0 violations`);
}
