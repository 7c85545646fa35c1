// Where mails and codes go: SMTP and the SMS webhook when they are configured, else the development outbox.

import type { FastifyBaseLogger } from 'fastify'
import { createTransport } from 'nodemailer'
import type { Config } from '../config.ts'
import { errorCode } from '../db/transaction.ts'
import type { Letter } from './letters.ts'

export interface Sent extends Letter {
  to: string
  at: Date
}

export interface Outbox {
  latest: (to: string) => Sent | undefined
  /** Newest first. */
  all: () => readonly Sent[]
}

export interface Post {
  outbox: Outbox
  /** Whether mail and codes reach people, or at least developers. */
  carriesMail: boolean
  carriesCodes: boolean
  /** The development outbox is in use and readable. */
  isOutboxOpen: boolean
  /** Does not wait: how long it takes would tell whether there was anything to send. */
  sendMail: (to: string, letter: Letter) => void
  /** Waits, so that a code that could not be sent is not waited for. */
  sendCode: (to: string, letter: Letter) => Promise<void>
  /** Waits for mail that is on its way. */
  settle: () => Promise<void>
}

const kept = 200
const webhookMs = 10_000

export function createPost(config: Config, log: FastifyBaseLogger, now: () => Date): Post {
  const sent: Sent[] = []
  const underway = new Set<Promise<unknown>>()
  const isDevelopment = config.mode !== 'production'
  const keep = (to: string, letter: Letter) => {
    if (!isDevelopment) throw new Error('nothing is configured that could send this')
    sent.unshift({ to, at: now(), ...letter })
    sent.length = Math.min(sent.length, kept)
    log.info({ to, subject: letter.subject, link: letter.link, code: letter.code }, 'development outbox')
  }
  const smtp = config.smtpUrl ? createTransport(config.smtpUrl) : null
  const webhook = config.smsWebhookUrl
  return {
    outbox: { latest: to => sent.find(message => message.to === to), all: () => sent },
    carriesMail: smtp !== null || isDevelopment,
    carriesCodes: webhook !== undefined || isDevelopment,
    isOutboxOpen: isDevelopment && (smtp === null || webhook === undefined),
    sendMail(to, { subject, text, html, ...more }) {
      if (!smtp) return keep(to, { subject, text, html, ...more })
      // The reason may hold the address: only its code is logged.
      const sending = smtp.sendMail({ from: config.mailFrom, to, subject, text, html }).catch((error: unknown) => {
        log.error({ reason: errorCode(error) }, 'a mail could not be sent')
      })
      underway.add(sending)
      void sending.finally(() => underway.delete(sending))
    },
    async sendCode(to, letter) {
      if (!webhook) return keep(to, letter)
      await postWebhook(webhook, config.smsWebhookToken, { to, text: letter.text })
    },
    settle: async () => void (await Promise.allSettled(underway)),
  }
}

async function postWebhook(url: string, token: string | undefined, message: { to: string; text: string }): Promise<void> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(message),
    // The token is for this address only.
    redirect: 'error',
    signal: AbortSignal.timeout(webhookMs),
  })
  await response.body?.cancel()
  if (!response.ok) throw new Error(`the SMS webhook answered ${response.status}`)
}
