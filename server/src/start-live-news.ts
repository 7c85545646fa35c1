// Starts the sockets and the notifications that make them send. Part of app.ts.

import { findLiveSessions, findSignedIn, onSessionsEnded } from './people/accounts/index.ts'
import { addressOf } from './platform/api/requests/address.ts'
import { isOwnOrigin } from './platform/api/requests/own-origin.ts'
import { type RoomKind, startLive } from './platform/live/index.ts'
import { messageRoomOf } from './people/messages/index.ts'
import { noticeRoomOf } from './rewards/notices/index.ts'
import type { Base } from './platform/area.ts'
import type { Seen } from './observe.ts'

interface NewsParts extends Base {
  rooms: readonly RoomKind[]
  seen: Seen
}

/** Starts the sockets and subscribes them to notifications of rooms, ended sessions and maintenance. */
export async function startLiveNews(parts: NewsParts): Promise<{ stop: () => Promise<void> }> {
  const { config, database, http, limits, news, now, readSettings, rooms, seen } = parts
  const live = startLive(http, {
    follow: seen.follow,
    isOwnPage: ({ headers }) => isOwnOrigin(headers, config),
    takePoint: async handshake => (await limits.take('address', addressOf(handshake, config.isProxy))) === 0,
    findSignedIn: async token => {
      const player = await findSignedIn(database.db, token, now())
      return config.secondFactor === 'everyone' && !player?.hasSecondFactor ? null : player
    },
    findLiveSessions: tokenHashes => findLiveSessions(database.db, tokenHashes, now()),
    isShut: async () => (await readSettings()).app_maintenance === 1,
    takePlayerPoint: async accountId => (await limits.take('player', String(accountId))) === 0,
    rooms,
    ownRoomsOf: accountId => [noticeRoomOf(accountId), messageRoomOf(accountId)],
  })
  seen.sockets(live)
  const stopSubscription = await news.listen(live.hear, live.reread)
  const stopRechecking = onSessionsEnded(database, live.recheck)
  // In the next turn of the event loop: by then the cached settings are invalidated.
  const stopShutting = database.changes.on('settings', () => setImmediate(live.shut))
  return {
    async stop() {
      stopRechecking()
      stopShutting()
      await stopSubscription()
      await live.settled()
    },
  }
}
