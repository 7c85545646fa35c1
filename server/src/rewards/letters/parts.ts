// What letters need of the identity provider's area. The rewards lie below it, so app.ts passes it in.

import type { FastifyBaseLogger } from 'fastify'
import type { Db } from '../../platform/db/connect.ts'
import type { Settings } from '../../platform/settings/defaults.ts'

export interface LetterEmail {
  subject: string
  text: string
  html: string
  /** The name of the sender; without it the name in MAIL_FROM. */
  sender?: string | undefined
  link?: string
  headers?: Record<string, string>
}

export interface LetterMail {
  /** Whether emails can be sent. */
  carriesMail: boolean
  /** Fails if the mail server does not take the email: letters have their own second tries, so that stopping them works at once. */
  sendMail: (to: string, email: LetterEmail) => Promise<void>
  later: (replied: Promise<unknown>, work: () => Promise<void>) => void
}

export interface LetterParts {
  mail: LetterMail
  /** A keyed hash that signs links. */
  fingerprint: (text: string) => Buffer
  publicUrl: string
}

export interface SendingParts extends LetterParts {
  db: Db
  log: Pick<FastifyBaseLogger, 'warn' | 'error'>
  settings: Settings
  now: () => Date
}
