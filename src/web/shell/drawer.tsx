import { useEffect, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { isCurrentTool, settings, tools } from '../commands/tools.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Icon } from '../ui/icons.tsx';
import { useLazy } from '../ui/lazy.ts';
import { LazyNote } from '../ui/lazy-note.tsx';
import { Wordmark } from '../ui/wordmark.tsx';
import { lazyParts } from './lazy-parts.ts';

/** The bar's links on small screens. A native modal dialog: the page behind it is out of reach until it closes. */
export function Drawer({ onSignOut }: { onSignOut(): Promise<void> }) {
  const [isOpen, setIsOpen] = useState(false);
  const { pathname, key } = useLocation();
  const parts = useLazy(lazyParts);
  const close = () => setIsOpen(false);
  // Any way to another screen closes it. `key` is the way, not what the effect reads
  // biome-ignore lint/correctness/useExhaustiveDependencies: as the line above says
  useEffect(close, [key]);
  return (
    <>
      <Button
        look="bare"
        icon
        className="-ml-2 lg:hidden"
        aria-label="Open menu"
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
      >
        <Icon name="menu" />
      </Button>
      {isOpen && (
        <Dialog title="Menu" hasNoHead isLight look="drawer" onClose={close}>
          <div className="flex items-center justify-between">
            <Wordmark to="/dashboard" />
            <Button look="bare" icon aria-label="Close menu" onClick={close}>
              <Icon name="close" />
            </Button>
          </div>
          <nav aria-label="Menu" className="p-2">
            {[...tools, settings].map((tool) => (
              <Link
                key={tool.path}
                className="menu-row"
                to={tool.path}
                aria-current={isCurrentTool(tool, pathname) ? 'page' : undefined}
              >
                <Icon name={tool.icon} />
                {tool.name}
              </Link>
            ))}
          </nav>
          {parts ? (
            <parts.DrawerParts onClose={close} onSignOut={onSignOut} />
          ) : (
            <LazyNote lazy={lazyParts} />
          )}
        </Dialog>
      )}
    </>
  );
}
