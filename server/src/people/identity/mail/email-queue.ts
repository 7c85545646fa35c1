// If the mail server does not take an email now, the email waits in the database, where every process sees it. The job tries again for as
// long as the link in it is valid. An email may arrive twice, if a process dies between sending it and noting that: its link works once.

import { symmetricDecrypt, symmetricEncrypt } from 'better-auth/crypto'
import type { FastifyBaseLogger } from 'fastify'
import { z } from 'zod'
import type { Db } from '../../../platform/db/connect.ts'
import { errorCode } from '../../../platform/db/connection/lost.ts'
import type { Job } from '../../../platform/scheduler/scheduler.ts'
import type { Post } from './outbox.ts'
import type { Email } from './emails.ts'
import { claimEmail, dropExpiredEmails, dropEmail, queueEmail, queueEmails, type QueuedEmail, readNextEmail } from './email-queue-store.ts'

interface WaitingParts {
  db: Db
  log: FastifyBaseLogger
  now: () => Date
  secret: string
}

const mostAtOnce = 50
const Queued = z.object({
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  sender: z.string().optional(),
  /** For the development outbox. */
  link: z.string().optional(),
})
const Content = z.object({ to: z.string(), email: Queued })

/** A permanent failure: the address does not exist, or the server refuses the email itself (RFC 5321, 4.2.1). */
const Refused = z.object({ code: z.enum(['EENVELOPE', 'EMESSAGE']), responseCode: z.int().min(500) })
const isRefused = (error: unknown) => Refused.safeParse(error).success

export interface Mail {
  to: string
  email: Email
}

/** Queues emails in the caller's transaction: they are sent if it commits, and only then. */
export type QueueMails = (tx: Db, mails: readonly Mail[]) => Promise<void>

/** Many emails at once may take a mail server longer than one. */
const lifeOfManySeconds = 3 * 86_400

/** @returns a post that queues emails it could not send, a function that queues many, and the job that sends them */
export function patient(post: Post, parts: WaitingParts): { post: Post; queueMails: QueueMails; job: Job } {
  const { db, log, now, secret } = parts
  const seal = (mail: Mail) => symmetricEncrypt({ key: secret, data: JSON.stringify(mail) })
  const queueMails: QueueMails = async (tx, mails) =>
    queueEmails(tx, await Promise.all(mails.map(seal)), { now: now(), lifeSeconds: lifeOfManySeconds })
  const sendMail: Post['sendMail'] = async (to, email) => {
    try {
      await post.sendMail(to, email)
    } catch (error) {
      if (isRefused(error)) throw error
      await queueEmail(db, await seal({ to, email }), now())
      // The error may contain the address: only its code is logged.
      log.warn({ reason: errorCode(error) }, 'an email waits for the mail server')
    }
  }
  const run = () => sendWaiting(post.sendMail, parts)
  return { post: { ...post, sendMail }, queueMails, job: { name: 'email_queue', everyMs: 15_000, run, dueAt: () => readNextEmail(db) } }
}

/** Stops at the first failure: if the mail server is down, the other emails should not get a longer wait for a failed try. */
async function sendWaiting(send: Post['sendMail'], { db, log, now, secret }: WaitingParts): Promise<void> {
  const expired = await dropExpiredEmails(db, now())
  if (expired > 0) log.error({ emails: expired }, 'emails expired before they could be sent')
  for (let done = 0; done < mostAtOnce; done += 1) {
    const waiting = await claimEmail(db, now())
    if (!waiting) return
    const content = await open(waiting, secret)
    try {
      if (content) await send(content.to, content.email)
      else log.error('an email could not be decrypted: the identity secret has changed')
    } catch (error) {
      if (!isRefused(error)) return
      log.error({ reason: errorCode(error) }, 'an email could not be sent')
    }
    await dropEmail(db, waiting)
  }
}

async function open({ sealed }: QueuedEmail, secret: string) {
  const text = await symmetricDecrypt({ key: secret, data: sealed }).catch(() => null)
  return text === null ? null : Content.parse(JSON.parse(text))
}
