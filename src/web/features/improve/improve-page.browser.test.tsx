import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { letWrite } from '../../../../tests/kit/components/facts.ts';
import {
  enhanceStream,
  openStream,
  streamOf,
  toEnhanceAnswer,
} from '../../../../tests/kit/components/fake-engine.ts';
import { refuse, server } from '../../../../tests/kit/components/fake-server.ts';
import { expectAnnounced, nextFrame, toasts } from '../../../../tests/kit/components/look.ts';
import { renderScreen } from '../../../../tests/kit/components/render-screen.tsx';
import ImprovePage from './improve-page.tsx';

const text = 'I have a old cat, and it sleeps a lot of the day.';
const source = page.getByRole('textbox', { name: 'Your Text' });
const improve = page.getByRole('button', { name: 'Improve', exact: true });
const stop = page.getByRole('button', { name: 'Stop', exact: true });
const options = page.getByRole('button', { name: 'Advanced Options' });
const panel = page.getByRole('dialog', { name: 'More Actions' });
const stillWorking = page.getByText('Still working. You can wait, or stop.');
const answer = toEnhanceAnswer(text, [{ removed: 'a old', added: 'an old' }]);

/** An engine that goes on as the test tells it. */
function holdEngine(): ReturnType<typeof openStream>[] {
  const streams: ReturnType<typeof openStream>[] = [];
  server.answer(enhanceStream, (call) => {
    const stream = openStream(call);
    streams.push(stream);
    return stream.response;
  });
  return streams;
}

beforeEach(() => {
  letWrite('a model');
  server.answer(enhanceStream, (call) => streamOf(call, answer));
});

async function arrive(): Promise<void> {
  await renderScreen(<ImprovePage />);
  await source.fill(text);
}

test('a Stop is announced, and leaves the focus on the button that runs', async () => {
  const streams = holdEngine();
  await arrive();
  await improve.click();
  await expect.poll(() => streams.length).toBe(1);
  await stop.click();
  await expectAnnounced('Stopped. Your text is as it was, no credit was used.');
  await expect.element(improve).toHaveFocus();
});

test('Escape stops a run, and the focus stays in the text', async () => {
  holdEngine();
  await arrive();
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await expect.element(stop).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expectAnnounced('Stopped.');
  await expect.element(source).toHaveFocus();
  expect(server.callsOf(enhanceStream)[0]?.signal.aborted).toBe(true);
});

test('IMP-10: the panel goes as a run begins, so that it covers no result, and gives the focus back', async () => {
  holdEngine();
  await arrive();
  await options.click();
  await panel.getByRole('button', { name: 'Fix Grammar' }).click();
  await expect.element(stop).toBeVisible();
  await expect.element(panel).not.toBeInTheDocument();
  await expect.element(options).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expectAnnounced('Stopped.');
});

test('IMP-12: the panel goes as parts are to be selected, and gives the focus back', async () => {
  await arrive();
  await options.click();
  await panel.getByRole('button', { name: 'Edit Specific Parts' }).click();
  await expect.element(panel).not.toBeInTheDocument();
  await expect.element(options).toHaveFocus();
});

test('Escape stops a run before it closes the panel beside the page, which gives the focus back', async () => {
  holdEngine();
  await arrive();
  await improve.click();
  await expect.element(stop).toBeVisible();
  await options.click();
  await userEvent.keyboard('{Escape}');
  await expectAnnounced('Stopped.');
  await expect.element(panel).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(panel).not.toBeInTheDocument();
  await expect.element(options).toHaveFocus();
});

test('an own instruction that was typed is there when the panel is opened again', async () => {
  await arrive();
  const options = page.getByRole('button', { name: 'Advanced Options' });
  const instruction = page.getByRole('textbox', { name: 'Your own instruction' });
  await options.click();
  await instruction.fill('make it friendlier');
  await userEvent.keyboard('{Escape}');
  await expect.element(instruction).not.toBeInTheDocument();
  await options.click();
  await expect.element(instruction).toHaveValue('make it friendlier');
});

test('a run that changed nothing is announced', async () => {
  server.answer(enhanceStream, (call) => streamOf(call, toEnhanceAnswer(text, [])));
  await arrive();
  await improve.click();
  await expectAnnounced('Finished, without a change.');
});

test('a key that is held down runs once, and pressed again runs again', async () => {
  // The second click of a double click is told by the time that has passed
  vi.useFakeTimers({ toFake: ['performance'] });
  await arrive();
  await userEvent.keyboard('{Control>}{Enter>}');
  await expect.element(page.getByText('1 open')).toBeVisible();
  vi.advanceTimersByTime(1_000);
  const held = { key: 'Enter', ctrlKey: true, repeat: true, bubbles: true, cancelable: true };
  source.element().dispatchEvent(new KeyboardEvent('keydown', held));
  await userEvent.keyboard('{/Enter}{/Control}');
  await source.fill('I has another cat.');
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await expect
    .poll(() => server.callsOf(enhanceStream).map(({ body }) => body))
    .toMatchObject([{ original_text: text }, { original_text: 'I has another cat.' }]);
});

test('Ctrl and Enter held down in an own instruction run it once', async () => {
  await arrive();
  await userEvent.click(page.getByRole('button', { name: 'Advanced Options' }));
  const instruction = page.getByRole('textbox', { name: 'Your own instruction' });
  await instruction.fill('Make it shorter');
  // The panel goes with the run, and the focus to what opened it
  const press = (repeat: boolean) => {
    const init = { key: 'Enter', ctrlKey: true, repeat, bubbles: true, cancelable: true };
    document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', init));
  };
  press(true);
  press(false);
  await expect.element(page.getByText('1 open')).toBeVisible();
  await expect.element(options).toHaveFocus();
  press(true);
  await nextFrame();
  expect(server.callsOf(enhanceStream)).toHaveLength(1);
});

