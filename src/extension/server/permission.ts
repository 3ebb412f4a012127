import { toOriginPattern } from './address.ts';

/** Firefox, which has a sidebar in place of the side panel, knows no ports in permissions. */
function toPermission(origin: string): chrome.permissions.Permissions {
  return { origins: [toOriginPattern(origin, { knowsPorts: !('sidebarAction' in chrome) })] };
}

/** Asks the writer. Call it at once when a button is pressed: browsers let nobody ask later. */
export function askToReach(origin: string): Promise<boolean> {
  return chrome.permissions.request(toPermission(origin));
}

export function mayReach(origin: string): Promise<boolean> {
  return chrome.permissions.contains(toPermission(origin));
}

/** Another server was chosen: this one is none of ours any more. */
export async function giveUpReach(origin: string): Promise<void> {
  await chrome.permissions.remove(toPermission(origin)).catch(() => undefined);
}
