export const themeKey = 'draftwell.theme';

export const themes = ['system', 'light', 'dark'] as const;

export type Theme = (typeof themes)[number];

/** Runs in the head of every page. Without a choice, or without script, the system's theme holds. */
export const themeScript = `try{const t=localStorage.getItem(${JSON.stringify(themeKey)});if(t==='light'||t==='dark')document.documentElement.dataset.theme=t}catch{}`;

export function applyTheme(theme: Theme): void {
  const { dataset } = document.documentElement;
  if (theme === 'system') delete dataset.theme;
  else dataset.theme = theme;
}
