/** Headers of every answer. Pages add the hashes of their own inline scripts to the policy. */
export function commonHeaders(isHttps: boolean): [name: string, value: string][] {
  const headers: [name: string, value: string][] = [
    ['content-security-policy', toContentSecurityPolicy([])],
    ['x-content-type-options', 'nosniff'],
    ['referrer-policy', 'strict-origin-when-cross-origin'],
    ['cross-origin-opener-policy', 'same-origin'],
    ['cross-origin-resource-policy', 'same-origin'],
    ['permissions-policy', 'camera=(), geolocation=(), microphone=(), payment=(), usb=()'],
  ];
  if (isHttps) headers.push(['strict-transport-security', 'max-age=31536000; includeSubDomains']);
  return headers;
}

export const apiHeaders: readonly [name: string, value: string][] = [
  ['cache-control', 'no-store'],
  ['x-accel-buffering', 'no'],
];

/** @param scriptHashes of the page's inline scripts, in base64. Style attributes are set by panels and toasts. */
export function toContentSecurityPolicy(scriptHashes: readonly string[]): string {
  const scripts = ["'self'", ...scriptHashes.map((hash) => `'sha256-${hash}'`)].join(' ');
  return [
    "default-src 'self'",
    `script-src ${scripts}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "object-src 'none'",
    "base-uri 'none'",
  ].join('; ');
}
