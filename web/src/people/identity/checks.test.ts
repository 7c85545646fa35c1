import { describe, expect, it } from 'vitest'
import { emailProblem, isPasswordLongEnough, isSamePassword, nameProblem, strengthOf, toMobile } from './checks.ts'

describe('toMobile', () => {
  it.each([
    ['+34 600 123 456', '+34600123456'],
    ['0034-600-123-456', '+34600123456'],
    ['+٢٠ ١٠٠ ١٢٣ ٤٥٦٧', '+201001234567'],
    ['(+1) 415.555.0100', '+14155550100'],
    ['＋34 600‑123–456', '+34600123456'],
    ['\u202a+34\u00a0600\u200b123456\u202c', '+34600123456'],
  ])('understands %s', (typed, mobile) => expect(toMobile(typed)).toBe(mobile))

  it.each(['600123456', '+0600123456', '+34', '', '+34 600 abc'])('refuses "%s"', typed => expect(toMobile(typed)).toBeNull())
})

describe('passwords', () => {
  it('are 8 to 128 characters long', () => {
    expect([7, 8, 128, 129].map(length => isPasswordLongEnough('x'.repeat(length)))).toEqual([false, true, true, false])
  })

  it('are equal only when every character is equal', () => {
    const isSame = (password: string, password_again: string) => isSamePassword({ password, password_again })
    expect([isSame('Sunshine-42', 'Sunshine-42'), isSame('Sunshine-42', 'sunshine-42'), isSame('Sunshine-42', '')]).toEqual([
      true,
      false,
      false,
    ])
    expect(isSame('Sunshine-42', 'Sunshine-42 ')).toBe(false)
  })

  it.each([
    ['abc', 'short'],
    ['aaaaaaaaaaaa', 'weak'],
    ['sunshine', 'weak'],
    ['Sunshine-42', 'fair'],
    ['correct horse battery', 'strong'],
  ])('rates %s as %s', (password, strength) => expect(strengthOf(password)).toBe(strength))
})

describe('emailProblem', () => {
  it.each(['a@b.co', ' amira.salem@mail.example.org '])('accepts %s', email => expect(emailProblem(email)).toBeNull())
  it.each(['a@b', 'a b@c.de', '@b.co'])('refuses "%s"', email => expect(emailProblem(email)).toBe('refusal.invalid_email'))
  it.each(['', ' '])('asks for an address when "%s" is typed', email => expect(emailProblem(email)).toBe('auth.email_missing'))
})

describe('nameProblem', () => {
  it('refuses names without letters and names over 80 characters, instead of cutting them', () => {
    const names = ['Amira', 'ليلى', 'x'.repeat(80), ' '.repeat(90) + 'x', '', ' ', '--', 'x'.repeat(81)]
    expect(names.map(nameProblem)).toEqual([
      null,
      null,
      null,
      null,
      'auth.name_missing',
      'auth.name_missing',
      'auth.name_missing',
      'auth.name_too_long',
    ])
  })
})
