import type { ComponentProps } from 'react';

export interface ButtonLook {
  look?: 'plain' | 'primary' | 'bare';
  small?: boolean;
  /** Square, for an icon alone. */
  icon?: boolean;
  className?: string | undefined;
}

/** The classes of a button, also for a link that looks like one. */
export function toButtonClass({ look = 'plain', small, icon, className }: ButtonLook = {}): string {
  return ['btn', look !== 'plain' && `btn-${look}`, small && 'btn-small', icon && 'btn-icon', className]
    .filter(Boolean)
    .join(' ');
}

type ButtonProps = ButtonLook & ComponentProps<'button'> & { busy?: boolean };

/** `busy` keeps the focus where it is, which `disabled` would drop: the button stays, and does nothing. */
export function Button({ look, small, icon, className, busy, onClick, ...rest }: ButtonProps) {
  const classes = toButtonClass({
    ...(look && { look }),
    ...(small && { small }),
    ...(icon && { icon }),
    className: [busy && 'btn-busy', className].filter(Boolean).join(' '),
  });
  return (
    <button
      type="button"
      className={classes}
      aria-disabled={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
      {...rest}
    >
      {busy && <span className="spin" />}
      {rest.children}
    </button>
  );
}
