import Quill from 'quill';
import { sampleLines } from './sample.ts';

export function mountQuill(place: HTMLElement): void {
  const quill = new Quill(place);
  quill.setText(`${sampleLines.join('\n')}\n`, 'silent');
  quill.history.clear();
  quill.focus();
}
