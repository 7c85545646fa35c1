// Sockets, and what tells them that there is something to send. Part of app.ts.

import type { FastifyInstance } from 'fastify'
import { findLiveSessions, onSessionsEnded } from './people/accounts/index.ts'
import { addressOf } from './platform/api/requests/address.ts'
import type { SignedIn } from './platform/api/handle.ts'
import type { Limits } from './platform/api/requests/limits.ts'
import { isOwnOrigin } from './platform/api/requests/own-origin.ts'
import type { Battles } from './compete/battles/index.ts'
import type { Config } from './platform/config/config.ts'
import type { Database } from './platform/db/connect.ts'
import { examRooms } from './assess/exams/index.ts'
import { type News, type RoomKind, startLive } from './platform/live/index.ts'
import { messageRoomOf, messageRooms } from './people/messages/index.ts'
import { noticeRoomOf, noticeRooms } from './rewards/notices/index.ts'
import type { Seen } from './observe.ts'
import { playRooms } from './play/plays/index.ts'
import type { Settings } from './platform/settings/defaults.ts'

interface NewsParts {
  battles: Battles
  config: Config
  database: Database
  http: FastifyInstance
  limits: Limits
  news: News
  now: () => Date
  rooms?: RoomKind[]
  readSettings: () => Promise<Settings>
  seen: Seen
  findSignedIn: (token: string) => Promise<SignedIn | null>
}

/** Sockets, and the database notifications they send on. */
export async function startNews(parts: NewsParts): Promise<{ stop: () => Promise<void> }> {
  const { config, database, http, limits, news, now, readSettings, seen, findSignedIn } = parts
  const live = startLive(http, {
    follow: seen.follow,
    isOwnPage: ({ headers }) => isOwnOrigin(headers, config),
    takePoint: async handshake => (await limits.take('address', addressOf(handshake, config.isProxy))) === 0,
    findSignedIn: async token => {
      const player = await findSignedIn(token)
      return config.secondFactor === 'everyone' && !player?.hasSecondFactor ? null : player
    },
    findLiveSessions: tokenHashes => findLiveSessions(database.db, tokenHashes, now()),
    isShut: async () => (await readSettings()).app_maintenance === 1,
    takePlayerPoint: async accountId => (await limits.take('player', String(accountId))) === 0,
    rooms: roomsOf(parts),
    ownRoomsOf: accountId => [noticeRoomOf(accountId), messageRoomOf(accountId)],
  })
  seen.sockets(live)
  const stopHearing = await news.listen(live.hear, live.reread)
  const stopRechecking = onSessionsEnded(database, live.recheck)
  // In the next turn: by then what is kept of the settings is forgotten.
  const stopShutting = database.changes.on('settings', () => setImmediate(live.shut))
  return {
    async stop() {
      stopRechecking()
      stopShutting()
      await stopHearing()
      await live.settled()
    },
  }
}

const roomsOf = ({ battles, database: { db }, now, readSettings, rooms = [] }: NewsParts): RoomKind[] => [
  noticeRooms(db, readSettings),
  messageRooms(db, now),
  ...battles.rooms,
  playRooms(db),
  ...examRooms(db, now),
  ...rooms,
]
