// Maps Firebase's codes (AuthErrorCodes of its SDK) to our problems. A code that is missing here is an internal error.

import type { IdentityProblem } from '../provider.ts'

/** Null when Firebase was not reached. */
const problems: Record<string, IdentityProblem | null> = {
  'network-request-failed': null,
  timeout: null,

  'invalid-email': 'invalid_email',
  'missing-email': 'invalid_email',
  'user-not-found': 'user_not_found',
  'wrong-password': 'invalid_password',
  'missing-password': 'invalid_password',
  // Projects with email enumeration protection use this code for a wrong address and for a wrong password.
  'invalid-credential': 'wrong_credentials',
  'invalid-login-credentials': 'wrong_credentials',
  'email-already-in-use': 'email_in_use',
  'account-exists-with-different-credential': 'email_in_use',
  'credential-already-in-use': 'email_in_use',
  'weak-password': 'weak_password',
  'password-does-not-meet-requirements': 'weak_password',
  'user-disabled': 'account_disabled',
  'unverified-email': 'verify_email_first',

  'invalid-phone-number': 'invalid_phone',
  'missing-phone-number': 'invalid_phone',
  'invalid-verification-code': 'invalid_code',
  'missing-verification-code': 'invalid_code',
  'code-expired': 'code_expired',
  'invalid-verification-id': 'code_expired',
  'missing-verification-id': 'code_expired',

  'expired-action-code': 'link_invalid',
  'invalid-action-code': 'link_invalid',

  'too-many-requests': 'too_many_requests',
  'quota-exceeded': 'too_many_requests',

  // The method is switched on here but not in Firebase's console.
  'operation-not-allowed': 'operation_not_allowed',
  'admin-restricted-operation': 'operation_not_allowed',
  'unauthorized-domain': 'operation_not_allowed',
  'unauthorized-continue-uri': 'operation_not_allowed',
  'app-not-authorized': 'operation_not_allowed',
  'captcha-check-failed': 'operation_not_allowed',
  'invalid-app-credential': 'operation_not_allowed',
  'missing-app-credential': 'operation_not_allowed',
  'invalid-recaptcha-token': 'operation_not_allowed',
  'missing-recaptcha-token': 'operation_not_allowed',

  'user-token-expired': 'invalid_token',
  'invalid-user-token': 'invalid_token',
  'null-user': 'invalid_token',
  'no-auth-event': 'invalid_token',
  'user-mismatch': 'invalid_token',
  'user-signed-out': 'invalid_token',
}

/** @param code as in `auth/user-not-found` */
export function problemOfCode(code: string): IdentityProblem | null {
  const problem = problems[code.replace(/^auth\//, '')]
  return problem === undefined ? 'internal_error' : problem
}
