// The deep tests of lost connections: many cuts, and our own PostgreSQL server that is really restarted and killed.

import { setTimeout as sleep } from 'node:timers/promises'
import { seededRandom } from '@trivium/rules/platform/random'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openDatabase } from '../../src/platform/db/connect.ts'
import { migrate } from '../../src/platform/db/upkeep/migrate.ts'
import { checkLedger } from '../../src/rewards/wallet/index.ts'
import { cutConnections } from '../setup/database.ts'
import { attackSeed, effort, tried } from '../setup/effort.ts'
import { expectPlayGoesOn, playOn } from './lost-database.ts'
import { type OwnPostgres, postgresPrograms, startOwnPostgres } from '../setup/own-postgres.ts'
import { type Quiz, startQuiz } from '../app/quiz.ts'

const names = ['Ann', 'Ben', 'Cem', 'Dov', 'Eli', 'Fay']

describe.skipIf(process.env.TEST_DATABASE_URL === undefined)('connections cut 25 times in six seconds', () => {
  let quiz: Quiz
  beforeAll(async () => {
    quiz = await startQuiz()
  })
  afterAll(() => quiz.close())

  it('lose nothing', { timeout: 120_000 }, async () => {
    const course = playOn(quiz, await Promise.all(names.map(name => quiz.player(name))))
    await expectPlayGoesOn(course)
    for (let cuts = 0; cuts < 25; cuts++) {
      await cutConnections(quiz.database)
      await sleep(240)
    }
    await expectPlayGoesOn(course)
    await course.finish()
  })
})

describe.skipIf(postgresPrograms === undefined)('a PostgreSQL server', () => {
  let postgres: OwnPostgres
  let quiz: Quiz
  beforeAll(async () => {
    postgres = await startOwnPostgres()
    const database = await openDatabase({ databaseUrl: postgres.url, dataDir: '' })
    await migrate(database)
    quiz = await startQuiz({ database })
  })
  afterAll(async () => {
    await quiz.close()
    postgres.remove()
  })

  it.each(['fast', 'immediate'] as const)('that is restarted (%s) loses nothing, and play goes on', { timeout: 120_000 }, async how => {
    const course = playOn(quiz, await Promise.all(names.map(name => quiz.player(name))))
    await expectPlayGoesOn(course)
    postgres.restart(how)
    await expectPlayGoesOn(course)
    await course.finish()
  })

  const kills = effort(5, 100)
  it(`that is killed ${kills} times loses nothing, and play goes on each time`, { timeout: 1_200_000 }, async () => {
    const random = seededRandom(attackSeed())
    const course = playOn(quiz, await Promise.all(names.map(name => quiz.player(name))))
    for (let kill = 0; kill < kills; kill++) {
      await expectPlayGoesOn(course)
      // Kills between two answers, or within one.
      await sleep(random() * 300)
      postgres.killAndStart()
      await expectPlayGoesOn(course)
      tried('kills of PostgreSQL')
    }
    await course.finish()
    expect(await checkLedger(quiz.database.db)).toEqual([])
  })
})
