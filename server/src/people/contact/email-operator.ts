// Emails the operator about each new message, if a mail server and the operator's address are set.

import type { Db } from '../../platform/db/connect.ts'
import { escapeHtml } from '../../platform/escape-html.ts'
import type { Email, Post } from '../identity/index.ts'
import type { Settings } from '../../platform/settings/defaults.ts'
import { sayIn } from '../../platform/settings/index.ts'
import { senderOf } from '../../platform/site/index.ts'
import { countSince, type NewContact } from './store.ts'

/** More emails in an hour would add nothing: the console lists all messages. */
const mostMailsAnHour = 20

export interface EmailParts {
  post: Post
  publicUrl: string
}

interface EmailContext {
  db: Db
  settings: Settings
}

export function emailOperator(written: NewContact, id: number, { post, publicUrl }: EmailParts, { db, settings }: EmailContext): void {
  const { contact_email: to } = settings
  if (to === null || !post.carriesMail) return
  // Sent later, so that the reply neither waits for the mail server nor reveals whether there is one.
  post.later(Promise.resolve(), async () => {
    const anHourAgo = new Date(written.at.getTime() - 3_600_000)
    if ((await countSince(db, anHourAgo)) > mostMailsAnHour) return
    await post.sendMail(to, await emailOf(db, written, new URL(`/admin/#/contact/${id}/show`, publicUrl).href, settings))
  })
}

async function emailOf(db: Db, { accountId, email, message }: NewContact, link: string, settings: Settings): Promise<Email> {
  const say = await sayIn(db, null, settings.default_web_language)
  const from = accountId !== null ? say('letter.contact.player', { id: String(accountId) }) : (email ?? say('letter.contact.stranger'))
  const lines = [say('letter.contact.body', { app: settings.app_name, from }), message, link]
  return {
    subject: `${say('letter.contact.subject')} · ${settings.app_name}`,
    sender: senderOf(settings),
    text: lines.join('\n\n'),
    // Typed text stays text, also in the HTML part.
    html: `<div dir="auto">${lines.map(line => `<p style="white-space: pre-wrap">${escapeHtml(line)}</p>`).join('')}</div>`,
  }
}
