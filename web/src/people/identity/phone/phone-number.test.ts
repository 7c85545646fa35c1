import { describe, expect, it } from 'vitest'
import { callingCodes } from './calling-codes.ts'
import { countryOf, likelyCountry, toNumber } from './phone-number.ts'

describe('a phone number', () => {
  it.each([
    ['600 123 456', 'ES', '+34600123456'],
    ['0170 1234567', 'DE', '+491701234567'],
    ['(0)20 7946 0018', 'GB', '+442079460018'],
    ['06 12345678', 'IT', '+390612345678'],
    ['8 912 345-67-89', 'RU', '+79123456789'],
    ['812 345 67 89', 'RU', '+78123456789'],
    ['٠١٠٠ ١٢٣ ٤٥٦٧', 'EG', '+201001234567'],
    ['+34 600 123 456', 'EG', '+34600123456'],
    ['0034 600 123 456', 'EG', '+34600123456'],
    ['415 555 0100', 'US', '+14155550100'],
  ])('typed as %s in %s is %s', (typed, country, number) => expect(toNumber(typed, country)).toBe(number))

  it.each(['', '12', '600 abc', '+34'])('is not "%s"', typed => expect(toNumber(typed, 'ES')).toBeNull())

  it('shows its country as soon as its code is known', () => {
    expect(countryOf('+34 600', 'EG')).toBe('ES')
    expect(countryOf('0044 20', 'EG')).toBe('GB')
    expect(countryOf('+1 416', 'CA')).toBe('CA')
    expect(countryOf('+1 416', 'EG')).toBe('US')
    expect([countryOf('+', 'EG'), countryOf('600 123', 'EG')]).toEqual([null, null])
  })

  it('starts in the region of the browser that speaks the language of the page', () => {
    expect(likelyCountry('es', ['en-US', 'es-MX'])).toBe('MX')
    expect(likelyCountry('es', ['en-GB'])).toBe('GB')
    expect(likelyCountry('ar', ['ar'])).toBe('EG')
    expect(likelyCountry('en', [])).toBe('US')
    expect(likelyCountry('en', ['not a language', 'en-XX'])).toBe('US')
  })

  it('has codes of one to three digits, and no code that begins another', () => {
    const codes = [...new Set(callingCodes.values())]
    expect(callingCodes.size).toBeGreaterThan(230)
    for (const code of codes) expect(code).toMatch(/^[1-9]\d{0,2}$/)
    expect(codes.filter(code => codes.some(other => other !== code && other.startsWith(code)))).toEqual([])
  })
})
