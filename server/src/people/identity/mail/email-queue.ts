// A letter that the mail server does not take now waits in the database, where every process sees it, and is tried again for as long as
// its link is good. It may arrive twice, when a process dies between sending it and noting that: its link works once.

import { symmetricDecrypt, symmetricEncrypt } from 'better-auth/crypto'
import type { FastifyBaseLogger } from 'fastify'
import { z } from 'zod'
import type { Db } from '../../../platform/db/connect.ts'
import { errorCode } from '../../../platform/db/connection/lost.ts'
import type { Job } from '../../../platform/scheduler/scheduler.ts'
import type { Post } from './outbox.ts'
import { claimEmail, dropExpiredEmails, dropEmail, queueEmail, type QueuedEmail } from './email-queue-store.ts'

interface WaitingParts {
  db: Db
  log: FastifyBaseLogger
  now: () => Date
  secret: string
}

const mostAtOnce = 50
const Content = z.object({ to: z.string(), email: z.object({ subject: z.string(), text: z.string(), html: z.string() }) })

/** What the mail server says of this letter for good: nobody has the address, or the letter itself is refused (RFC 5321, 4.2.1). */
const Refused = z.object({ code: z.enum(['EENVELOPE', 'EMESSAGE']), responseCode: z.int().min(500) })
const isRefused = (error: unknown) => Refused.safeParse(error).success

/** @returns a post that keeps what it could not send, and the job that sends it. */
export function patient(post: Post, parts: WaitingParts): { post: Post; job: Job } {
  const { db, log, now, secret } = parts
  const sendMail: Post['sendMail'] = async (to, email) => {
    try {
      await post.sendMail(to, email)
    } catch (error) {
      if (isRefused(error)) throw error
      const data = JSON.stringify({ to, email })
      await queueEmail(db, await symmetricEncrypt({ key: secret, data }), now())
      // The error may contain the address: only its code is logged.
      log.warn({ reason: errorCode(error) }, 'a letter waits for the mail server')
    }
  }
  return { post: { ...post, sendMail }, job: { name: 'email_queue', everyMs: 15_000, run: () => sendWaiting(post.sendMail, parts) } }
}

/** Stops at the first that fails: if the mail server is away, the others need not wait longer for having been tried. */
async function sendWaiting(send: Post['sendMail'], { db, log, now, secret }: WaitingParts): Promise<void> {
  const expired = await dropExpiredEmails(db, now())
  if (expired > 0) log.error({ emails: expired }, 'letters could not be sent')
  for (let done = 0; done < mostAtOnce; done += 1) {
    const waiting = await claimEmail(db, now())
    if (!waiting) return
    const content = await open(waiting, secret)
    try {
      if (content) await send(content.to, content.email)
      else log.error('a letter could not be opened: the identity secret has changed')
    } catch (error) {
      if (!isRefused(error)) return
      log.error({ reason: errorCode(error) }, 'a letter could not be sent')
    }
    await dropEmail(db, waiting)
  }
}

async function open({ sealed }: QueuedEmail, secret: string) {
  const text = await symmetricDecrypt({ key: secret, data: sealed }).catch(() => null)
  return text === null ? null : Content.parse(JSON.parse(text))
}
