import { keepPress } from './press.ts';
import { keepFromPages } from './server/settings.ts';

const menuId = 'take';

interface Where {
  frameId?: number | undefined;
  selected?: string | undefined;
}

/** Firefox has a sidebar where Chromium has a side panel. */
interface WithSidebar {
  sidebarAction?: { open(): Promise<void> };
}

/** Within the press, or browsers open nothing. */
function openPanel({ windowId }: chrome.tabs.Tab): void {
  const { sidebarAction } = chrome as WithSidebar;
  const opened = sidebarAction ? sidebarAction.open() : chrome.sidePanel.open({ windowId });
  opened.catch(() => console.warn('The panel could not be opened'));
}

function press(tab: chrome.tabs.Tab | undefined, { frameId, selected }: Where = {}): void {
  if (tab?.id === undefined) return;
  openPanel(tab);
  const site = URL.parse(tab.url ?? '')?.host ?? '';
  void keepPress({ tabId: tab.id, windowId: tab.windowId, frameId, selected, site, atMs: Date.now() });
}

chrome.action.onClicked.addListener((tab) => press(tab));
chrome.contextMenus.onClicked.addListener(({ frameId, selectionText }, tab) =>
  press(tab, { frameId, selected: selectionText }),
);
chrome.runtime.onInstalled.addListener(({ reason }) => {
  void keepFromPages();
  chrome.contextMenus.removeAll(() =>
    chrome.contextMenus.create({
      id: menuId,
      title: 'Improve with Draftwell',
      contexts: ['selection', 'editable'],
    }),
  );
  if (reason === 'install') void chrome.runtime.openOptionsPage();
});
