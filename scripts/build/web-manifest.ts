import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brand } from '../../src/shared/brand.ts';
import { sharedFields, sharePath } from '../../src/shared/handed-text.ts';
import { deskColours } from '../../src/web/ui/desk-colours.ts';
import { iconSizes } from './icons.ts';

/** What makes the product one that can be installed: its name, its icons, where it starts. */
export function writeWebManifest(folder: string): void {
  const icons = iconSizes.map((size) => ({
    src: `icons/${size}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    // The mark stands clear of the edges, so that a system may cut the icon to its own shape
    purpose: 'any maskable',
  }));
  // Addresses are relative to the file's own, so that the server may live under any path. Without an id, that is the start
  const manifest = {
    name: brand.name,
    short_name: brand.name,
    description: 'Marks up your text like a good editor: every change with its reason.',
    lang: 'en-GB',
    start_url: './',
    scope: './',
    display: 'standalone',
    background_color: deskColours.light,
    theme_color: deskColours.light,
    icons,
    // Sent as a form, not in the address: the service worker takes it before a server could write it down
    share_target: {
      action: sharePath.slice(1),
      method: 'POST',
      enctype: 'multipart/form-data',
      params: Object.fromEntries(sharedFields.map((name) => [name, name])),
    },
  };
  writeFileSync(join(folder, 'manifest.webmanifest'), JSON.stringify(manifest));
}
