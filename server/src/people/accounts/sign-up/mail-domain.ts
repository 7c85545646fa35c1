// The owner of a mail domain can make any number of addresses in it, so the number of new accounts per domain is limited.

import { refuse } from '../../../platform/api/refuse.ts'
import type { Tx } from '../../../platform/db/transaction.ts'
import type { Settings } from '../../../platform/settings/defaults.ts'
import { countSignUp } from './mail-domain-store.ts'
import { publicMailDomains } from './public-mail-domains.ts'

/** Second-level labels under which countries register names, as in co.uk: the label before them is part of the registered name. */
const secondLevels = new Set(['ac', 'co', 'com', 'edu', 'gob', 'gouv', 'gov', 'ltd', 'mil', 'ne', 'net', 'nom', 'or', 'org', 'plc', 'sch'])

/**
 * The registered part of a domain, so that all its subdomains count together: two labels, or three under a country's second level. This is
 * no list of public suffixes: under a second level that is not listed, all names share one count, which the operator can lift
 * (`trusted_mail_domains`).
 */
export function registeredPart(domain: string): string {
  const labels = domain.toLowerCase().replace(/\.$/, '').split('.')
  const [second = '', first = ''] = labels.slice(-2)
  return labels.slice(first.length === 2 && secondLevels.has(second) ? -3 : -2).join('.')
}

/** @param email verified. @throws Refused too_many_requests when its domain has used up its limit */
export async function takeShareOfDomain(tx: Tx, email: string, settings: Settings, now: Date): Promise<void> {
  const domain = email.slice(email.lastIndexOf('@') + 1).toLowerCase()
  const registered = registeredPart(domain)
  const { sign_ups_per_domain_hour: hourly, sign_ups_per_domain_day: daily, trusted_mail_domains: trusted } = settings
  if (hourly === 0 && daily === 0) return
  if (publicMailDomains.has(domain) || trusted.some(one => one === domain || registeredPart(one) === registered)) return
  const { ofHour, ofDay } = await countSignUp(tx, registered, now)
  if ((hourly > 0 && ofHour > hourly) || (daily > 0 && ofDay > daily)) refuse('too_many_requests')
}
