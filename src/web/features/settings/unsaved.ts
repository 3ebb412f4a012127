import { createContext, useContext, useEffect, useState } from 'react';

type Report = (name: string, isUnsaved: boolean) => void;

export const UnsavedContext = createContext<Report>(() => undefined);

/** Which forms of the screen hold something that is not saved. */
export function useUnsaved() {
  const [names, setNames] = useState<ReadonlySet<string>>(new Set());
  const [report] = useState<Report>(() => (name: string, isUnsaved: boolean) => {
    setNames((former) => {
      if (former.has(name) === isUnsaved) return former;
      const next = new Set(former);
      if (isUnsaved) next.add(name);
      else next.delete(name);
      return next;
    });
  });
  return { hasUnsaved: names.size > 0, report };
}

/** Tells the screen whether this form holds something that is not saved. A form that is gone holds nothing. */
export function useReportUnsaved(name: string, isUnsaved: boolean): void {
  const report = useContext(UnsavedContext);
  useEffect(() => {
    report(name, isUnsaved);
    return () => report(name, false);
  }, [report, name, isUnsaved]);
}