test('after ten seconds a run is said to be still at work, and its answer ends that', async () => {
  const streams = holdEngine();
  await arrive();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  await improve.click();
  await expect.poll(() => streams.length).toBe(1);
  await vi.advanceTimersByTimeAsync(9_000);
  await nextFrame();
  expect(stillWorking.query()).toBeNull();
  await vi.advanceTimersByTimeAsync(1_000);
  await nextFrame();
  expect(stillWorking.query()).not.toBeNull();
  streams[0]?.finish(answer);
  await expect.element(page.getByText('1 open')).toBeVisible();
  await expect.element(stillWorking).not.toBeInTheDocument();
});

test('Clear takes the focus back into the text, says so, and its Undo brings the text back', async () => {
  await arrive();
  await page.getByRole('button', { name: 'Clear' }).click();
  await expect.element(source).toHaveValue('');
  await expect.element(source).toHaveFocus();
  await expectAnnounced('Text cleared');
  await source.fill('Typed since.');
  await toasts.getByRole('button', { name: 'Undo' }).click();
  await expect.element(source).toHaveValue(`${text}\n\nTyped since.`);
});

test('a run that fails says what is safe in its place, and runs again from there', async () => {
  server.answer(enhanceStream, () => refuse('ENGINE_ERROR', 'The engine failed.'));
  await arrive();
  await improve.click();
  const failure = page.getByText('Your text is safe, no credit was used.');
  await expect.element(failure).toBeVisible();
  await expectAnnounced('The engine failed.');
  server.answer(enhanceStream, (call) => streamOf(call, answer));
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(page.getByText('1 open')).toBeVisible();
  await expect.element(failure).not.toBeInTheDocument();
});

test('IMP-06: the head of the result flashes for one second after a success', async () => {
  await arrive();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  await improve.click();
  await expect.element(page.getByText('1 open')).toBeVisible();
  const head = page.getByRole('region', { name: 'AI Enhanced Text' }).element().querySelector('.pane-head');
  if (!head) throw new Error('the result has no head');
  const readColour = () => getComputedStyle(head).backgroundColor;
  const flashing = readColour();
  await vi.advanceTimersByTimeAsync(500);
  await nextFrame();
  expect(readColour()).toBe(flashing);
  await vi.advanceTimersByTimeAsync(500);
  await nextFrame();
  expect(readColour()).not.toBe(flashing);
});

test('FLEET-09 whoever calls too often reads that a moment helps, and keeps what was typed', async () => {
  server.answer(enhanceStream, () => refuse('TOO_MANY_CALLS'));
  await arrive();
  await improve.click();
  await expectAnnounced('Too many calls in a short time. Please wait a moment before trying again.');
  await expect.element(page.getByText('Your text is safe, no credit was used.')).toBeVisible();
  await expect.element(source).toHaveValue(text);
  server.answer(enhanceStream, (call) => streamOf(call, answer));
  await improve.click();
  await expect.element(page.getByText('1 open')).toBeVisible();
});

test('MODEL-10 a run at which the model failed can be done by the rules, by keyboard, free and named', async () => {
  server.answer(enhanceStream, () => refuse('ENGINE_BUSY', 'The engine is busy.'));
  await arrive();
  await improve.click();
  const offer = page.getByRole('button', { name: 'Use the rules on this server' });
  await expect.element(offer).toBeVisible();
  await expect
    .element(page.getByText('can do this call instead, free of charge', { exact: false }))
    .toBeVisible();
  const rules = { offline: true, engine: { name: 'Embedded engine', local: true } };
  server.answer(enhanceStream, (call) => streamOf(call, { ...answer, ...rules }));
  offer.element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('Embedded engine, on this server', { exact: false })).toBeVisible();
  await expect.element(source).toHaveValue(text);
  expect(server.callsOf(enhanceStream).map(({ body }) => body)).toEqual([
    { action: 'improve', original_text: text },
    { action: 'improve', original_text: text, engine: 'embedded' },
  ]);
});

test.each([
  ['NO_CONTENT', 'a model'],
  ['ENGINE_UNAVAILABLE', 'rules'],
] as const)('after %s of %s nobody else is offered', async (code, who) => {
  letWrite(who);
  server.answer(enhanceStream, () => refuse(code, 'It failed.'));
  await arrive();
  await improve.click();
  await expect.element(page.getByText('no credit was used', { exact: false })).toBeVisible();
  await import('../../writing/rules-works.ts');
  await nextFrame();
  expect(page.getByRole('button', { name: 'Use the rules on this server' }).query()).toBeNull();
});

test('MODEL-07 with the rules an own instruction that they do not know is told as it is typed, and sends nothing', async () => {
  letWrite('rules');
  await arrive();
  await page.getByRole('button', { name: 'Advanced Options' }).click();
  const instruction = page.getByRole('textbox', { name: 'Your own instruction' });
  await instruction.fill('write it as a poem');
  const sentence = page.getByText('The rules on this server do not know this instruction', { exact: false });
  await expect.element(sentence, { timeout: 5_000 }).toBeVisible();
  await expect.element(instruction).toHaveAccessibleDescription(/do not know this instruction/);
  await page.getByRole('button', { name: 'Run', exact: true }).click();
  await expect.element(page.getByText('no credit was used', { exact: false })).toBeVisible();
  expect(server.callsOf(enhanceStream)).toEqual([]);
  await options.click();
  await instruction.fill('make it shorter');
  await expect.element(instruction).not.toHaveAccessibleDescription();
});
