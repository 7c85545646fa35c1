import { expect, it } from 'vitest'
import { groupsOf, keyIn } from './key-groups.ts'

it('is read from the address of the QR code and shown in groups of four', () => {
  const key = keyIn('otpauth://totp/Trivium:ada%40example.com?secret=JBSWY3DPEHPK3PXPA&issuer=Trivium')
  expect(key).toBe('JBSWY3DPEHPK3PXPA')
  expect(groupsOf(key)).toBe('JBSW Y3DP EHPK 3PXP A')
})

it.each(['', 'nonsense', 'otpauth://totp/Trivium'])('is empty without a key: %j', uri => {
  expect(groupsOf(keyIn(uri))).toBe('')
})
