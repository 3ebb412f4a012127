export const browsers = ['chrome', 'firefox'] as const;
export type Browser = (typeof browsers)[number];

const description =
  'Improves what you write on a page, by a server of your choice, with every change to review.';

/** Only what is packed runs. Addresses of servers are not known here: what can be reached, the permission says. */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  // Positions of toasts are style attributes
  "style-src 'self' 'unsafe-inline'",
  "font-src 'self'",
  "img-src 'self' data:",
  'connect-src https: http:',
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');

const panel = 'panel/panel.html';
const background = 'background.js';

/** What each browser has to know of itself: the panel, and how it runs what waits for a press. */
const own = {
  chrome: {
    permissions: ['sidePanel'],
    manifest: {
      minimum_chrome_version: '120',
      background: { service_worker: background, type: 'module' },
      side_panel: { default_path: panel },
    },
  },
  firefox: {
    permissions: [],
    manifest: {
      background: { scripts: [background], type: 'module' },
      sidebar_action: {
        default_panel: panel,
        default_title: 'Draftwell',
        default_icon: { 192: 'icons/192.png' },
        open_at_install: false,
      },
      browser_specific_settings: {
        gecko: {
          id: 'draftwell@localhost',
          strict_min_version: '140.0',
          // To the server that the writer names, and to nobody else
          data_collection_permissions: { required: ['websiteContent'] },
        },
      },
    },
  },
} as const;

/** The same extension for both families of browsers. No page is read before the writer presses the button there. */
export function toManifest(browser: Browser, version: string): Record<string, unknown> {
  const { permissions, manifest } = own[browser];
  return {
    manifest_version: 3,
    name: 'Draftwell',
    version,
    description,
    icons: { 192: 'icons/192.png' },
    permissions: ['activeTab', 'contextMenus', 'scripting', 'storage', ...permissions],
    optional_host_permissions: ['https://*/*', 'http://*/*'],
    action: { default_title: 'Improve with Draftwell', default_icon: { 192: 'icons/192.png' } },
    commands: {
      _execute_action: {
        suggested_key: { default: 'Alt+Shift+D' },
        description: 'Improve the field or the selection',
      },
    },
    options_ui: { page: 'options/options.html', open_in_tab: true },
    content_security_policy: { extension_pages: policy },
    ...manifest,
  };
}
