// The address in emails of a hosted provider (action-page.tsx), with the data that it carries over from the form.

import { rememberReturnPath } from '../../../platform/session/return-path.ts'
import { saveReferralCode, savedReferralCode } from '../sign-in/referral.ts'

export function actionAddress(told: { friendsCode?: string | undefined; returnPath?: string | undefined } = {}): string {
  const address = new URL('/auth/action/', location.origin)
  if (told.friendsCode) address.searchParams.set('ref', told.friendsCode)
  if (told.returnPath) address.searchParams.set('return', told.returnPath)
  return address.href
}

/** @param address made by the function above and passed on by the provider. Not trusted: anybody can write such a link. */
export function saveBrought(address: string | null): void {
  const url = URL.parse(address ?? '')
  if (url?.origin !== location.origin) return
  const [code, path] = [url.searchParams.get('ref'), url.searchParams.get('return')]
  if (code && !savedReferralCode()) saveReferralCode(code.slice(0, 32))
  const page = URL.parse(path ?? 'none:', location.origin)
  if (page?.origin === location.origin) rememberReturnPath(page.pathname + page.search + page.hash)
}

/** Our page for the purpose of a provider's link. */
export function pageFor(search: URLSearchParams): string {
  const code = encodeURIComponent(search.get('oobCode') ?? '')
  return search.get('mode') === 'resetPassword' ? `/auth/reset-password/?token=${code}` : `/auth/verify-email/?token=${code}`
}
