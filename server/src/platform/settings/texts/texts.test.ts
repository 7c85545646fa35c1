import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { freshDatabase } from '../../../../test/setup/database.ts'
import type { Database } from '../../db/connect.ts'
import { sayIn } from './texts.ts'

let database: Database
beforeAll(async () => {
  database = await freshDatabase()
})
afterAll(() => database.close())

describe('sayIn', () => {
  it.each([
    ['en', 1, '1 coin is waiting'],
    ['en', 2000, '2,000 coins are waiting'],
    ['es', 2000, '2000 monedas'],
    ['spanish', 1, '1 moneda'],
    ['klingon', 1, '1 coin is'],
  ])('counts in %s', async (language, count, words) => {
    expect((await sayIn(database.db, language, 'english'))('notice.badge.message', { count })).toContain(words)
  })

  // ASVS V1.3.7
  it('inserts one text into another', async () => {
    expect((await sayIn(database.db, 'en', 'english'))('notice.badge.title', { badge: 'brainiac' })).toBe('Badge unlocked: Brainiac')
  })

  it.each(['$t(action.retry)', '{{code}}', '<b>', '$t(badge.brainiac.name) {{app}}'])(
    'does not interpret the value of a param: %s',
    async app => {
      expect((await sayIn(database.db, 'en', 'english'))('letter.verify.body', { app, code: 'no' })).toContain(`Welcome to ${app}.`)
    },
  )

  it('shows the key of a text that is missing', async () => {
    expect((await sayIn(database.db, 'en', 'english'))('no.such.text')).toBe('no.such.text')
  })
})
