// An exam through kill -9, a proxy that delays, repeats, loses and cuts messages, reloads and second devices. Acknowledged answers are
// stored, the attempt stays the same, and there is never a second one.

import { setTimeout as sleep } from 'node:timers/promises'
import { Answered, Play, type Q, Q as Question } from '@trivium/contract/play/plays'
import { Sitting } from '@trivium/contract/assess/exams'
import { seededRandom } from '@trivium/rules/platform/random'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { storeExams } from '../../src/assess/exams/index.ts'
import { attackSeed, effort, isDeep, tried } from '../setup/effort.ts'
import { newDataFolder, type DataFolder } from '../setup/data-folder.ts'
import { startLossyProxy, type LossyProxy } from '../services/lossy-proxy.ts'
import { fillDatabase, post, type FilledDatabase, type ServerProcess, startServer } from '../setup/server-process.ts'

const troubles = effort(8, 1_000)
/** A kill costs a start of the server, so only one of this many troubles is a kill. */
const killOneIn = isDeep ? 40 : 4
const examKey = 'CRASH1'
const questions = Array.from({ length: 12 }, (_, number) => ({
  type: 'multiple_choice' as const,
  question: `Question ${number}?`,
  options: ['one', 'two', 'three', 'four'],
  answer: [0],
  note: null,
  marks: 1 + (number % 3),
}))

let place: DataFolder
let prepared: FilledDatabase
let server: ServerProcess
/** The proxy between the page and the server, for answers. */
let line: LossyProxy
const random = seededRandom(attackSeed())

async function start(): Promise<void> {
  server = await startServer(place.where)
  line = await startLossyProxy(server.url, random)
}

async function kill(): Promise<void> {
  await server.kill()
  await line.close()
}

const Sat = z.looseObject({ data: z.array(Question), play: Play, answers: z.array(Answered), sitting: Sitting })
type Sat = z.output<typeof Sat>

const call = (action: Parameters<typeof post>[2], body: object) => post(server, prepared.token, action, body)
const sit = async (): Promise<Sat> =>
  Sat.parse(await call('get_exam_module_questions', { exam_module_id: 1, exam_key: examKey, agreed: 1 }))

/** The last answer that the server has acknowledged for each question, and the answer that may or may not have arrived. */
const told = new Map<number, string>()
const inDoubt = new Map<number, string>()

describe('an exam', () => {
  beforeAll(async () => {
    place = await newDataFolder()
    await place.look(async database => {
      prepared = await fillDatabase(database)
      const [startsAt, endsAt] = [new Date('2020-01-01T00:00:00Z'), new Date('2100-01-01T00:00:00Z')]
      const flags = { isDaily: false, showsKey: false, answerAgain: true, strictAway: true, releaseWhen: 'examiner' as const }
      const exam = { key: 'crash', title: 'Crash', rules: '', durationMinutes: 180, languageId: prepared.fixture.languages.en, examKey }
      await storeExams(database.db, [{ ...exam, ...flags, startsAt, endsAt, questions }])
    })
    await start()
  })
  afterAll(async () => {
    await kill()
    await place.remove()
  })

  it(`keeps every acknowledged answer and its one attempt through ${troubles} troubles`, { timeout: 1_200_000 }, async () => {
    let sat = await sit()
    const first = sat.play.id
    let number = sat.sitting.last_number
    const give = async (seat: number, sendsAgain = true) => {
      const { id, options } = sat.data[Math.floor(random() * sat.data.length)] as Q
      const answer = options[Math.floor(random() * options.length)]?.key ?? 'a'
      number += 1
      inDoubt.set(id, answer)
      const body = { play_id: first, question_id: id, answer, number, seat }
      expect(await send(body, sendsAgain)).toMatchObject({ error: false })
      inDoubt.delete(id)
      told.set(id, answer)
      tried('exam answers under cuts and kills')
    }
    for (let trouble = 1; trouble <= troubles; trouble++) {
      for (let answers = Math.floor(random() * 4); answers > 0; answers--) await give(sat.sitting.seat)
      const older = sat.sitting.seat
      if (trouble % killOneIn === 0) {
        const onItsWay = give(older, false).catch(() => null)
        await sleep(Math.floor(random() * 8))
        await kill()
        await onItsWay
        await start()
      }
      // After a reload, in another tab, on another device, or after a cut, the page calls for the paper again.
      sat = await sit()
      expect([sat.play.id, sat.play.resumed]).toEqual([first, true])
      number = Math.max(number, sat.sitting.last_number)
      if (trouble % 3 === 0) {
        const late = await call('submit_answer', {
          play_id: first,
          question_id: sat.data[0]?.id,
          answer: 'a',
          number: number + 50,
          seat: older,
        })
        expect(late.message).toBe('sat_elsewhere')
      }
      checkTold(sat)
    }
    await call('set_exam_module_result', { exam_module_id: 1 })
    const again = await call('get_exam_module_questions', { exam_module_id: 1, exam_key: examKey, agreed: 1 })
    expect(again.message).toBe('already_played')
  })

  it('was sat once, and its marks are those of the acknowledged answers', async () => {
    await kill()
    const counts = sql<{ attempts: number; answered: number }>`
      select (select count(*)::int from exam_attempts) as attempts, (select count(*)::int from answers where answer <> '') as answered`
    const { rows } = await place.look(({ db }) => counts.execute(db))
    expect(rows).toEqual([{ attempts: 1, answered: told.size }])
    await start()
  })
})

/** Sends through the proxy. Like a page, it sends an answer that was not acknowledged again, with its number. */
async function send(body: object, sendsAgain: boolean): Promise<unknown> {
  for (;;) {
    try {
      return await post(line, prepared.token, 'submit_answer', body)
    } catch (problem) {
      if (!sendsAgain || !(problem instanceof TypeError)) throw problem
    }
  }
}

/** An answer in flight when the server died may have arrived; then it counts as acknowledged. */
function checkTold(sat: Sat): void {
  const saved = new Map(sat.answers.map(({ question_id, your_answer }) => [question_id, your_answer ?? '']))
  for (const [id, answer] of inDoubt) {
    if (saved.get(id) === answer) told.set(id, answer)
    inDoubt.delete(id)
  }
  expect(Object.fromEntries(saved)).toEqual(Object.fromEntries(told))
}
