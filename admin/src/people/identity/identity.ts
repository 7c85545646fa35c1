// Signs staff in with the identity provider, with a second factor if the account has one.

import { HttpError } from 'react-admin'
import type { StaffDoor } from '../../../../web/src/people/identity/firebase/staff.ts'
import { once } from '../../platform/once.ts'
import { saveToken, readToken, tokenOfSite } from '../../platform/session.ts'
import type { WebSettings } from '@trivium/contract/platform/settings'

/** The settings of the site that name its sign-in methods. @throws Error when the server does not answer */
const siteSettings = once(async (): Promise<WebSettings> => {
  const response = await fetch('/api/get_web_settings', { method: 'POST' })
  const { data }: { data: WebSettings } = await response.json()
  return data
})

// The hosted identity provider, if the server uses one. Its SDK is loaded only then.
const door = once(open)

/** @returns null with the embedded provider, or when the server does not answer */
const hostedDoor = (): Promise<StaffDoor | null> => door().catch(() => null)

async function open(): Promise<StaffDoor | null> {
  const { app_name: name, providers } = await siteSettings()
  if (!providers.firebase) return null
  const { createStaffDoor } = await import('../../../../web/src/people/identity/firebase/staff.ts')
  return createStaffDoor(providers.firebase, name)
}

/** Whether staff can sign in with a password: by our own provider only where it can send mail. */
export async function hasPasswords(): Promise<boolean> {
  return (await siteSettings()).providers.email
}

/** Sends a link for a new password. The reply does not say whether there is such an account. */
export const requestPasswordReset = (email: string): Promise<void> =>
  via(
    door => door.requestPasswordReset(email),
    async () => void (await post('request-password-reset', { email, redirectTo: '/auth/reset-password/' })),
  )

/** The text of a form field. */
export function textIn(form: FormData, field: string): string {
  const value = form.get(field)
  return typeof value === 'string' ? value : ''
}

interface Answer {
  code?: string
  twoFactorRedirect?: boolean
  token?: string
  totpURI?: string
  backupCodes?: string[]
}

const texts: Record<string, string> = {
  INVALID_EMAIL_OR_PASSWORD: 'Wrong address or password.',
  INVALID_PASSWORD: 'Wrong password.',
  USER_NOT_FOUND: 'There is no account with this address.',
  EMAIL_NOT_VERIFIED: 'This address is not confirmed yet. Open the link in the email that the server has sent to it.',
  INVALID_CODE: 'Wrong code.',
  INVALID_BACKUP_CODE: 'This code is wrong or was used before.',
  NOT_ALLOWED_IN_DEMO: 'This is a demo. Sign-in settings cannot be changed.',
  BANNED_USER: 'Your account is deactivated. Ask an administrator.',
  TOTP_ALREADY_ENABLED: 'This account already has a second factor. Remove it first.',
  INVALID_TWO_FACTOR_COOKIE: 'That took too long. Start again with your password.',
  TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE: 'Too many wrong codes. Start again with your password.',
  ACCOUNT_TEMPORARILY_LOCKED: 'Too many wrong codes. Try again in a quarter of an hour.',
}

const hostedTexts: Record<string, string | undefined> = {
  'auth/invalid-credential': texts['INVALID_EMAIL_OR_PASSWORD'],
  'auth/wrong-password': texts['INVALID_PASSWORD'],
  'auth/user-not-found': texts['USER_NOT_FOUND'],
  'auth/user-disabled': texts['BANNED_USER'],
  'auth/invalid-verification-code': texts['INVALID_CODE'],
  'auth/totp-challenge-timeout': texts['INVALID_TWO_FACTOR_COOKIE'],
  'auth/user-signed-out': texts['INVALID_TWO_FACTOR_COOKIE'],
  'auth/requires-recent-login': texts['INVALID_TWO_FACTOR_COOKIE'],
  'auth/unverified-email': texts['EMAIL_NOT_VERIFIED'],
  'auth/operation-not-allowed': 'Firebase does not offer this: see docs/hosted-identity.md.',
  'auth/too-many-requests': 'Too many attempts. Try again later.',
  'auth/network-request-failed': 'The identity provider could not be reached. Try again.',
}

