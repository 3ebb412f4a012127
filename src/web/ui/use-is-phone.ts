import { createContext, useContext } from 'react';
import { makeMediaHook } from './media-hook.ts';

export const phoneQuery = '(max-width: 47.99rem)';

/** What the screen is taken for where there is none: while the build renders. */
export const AssumedPhone = createContext(false);

const useAssumedPhone = () => useContext(AssumedPhone);

/** Below 768 px. For what CSS cannot say, such as a placeholder. */
export const useIsPhone = makeMediaHook(phoneQuery, useAssumedPhone);

/** Below 1,024 px: a panel beside the page would leave no room for the page. */
export const useIsNarrow = makeMediaHook('(max-width: 63.99rem)', useAssumedPhone);
