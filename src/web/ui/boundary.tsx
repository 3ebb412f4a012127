import { Component, type ReactNode } from 'react';

interface BoundaryProps {
  /** Another value gives what failed a new chance, as another address does for a screen. */
  resetKey?: unknown;
  /** Stands in its place. Without it the place is empty, as for what only now and then shows something. */
  fallback?: (fault: unknown, retry: () => void) => ReactNode;
  children?: ReactNode;
}

/** A fault in it costs this part and not the page. */
export class Boundary extends Component<BoundaryProps, { fault?: { cause: unknown } | undefined }> {
  override state: { fault?: { cause: unknown } | undefined } = {};

  static getDerivedStateFromError(cause: unknown) {
    return { fault: { cause } };
  }

  override componentDidUpdate({ resetKey }: BoundaryProps): void {
    if (this.state.fault && resetKey !== this.props.resetKey) this.retry();
  }

  retry = (): void => this.setState({ fault: undefined });

  override render(): ReactNode {
    const { fault } = this.state;
    return fault ? this.props.fallback?.(fault.cause, this.retry) : this.props.children;
  }
}
