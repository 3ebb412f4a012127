import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { type DraftStorage, makeDraftStore } from './draft-store.ts';

const initial = { chain: '', draft: '', style: { tone: { isOn: false, level: 3 } } };
const keys = { chain: 'd.chain', draft: 'd.draft', style: 'd.style' };

/** A browser's storage, and as many tabs on it as are asked for. A `storage` event goes to the others, as in browsers. */
function makeBrowser(kept: Record<string, string> = {}) {
  const map = new Map(Object.entries(kept));
  const tabs: ReturnType<typeof openTab>[] = [];
  function openTab() {
    const tell = (key: string) => {
      for (const other of tabs) if (other.store !== store) other.store.follow(key, map.get(key) ?? null);
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
    const store = makeDraftStore({ getStorage: () => storage, keys, initial, changedKey: 'd.changed' });
    return { store };
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

test('when it was changed is stored once a second, however fast the keys come', () => {
  vi.useFakeTimers({ now: new Date('2026-11-01T10:00:00Z') });
  const browser = makeBrowser();
  const { store } = browser.open();
  for (const text of ['D', 'De', 'Dea']) {
    store.setField('draft', text);
    vi.advanceTimersByTime(400);
  }
  expect(browser.map.get('d.changed')).toBe('2026-11-01T10:00:00.000Z');
  store.setField('draft', 'Dear');
  expect(browser.map.get('d.changed')).toBe('2026-11-01T10:00:01.200Z');
  vi.useRealTimers();
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
  const store = makeDraftStore({ getStorage, keys, initial });
  expect(store.getState().fields).toEqual(initial);
  store.setField('draft', 'Dear');
  expect(store.getState()).toMatchObject({ fields: { ...initial, draft: 'Dear' }, isSaved: false });
});

test('a full storage says so, and is saved again as soon as there is room', () => {
  const setItem = vi.fn().mockImplementationOnce(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const getStorage = () => ({ getItem: () => null, setItem, removeItem: () => {} });
  const store = makeDraftStore({ getStorage, keys, initial });
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

describe('TRUST-06 a text that another tab writes over', () => {
  /** Both tabs were there before; the second sees the first one's text, and replaces it. */
  function race() {
    const browser = makeBrowser();
    const [first, second] = [browser.open().store, browser.open().store];
    first.setField('draft', 'text of tab one');
    second.setField('draft', 'text of tab two');
    return { browser, first, second };
  }

  test('stays on its screen, and the other one is offered there', () => {
    const { first, second } = race();
    expect(first.getState().fields.draft).toBe('text of tab one');
    expect(first.getState().others.draft).toBe('text of tab two');
    expect(second.getState().others.draft).toBeUndefined();
  });

  test('is offered after a reload of both, and can be taken, with a way back', () => {
    const reloaded = makeBrowser(Object.fromEntries(race().browser.map));
    const { store } = reloaded.open();
    expect(store.getState().fields.draft).toBe('text of tab two');
    expect(store.getState().others.draft).toBe('text of tab one');
    const undo = store.takeOther('draft');
    expect(store.getState().fields.draft).toBe('text of tab one');
    expect(store.getState().others.draft).toBeUndefined();
    expect(reloaded.open().store.getState().others.draft).toBeUndefined();
    undo();
    expect(store.getState().fields.draft).toBe('text of tab two');
  });

  test('is let go only when the writer says so, with a way back', () => {
    const { store } = race().browser.open();
    const undo = store.keepOwn('draft');
    expect(store.getState().others.draft).toBeUndefined();
    undo();
    expect(store.getState().others.draft).toBe('text of tab one');
  });

  test('and which is typed on writes over the other one, which is kept in its turn', () => {
    const { browser, first, second } = race();
    first.setField('draft', 'text of tab one!');
    expect(browser.map.get('d.draft')).toBe('text of tab one!');
    expect(browser.open().store.getState().others.draft).toBe('text of tab two');
    expect(second.getState().fields.draft).toBe('text of tab two');
    expect(second.getState().others.draft).toBe('text of tab one!');
  });

  test('and which its writer keeps is offered to the other tab', () => {
    const { first, second } = race();
    first.keepOwn('draft');
    expect(first.getState().others.draft).toBeUndefined();
    expect(second.getState().fields.draft).toBe('text of tab two');
    expect(second.getState().others.draft).toBe('text of tab one');
  });

  test('is followed where the other tab types on from it, letter by letter', () => {
    const browser = makeBrowser();
    const [first, second] = [browser.open().store, browser.open().store];
    first.setField('draft', 'Dear');
    for (const text of ['Dear ', 'Dear T', 'Dear ', 'Dear Anneke', 'My dear Anneke'])
      second.setField('draft', text);
    expect(first.getState().fields.draft).toBe('My dear Anneke');
    expect(first.getState().others.draft).toBeUndefined();
    expect(browser.map.has('d.draft.other')).toBe(false);
  });

  test('becomes a draft of its own where both are kept, and neither tab asks any more', () => {
    const { browser, first, second } = race();
    first.setField('style', { tone: { isOn: true, level: 5 } });
    const copyKeys = { chain: 'e.chain', draft: 'e.draft', style: 'e.style' };
    expect(first.keepBoth('draft', copyKeys)).toBe(true);
    expect(browser.map.get('e.draft')).toBe('text of tab one');
    expect(browser.map.get('e.style')).toBe('{"tone":{"isOn":true,"level":5}}');
    expect(browser.map.get('d.draft')).toBe('text of tab two');
    expect(second.getState()).toMatchObject({ fields: { draft: 'text of tab two' }, others: {} });
    expect(browser.open().store.getState().others).toEqual({});
  });

  test('whatever the order, no text that stood on a screen is lost', () => {
    const anyText = fc.constantFrom('', 'a', 'one two', 'three four', 'one two three');
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.integer({ min: 0, max: 1 }), anyText)), (steps) => {
        const browser = makeBrowser();
        const tabs = [browser.open().store, browser.open().store];
        for (const [tab, text] of steps) tabs[tab]?.setField('draft', text);
        const { fields, others } = browser.open().store.getState();
        for (const { getState } of tabs) {
          const shown = getState().fields.draft;
          if (shown !== '') expect([fields.draft, others.draft]).toContain(shown);
        }
      }),
    );
  });
});

describe('a draft that another tab deletes', () => {
  function remove() {
    const browser = makeBrowser({ 'd.draft': 'Dear', 'd.changed': '2026-11-01' });
    const { store } = browser.open();
    browser.map.clear();
    store.follow('d.changed', null);
    store.follow('d.draft', null);
    return { browser, store };
  }

  test('stays on the screen, which says so', () => {
    const { browser, store } = remove();
    expect(store.getState()).toMatchObject({ isDeleted: true, fields: { draft: 'Dear' } });
    expect(browser.map.size).toBe(0);
  });

  test.each([
    ['the writer says so', (store: ReturnType<typeof remove>['store']) => store.keepDeleted(), 'Dear'],
    [
      'the writer types on',
      (store: ReturnType<typeof remove>['store']) => store.setField('chain', 'Hello'),
      'Dear',
    ],
  ])('is stored again, all of it, when %s', (_, act, draft) => {
    const { browser, store } = remove();
    act(store);
    expect(store.getState().isDeleted).toBe(false);
    expect(browser.map.get('d.draft')).toBe(draft);
    expect(browser.map.has('d.changed')).toBe(true);
  });

  test('is followed again when its deletion is undone', () => {
    const { store } = remove();
    store.follow('d.changed', '2026-11-01');
    store.follow('d.draft', 'Dear Anneke');
    expect(store.getState()).toMatchObject({ isDeleted: false, fields: { draft: 'Dear Anneke' } });
  });
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
  expect(here.store.getState().others).toEqual({});
  expect(there.store.getState().others).toEqual({});
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
  store.follow('draftwell.theme', 'dark');
  store.follow(null, null);
  expect(store.getState()).toBe(former);
});
