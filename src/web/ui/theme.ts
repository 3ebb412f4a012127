import { deskColours } from './desk-colours.ts';

export const themeKey = 'draftwell.theme';

export const themes = ['system', 'light', 'dark'] as const;

export type Theme = (typeof themes)[number];

/**
 * Runs in the head of every page. Without a choice, or without script, the system's theme holds. Of the two colours for
 * the browser's own bars the chosen one counts.
 */
export const themeScript = `try{const t=localStorage.getItem(${JSON.stringify(themeKey)});if(t==='light'||t==='dark'){document.documentElement.dataset.theme=t;for(const m of document.querySelectorAll('meta[name="theme-color"]'))m.media=m.content===${JSON.stringify(deskColours)}[t]?'all':'not all'}}catch{}`;

export function applyTheme(theme: Theme): void {
  const { dataset } = document.documentElement;
  if (theme === 'system') delete dataset.theme;
  else dataset.theme = theme;
  const bars = document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]');
  for (const bar of bars) bar.media = toMedia(bar.content, theme);
}

/** When a colour of the desk is that of the bars. */
function toMedia(colour: string, theme: Theme): string {
  if (theme !== 'system') return colour === deskColours[theme] ? 'all' : 'not all';
  return `(prefers-color-scheme: ${colour === deskColours.dark ? 'dark' : 'light'})`;
}
