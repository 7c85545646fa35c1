// Normalizes email addresses and phone numbers into the form in which we store and compare them.

import { fold } from '@trivium/contract/platform/fold'
import { parsePhoneNumberFromString } from 'libphonenumber-js'
import { z } from 'zod'

const Email = z.email().max(254)
/** A domain that never has mailboxes (RFC 2606). People without an email address get a stand-in address in it. */
const nowhere = '.invalid'

/** @returns null for a text that is not an address */
export function cleanEmail(typed: string): string | null {
  const email = fold(typed).toLowerCase()
  return Email.safeParse(email).success && !email.endsWith(nowhere) ? email : null
}

const gmail = /^(gmail|googlemail)\.com$/
const mailPrefix = 'mail:'

/**
 * @param contact an address as `mail:…`, or another contact, which is returned unchanged
 * @returns the same text for all spellings of a mailbox: without the tag after a plus sign, and for Gmail without dots
 */
export function foldContact(contact: string): string {
  if (!contact.startsWith(mailPrefix)) return contact
  const at = contact.lastIndexOf('@')
  const [mailbox = ''] = contact.slice(mailPrefix.length, at).split('+')
  const domain = contact.slice(at + 1)
  return gmail.test(domain) ? `${mailPrefix}${mailbox.replaceAll('.', '')}@gmail.com` : `${mailPrefix}${mailbox}@${domain}`
}

/** The text whose hash is the fingerprint of a contact. */
export const pastContact = (contact: string) => `past:${foldContact(contact)}`

/** @returns E.164, or null for an impossible number. We check only length and country, because new ranges open often. */
export function cleanMobile(typed: string): string | null {
  const number = parsePhoneNumberFromString(fold(typed).replace(/^00/, '+'))
  return number?.isPossible() ? number.number : null
}

/** better-auth requires an email address for everybody. Nobody can guess this one, and no email can reach it. */
export const standInEmail = () => `${crypto.randomUUID()}@phone${nowhere}`
export const isStandIn = (email: string) => email.endsWith(nowhere)
