import { AuthErrorCodes } from '@firebase/auth'
import { describe, expect, it } from 'vitest'
import arabic from '../../../../../content/texts/ar.json' with { type: 'json' }
import english from '../../../../../content/texts/en.json' with { type: 'json' }
import spanish from '../../../../../content/texts/es.json' with { type: 'json' }
import type { IdentityProblem } from '../provider.ts'
import { textKeyOf } from '../use-problem-text.ts'
import { problemOfCode } from './problems.ts'

const languages: Record<string, string>[] = [english, arabic, spanish]
const textOf = (problem: IdentityProblem | null) => english[textKeyOf(problem) as keyof typeof english]

describe("a code of Firebase's SDK", () => {
  // Literally the texts of the seed's error catalogue that can occur at a sign-in.
  it.each([
    ['auth/user-not-found', 'User not found.'],
    ['auth/wrong-password', 'Invalid password.'],
    ['auth/email-already-in-use', 'Email already in use.'],
    ['auth/invalid-email', 'Invalid email address.'],
    ['auth/user-disabled', 'User account has been disabled.'],
    ['auth/too-many-requests', 'Too many requests, try again later.'],
    ['auth/operation-not-allowed', 'Operation not allowed.'],
    ['auth/internal-error', 'Internal error occurred.'],
    ['auth/unverified-email', 'Verify your email first.'],
  ])('%s shows "%s"', (code, text) => expect(textOf(problemOfCode(code))).toBe(text))

  it.each([
    ['auth/invalid-credential', 'wrong_credentials'],
    ['auth/weak-password', 'weak_password'],
    ['auth/invalid-phone-number', 'invalid_phone'],
    ['auth/invalid-verification-code', 'invalid_code'],
    ['auth/code-expired', 'code_expired'],
    ['auth/invalid-action-code', 'link_invalid'],
    ['auth/expired-action-code', 'link_invalid'],
    ['auth/user-token-expired', 'invalid_token'],
    ['auth/network-request-failed', null],
    ['auth/timeout', null],
    ['auth/something-new', 'internal_error'],
  ])('%s is %s', (code, problem) => expect(problemOfCode(code)).toBe(problem))

  it('always has a text in every language', () => {
    const codes = Object.values(AuthErrorCodes)
    expect(codes.length).toBeGreaterThan(80)
    const untold = codes.filter(code => languages.some(texts => !texts[textKeyOf(problemOfCode(code))]))
    expect(untold).toEqual([])
  })
})
