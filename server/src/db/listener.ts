// Listens on a PostgreSQL server: one connection beside the pool for all channels, opened when first needed and again when it breaks.

import pg from 'pg'

export interface Listener {
  listen: (channel: string, onPayload: (payload: string) => void) => Promise<() => Promise<void>>
  close: () => Promise<void>
}

const retryMs = 1_000

export function createListener(connectionString: string): Listener {
  const heard = new Map<string, Set<(payload: string) => void>>()
  let client: Promise<pg.Client> | null = null
  let retry: NodeJS.Timeout | undefined
  let isClosed = false

  async function connect(): Promise<pg.Client> {
    const fresh = new pg.Client({ connectionString, connectionTimeoutMillis: 5_000, keepAlive: true })
    fresh.on('notification', ({ channel, payload = '' }) => heard.get(channel)?.forEach(onPayload => onPayload(payload)))
    let isLost = false
    const lose = () => {
      // Said twice, by 'error' and 'end': a second replacement would hear everything twice.
      if (isLost) return
      isLost = true
      reconnect()
    }
    fresh.on('error', lose)
    fresh.on('end', lose)
    try {
      await fresh.connect()
      for (const channel of heard.keys()) await fresh.query(`listen ${pg.escapeIdentifier(channel)}`)
      return fresh
    } catch (error) {
      lose()
      await fresh.end().catch(() => {})
      throw error
    }
  }

  /** What was said meanwhile is lost here: whoever listens must not depend on hearing everything. */
  function reconnect(): void {
    client = null
    if (!isClosed) retry = setTimeout(() => void connected().catch(() => {}), retryMs)
  }

  function connected(): Promise<pg.Client> {
    client ??= connect()
    return client
  }

  return {
    async listen(channel, onPayload) {
      const listeners = heard.get(channel) ?? new Set()
      heard.set(channel, listeners.add(onPayload))
      const open = await connected()
      await open.query(`listen ${pg.escapeIdentifier(channel)}`)
      return async () => {
        listeners.delete(onPayload)
      }
    },
    async close() {
      isClosed = true
      clearTimeout(retry)
      const open = await client?.catch(() => null)
      await open?.end()
    },
  }
}
