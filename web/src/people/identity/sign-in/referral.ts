// The referral code of an invitation link (?ref=…), stored until the account is created, because the link in the email may open another tab.

import { useState } from 'react'
import { useSearchParams } from 'react-router'

const key = 'trivium.referral_code'

export function savedReferralCode(): string | undefined {
  try {
    return localStorage.getItem(key) || undefined
  } catch {
    return undefined
  }
}

export function saveReferralCode(code: string): void {
  try {
    if (code.trim()) localStorage.setItem(key, code.trim())
    else localStorage.removeItem(key)
  } catch {
    // Without storage, the visitor has to type the code again.
  }
}

export const clearReferralCode = () => saveReferralCode('')

/** Stores the code of an invitation link (?ref=…) before the fields render. */
export function useReferralFromLink(): void {
  const [search] = useSearchParams()
  useState(() => {
    const code = search.get('ref')
    if (code) saveReferralCode(code.slice(0, 32))
  })
}
