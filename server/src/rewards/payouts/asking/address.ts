// The address of a payout. Only its form is checked; only the payment shows whether it exists.

import type { PaymentType } from '@trivium/contract/rewards/payout-names'
import { refuse } from '../../../platform/api/refuse.ts'
import { cleanEmail, cleanMobile, foldContact } from '../../../platform/contact-addresses.ts'

export interface PayoutAddress {
  /** The address to pay to. */
  address: string
  /** The same text for all spellings of the address. */
  folded: string
}

/** @throws Refused invalid_email, invalid_phone, invalid_upi */
export function cleanAddress(type: PaymentType, typed: string): PayoutAddress {
  switch (type) {
    case 'paypal': {
      const address = cleanEmail(typed) ?? refuse('invalid_email')
      return { address, folded: foldContact(`mail:${address}`) }
    }
    case 'mobile': {
      const address = cleanMobile(typed) ?? refuse('invalid_phone')
      return { address, folded: `mobile:${address}` }
    }
    case 'upi': {
      const address = cleanUpi(typed) ?? refuse('invalid_upi')
      return { address, folded: `upi:${address}` }
    }
  }
}

/** A virtual payment address of India's UPI: a name of 2 to 256 characters, and the handle of a bank. Upper and lower case are the same. */
export function cleanUpi(typed: string): string | null {
  const address = typed.trim().toLowerCase()
  return /^[a-z0-9][a-z0-9._-]{1,255}@[a-z][a-z0-9]{1,63}$/.test(address) ? address : null
}
