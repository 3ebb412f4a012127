import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { listScripts, readManifest, slimManifest } from './manifest.ts';

const noServer = { hasLoader: false, hasAction: false };
const manifest = {
  entry: { module: '/assets/entry.js', imports: ['/assets/framework.js'], css: [] },
  routes: {
    root: {
      ...noServer,
      id: 'root',
      path: '',
      module: '/assets/root.js',
      imports: [],
      css: ['/assets/root.css'],
    },
    member: {
      ...noServer,
      id: 'member',
      parentId: 'root',
      module: '/assets/member.js',
      imports: [],
      css: [],
    },
    query: { ...noServer, id: 'query', parentId: 'member', module: '/assets/query.js', imports: [], css: [] },
    home: { ...noServer, id: 'home', parentId: 'member', index: true, module: '/assets/home.js', css: [] },
    history: {
      ...noServer,
      id: 'history',
      parentId: 'query',
      path: 'history',
      module: '/assets/history.js',
      imports: ['/assets/framework.js', '/assets/queries.js'],
      css: [],
    },
  },
  url: '/assets/manifest-1.js',
  version: '1',
};

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'manifest-'));
  mkdirSync(join(folder, 'assets'));
  const script = `window.__reactRouterManifest=${JSON.stringify(manifest)};`;
  writeFileSync(join(folder, manifest.url), script);
});
afterEach(() => rmSync(folder, { recursive: true }));

test('a screen needs the scripts of every layout around it, each once', () => {
  const head = ['/assets/manifest-1.js', '/assets/entry.js', '/assets/framework.js', '/assets/root.js'];
  expect(listScripts(readManifest(folder), '/')).toEqual([...head, '/assets/member.js', '/assets/home.js']);
  expect(listScripts(readManifest(folder), '/history')).toEqual([
    ...head,
    '/assets/member.js',
    '/assets/query.js',
    '/assets/history.js',
    '/assets/queries.js',
  ]);
});

test('the browser gets of each route its place, its module and its styles', () => {
  slimManifest(folder);
  expect(readManifest(folder)).toEqual({
    entry: { module: '/assets/entry.js', imports: [] },
    routes: {
      root: { id: 'root', path: '', module: '/assets/root.js', css: ['/assets/root.css'] },
      member: { id: 'member', parentId: 'root', module: '/assets/member.js' },
      query: { id: 'query', parentId: 'member', module: '/assets/query.js' },
      home: { id: 'home', parentId: 'member', index: true, module: '/assets/home.js' },
      history: { id: 'history', parentId: 'query', path: 'history', module: '/assets/history.js' },
    },
    url: '/assets/manifest-1.js',
    version: '1',
  });
});
