import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { TextPage } from './text-page.tsx';

const limit = 20;
const box = page.getByRole('textbox', { name: 'Your Text' });

function Page() {
  const [text, setText] = useState('');
  const [refusals, setRefusals] = useState(0);
  return (
    <>
      <h2 id="name">Your Text</h2>
      <TextPage
        text={text}
        limit={limit}
        placeholder=""
        labelledBy="name"
        describedBy="note"
        onChange={setText}
        onRefused={() => setRefusals((former) => former + 1)}
      />
      <p id="note">{refusals} refused</p>
    </>
  );
}

function getArea(): HTMLTextAreaElement {
  const area = box.element();
  if (!(area instanceof HTMLTextAreaElement)) throw new Error('no textarea');
  return area;
}

test('IMP-04: a letter too many leaves the text, the caret in its middle and the browser’s own undo as they were', async () => {
  await render(<Page />);
  await box.click();
  await userEvent.keyboard('a full page of words');
  getArea().setSelectionRange(6, 6);
  await userEvent.keyboard('x');
  await expect.element(page.getByText('1 refused')).toBeVisible();
  await expect.element(box).toHaveValue('a full page of words');
  expect(getArea().selectionStart).toBe(6);
  await userEvent.keyboard('{Control>}z{/Control}');
  expect(getArea().value).toHaveLength(0);
});

test('at the limit a selection can be typed over, and what is shorter can be typed', async () => {
  await render(<Page />);
  await box.fill('a full page of words');
  getArea().setSelectionRange(2, 6);
  await userEvent.keyboard('z');
  await expect.element(box).toHaveValue('a z page of words');
  await userEvent.keyboard('{Backspace}');
  await expect.element(box).toHaveValue('a  page of words');
  await expect.element(page.getByText('0 refused')).toBeVisible();
});
