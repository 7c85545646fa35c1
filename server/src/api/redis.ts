// Redis, which only counts here. While it is away or hangs, each process counts for itself, without anybody waiting for it.

import { type Command, Redis } from 'ioredis'
import type { FastifyBaseLogger } from 'fastify'

const options = {
  // What cannot be counted there now is counted here.
  enableOfflineQueue: false,
  maxRetriesPerRequest: 0,
  connectTimeout: 1_000,
  commandTimeout: 250,
} as const
const firstConnectionMs = 1_000

/** Whoever does not answer once is not asked again before it has answered a new connection. */
class ImpatientRedis extends Redis {
  override sendCommand(...sent: Parameters<Redis['sendCommand']>): unknown {
    const reply = super.sendCommand(...sent)
    const [command]: [Command, ...unknown[]] = sent
    command.promise.catch((error: unknown) => {
      if (!(error instanceof Error) || error.message !== 'Command timed out' || this.status !== 'ready') return
      this.emit('error', error)
      this.disconnect(true)
    })
    return reply
  }
}

/** Waits for it a moment: counting would begin with two tallies otherwise. */
export async function connectRedis(url: string, log: Pick<FastifyBaseLogger, 'warn'>): Promise<Redis> {
  const redis = new ImpatientRedis(url, options)
  redis.on('error', error => log.warn({ err: error }, 'redis is away'))
  await new Promise<void>(resolve => {
    const timer = setTimeout(resolve, firstConnectionMs)
    redis.once('ready', () => {
      clearTimeout(timer)
      resolve()
    })
  })
  return redis
}
