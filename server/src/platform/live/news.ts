// Announcements between processes that a room has a new event: they carry the room and the event's number, never its content. They are
// hints: the next announcement, or a page that asks by number, makes up for a lost one.

import type { FastifyBaseLogger } from 'fastify'
import type { Redis } from 'ioredis'
import { announceNow, liveChannel } from '../db/changes/announce.ts'
import type { Database } from '../db/connect.ts'
import { counter } from '../db/counter.ts'

export const newsFallbacks = counter({
  name: 'redis_news_fallbacks_total',
  help: 'Announcements that went over the database because Redis was away',
})

export interface LiveNews {
  /** Whether statements announce their events at the commit (platform/db/changes/announce.ts). Then `publish` does nothing. */
  readonly isPublishedAtCommit: boolean
  /** Call it after the commit. @param line `kind:key:number` */
  publish: (line: string) => void
  /** @param reread called when announcements may have been lost. @returns a function that stops listening */
  listen: (hear: (line: string) => void, reread: () => void) => Promise<() => Promise<void>>
}

export function newsByDatabase(database: Database): LiveNews {
  return {
    isPublishedAtCommit: true,
    publish: () => {},
    listen: (hear, reread) => database.listen(liveChannel, hear, reread),
  }
}

/**
 * Redis carries the many announcements of battles, because PostgreSQL lets only one transaction at a time commit with a notification.
 * Announcements inside longer transactions still go over the database, and so does everything while Redis is away.
 */
export function newsByRedis(redis: Redis, database: Database, log: Pick<FastifyBaseLogger, 'warn'>): LiveNews {
  const channel = `${redis.options.keyPrefix ?? ''}${liveChannel}`
  const byDatabase = newsByDatabase(database)
  return {
    isPublishedAtCommit: false,
    publish(line) {
      redis.publish(channel, line).catch(() => {
        newsFallbacks.add(database.db, {})
        announceNow(database.db, line).catch((error: unknown) => log.warn({ err: error }, 'an announcement was not sent'))
      })
    },
    async listen(hear, reread) {
      // A connection that subscribes takes no other commands.
      const listener = redis.duplicate({ keyPrefix: '', enableOfflineQueue: true })
      listener.on('error', (error: unknown) => log.warn({ err: error }, 'redis is away'))
      listener.on('message', (_channel, line) => hear(line))
      let isFirst = true
      listener.on('ready', () => {
        if (!isFirst) reread()
        isFirst = false
      })
      listener.subscribe(channel).catch((error: unknown) => log.warn({ err: error }, 'could not subscribe to redis'))
      const stop = await byDatabase.listen(hear, reread)
      return async () => {
        listener.disconnect()
        await stop()
      }
    },
  }
}
