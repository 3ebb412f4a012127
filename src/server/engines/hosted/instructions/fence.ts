import { AppError } from '../../../../shared/errors.ts';

/** A text of the writer's or of a mail, and what the model is told that it is. */
export interface Part {
  /** Of our own: a letter or a hyphen each. */
  name: string;
  about: string;
  text: string;
}

/** With 128 random bits a second draw is never needed but where someone has seen the first. */
const mostDraws = 5;

/** A marker that stands in none of the texts, so that none of them can end its own fence. */
export function drawMarker(newMarker: () => string, parts: readonly Part[]): string {
  const texts = parts.map(({ text }) => text.toLowerCase());
  for (let draw = 0; draw < mostDraws; draw += 1) {
    const marker = newMarker();
    if (marker !== '' && texts.every((text) => !text.includes(marker.toLowerCase()))) return marker;
  }
  throw new AppError('INTERNAL_ERROR');
}

/** A part between two lines that only this message's marker can make. The text is kept to the letter. */
export function fence({ name, about, text }: Part, marker: string): string {
  return `Part “${name}”: ${about}\n<${name} ${marker}>\n${text}\n</${name} ${marker}>`;
}
