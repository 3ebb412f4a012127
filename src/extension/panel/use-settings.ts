import { useEffect, useState } from 'react';
import { readSettings, type ServerSettings, watchSettings } from '../server/settings.ts';

/** Undefined until they are read; null where there are none. */
export function useSettings(): ServerSettings | null | undefined {
  const [settings, setSettings] = useState<ServerSettings | null>();
  useEffect(() => {
    const read = () => void readSettings().then((read) => setSettings(read ?? null));
    read();
    return watchSettings(read);
  }, []);
  return settings;
}
