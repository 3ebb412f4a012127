import { subscribe } from 'node:diagnostics_channel';
import { isForbiddenAddress } from '../../platform/addresses.ts';

/** The word for a peer that nothing may be sent to, among Node's own such as ECONNREFUSED. */
export const forbiddenPeerCode = 'FORBIDDEN_ADDRESS';

/** What fetch tells of each connection, once it stands and before anything goes over it. */
export const connectedChannel = 'undici:client:connected';

interface Connected {
  socket: { remoteAddress?: string; destroy(error: Error): unknown };
}

let isOn = false;

/**
 * From here on ends every connection of this process's fetch that has come to a forbidden address, before anything is
 * sent. The DNS may answer fetch otherwise than it has answered the lookup before the call.
 */
export function guardPeers(): void {
  if (isOn) return;
  isOn = true;
  subscribe(connectedChannel, (message) => {
    const { socket } = message as Connected;
    if (isForbiddenAddress(socket.remoteAddress ?? '')) {
      socket.destroy(Object.assign(new Error('a forbidden address'), { code: forbiddenPeerCode }));
    }
  });
}
