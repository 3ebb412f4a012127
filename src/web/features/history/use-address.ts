import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { type Filters, readFilters, toAddress } from './model.ts';

/** The list stays where it is while filters change and entries open. */
const stay = { preventScrollReset: true };

/** What the address says, and the ways to change it, so that Back and Forward lead through them. */
export function useAddress() {
  const [params] = useSearchParams();
  const { state } = useLocation();
  const navigate = useNavigate();
  const filters = readFilters(params);

  /** Words that grow letter by letter are one step of Back. */
  function setFilters(next: Filters): void {
    const isTyping = Boolean(filters.q && next.q && filters.q !== next.q);
    void navigate(toAddress(next), { ...stay, replace: isTyping });
  }

  function close(): void {
    if (isOpenedHere(state)) void navigate(-1);
    else void navigate(toAddress(filters), { ...stay, replace: true });
  }

  return {
    filters,
    openId: params.get('open') ?? undefined,
    setFilters,
    close,
    /** For a link that opens an entry. */
    toOpenLink: (id: string) => ({ to: toAddress(filters, id), state: openedHere, ...stay }),
  };
}

/** Marks a step from the list to an entry: closing it is the step back. */
const openedHere = { isOpenedHere: true };

function isOpenedHere(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'isOpenedHere' in state;
}
