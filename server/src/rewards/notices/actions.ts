import { notices } from '@trivium/contract/rewards/notices'
import { handle } from '../../platform/api/handle.ts'
import { countNotices, countUnread, markRead, readNotices } from './store.ts'
import { presentNotice, readerOf } from './views.ts'

export const noticeActions = (consoleUrl: string | undefined) =>
  handle(notices, {
    async get_notifications({ sort = 'date_sent', order = 'desc', offset = 0, limit }, { db, player, settings }) {
      const page = { sort, order, offset, limit: limit ?? settings.page_size }
      const [rows, counts, reader] = await Promise.all([
        readNotices(db, player.id, page),
        countNotices(db, player.id),
        readerOf(db, player.webLanguage, settings),
      ])
      return { data: rows.map(row => presentNotice(row, reader, consoleUrl)), ...counts }
    },

    async mark_notifications_read({ up_to_id }, { db, player, now }) {
      await markRead(db, player.id, up_to_id, now)
      return { unread: await countUnread(db, player.id) }
    },
  })
