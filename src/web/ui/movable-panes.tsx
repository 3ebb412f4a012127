import type { CSSProperties, ReactNode } from 'react';
import { Group, Panel, Separator } from 'react-resizable-panels';

/** The library makes each panel a box that scrolls; here the page scrolls, so that source and result stay level. */
const unboxed: CSSProperties = { height: 'auto', maxHeight: 'none', overflow: 'visible' };

/** Two panes side by side, and the border that a hand or the arrow keys move. */
export default function MovablePanes({ first, second }: { first: ReactNode; second: ReactNode }) {
  return (
    <Group className="panes" style={unboxed}>
      <Panel className="panel" defaultSize="50%" minSize="30%" style={unboxed}>
        {first}
      </Panel>
      <Separator className="grip" aria-label="Resize panes" />
      <Panel className="panel" defaultSize="50%" minSize="30%" style={unboxed}>
        {second}
      </Panel>
    </Group>
  );
}
