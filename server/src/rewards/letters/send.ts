// Sends announcements by email, one letter after the other. Each letter is taken before it is sent, so no player gets one twice, whenever a
// process dies; a letter that was being sent then stays "begun", because nobody knows whether it arrived.

import { z } from 'zod'
import { errorCode } from '../../platform/db/connection/lost.ts'
import type { Job } from '../../platform/scheduler/scheduler.ts'
import type { Settings } from '../../platform/settings/defaults.ts'
import { circleOf, type NextLetter, readAnnouncement, readNextLetters, takeLetter } from '../notices/index.ts'
import type { SendingParts } from './parts.ts'
import { endLetter, endMailing, giveBackLetter, readNextToMail, readToMail } from './store.ts'
import { stopLink, writeLetter } from './write.ts'

const perBatch = 100
const retryMs = 60_000
/** News that is older is not sent any more. */
const longestMs = 3 * 86_400_000

/** The mail server was not reached, or refused to take the email for now (RFC 5321, 4.2.1). After a timeout, it may have taken it. */
const NotTaken = z.union([
  z.object({ code: z.enum(['ECONNECTION', 'EDNS', 'EAUTH', 'ECONNREFUSED', 'ENOTFOUND']) }),
  z.object({ responseCode: z.int().min(400).max(499) }),
])

export const letterJob = ({ readSettings, ...parts }: Omit<SendingParts, 'settings'> & { readSettings: () => Promise<Settings> }): Job => ({
  name: 'letters',
  everyMs: 1_000,
  run: async () => sendLetters({ ...parts, settings: await readSettings() }),
  dueAt: () => readNextToMail(parts.db),
})

export async function sendLetters(parts: SendingParts): Promise<void> {
  if (!parts.mail.carriesMail) return
  for (const id of await readToMail(parts.db, parts.now())) {
    let outcome = await sendBatch(id, parts)
    while (outcome === 'more') outcome = await sendBatch(id, parts)
    // The mail server takes nothing now, so the other announcements wait, too.
    if (outcome === 'later') return
  }
}

async function sendBatch(id: number, parts: SendingParts): Promise<'more' | 'done' | 'later'> {
  const { db, settings, now } = parts
  const row = await readAnnouncement(db, id)
  if (!row || row.mailed_at !== null) return 'done'
  const circle = await circleOf(db, row, settings, row.send_at)
  const isOver = now().getTime() - row.send_at.getTime() > longestMs
  const next = isOver ? [] : await readNextLetters(db, circle, { id, last: row.last_id ?? 0, most: perBatch })
  for (const letter of next) if (!(await sendOne(row, letter, parts))) return 'later'
  if (next.length > 0) return 'more'
  if (row.state === 'sent') await endMailing(db, id, now())
  return row.state === 'sent' ? 'done' : 'later'
}

type Row = NonNullable<Awaited<ReturnType<typeof readAnnouncement>>>

/** @returns false if the mail server takes nothing now */
async function sendOne(row: Row, { account_id: accountId, email, web_language }: NextLetter, parts: SendingParts): Promise<boolean> {
  const { db, settings, mail, now, log } = parts
  const letter = await writeLetter(row, stopLink(accountId, row.id, parts), parts.publicUrl, { db, settings, webLanguage: web_language })
  // Checks the choice once more: who stopped letters a moment ago gets none.
  if (!(await takeLetter(db, { id: row.id, accountId, email, at: now() }))) return true
  try {
    await mail.sendMail(email, letter)
  } catch (error) {
    // The error may contain the address: only its code is logged.
    log.warn({ reason: errorCode(error) }, 'a letter could not be sent')
    if (NotTaken.safeParse(error).success) {
      await giveBackLetter(db, row.id, accountId, new Date(now().getTime() + retryMs))
      return false
    }
    await endLetter(db, row.id, accountId, 'failed')
    return true
  }
  await endLetter(db, row.id, accountId, 'sent')
  return true
}
