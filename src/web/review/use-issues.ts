import { useState } from 'react';

/** Which issue is selected, and whose message is shown: that of the one under the pointer or the focus. */
export function useIssues() {
  const [selectedId, setSelectedId] = useState<string>();
  const [shownId, setShownId] = useState<string>();
  return {
    selectedId,
    shownId,
    show: setShownId,
    hide: () => setShownId(undefined),
    select(id: string): void {
      setSelectedId(id);
      setShownId(id);
    },
  };
}

export type IssueControl = ReturnType<typeof useIssues>;
