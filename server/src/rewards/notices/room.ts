// The room of an account, which only its player may join: new notices arrive on the player's open pages.

import type { Db } from '../../platform/db/connect.ts'
import type { RoomKind } from '../../platform/live/index.ts'
import type { Settings } from '../../platform/settings/defaults.ts'
import { countUnread, noticeRoomKind, readNewestId, readNoticesAfter } from './store.ts'
import { presentNotice, readerOf } from './views.ts'

export const noticeRoomOf = (accountId: number) => `${noticeRoomKind}:${accountId}`

export function noticeRooms(db: Db, readSettings: () => Promise<Settings>, consoleUrl: string | undefined): RoomKind {
  return {
    kind: noticeRoomKind,
    mayJoin: async (player, key) => key === String(player.id),
    newest: key => readNewestId(db, Number(key)),
    async read(key, span) {
      const accountId = Number(key)
      const rows = await readNoticesAfter(db, accountId, span)
      const [row] = rows
      if (!row) return []
      const [settings, unread] = await Promise.all([readSettings(), countUnread(db, accountId)])
      const reader = await readerOf(db, row.web_language, settings)
      return rows.map(row => ({
        number: row.id,
        messageFor: () => ({ type: 'notice', notice: presentNotice(row, reader, consoleUrl), unread }),
      }))
    },
  }
}
