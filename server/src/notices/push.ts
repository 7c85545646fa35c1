// Brings a notice to the open pages of its player: every server process hears of it at commit and tells the sockets it holds.

import type { FastifyBaseLogger } from 'fastify'
import type { Notice } from '@trivium/contract/notices'
import type { Database, Db } from '../db/connect.ts'
import type { Settings } from '../settings/defaults.ts'
import { sayIn } from '../settings/index.ts'
import { countUnread, noticesChannel, readNotice } from './store.ts'
import { presentNotice } from './views.ts'

export interface PushOptions {
  database: Database
  readSettings: () => Promise<Settings>
  /** Whether anybody of this account is connected here; nothing is read for those who are not. */
  isHere: (accountId: number) => boolean
  send: (accountId: number, message: { notice: Notice; unread: number }) => void
  log: FastifyBaseLogger
}

/** @returns ends it, once what is under way has been sent. */
export async function startPushing({ database, readSettings, isHere, send, log }: PushOptions): Promise<() => Promise<void>> {
  // One after the other, so that they arrive in order.
  let last = Promise.resolve()
  const stop = await database.listen(noticesChannel, payload => {
    const [accountId = 0, id = 0] = payload.split(':').map(Number)
    if (!isHere(accountId)) return
    last = last
      .then(async () => {
        const message = await messageOf(database.db, id, await readSettings())
        if (message) send(accountId, message)
      })
      .catch((error: unknown) => log.warn({ err: error }, 'a notice was not pushed'))
  })
  return async () => {
    await stop()
    await last
  }
}

async function messageOf(db: Db, id: number, settings: Settings) {
  const row = await readNotice(db, id)
  if (!row) return null
  const say = await sayIn(row.web_language, settings.default_web_language)
  return { notice: presentNotice(row, say), unread: await countUnread(db, row.account_id) }
}
