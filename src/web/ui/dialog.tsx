import type { ComponentProps } from 'react';

/** A native dialog that a press on its backdrop closes too: for what loses nothing by closing. */
export function Dialog(props: ComponentProps<'dialog'>) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the click is one on the backdrop; by key, Escape closes
    <dialog
      {...props}
      onClick={(event) => event.target === event.currentTarget && event.currentTarget.close()}
    />
  );
}
