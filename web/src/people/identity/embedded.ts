// The embedded identity provider: better-auth on our own server under /identity.

import { currentLanguageCode } from '../../platform/i18n/texts.ts'
import { IdentityError, type IdentityProblem, type IdentityProvider, type Proof } from './provider.ts'

const timeoutMs = 15_000

/** Maps better-auth's codes to ours. A code that is missing here is an internal error. */
const problems: Record<string, IdentityProblem> = {
  INVALID_EMAIL_OR_PASSWORD: 'wrong_credentials',
  CREDENTIAL_ACCOUNT_NOT_FOUND: 'wrong_credentials',
  USER_NOT_FOUND: 'user_not_found',
  INVALID_PASSWORD: 'invalid_password',
  INVALID_EMAIL: 'invalid_email',
  EMAIL_NOT_VERIFIED: 'verify_email_first',
  USER_ALREADY_EXISTS: 'email_in_use',
  USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL: 'email_in_use',
  PASSWORD_TOO_SHORT: 'weak_password',
  PASSWORD_TOO_LONG: 'weak_password',
  PASSWORD_COMPROMISED: 'weak_password',
  WEAK_PASSWORD: 'weak_password',
  INVALID_TOKEN: 'link_invalid',
  TOKEN_EXPIRED: 'link_invalid',
  LINK_USED: 'link_used',
  INVALID_FRIENDS_CODE: 'invalid_friends_code',
  NAME_BLOCKED: 'name_blocked',
  INVALID_PHONE_NUMBER: 'invalid_phone',
  PHONE_NUMBER_EXIST: 'mobile_in_use',
  INVALID_OTP: 'invalid_code',
  OTP_NOT_FOUND: 'code_expired',
  OTP_EXPIRED: 'code_expired',
  TOO_MANY_ATTEMPTS: 'too_many_requests',
  TOO_MANY_REQUESTS: 'too_many_requests',
  INVALID_CODE: 'invalid_code',
  INVALID_BACKUP_CODE: 'invalid_code',
  CODE_USED: 'code_used',
  PASSWORD_NEEDED: 'password_needed',
  // The first proof, before the code, has expired.
  INVALID_TWO_FACTOR_COOKIE: 'second_factor_late',
  SESSION_NOT_FRESH: 'second_factor_late',
  TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE: 'second_factor_locked',
  ACCOUNT_TEMPORARILY_LOCKED: 'second_factor_locked',
  BANNED_USER: 'account_deactivated',
  NOT_ALLOWED_IN_DEMO: 'not_allowed_in_demo',
  PROVIDER_NOT_FOUND: 'operation_not_allowed',
}

export const embedded: IdentityProvider = {
  async signUpWithEmail({ friendsCode, returnPath, ...account }) {
    const timezone = Intl.DateTimeFormat().resolvedOptions().timeZone
    const told = { friends_code: friendsCode, timezone, web_language: currentLanguageCode(), return_path: returnPath }
    await post('sign-up/email', { ...account, ...told })
  },
  async signInWithEmail(account) {
    await proveFirst('sign-in/email', account)
    return readProof()
  },
  async resendVerification(account) {
    try {
      await proveFirst('sign-in/email', account)
    } catch (error) {
      if (isProblem(error, 'verify_email_first')) return null
      throw error
    }
    return readProof()
  },
  async readLink(token) {
    const { name = '', email = '', is_same_browser = false, return_path = null } = await post('verify-email/read', { token })
    return { name, email, isSameBrowser: is_same_browser, needsPassword: false, returnPath: return_path }
  },
  async confirmEmail(token) {
    try {
      const { opened } = await post('verify-email', { token })
      return opened ? await readProof() : null
    } catch (error) {
      // An earlier press may have succeeded and only the next step failed. Then the provider has a session of this person.
      if (!isProblem(error, 'link_used')) throw error
      const proof = await readProof().catch(() => null)
      if (proof?.firebaseId === claimsOf(token).firebaseId) return proof
      throw error
    }
  },
  async requestPasswordReset(email) {
    await post('request-password-reset', { email, redirectTo: '/auth/reset-password/' })
  },
  async resetPassword({ token, password }) {
    await post('reset-password', { token, newPassword: password })
  },
  async sendCode(mobile) {
    await post('phone-number/send-otp', { phoneNumber: mobile })
  },
  async verifyCode(mobile, code) {
    await proveFirst('phone-number/verify', { phoneNumber: mobile, code })
  },
  async leaveForGoogle(page = '/auth/login/?from=google') {
    const { url } = await post('sign-in/social', {
      provider: 'google',
      callbackURL: page,
      disableRedirect: true,
    })
    if (!url) throw new IdentityError('operation_not_allowed')
    location.assign(url)
  },
  currentProof: readProof,
  async forget() {
    await post('sign-out', {})
  },
}

interface Answer {
  code?: string
  url?: string
  token?: string
  opened?: boolean
  name?: string
  email?: string
  is_same_browser?: boolean
  return_path?: string | null
  twoFactorRedirect?: boolean
  totpURI?: string
  backupCodes?: string[]
}

const isProblem = (error: unknown, problem: IdentityProblem) => error instanceof IdentityError && error.problem === problem

export const post = (path: string, body: object) => answerOf(path, { method: 'POST', body: JSON.stringify(body) })

/** Sends the first proof, which may be the only one. @throws IdentityError second_factor_asked */
async function proveFirst(path: string, body: object): Promise<void> {
  const { twoFactorRedirect } = await post(path, body)
  if (twoFactorRedirect) throw new IdentityError('second_factor_asked')
}

async function readProof(): Promise<Proof> {
  const { token } = await answerOf('token', {})
  if (!token) throw new IdentityError('invalid_token')
  return { ...claimsOf(token), idToken: token }
}

async function answerOf(path: string, init: RequestInit): Promise<Answer> {
  let response: Response
  let answer: Answer
  try {
    response = await fetch(`/identity/${path}`, { ...init, headers: headersOf(init), signal: AbortSignal.timeout(timeoutMs) })
    // Replies of the rate limit have no readable body.
    answer = (await response.json().catch(() => null)) ?? {}
  } catch (error) {
    console.warn(`identity ${path}: no answer`, error)
    throw new IdentityError(null)
  }
  if (response.ok) return answer
  console.warn(`identity ${path}: HTTP ${response.status} ${answer.code ?? ''}`)
  throw new IdentityError(problemOf(response.status, answer.code))
}

/** The header makes messages and codes arrive in the interface language, not in the browser's. */
function headersOf({ body }: RequestInit): HeadersInit {
  return { 'Accept-Language': currentLanguageCode(), ...(body && { 'Content-Type': 'application/json' }) }
}

function problemOf(status: number, code = ''): IdentityProblem | null {
  const known = problems[code]
  if (known) return known
  if (status === 401) return 'invalid_token'
  if (status === 429) return 'too_many_requests'
  return status >= 502 ? null : 'internal_error'
}

/** Reads the claims of the token. It does not verify the signature: the server does. */
function claimsOf(jwt: string): Omit<Proof, 'idToken'> {
  const payload = (jwt.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/')
  const { sub, phone_number: mobile = null }: { sub?: string; phone_number?: string | null } = JSON.parse(atob(payload))
  if (!sub) throw new IdentityError('invalid_token')
  return { firebaseId: sub, mobile }
}
