import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { browsers, toManifest } from './manifest.ts';
import { zipFolder } from './zip.ts';

test.each(browsers)(
  'DOOR-05 the extension for %s reads no page unasked and reaches no server unasked',
  (browser) => {
    const manifest = toManifest(browser, '1.2.3');
    expect(manifest).toMatchObject({ manifest_version: 3, version: '1.2.3' });
    expect(manifest).not.toHaveProperty('content_scripts');
    expect(manifest).not.toHaveProperty('host_permissions');
    expect(manifest).not.toHaveProperty('web_accessible_resources');
    const common = ['activeTab', 'contextMenus', 'scripting', 'storage'];
    expect(manifest.permissions).toEqual(browser === 'chrome' ? [...common, 'sidePanel'] : common);
  },
);

test('DOOR-05 the same contents make the same file, whenever they were written', () => {
  const folder = mkdtempSync(join(tmpdir(), 'draftwell-zip-'));
  mkdirSync(join(folder, 'b'));
  const write = (name: string) => writeFileSync(join(folder, name), name);
  for (const name of ['b/two.js', 'a.js']) write(name);
  const first = zipFolder(folder);
  write('a.js');
  utimesSync(join(folder, 'b/two.js'), 1, 1);
  expect(Buffer.from(zipFolder(folder)).equals(Buffer.from(first))).toBe(true);
  rmSync(folder, { recursive: true });
});
