import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { keepReferralCode } from './referral.ts'

/** Keeps the code of an invitation link (?ref=…) before the fields are drawn. */
export function useReferralFromLink(): void {
  const [search] = useSearchParams()
  useState(() => {
    const code = search.get('ref')
    if (code) keepReferralCode(code.slice(0, 32))
  })
}
