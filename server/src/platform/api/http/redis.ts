// We use Redis here to count rate limits. While it is down or hangs, each process counts on its own, and no call waits for it.

import { type Command, Redis } from 'ioredis'
import type { FastifyBaseLogger } from 'fastify'

const options = {
  // No queue while Redis is away: the process counts such calls itself.
  enableOfflineQueue: false,
  maxRetriesPerRequest: 0,
  connectTimeout: 1_000,
  commandTimeout: 250,
} as const
const firstConnectionMs = 1_000

/** After a timeout, reconnects at once: no further command is sent until a new connection answers. */
export class ImpatientRedis extends Redis {
  timeouts = 0
  errors = 0

  override sendCommand(...sent: Parameters<Redis['sendCommand']>): unknown {
    const reply = super.sendCommand(...sent)
    const [command]: [Command, ...unknown[]] = sent
    command.promise.catch((error: unknown) => {
      if (!(error instanceof Error) || error.message !== 'Command timed out' || this.status !== 'ready') return
      this.timeouts += 1
      this.emit('error', error)
      this.disconnect(true)
    })
    return reply
  }
}

/** Waits briefly for the connection: otherwise each process would count the first calls on its own. */
export async function connectRedis(url: string, log: Pick<FastifyBaseLogger, 'warn'>): Promise<ImpatientRedis> {
  const redis = new ImpatientRedis(url, options)
  redis.on('error', error => {
    redis.errors += 1
    log.warn({ err: error }, 'redis is away')
  })
  await new Promise<void>(resolve => {
    const timer = setTimeout(resolve, firstConnectionMs)
    redis.once('ready', () => {
      clearTimeout(timer)
      resolve()
    })
  })
  return redis
}
