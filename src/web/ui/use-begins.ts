import { useState } from 'react';

/** True in the one drawing in which it has become true: for state that is to be another from there on. */
export function useBegins(isSo: boolean): boolean {
  const [wasSo, setWasSo] = useState(isSo);
  if (isSo !== wasSo) setWasSo(isSo);
  return isSo && !wasSo;
}
