// Normalizes addresses and numbers into the form in which they are stored and compared.

import { fold } from '@trivium/contract/platform/fold'
import { parsePhoneNumberFromString } from 'libphonenumber-js'
import { z } from 'zod'

const Email = z.email().max(254)
/** A domain that never has mailboxes (RFC 2606): the stand-in addresses of people without an address use it. */
const nowhere = '.invalid'

/** @returns null when it is not an address */
export function cleanEmail(typed: string): string | null {
  const email = fold(typed).toLowerCase()
  return Email.safeParse(email).success && !email.endsWith(nowhere) ? email : null
}

const gmail = /^(gmail|googlemail)\.com$/
const mailPrefix = 'mail:'

/**
 * @param contact an address as `mail:…`, or another contact, which is returned unchanged
 * @returns one text for all spellings of a mailbox: without tags after a plus sign, and for Gmail without dots
 */
export function foldContact(contact: string): string {
  if (!contact.startsWith(mailPrefix)) return contact
  const at = contact.lastIndexOf('@')
  const [mailbox = ''] = contact.slice(mailPrefix.length, at).split('+')
  const domain = contact.slice(at + 1)
  return gmail.test(domain) ? `${mailPrefix}${mailbox.replaceAll('.', '')}@gmail.com` : `${mailPrefix}${mailbox}@${domain}`
}

/** What the fingerprint of a contact is made of. */
export const pastContact = (contact: string) => `past:${foldContact(contact)}`

/** @returns E.164, or null when no number can look like that. Only length and country are checked, because new ranges open often. */
export function cleanMobile(typed: string): string | null {
  const number = parsePhoneNumberFromString(fold(typed).replace(/^00/, '+'))
  return number?.isPossible() ? number.number : null
}

/** better-auth requires an address for everybody. This one cannot be guessed, and no mail can reach it. */
export const standInEmail = () => `${crypto.randomUUID()}@phone${nowhere}`
export const isStandIn = (email: string) => email.endsWith(nowhere)
