/** Widths in pixels of the icons in public/icons, which scripts/icons.ts draws from src/web/icon.svg. */
export const iconSizes = [192, 512] as const;
