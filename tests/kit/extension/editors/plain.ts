import { sampleLine, sampleLines } from './sample.ts';

export function mountTextArea(place: HTMLElement): void {
  const area = document.createElement('textarea');
  area.value = sampleLines.join('\n');
  place.append(area);
  area.focus();
}

export function mountInput(place: HTMLElement): void {
  const input = document.createElement('input');
  input.value = sampleLine;
  place.append(input);
  input.focus();
}

/** As mail programs have it: lines are elements, and some words have a form. */
export function mountContentEditable(place: HTMLElement): void {
  const box = makeBox(`<div>I has teh <b>green</b> apple here.</div><div>${sampleLines[1]}</div>`);
  place.append(box);
  box.focus();
}

export function mountInFrame(place: HTMLElement): void {
  const frame = document.createElement('iframe');
  frame.src = '/?editor=textarea';
  place.append(frame);
  frame.addEventListener('load', () => frame.focus());
}

/** Two open roots, one in the other. */
export function mountInShadow(place: HTMLElement): void {
  const outer = place.attachShadow({ mode: 'open' });
  const inner = document.createElement('section');
  outer.append(inner);
  const box = makeBox(sampleLines.map((line) => `<p>${line}</p>`).join(''));
  inner.attachShadow({ mode: 'open' }).append(box);
  box.focus();
}

function makeBox(html: string): HTMLElement {
  const box = document.createElement('div');
  box.contentEditable = 'true';
  box.innerHTML = html;
  return box;
}
