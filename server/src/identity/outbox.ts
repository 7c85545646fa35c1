// Where mails and codes go: SMTP and the SMS webhook when they are configured, else the development outbox.

import type { FastifyBaseLogger } from 'fastify'
import { createTransport } from 'nodemailer'
import type { Config } from '../config.ts'
import type { Letter } from './letters.ts'

export interface Sent extends Letter {
  to: string
  at: Date
}

export interface Outbox {
  latest: (to: string) => Sent | undefined
  all: () => readonly Sent[]
}

export interface Post {
  outbox: Outbox
  /** Whether mail and codes reach people, or at least developers. */
  carriesMail: boolean
  carriesCodes: boolean
  /** The development outbox is in use and readable. */
  isOutboxOpen: boolean
  sendMail: (to: string, letter: Letter) => Promise<void>
  sendCode: (to: string, letter: Letter) => Promise<void>
}

const kept = 200
const webhookMs = 10_000

export function createPost(config: Config, log: FastifyBaseLogger, now: () => Date): Post {
  const sent: Sent[] = []
  const isOutboxOpen = config.mode !== 'production'
  const keep = (to: string, letter: Letter) => {
    sent.unshift({ to, at: now(), ...letter })
    sent.length = Math.min(sent.length, kept)
    if (isOutboxOpen) log.info({ subject: letter.subject, link: letter.link, code: letter.code }, 'development outbox')
  }
  const smtp = config.smtpUrl ? createTransport(config.smtpUrl) : null
  const webhook = config.smsWebhookUrl
  return {
    outbox: { latest: to => sent.find(message => message.to === to), all: () => sent },
    carriesMail: smtp !== null || isOutboxOpen,
    carriesCodes: webhook !== undefined || isOutboxOpen,
    isOutboxOpen: isOutboxOpen && (smtp === null || webhook === undefined),
    async sendMail(to, letter) {
      if (!smtp) return keep(to, letter)
      await smtp.sendMail({ from: config.mailFrom, to, subject: letter.subject, text: letter.text, html: letter.html })
    },
    async sendCode(to, letter) {
      if (!webhook) return keep(to, letter)
      await postWebhook(webhook, config.smsWebhookToken, { to, text: letter.text })
    },
  }
}

async function postWebhook(url: string, token: string | undefined, message: { to: string; text: string }): Promise<void> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(message),
    signal: AbortSignal.timeout(webhookMs),
  })
  if (!response.ok) throw new Error(`the SMS webhook answered ${response.status}`)
}
