// Docker's health check, without curl: exit code 0 while the server in this container is ready.

try {
  const { ok } = await fetch(`http://127.0.0.1:${process.env.PORT ?? 3000}/readyz`, { signal: AbortSignal.timeout(4000) })
  process.exit(ok ? 0 : 1)
} catch {
  process.exit(1)
}
