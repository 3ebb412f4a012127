/** Pages of anywhere may ask: no cookie is read here, and what is answered depends on a key alone. */
const origins = { 'access-control-allow-origin': '*', 'cross-origin-resource-policy': 'cross-origin' };

export function withCorsHeaders(response: Response): Response {
  const answer = new Response(response.body, response);
  for (const [name, value] of Object.entries(origins)) answer.headers.set(name, value);
  answer.headers.set('cache-control', 'no-store');
  return answer;
}

/** To a page that asks whether it may ask, also of a server on the reader's own machine. */
export function openToPages(headers: Headers): Response {
  const asked = headers.get('access-control-request-headers');
  const isPrivate = headers.get('access-control-request-private-network') !== null;
  return new Response(null, {
    status: 204,
    headers: {
      ...origins,
      'access-control-allow-methods': 'GET, POST, OPTIONS',
      'access-control-max-age': '86400',
      ...(asked !== null && {
        'access-control-allow-headers': asked,
        vary: 'Access-Control-Request-Headers',
      }),
      ...(isPrivate && { 'access-control-allow-private-network': 'true' }),
    },
  });
}
