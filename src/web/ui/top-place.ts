import { useEffect, useState } from 'react';
import { keepOnTop } from './keep-on-top.ts';

/** A place on the page that moves into the dialog that lies over it. */
export function useTopPlace(): HTMLElement {
  const [place] = useState(makePlace);
  useEffect(() => keepOnTop(place), [place]);
  return place;
}

/** Of no size, so that it is no row of a dialog. */
function makePlace(): HTMLElement {
  const place = document.createElement('div');
  place.style.display = 'contents';
  return place;
}
