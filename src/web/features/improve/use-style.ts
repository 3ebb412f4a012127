import { useState } from 'react';
import type { RewriteStyle } from '../../../shared/contract/enhance.ts';
import { readStyle, toStyleCookie } from './style-cookie.ts';

/** The style settings, in their cookie. */
export function useStyle(): [RewriteStyle, (style: RewriteStyle) => void] {
  const [style, setStyle] = useState(() => readStyle(document.cookie));
  return [
    style,
    (next) => {
      setStyle(next);
      // biome-ignore lint/suspicious/noDocumentCookie: the store for cookies is missing on plain http
      document.cookie = toStyleCookie(next);
    },
  ];
}
