/** Our own set: a grid of 20, one stroke. Always beside a word, or in a control that has a name. */
const shapes = {
  accept: 'M4 10.5l4 4 8-9',
  close: 'M5 5l10 10M15 5L5 15',
  clipboard: 'M5 4h10v13H5zM8 2.5h4v3H8z',
  clock: 'M10 2.5a7.5 7.5 0 100 15 7.5 7.5 0 000-15zM10 6v4.2l2.8 1.8',
  copy: 'M7 7h9v10H7zM4 13V3h9',
  down: 'M5 8l5 5 5-5',
  drafts: 'M7.5 2.5h6.5l3 3v9H7.5zM14 2.5v3h3M4 6v11.5h9.5',
  eye: 'M2 10s3-5 8-5 8 5 8 5-3 5-8 5-8-5-8-5zM10 8a2 2 0 100 4 2 2 0 000-4z',
  eyeClosed: 'M2 10s3-5 8-5 8 5 8 5-3 5-8 5-8-5-8-5zM10 8a2 2 0 100 4 2 2 0 000-4zM3.5 16.5l13-13',
  flag: 'M5 17V3h10l-2.5 3.5L15 10H5',
  gauge: 'M3 15a7.5 7.5 0 1114 0M10 13l3.5-4.5',
  globe: 'M10 2.5a7.5 7.5 0 100 15 7.5 7.5 0 000-15zM2.5 10h15M10 2.5c5 5 5 10 0 15-5-5-5-10 0-15z',
  home: 'M3 9.5L10 4l7 5.5M5 8.5V16h10V8.5',
  mail: 'M3 5h14v10.5H3zM3 6l7 5.5L17 6',
  menu: 'M3 6h14M3 10h14M3 14h14',
  newTab: 'M8 4H4v12h12v-4M11.5 3H17v5.5M17 3l-7.5 7.5',
  offline: 'M3 3l14 14M6 12a6 6 0 013-1.5M3.5 9A10 10 0 017 6.8M13 7a10 10 0 013.5 2M10 15h.1',
  left: 'M12 5l-5 5 5 5',
  options: 'M3 6h8M15 6h2M3 14h2M9 14h8M11 4v4M7 12v4',
  page: 'M5 2.5h7l3 3V17.5H5zM12 2.5v3h3M8 10h4M8 13h4',
  pencil: 'M4 16l.8-3.6L13.6 3.6l2.8 2.8-8.8 8.8zM11.8 5.4l2.8 2.8',
  refresh: 'M16 10a6 6 0 11-2-4.5M16 3v4h-4',
  reply: 'M8 5L3 10l5 5M3 10h8c3.5 0 6 2 6 5.5',
  replace: 'M17 10H4M9 5l-5 5 5 5',
  right: 'M8 5l5 5-5 5',
  save: 'M10 3v9.5M5.5 8.5L10 13l4.5-4.5M4 17h12',
  settings:
    'M8.6 4.6L8.7 2.5L11.3 2.5L11.4 4.6L12.8 5.2L14.4 3.8L16.2 5.6L14.8 7.2L15.4 8.6L17.5 8.7L17.5 11.3L15.4 11.4L14.8 12.8L16.2 14.4L14.4 16.2L12.8 14.8L11.4 15.4L11.3 17.5L8.7 17.5L8.6 15.4L7.2 14.8L5.6 16.2L3.8 14.4L5.2 12.8L4.6 11.4L2.5 11.3L2.5 8.7L4.6 8.6L5.2 7.2L3.8 5.6L5.6 3.8L7.2 5.2zM10 7.6a2.4 2.4 0 100 4.8 2.4 2.4 0 000-4.8z',
  signOut: 'M11 4H4v12h7M9 10h8M14 7l3 3-3 3',
  search: 'M9 3.5a5.5 5.5 0 100 11 5.5 5.5 0 000-11zM13 13l4 4',
  stop: 'M5.5 5.5h9v9h-9z',
  thumbDown:
    'M3 11h3V3H3zM6 11l4 6c1.5 0 2-1 1.7-2.3L11 12h4.5c1 0 1.6-.9 1.4-1.8l-1.3-6C15.4 3.5 14.9 3 14.1 3H6',
  thumbUp: 'M3 9h3v8H3zM6 9l4-6c1.5 0 2 1 1.7 2.3L11 8h4.5c1 0 1.6.9 1.4 1.8l-1.3 6c-.2.7-.7 1.2-1.5 1.2H6',
  trash: 'M4 6h12M8 6V3.5h4V6M5.5 6l.8 11h7.4l.8-11',
  undo: 'M7.5 4L4 7.5 7.5 11M4 7.5h7.5a4.5 4.5 0 010 9H8',
  up: 'M5 12l5-5 5 5',
  warning: 'M10 3l7.5 13.5h-15zM10 8v4M10 14.2v.1',
} as const;

export type IconName = keyof typeof shapes;

export function Icon({ name }: { name: IconName }) {
  return (
    <svg className="icon" viewBox="0 0 20 20" aria-hidden="true">
      <path d={shapes[name]} />
    </svg>
  );
}
