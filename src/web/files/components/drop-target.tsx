import type { ReactNode } from 'react';
import type { TextFile } from '../use-text-file.ts';

interface DropTargetProps {
  file: TextFile;
  className?: string;
  children: ReactNode;
}

/** A text box that takes a dropped file, and says so while one is over it. By key, ‘Open file’ does the same. */
export function DropTarget({ file, className = '', children }: DropTargetProps) {
  return (
    <div
      className={['drop-target', file.isOver && 'drop-over', className].filter(Boolean).join(' ')}
      {...file.dropProps}
    >
      {children}
    </div>
  );
}
