import { exportJWK, generateKeyPair, SignJWT, UnsecuredJWT } from 'jose'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startApp, type TestApp } from '../../../test/app/app.ts'
import { claimsIn, proveEmail, type Proof, tokenIn } from '../../../test/app/visitor.ts'
import { createVerifier } from './id-token.ts'
import { createIdentity } from './index.ts'

let test: TestApp
let proof: Proof
beforeAll(async () => {
  test = await startApp()
  proof = await proveEmail(test, 'ada@example.com')
})
afterAll(() => test.close())

const signUp = (fields: object) => test.stranger.call('user_signup', { ...proof, ...fields })
const refused = { status: 200, error: true, message: 'invalid_token' }

async function forge(changes: Record<string, unknown>, header: { alg: string; kid?: string } = { alg: 'EdDSA' }) {
  const { privateKey, publicKey } = await generateKeyPair('EdDSA')
  const jwk = await exportJWK(publicKey)
  return new SignJWT({ ...claimsIn(proof.id_token), ...changes }).setProtectedHeader({ jwk, ...header }).sign(privateKey)
}

describe('an ID token', () => {
  it('is refused when it belongs to another subject', async () => {
    expect(await signUp({ firebase_id: 'somebody-else' })).toMatchObject(refused)
  })

  it.each(['', 'abc', 'a.b.c', 'x'.repeat(8192)])('is refused when it is malformed', async id_token => {
    expect(await signUp({ id_token })).toMatchObject(refused)
  })

  // ASVS V9.2.2
  it('is refused when it is another kind of token: of a mailed link, or of a session here', async () => {
    const { data } = await signUp({})
    const mailed = tokenIn(test.app.outbox.latest('ada@example.com')?.link ?? '')
    expect(claimsIn(mailed)).toHaveProperty('sub')
    expect(await signUp({ id_token: mailed })).toMatchObject(refused)
    expect(await signUp({ id_token: data.api_token })).toMatchObject(refused)
    expect((await test.withToken(proof.id_token).call('get_user_by_id')).status).toBe(401)
  })

  // ASVS V9.1.1
  it('is refused when its claims or its signature were changed', async () => {
    const [header, payload, signature] = proof.id_token.split('.')
    const changed = Buffer.from(JSON.stringify({ ...claimsIn(proof.id_token), email: 'eve@example.com' })).toString('base64url')
    expect(await signUp({ id_token: [header, changed, signature].join('.') })).toMatchObject(refused)
    expect(await signUp({ id_token: [header, payload, 'A'.repeat(signature?.length ?? 0)].join('.') })).toMatchObject(refused)
  })

  // ASVS V6.8.2, V9.1.2, V9.1.3
  it('is refused when it is unsigned or signed with another key', async () => {
    const { kid } = JSON.parse(Buffer.from(proof.id_token.split('.')[0] ?? '', 'base64url').toString())
    expect(await signUp({ id_token: await forge({}) })).toMatchObject(refused)
    expect(await signUp({ id_token: await forge({}, { alg: 'EdDSA', kid }) })).toMatchObject(refused)
    expect(await signUp({ id_token: new UnsecuredJWT(claimsIn(proof.id_token)).encode() })).toMatchObject(refused)
  })

  // ASVS V9.2.3, V9.2.4
  it('is refused when it is for another site', async () => {
    const config = { ...test.config, publicUrl: 'https://another.example' }
    const log = test.app.http.log
    const another = await createIdentity({
      config,
      db: test.database.db,
      log,
      now: test.clock.now,
      limits: { take: async () => 0, giveBack: async () => {} },
      readSettings: () => Promise.reject(new Error('not asked for')),
    })
    await expect(another.verifyIdToken(proof.id_token)).rejects.toThrow('invalid_token')
  })

  it('is refused when its person has no verified contact any more', async () => {
    const verify = createVerifier(test.config.publicUrl, { db: test.database.db, now: test.clock.now, fingerprintsOf: async () => [] })
    await expect(verify(proof.id_token)).rejects.toThrow('invalid_token')
  })

  // ASVS V9.2.1
  it('is valid for ten minutes', async () => {
    expect(await signUp({})).toMatchObject({ error: false })
    test.clock.advance(9 * 60_000)
    expect(await signUp({})).toMatchObject({ error: false })
    test.clock.advance(2 * 60_000)
    expect(await signUp({})).toMatchObject(refused)
  })
})

describe('the keys', () => {
  // ASVS V11.6.1
  it('are stored encrypted, and published without their private half', async () => {
    const [key] = (await sql`select * from identity_keys`.execute(test.database.db)).rows
    expect(JSON.stringify(key)).not.toContain('\\"d\\"')
    const { keys } = (await test.app.http.inject('/identity/jwks')).json()
    expect(keys).toEqual([expect.objectContaining({ kty: 'OKP', crv: 'Ed25519', alg: 'EdDSA' })])
    expect(keys[0]).not.toHaveProperty('d')
  })

  // ASVS V11.2.2
  it('are replaced when the secret that encrypted them is lost', async () => {
    const { db } = test.database
    const parts = {
      db,
      now: test.clock.now,
      limits: { take: async () => 0, giveBack: async () => {} },
      readSettings: () => Promise.reject(new Error('not asked for')),
    }
    const warnings: unknown[] = []
    const log = Object.assign(Object.create(test.app.http.log), { warn: (...said: unknown[]) => warnings.push(said) })
    await createIdentity({ ...parts, log, config: test.config })
    expect(warnings).toEqual([])
    await createIdentity({ ...parts, log, config: { ...test.config, identitySecret: 'another secret of enough letters!' } })
    expect(warnings).toHaveLength(1)
    expect((await proveEmail(test, 'grace@example.com')).firebase_id).toBeTruthy()
  })
})
