// How processes tell each other that there is something to read in a room: the room and a number, never what it says. News are hints: one
// that is lost is made up for by the next, and by pages that ask by number.

import type { FastifyBaseLogger } from 'fastify'
import type { Redis } from 'ioredis'
import { announceNow, liveChannel } from '../db/changes/announce.ts'
import type { Database } from '../db/connect.ts'
import { counter } from '../db/counter.ts'

export const newsFallbacks = counter({
  name: 'redis_news_fallbacks_total',
  help: 'News that went over the database because Redis was away',
})

export interface News {
  /** Whether a statement tells its own news at commit (platform/db/changes/announce.ts): then nothing is left to `tell`. */
  readonly isPublishedAtCommit: boolean
  /** Call it after the commit. @param line `kind:key:number` */
  publish: (line: string) => void
  /** @param reread called when news may have been lost. @returns a function that stops listening */
  listen: (hear: (line: string) => void, reread: () => void) => Promise<() => Promise<void>>
}

export function newsByDatabase(database: Database): News {
  return {
    isPublishedAtCommit: true,
    publish: () => {},
    listen: (hear, reread) => database.listen(liveChannel, hear, reread),
  }
}

/**
 * Redis spreads the news of battles, of which there are many: PostgreSQL lets only one transaction at a time commit with a notification.
 * What is told at commit inside longer transactions still comes over the database; so does everything while Redis is away.
 */
export function newsByRedis(redis: Redis, database: Database, log: Pick<FastifyBaseLogger, 'warn'>): News {
  const channel = `${redis.options.keyPrefix ?? ''}${liveChannel}`
  const byDatabase = newsByDatabase(database)
  return {
    isPublishedAtCommit: false,
    publish(line) {
      redis.publish(channel, line).catch(() => {
        newsFallbacks.add(database.db, {})
        announceNow(database.db, line).catch((error: unknown) => log.warn({ err: error }, 'a room was not told'))
      })
    },
    async listen(hear, reread) {
      // A connection that listens takes no other commands.
      const listener = redis.duplicate({ keyPrefix: '', enableOfflineQueue: true })
      listener.on('error', (error: unknown) => log.warn({ err: error }, 'redis is away'))
      listener.on('message', (_channel, line) => hear(line))
      let isFirst = true
      listener.on('ready', () => {
        if (!isFirst) reread()
        isFirst = false
      })
      listener.subscribe(channel).catch((error: unknown) => log.warn({ err: error }, 'redis is not heard'))
      const stop = await byDatabase.listen(hear, reread)
      return async () => {
        listener.disconnect()
        await stop()
      }
    },
  }
}
