import { offlineNoteId, useConnection } from '../services/use-connection.ts';
import { Banner } from '../ui/banner.tsx';

/** While there is no connection. The region stands from the start, so that what enters it is read out. */
export function ConnectionBanner() {
  const { isOnline } = useConnection();
  return (
    <div id={offlineNoteId} aria-live="polite">
      {!isOnline && (
        <div className="page flex-none pb-2">
          <Banner tone="flag" icon="offline">
            There is no internet connection. You can go on writing: what you type is kept on this device.
            Nothing is sent until the connection is back.
          </Banner>
        </div>
      )}
    </div>
  );
}
