import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { actionAddress, saveBrought, pageFor } from './action-link.ts'
import { savedReturnPath } from '../../../platform/session/return-path.ts'
import { savedReferralCode } from '../sign-in/referral.ts'

const storage = () => {
  const kept = new Map<string, string>()
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  }
}
beforeEach(() => {
  vi.stubGlobal('location', new URL('https://quiz.example/auth/action/'))
  vi.stubGlobal('localStorage', storage())
  vi.stubGlobal('sessionStorage', storage())
})
afterEach(() => vi.unstubAllGlobals())

describe('the link of a hosted provider', () => {
  it.each([
    ['mode=verifyEmail&oobCode=a%2Bb', '/auth/verify-email/?token=a%2Bb'],
    ['mode=resetPassword&oobCode=c', '/auth/reset-password/?token=c'],
    // That page says that the link is no longer valid.
    ['mode=recoverEmail&oobCode=d', '/auth/verify-email/?token=d'],
    ['', '/auth/verify-email/?token='],
  ])('with %s opens %s', (search, page) => expect(pageFor(new URLSearchParams(search))).toBe(page))

  it('carries the referral code and the page to return to', () => {
    saveBrought(actionAddress({ friendsCode: 'FRIENDS2', returnPath: '/quiz-zone/' }))
    expect([savedReferralCode(), savedReturnPath()]).toEqual(['FRIENDS2', '/quiz-zone/'])
  })

  it.each(['https://evil.example/auth/action/?return=/x&ref=EVIL', 'javascript:alert(1)', 'nonsense', null])(
    'carries nothing from %s',
    address => {
      saveBrought(address)
      expect([savedReferralCode(), savedReturnPath()]).toEqual([undefined, null])
    },
  )

  it.each(['https://evil.example/', '//evil.example/', 'javascript:alert(1)'])('does not continue to %s', path => {
    saveBrought(`https://quiz.example/auth/action/?return=${encodeURIComponent(path)}`)
    expect(savedReturnPath()).toBeNull()
  })
})
