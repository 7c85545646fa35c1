// Listens on a PostgreSQL server. One connection beside the pool serves all channels; it opens on first use and reopens when it breaks.

import pg from 'pg'
import type { Subscription, SubscriptionCounts } from './changes.ts'
import { Probe } from './probe.ts'

export interface ChannelHandlers {
  onPayload: (payload: string) => void
  /** The connection is new: earlier messages may have been missed. */
  onGap: () => void
}

export interface ListenerOptions {
  connectionString: string
  /** Sends a message on another connection, as another process would. */
  publish: (channel: string, payload: string) => Promise<unknown>
  onTrouble: (error: unknown) => void
}

const retryMs = 500
/** To notice a silently dead connection even without calls, we prove it again after this time. The resting heartbeat proves it, too. */
const proveAfterMs = 90_000
const checkEveryMs = 10_000

export class Listener implements Subscription {
  readonly numbers: SubscriptionCounts = { received: 0, gaps: 0, late: 0 }
  readonly #options: ListenerOptions
  readonly #echo: Probe
  readonly #channels = new Map<string, Set<ChannelHandlers>>()
  readonly #lost = new WeakSet<pg.Client>()
  readonly #proving: NodeJS.Timeout
  #connecting: Promise<pg.Client> | null = null
  #open: pg.Client | null = null
  #hasHeard = false
  #retry: NodeJS.Timeout | undefined
  #wasOpen = false
  #isClosed = false

  constructor(options: ListenerOptions) {
    this.#options = options
    this.#echo = new Probe({
      publish: (channel, payload) => this.#publish(channel, payload),
      onLate: () => (this.numbers.late += 1),
      onSilence: () => this.#lose(this.#open, new Error('notifications from the database no longer arrive')),
    })
    this.#proving = setInterval(() => this.#echo.ageMs() > proveAfterMs && this.isCurrent(), checkEveryMs)
    this.#proving.unref()
  }

  isCurrent(): boolean {
    return this.#open !== null && this.#echo.isCurrent()
  }

  async catchUp(): Promise<boolean> {
    if (this.#open) return this.#echo.catchUp()
    // Not awaited: until the connection is open, calls read the database.
    if (this.#retry === undefined && !this.#isClosed) this.#connected().catch(() => {})
    return false
  }

  async listen(channel: string, received: ChannelHandlers): Promise<() => Promise<void>> {
    this.expect(channel, received)
    const client = await this.#connected()
    await client.query(`listen ${pg.escapeIdentifier(channel)}`)
    return async () => void this.#channels.get(channel)?.delete(received)
  }

  /** Registers a listener; it receives messages once there is a connection. */
  expect(channel: string, received: ChannelHandlers): void {
    this.#channels.set(channel, (this.#channels.get(channel) ?? new Set()).add(received))
  }

  async close(): Promise<void> {
    this.#isClosed = true
    clearTimeout(this.#retry)
    clearInterval(this.#proving)
    this.#echo.startAfresh()
    const client = await this.#connecting?.catch(() => null)
    await client?.end()
  }

  #connected(): Promise<pg.Client> {
    this.#connecting ??= this.#connect()
    return this.#connecting
  }

  async #connect(): Promise<pg.Client> {
    const { connectionString } = this.#options
    const client = new pg.Client({ connectionString, connectionTimeoutMillis: 5_000, keepAlive: true })
    client.on('notification', ({ channel, payload = '' }) => this.#receive(channel, payload))
    client.on('error', error => this.#lose(client, error))
    client.on('end', () => this.#lose(client, new Error('the listening connection was closed')))
    try {
      await client.connect()
      for (const channel of [this.#echo.channel, ...this.#channels.keys()]) await client.query(`listen ${pg.escapeIdentifier(channel)}`)
    } catch (error) {
      this.#lose(client, error)
      throw error
    }
    if (!this.#lost.has(client)) this.#open = client
    if (this.#wasOpen) this.numbers.gaps += 1
    this.#wasOpen = true
    for (const listeners of this.#channels.values()) listeners.forEach(({ onGap }) => onGap())
    return client
  }

  #receive(channel: string, payload: string): void {
    if (channel === this.#echo.channel) {
      this.#hasHeard = true
      this.#echo.receive(payload)
    } else this.numbers.received += 1
    this.#channels.get(channel)?.forEach(({ onPayload }) => onPayload(payload))
  }

  /** Sends over the pool until one echo arrives, which proves the whole path; then over the listening connection, which is never busy. */
  #publish(channel: string, payload: string): Promise<unknown> {
    if (!this.#open || !this.#hasHeard) return this.#options.publish(channel, payload)
    return this.#open.query('select pg_notify($1, $2)', [channel, payload])
  }

  /** A loss arrives twice, as 'error' and as 'end'. We reconnect only once: otherwise every message would arrive twice. */
  #lose(client: pg.Client | null, error: unknown): void {
    if (!client || this.#lost.has(client)) return
    this.#lost.add(client)
    this.#connecting = null
    this.#open = null
    this.#hasHeard = false
    this.#echo.startAfresh()
    client.end().catch(() => {})
    if (this.#isClosed) return
    this.#options.onTrouble(error)
    this.#retry = setTimeout(() => void this.#connected().catch(() => {}), retryMs)
  }
}
