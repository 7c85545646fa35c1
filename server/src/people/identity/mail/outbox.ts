// Delivers emails and codes: by SMTP and the SMS webhook if configured, otherwise to the development outbox.

import type { FastifyBaseLogger } from 'fastify'
import { createTransport } from 'nodemailer'
import type { Config } from '../../../platform/config/config.ts'
import type { Db } from '../../../platform/db/connect.ts'
import { counter } from '../../../platform/db/counter.ts'
import { errorCode } from '../../../platform/db/connection/lost.ts'
import type { Email } from './emails.ts'

export interface SentEmail extends Email {
  to: string
  at: Date
}

export interface Outbox {
  latest: (to: string) => SentEmail | undefined
  /** Newest first. */
  all: () => readonly SentEmail[]
  /** Waits until nothing is being sent any more. */
  settled: () => Promise<void>
}

export const emailsSent = counter({
  name: 'trivium_emails_total',
  help: 'Emails and codes, by outcome',
  labels: ['kind', 'outcome'],
})

export interface Post {
  outbox: Outbox
  /** Whether emails, and codes, can be delivered; in development at least to the outbox. */
  carriesMail: boolean
  carriesCodes: boolean
  /** The development outbox is in use and may be read. */
  isOutboxOpen: boolean
  sendMail: (to: string, email: Email) => Promise<void>
  sendCode: (to: string, email: Email) => Promise<void>
  /** Runs work after the reply was sent: otherwise the reply time would reveal whether there was work to do. */
  later: (replied: Promise<unknown>, work: () => Promise<void>) => void
}

/** Wraps a post to count its deliveries and failures. */
export function counted(post: Post, db: Db): Post {
  const count =
    (kind: 'mail' | 'code', send: Post['sendMail']): Post['sendMail'] =>
    async (...email) => {
      try {
        await send(...email)
        emailsSent.add(db, { kind, outcome: 'sent' })
      } catch (error) {
        emailsSent.add(db, { kind, outcome: 'failed' })
        throw error
      }
    }
  return { ...post, sendMail: count('mail', post.sendMail), sendCode: count('code', post.sendCode) }
}

const kept = 200
const webhookMs = 10_000

export function createPost(config: Config, log: FastifyBaseLogger, now: () => Date): Post {
  const isDevelopment = config.mode !== 'production'
  const underway = new Set<Promise<void>>()
  const outbox = createOutbox(log, now)
  const keep = (to: string, email: Email) => {
    if (!isDevelopment) throw new Error('neither SMTP nor the SMS webhook is configured to send this')
    outbox.keep(to, email)
  }
  const smtp = config.smtpUrl ? createTransport(config.smtpUrl) : null
  const webhook = config.smsWebhookUrl
  return {
    outbox: {
      latest: outbox.latest,
      all: outbox.all,
      async settled() {
        // Running work may start more work.
        while (underway.size > 0) await Promise.all(underway)
      },
    },
    carriesMail: smtp !== null || isDevelopment,
    carriesCodes: webhook !== undefined || isDevelopment,
    isOutboxOpen: isDevelopment && (smtp === null || webhook === undefined),
    async sendMail(to, email) {
      if (!smtp) return keep(to, email)
      const { subject, text, html, sender, headers = {} } = email
      await smtp.sendMail({ from: fromOf(config.mailFrom, sender), to, subject, text, html, headers })
    },
    async sendCode(to, email) {
      if (!webhook) return keep(to, email)
      await postWebhook(webhook, config.smsWebhookToken, { to, text: email.text })
    },
    later(replied, work) {
      const doing = replied.then(work).catch((error: unknown) => {
        // The error may contain the address: only its code is logged.
        log.error({ reason: errorCode(error) }, 'an email could not be sent')
      })
      underway.add(doing)
      void doing.finally(() => underway.delete(doing))
    },
  }
}

/** The address of MAIL_FROM with another name. */
function fromOf(mailFrom: string, name: string | undefined): string | { name: string; address: string } {
  return name === undefined ? mailFrom : { name, address: /<([^<>]+)>\s*$/.exec(mailFrom)?.[1] ?? mailFrom.trim() }
}

function createOutbox(log: FastifyBaseLogger, now: () => Date) {
  const sent: SentEmail[] = []
  return {
    latest: (to: string) => sent.find(message => message.to === to),
    all: (): readonly SentEmail[] => sent,
    keep: (to: string, email: Email): void => {
      sent.unshift({ to, at: now(), ...email })
      sent.length = Math.min(sent.length, kept)
      log.info({ to, subject: email.subject, link: email.link, code: email.code }, 'development outbox')
    },
  }
}

async function postWebhook(url: string, token: string | undefined, message: { to: string; text: string }): Promise<void> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(message),
    // No redirects: the token must only be sent to the configured address.
    redirect: 'error',
    signal: AbortSignal.timeout(webhookMs),
  })
  await response.body?.cancel()
  if (!response.ok) throw new Error(`the SMS webhook answered ${response.status}`)
}
