import { dictionary } from '@zxcvbn-ts/language-common'
import { describe, expect, it } from 'vitest'
import { effort } from '../../../../test/setup/effort.ts'
import { isWeakPassword, leastPasswordLength, mostPasswordLength } from './passwords.ts'

describe('a password', () => {
  // ASVS V6.2.1
  it('is refused below eight characters', () => {
    expect(['', 'x9$Kq2!', 'ab'].map(password => isWeakPassword(password))).toEqual([true, true, true])
    expect(leastPasswordLength).toBe(8)
  })

  // ASVS V6.2.4
  it('is refused when it is one of the three thousand most common ones', () => {
    const common = dictionary['passwords-common']?.map(String).filter(password => password.length >= leastPasswordLength) ?? []
    expect(common.length).toBeGreaterThan(3_000)
    expect(common.slice(0, 3_000).filter(password => !isWeakPassword(password))).toEqual([])
  })

  // ASVS V6.2.12
  it('is refused when it is one of the 17,950 long enough ones of 49,233 known from breaches (zxcvbn-ts, from xato.net)', () => {
    const breached = dictionary['passwords-common']?.map(String) ?? []
    expect(breached.length).toBeGreaterThanOrEqual(49_233)
    const common = breached.filter(password => password.length >= leastPasswordLength)
    expect(common.length).toBeGreaterThanOrEqual(17_950)
    // The list is sorted by frequency: the test tries every n-th and the last one. The deep tests try all.
    const step = Math.max(1, Math.floor(common.length / effort(2_000, common.length)))
    const tried = common.toReversed().filter((_, place) => place % step === 0)
    expect(tried.length).toBeGreaterThanOrEqual(2_000)
    expect(tried.filter(password => !isWeakPassword(password))).toEqual([])
  })

  // ASVS V6.2.5
  it('may consist of any characters of any kinds', () => {
    const passwords = [
      'brandneworchidabove',
      '583920174650392',
      'ОРХИДЕЯНАСТОЛЕ',
      '蘭の花が咲いている庭',
      '🌵🦔🪁🫐🥨🛶🪗🦚',
      '  a b  c d~e|f ',
    ]
    expect(passwords.filter(password => isWeakPassword(password))).toEqual([])
  })

  // ASVS V6.2.9
  it('may have 128 characters', () => {
    expect(mostPasswordLength).toBe(128)
    expect(isWeakPassword('kestrel onyx '.repeat(10).slice(0, 128))).toBe(false)
  })

  // ASVS V6.2.11
  it('is refused when it is the name of the site, or of the person', () => {
    expect(isWeakPassword('trivium1')).toBe(true)
    expect(isWeakPassword('wonderland', ['Alice Liddell', 'alice@wonderland.example'])).toBe(true)
    expect(isWeakPassword('liddell1', ['Alice Liddell'])).toBe(true)
  })
})
