import type { ReactNode } from 'react';
import { Icon, type IconName } from './icons.tsx';

interface BannerProps {
  tone?: 'note' | 'flag' | 'bad';
  icon?: IconName;
  children: ReactNode;
  /** What the reader can do about it. */
  action?: ReactNode;
}

/** Something that concerns this view. A bad one is announced at once, others when the reader is ready. */
export function Banner({ tone = 'note', icon, children, action }: BannerProps) {
  const toneClass = tone === 'note' ? '' : ` banner-${tone}`;
  return (
    <div className={`banner${toneClass}`} role={tone === 'bad' ? 'alert' : 'status'}>
      {icon && <Icon name={icon} />}
      <p>{children}</p>
      {action}
    </div>
  );
}
