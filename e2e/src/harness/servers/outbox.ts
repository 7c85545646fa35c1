// Reads the development outbox, which receives messages instead of a real inbox.

import { setTimeout as wait } from 'node:timers/promises'
import { outboxPath } from '@trivium/server/people/identity/mail/outbox-path'
import { identitySecret } from './run-server.ts'

interface Message {
  to: string
  text: string
  link?: string
  code?: string
}

/**
 * Waits for a message to an address or number and returns the newest.
 * @param leadsTo a part of the message's link. The server sends emails after its reply, so an earlier message may still be the newest one.
 */
export async function outbox(server: string, to: string, leadsTo = ''): Promise<{ link: string; code: string }> {
  for (let attempt = 0; attempt < 150; attempt += 1) {
    const response = await fetch(`${server}${outboxPath(identitySecret)}?format=json`)
    const messages: Message[] = await response.json()
    const newest = messages.find(({ to: receiver, link = '' }) => receiver === to && link.includes(leadsTo))
    if (newest) return { link: newest.link ?? '', code: newest.code ?? '' }
    await wait(100)
  }
  throw new Error(`No message for ${to}`)
}
