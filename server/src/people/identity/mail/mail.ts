// Sends emails, limited per address.

import { writeEmail } from './emails.ts'
import type { Asker, IdentityParts } from '../parts.ts'
import { keyedHash } from '../second-factor/secret.ts'
import { takeSending } from './sending-store.ts'

const hourSeconds = 3600
/** Enough for somebody who mistypes, too few to flood a stranger's inbox, with a reserve for other networks. */
const mailRule = { everySeconds: 0, most: 10, mostOfNetwork: 5, reserve: 6, reserveOfNetwork: 2, withinSeconds: hourSeconds }

interface Mail {
  to: string
  name: 'verify' | 'reset' | 'known'
  link: string
}

export async function sendMail(parts: IdentityParts, { to, name, link }: Mail, { network, languages }: Asker): Promise<void> {
  const { db, secret, now, post, log } = parts
  // Each kind of email has its own limit: repeated sign-ups with somebody's address must not block the owner's password reset.
  const share = { to: keyedHash(secret, `${name}:${to}`), from: keyedHash(secret, `network:${network}`) }
  if ((await takeSending(db, [{ ...share, rule: mailRule }], now())) > 0)
    return log.warn('email not sent: its address has reached the limit')
  const { publicUrl } = parts.config
  await post.sendMail(to, await writeEmail(db, name, { settings: await parts.readSettings(), languages, link, publicUrl }))
}
