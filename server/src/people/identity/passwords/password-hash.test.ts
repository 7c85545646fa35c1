import { describe, expect, it } from 'vitest'
import { readConfig } from '../../../platform/config/config.ts'
import { passwordHash } from './password-hash.ts'

const secrets = { IDENTITY_SECRET: 'x'.repeat(32), PUBLIC_URL: 'https://quiz.example' }
const at = (mode: string) => passwordHash(readConfig({ NODE_ENV: mode, ...secrets }))

describe('passwords', () => {
  // ASVS V11.4.2
  it.each(['production', 'development'])('are hashed with scrypt and a salt in %s', async mode => {
    const { hash, verify } = at(mode)
    const [one, other] = [await hash('brand-new-orchid'), await hash('brand-new-orchid')]
    // 16 bytes of salt and 64 of the key.
    expect(one).toMatch(/^[0-9a-f]{32}:[0-9a-f]{128}$/)
    expect(other).not.toBe(one)
    expect(await verify({ hash: one, password: 'brand-new-orchid' })).toBe(true)
    expect(await verify({ hash: one, password: 'brand-new-orchids' })).toBe(false)
  })

  // ASVS V6.2.8
  it('are taken exactly as typed, with case, blanks and full length', async () => {
    const { hash, verify } = at('production')
    const typed = ` Brand-new ${'orchid '.repeat(16)}`
    const kept = await hash(typed)
    const verdicts = [typed, typed.trim(), typed.toLowerCase(), typed.slice(0, 72), typed.slice(0, -2)]
    expect(await Promise.all(verdicts.map(password => verify({ hash: kept, password })))).toEqual([true, false, false, false, false])
  })

  it('hashed in test mode are not accepted in other modes', async () => {
    const kept = await at('test').hash('brand-new-orchid')
    expect(await at('test').verify({ hash: kept, password: 'brand-new-orchid' })).toBe(true)
    expect(await at('test').verify({ hash: kept, password: 'another' })).toBe(false)
    await expect(
      at('production')
        .verify({ hash: kept, password: 'brand-new-orchid' })
        .catch(() => false),
    ).resolves.toBe(false)
  })
})
