import { type ReactNode, useId } from 'react';
import { WhoWrites } from './engine-name.tsx';

interface EmptyPaneProps {
  title: string;
  /** What stands in it as long as nothing else does. */
  children: ReactNode;
  foot?: ReactNode;
}

/** Where the result of a tool will come to be. */
export function EmptyPane({ title, children, foot }: EmptyPaneProps) {
  const id = useId();
  return (
    <section className="pane pane-empty" aria-labelledby={id} aria-busy={false}>
      <div className="pane-head">
        <h2 id={id}>{title}</h2>
        <div className="ml-auto flex flex-wrap items-center justify-end gap-2" />
      </div>
      <EmptyBody foot={foot}>{children}</EmptyBody>
    </section>
  );
}

export function EmptyBody({ children, foot }: Omit<EmptyPaneProps, 'title'>) {
  return (
    <>
      <div className="pane-body">{children}</div>
      <div className="pane-foot">
        <WhoWrites />
        {foot && <div className="ml-auto max-md:hidden">{foot}</div>}
      </div>
    </>
  );
}