/** @throws HttpError with a text to show to staff */
async function post(path: string, body: object | null): Promise<Answer> {
  let response: Response
  try {
    response = await fetch(`/identity/${path}`, {
      ...(body && { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    })
  } catch {
    throw new HttpError('The server could not be reached. Try again.', 0)
  }
  const answer: Answer = (await response.json().catch(() => null)) ?? {}
  if (response.ok) return answer
  const text = response.status === 429 ? 'Too many attempts. Try again later.' : texts[answer.code ?? '']
  throw new HttpError(text ?? 'Something went wrong. Try again.', response.status, { code: answer.code })
}

/** Asks the hosted provider if there is one, and maps its error codes to our texts. Otherwise asks our own provider. */
async function via<Result>(hosted: (door: StaffDoor) => Promise<Result>, own: () => Promise<Result>): Promise<Result> {
  const door = await hostedDoor()
  if (!door) return own()
  try {
    return await hosted(door)
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : ''
    throw new HttpError(hostedTexts[code] ?? 'Something went wrong. Try again.', 400, { code })
  }
}

/** @returns whether the provider asks for a code of the second factor next */
export const provePassword = (email: string, password: string): Promise<boolean> =>
  via(
    door => door.provePassword(email, password),
    async () => (await post('sign-in/email', { email, password })).twoFactorRedirect === true,
  )

/** @param code six digits from the app; anything else is an emergency code */
export const proveCode = (code: string): Promise<void> =>
  via(
    door => door.proveCode(code),
    async () => void (await post(/^\d{6}$/.test(code) ? 'two-factor/verify-totp' : 'two-factor/verify-backup-code', { code })),
  )

export interface SecondFactor {
  uri: string
  codes: string[]
}

export const beginSecondFactor = (password: string): Promise<SecondFactor> =>
  via(
    door => door.beginSecondFactor(),
    async () => {
      const { totpURI = '', backupCodes = [] } = await post('two-factor/enable', { password })
      return { uri: totpURI, codes: backupCodes }
    },
  )

export const endSecondFactor = (password: string): Promise<void> =>
  via(
    door => door.endSecondFactor(),
    async () => void (await post('two-factor/disable', { password })),
  )

const codeOfRefusal: Record<string, string> = {
  account_deactivated: 'BANNED_USER',
  account_disabled: 'BANNED_USER',
  verify_email_first: 'EMAIL_NOT_VERIFIED',
}

/** Opens a session after the sign-in at the provider. @returns our token. @throws HttpError */
export async function openSession(): Promise<string> {
  const token = await via(
    door => door.idToken(),
    async () => (await post('token', null)).token ?? '',
  )
  const { sub }: { sub?: string } = JSON.parse(atob((token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/')))
  const response = await fetch('/api/user_signup', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ firebase_id: sub, id_token: token }),
  })
  const reply: { error: boolean; message: string; data?: { api_token: string; roles: string[] } } = await response.json()
  if (!reply.data) throw new HttpError(texts[codeOfRefusal[reply.message] ?? ''] ?? 'Something went wrong. Try again.', 400)
  if (reply.data.roles.length === 0) throw new HttpError('This account has no staff role. Ask an administrator for one.', 403)
  return reply.data.api_token
}

/** Saves the token, and ends the session of the previous token unless the site in this browser uses it. */
export function replaceToken(token: string): void {
  const before = readToken()
  saveToken(token)
  if (before === null || before === tokenOfSite()) return
  void fetch('/api/logout', { method: 'POST', headers: { authorization: `Bearer ${before}` } }).catch(() => {})
}

/** Ends the provider's own session, which is no longer needed. */
export function clearProof(): void {
  void via(
    door => door.forget(),
    async () => void (await post('sign-out', {})),
  ).catch(() => {})
}

/** Whether the roles of this token, which is not saved yet, need a second factor. */
export async function isSecondFactorNeeded(token: string): Promise<boolean> {
  const response = await fetch('/api/admin/get_own_rights', { method: 'POST', headers: { authorization: `Bearer ${token}` } })
  const { message }: { message?: string } = await response.json().catch(() => ({}))
  return message === 'second_factor_needed'
}
