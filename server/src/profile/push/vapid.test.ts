import { afterAll, describe, expect, it } from 'vitest'
import { freshDatabase } from '../../../test/setup/database.ts'
import { readConfig } from '../../platform/config/config.ts'
import { createVapid } from './web-push.ts'

const database = await freshDatabase()
afterAll(() => database.close())

const config = readConfig({})

describe('the key of push messages', () => {
  it('is created at the first start, and stays the same for all processes', async () => {
    const first = await Promise.all([1, 2, 3].map(() => createVapid(config, database.db)))
    const keys = new Set([...first, await createVapid(config, database.db)].map(({ publicKey }) => publicKey))
    expect([...keys]).toEqual([expect.stringMatching(/^B[\w-]{86}$/)])
  })

  it('comes from the environment if that has one', async () => {
    const own = readConfig({ VAPID_PRIVATE_KEY: 'yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw', VAPID_SUBJECT: 'mailto:me@quiz.example' })
    // RFC 8291, appendix A: the public key of this private key.
    expect((await createVapid(own, database.db)).publicKey).toBe(
      'BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8',
    )
    expect(readConfig({ PUBLIC_URL: 'https://quiz.example' }).vapidSubject).toBe('https://quiz.example')
    expect(() => readConfig({ VAPID_PRIVATE_KEY: 'short' })).toThrow('VAPID_PRIVATE_KEY is wrong: must be 32 bytes in base64url')
  })
})
