// DEMAND_TLS=on: the process encrypts every connection to another server, and that server has to prove who it is.

const byHttps = ({ protocol }: URL) => protocol === 'https:'
/** A socket in the file system (`?host=/run/postgresql`) needs no TLS. */
const inDatabaseUrl = ({ searchParams }: URL) =>
  searchParams.get('sslmode') === 'verify-full' || (searchParams.get('host')?.startsWith('/') ?? false)

/** The settings that name a server, and the test that its connection is always encrypted, without a fallback to a plain one. */
const addresses = [
  ['DATABASE_URL', inDatabaseUrl],
  ['DATABASE_DIRECT_URL', inDatabaseUrl],
  ['DATABASE_OWNER_URL', inDatabaseUrl],
  ['REDIS_URL', ({ protocol }: URL) => protocol === 'rediss:'],
  // ClamAV has no TLS.
  ['CLAMD_URL', ({ protocol }: URL) => protocol === 'unix:'],
  ['SMTP_URL', ({ protocol }: URL) => protocol === 'smtps:'],
  ['SMS_WEBHOOK_URL', byHttps],
  ['OTEL_EXPORTER_OTLP_ENDPOINT', byHttps],
  ['PUBLIC_URL', byHttps],
  ['CONSOLE_URL', byHttps],
] as const

type Settings = Partial<Record<(typeof addresses)[number][0], string | undefined>>

/** @returns the names of the settings whose connection has no TLS */
export function withoutTls(settings: Settings): string[] {
  const plain = addresses.filter(([name, isEncrypted]) => {
    const url = URL.parse(settings[name] ?? '')
    return url !== null && !isEncrypted(url)
  })
  return plain.map(([name]) => name)
}
