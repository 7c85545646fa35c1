// The referral code a visitor came with (?ref=…), kept until the account is made: the e-mail link may open another tab.

import { useState } from 'react'
import { useSearchParams } from 'react-router'

const key = 'trivium.referral_code'

export function keptReferralCode(): string | undefined {
  try {
    return localStorage.getItem(key) || undefined
  } catch {
    return undefined
  }
}

export function keepReferralCode(code: string): void {
  try {
    if (code.trim()) localStorage.setItem(key, code.trim())
    else localStorage.removeItem(key)
  } catch {
    // Then the code has to be typed again.
  }
}

export const forgetReferralCode = () => keepReferralCode('')

/** Keeps the code of an invitation link (?ref=…) before the fields are drawn. */
export function useReferralFromLink(): void {
  const [search] = useSearchParams()
  useState(() => {
    const code = search.get('ref')
    if (code) keepReferralCode(code.slice(0, 32))
  })
}
