import { expect, test, vi } from 'vitest';
import { type DraftStorage, makeDraftStore } from './draft-store.ts';

const initial = { chain: '', draft: '', style: { tone: { isOn: false, level: 3 } } };
const keys = { chain: 'd.chain', draft: 'd.draft', style: 'd.style' };

/** A browser's storage, and as many tabs on it as are asked for. A `storage` event goes to the others, as in browsers. */
function makeBrowser(kept: Record<string, string> = {}) {
  const map = new Map(Object.entries(kept));
  const tabs: ReturnType<typeof openTab>[] = [];
  function openTab() {
    const tell = (key: string) => {
      for (const other of tabs) if (other.store !== store) other.store.hear(key, map.get(key) ?? null);
    };
    const storage: DraftStorage = {
      getItem: (key) => map.get(key) ?? null,
      setItem(key, text) {
        map.set(key, text);
        tell(key);
      },
      removeItem(key) {
        map.delete(key);
        tell(key);
      },
    };
    const onConflict = vi.fn<(take: () => void) => void>();
    const store = makeDraftStore({ getStorage: () => storage, keys, initial, onConflict });
    return { store, onConflict };
  }
  return {
    map,
    open() {
      const tab = openTab();
      tabs.push(tab);
      return tab;
    },
  };
}

test('what is typed is kept at once, field by field, and is there after a reload', () => {
  const browser = makeBrowser();
  const { store } = browser.open();
  store.setField('draft', 'Dear');
  store.setField('style', { tone: { isOn: true, level: 5 } });
  expect(browser.map.get('d.draft')).toBe('Dear');
  expect(store.getState().isSaved).toBe(true);
  expect(browser.open().store.getState().fields).toEqual({
    chain: '',
    draft: 'Dear',
    style: { tone: { isOn: true, level: 5 } },
  });
});

test('an emptied field is not kept', () => {
  const browser = makeBrowser({ 'd.draft': 'Dear' });
  browser.open().store.setField('draft', '');
  expect(browser.map.has('d.draft')).toBe(false);
});

test.each([
  ['not JSON', '{"tone"'],
  ['another shape', '{"tone":3}'],
  ['a part of it', '{"tone":{"isOn":true}}'],
  ['nothing', 'null'],
])('what is kept of a style but is %s is ignored', (_, stored) => {
  expect(makeBrowser({ 'd.style': stored }).open().store.getState().fields.style).toEqual(initial.style);
});

test('a browser that refuses to keep anything still shows what is typed, and says so', () => {
  const getStorage = (): DraftStorage => {
    throw new Error('denied');
  };
  const store = makeDraftStore({ getStorage, keys, initial, onConflict: () => {} });
  expect(store.getState().fields).toEqual(initial);
  store.setField('draft', 'Dear');
  expect(store.getState()).toEqual({ fields: { ...initial, draft: 'Dear' }, isSaved: false });
});

test('a full storage says so, and is saved again as soon as there is room', () => {
  const setItem = vi.fn().mockImplementationOnce(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const getStorage = () => ({ getItem: () => null, setItem, removeItem: () => {} });
  const store = makeDraftStore({ getStorage, keys, initial, onConflict: () => {} });
  store.setField('draft', 'long');
  expect(store.getState().isSaved).toBe(false);
  store.setField('draft', 'short');
  expect(store.getState().isSaved).toBe(true);
});

test('a field that was not touched here follows the other tab', () => {
  const browser = makeBrowser();
  const [here, there] = [browser.open(), browser.open()];
  const heard = vi.fn();
  here.store.subscribe(heard);
  there.store.setField('draft', 'Dear Anneke');
  expect(here.store.getState().fields.draft).toBe('Dear Anneke');
  expect(heard).toHaveBeenCalledOnce();
  there.store.setField('draft', '');
  expect(here.store.getState().fields.draft).toBe('');
});

test('a field that was touched here keeps its text; the other tab’s is not replaced without a word', () => {
  const browser = makeBrowser();
  const [here, there] = [browser.open(), browser.open()];
  here.store.setField('draft', 'ours');
  there.store.setField('draft', 'ours, and theirs');
  expect(here.store.getState().fields.draft).toBe('ours');
  expect(here.onConflict).not.toHaveBeenCalled();

  here.store.setField('draft', 'ours again');
  expect(here.onConflict).toHaveBeenCalledOnce();
  here.store.setField('draft', 'ours again and again');
  expect(here.onConflict).toHaveBeenCalledOnce();

  here.onConflict.mock.calls[0]?.[0]();
  expect(here.store.getState().fields.draft).toBe('ours, and theirs');
  expect(browser.map.get('d.draft')).toBe('ours, and theirs');
});

test('tabs that touch different fields do not disturb each other', () => {
  const browser = makeBrowser();
  const [here, there] = [browser.open(), browser.open()];
  here.store.setField('chain', 'Hello');
  there.store.setField('draft', 'Dear');
  here.store.setField('chain', 'Hello there');
  const both = { ...initial, chain: 'Hello there', draft: 'Dear' };
  expect(here.store.getState().fields).toEqual(both);
  expect(there.store.getState().fields).toEqual(both);
  expect(here.onConflict).not.toHaveBeenCalled();
  expect(there.onConflict).not.toHaveBeenCalled();
});

test('two tabs that came to the same text are one again', () => {
  const browser = makeBrowser();
  const [here, there] = [browser.open(), browser.open()];
  here.store.setField('draft', 'same');
  there.store.setField('draft', 'same');
  there.store.setField('draft', 'same, longer');
  expect(here.store.getState().fields.draft).toBe('same, longer');
});

test('a key of something else is not heard', () => {
  const { store } = makeBrowser().open();
  const former = store.getState();
  store.hear('draftwell.theme', 'dark');
  store.hear(null, null);
  expect(store.getState()).toBe(former);
});
