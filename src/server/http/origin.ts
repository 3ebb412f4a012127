/**
 * The origins that pages of this product have. Without a public address it serves this machine, under any of its
 * loopback names: the name that the request came to, and no other host whatever the request says.
 */
export function listOwnOrigins(host: string | null, publicUrl: string | undefined): string[] {
  if (publicUrl !== undefined) return [new URL(publicUrl).origin];
  const isLoopback = host !== null && /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/.test(host);
  return isLoopback ? [`http://${host}`] : [];
}

/**
 * A page of another site may not change anything here, whatever cookie the browser adds. Programs send no origin; an
 * extension of the browser does, and is let in by a key alone.
 */
export function isForeignOrigin(headers: Headers, publicUrl: string | undefined): boolean {
  const origin = headers.get('origin');
  if (origin === null || listOwnOrigins(headers.get('host'), publicUrl).includes(origin)) return false;
  return !(isExtension(origin) && bearsApiKey(headers));
}

function isExtension(origin: string): boolean {
  return /^(?:chrome|moz|safari-web)-extension:\/\//.test(origin);
}

/** No browser adds this header by itself, and no page of another site may. */
function bearsApiKey(headers: Headers): boolean {
  return /^bearer dw_/i.test(headers.get('authorization') ?? '');
}
