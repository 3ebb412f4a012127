import { lazy, type ReactNode, Suspense } from 'react';
import { phoneQuery, useIsPhone } from './use-is-phone.ts';

interface PanesProps {
  first: ReactNode;
  second: ReactNode;
}

/** Without what moves the border, as where it cannot be loaded, the panes are as wide as each other. */
const loadMovablePanes = () => import('./movable-panes.tsx').catch(() => ({ default: FixedPanes }));
const MovablePanes = lazy(loadMovablePanes);
// On its way before the first screen is drawn; a phone has no use for it
if (globalThis.matchMedia?.(phoneQuery).matches === false) void loadMovablePanes();

/** Two panes side by side with a border that can be moved; on a phone the one under the other. */
export function SplitPanes(panes: PanesProps) {
  // The build draws a picture, in which nothing moves
  if (useIsPhone() || import.meta.env.SSR) return <FixedPanes {...panes} />;
  return (
    <Suspense fallback={<FixedPanes first={<BlankPane />} second={<BlankPane />} />}>
      <MovablePanes {...panes} />
    </Suspense>
  );
}

function FixedPanes({ first, second }: PanesProps) {
  return (
    <div className="panes panes-fixed">
      <div className="panel">{first}</div>
      <div className="panel">{second}</div>
    </div>
  );
}

/** As tall as a pane with nothing in it, so that nothing moves when the panes come. */
function BlankPane() {
  return (
    <div className="pane">
      <div className="pane-head" />
      <div className="pane-body" />
      <div className="pane-foot" />
    </div>
  );
}
