// DEMAND_TLS=on: every connection that leaves this machine's process is encrypted, and the other end has to prove who it is.

/** How each setting that names another server says so: nothing of it falls back to a plain connection. */
const encrypted = {
  DATABASE_URL: inDatabaseUrl,
  DATABASE_DIRECT_URL: inDatabaseUrl,
  REDIS_URL: (url: URL) => url.protocol === 'rediss:',
  SMTP_URL: (url: URL) => url.protocol === 'smtps:',
  SMS_WEBHOOK_URL: (url: URL) => url.protocol === 'https:',
  OTEL_EXPORTER_OTLP_ENDPOINT: (url: URL) => url.protocol === 'https:',
  PUBLIC_URL: (url: URL) => url.protocol === 'https:',
} satisfies Record<string, (url: URL) => boolean>

type Name = keyof typeof encrypted

/** A socket in the file system (`?host=/run/postgresql`) is no network. */
function inDatabaseUrl({ searchParams }: URL): boolean {
  return searchParams.get('sslmode') === 'verify-full' || (searchParams.get('host')?.startsWith('/') ?? false)
}

/** @returns the settings that name a connection without TLS. */
export function withoutTls(settings: Partial<Record<Name, string | undefined>>): string[] {
  return Object.entries(encrypted).flatMap(([name, isEncrypted]) => {
    const url = URL.parse(Object.entries(settings).find(([key]) => key === name)?.[1] ?? '')
    return url && !isEncrypted(url) ? [name] : []
  })
}
