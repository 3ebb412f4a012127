/** The health check of the image: whether the server in this container answers. */
const { ok } = await fetch(`http://127.0.0.1:${process.env.PORT || 3000}/api/health`, {
  signal: AbortSignal.timeout(4_000),
});
if (!ok) process.exitCode = 1;
