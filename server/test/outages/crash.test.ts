// kill -9 between answers and during them: acknowledged answers must survive, and the play must go on.

import { setTimeout as sleep } from 'node:timers/promises'
import { type AnswerOutcome, Play, plays, Q, ReviewItem } from '@trivium/contract/play/plays'
import { seededRandom } from '@trivium/rules/platform/random'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { attackSeed, effort, isDeep, tried } from '../setup/effort.ts'
import { newDataFolder, type DataFolder } from '../setup/data-folder.ts'
import { fillDatabase, post, type FilledDatabase, type ServerProcess, startServer } from '../setup/server-process.ts'

const crashes = effort(2, 50)
/** The most answers between two crashes. */
const mostAnswers = isDeep ? 2 : 16
const leastFinished = 5
const isEmbedded = !process.env.TEST_DATABASE_URL
const levels = [1, 2, 3].flatMap(level => [
  { category: 'history', subcategory: 'ancient', level },
  { category: 'science', level },
])

let place: DataFolder
let prepared: FilledDatabase
let server: ServerProcess

/** Everything the server has acknowledged to the player. */
interface Told {
  coins: number
  /** Answers by play and question. */
  answers: Map<string, string>
  finished: Set<number>
}

const told: Told = { coins: 100, answers: new Map(), finished: new Set() }
const call = (...[action, body, key]: [Parameters<typeof post>[2], object, string?]) => post(server, prepared.token, action, body, key)

const Open = z.looseObject({
  data: z.array(Q),
  play: Play.nullable(),
  answers: z.array(z.object({ question_id: z.int(), your_answer: z.string().nullable() })),
})

async function resume(): Promise<{ play: Play; questions: Q[] }> {
  const open = Open.parse(await call('get_play', {}))
  if (open.play) return { play: open.play, questions: open.data }
  const level = levels[told.finished.size % levels.length]
  const started = Open.omit({ answers: true }).parse(await call('get_questions_by_level', level ?? {}))
  if (!started.play) throw new Error('the start returned no play')
  return { play: started.play, questions: started.data }
}

function remember(play: Play, question: Q, answer: string, outcome: AnswerOutcome): void {
  told.answers.set(`${play.id}:${question.id}`, answer)
  if (!outcome.result) return
  told.finished.add(play.id)
  told.coins = outcome.result.coins
}

async function answerNext(): Promise<void> {
  const { play, questions } = await resume()
  const question = questions[play.answered]
  if (!question) throw new Error('an open play has a question')
  const answer = prepared.fixture.right(question)
  const reply = await call('submit_answer', { play_id: play.id, question_id: question.id, answer })
  remember(play, question, answer, plays.submit_answer.output.parse(reply.data))
}

/** Sends a call, kills the server while the call is in flight, restarts it and sends the same call again. */
async function crashDuring(round: number, delayMs: number): Promise<void> {
  const { play, questions } = await resume()
  const question = questions[play.answered]
  if (!question) throw new Error('an open play has a question')
  const isLifeline = round % 3 === 0 && play.lifelines.some(lifeline => lifeline.name === 'reset_timer' && !lifeline.used)
  const answer = prepared.fixture.right(question)
  const target = { play_id: play.id, question_id: question.id }
  const send = () =>
    isLifeline
      ? call('use_lifeline', { ...target, lifeline: 'reset_timer' }, `crash-${round}`)
      : call('submit_answer', { ...target, answer })
  const onItsWay = send().catch(() => null)
  await sleep(delayMs)
  await server.kill()
  const before = await onItsWay
  server = await startServer(place.where)
  const after = await send()
  expect(after).toMatchObject({ error: false })
  if (isLifeline) {
    if (before) expect(after.data).toEqual(before.data)
    told.coins -= 2
    expect(plays.use_lifeline.output.parse(after.data).coins).toBe(told.coins)
  } else remember(play, question, answer, plays.submit_answer.output.parse(after.data))
}

async function checkWhatWasTold(): Promise<void> {
  expect((await call('get_user_coin_score', {})).data).toMatchObject({ coins: told.coins })
  const open = Open.parse(await call('get_play', {}))
  const given = new Map(open.answers.map(answer => [`${open.play?.id}:${answer.question_id}`, answer.your_answer]))
  const mine = [...told.answers].filter(([key]) => key.startsWith(`${open.play?.id}:`))
  for (const [key, answer] of mine) expect({ key, answer: sorted(given.get(key)) }).toEqual({ key, answer: sorted(answer) })
}

/** Sorts the keys, because the server may show a set in another order than it was given. */
const sorted = (answer: string | null | undefined) => answer?.split(',').toSorted().join()

describe('the server process', () => {
  beforeAll(async () => {
    place = await newDataFolder()
    prepared = await place.look(fillDatabase)
  })
  afterAll(async () => {
    await server.kill()
    await place.remove()
  })

  describe('kill -9', () => {
    it(`loses nothing acknowledged, ${crashes} times in a row`, { timeout: 1_200_000 }, async () => {
      const random = seededRandom(attackSeed())
      server = await startServer(place.where)
      for (let round = 0; round < crashes; round++) {
        await checkWhatWasTold()
        for (let answers = Math.floor(random() * (mostAnswers + 1)); answers > 0; answers--) await answerNext()
        if (round % 2) {
          await server.kill()
          server = await startServer(place.where)
        } else await crashDuring(round, Math.floor(random() * 12))
        tried('kills of the server')
      }
      while (told.finished.size < leastFinished) await answerNext()
      await checkWhatWasTold()
      expect(told.answers.size).toBeGreaterThan(crashes)
    })

    it('leaves every finished play reviewable as it was played', async () => {
      for (const play_id of told.finished) {
        const review = z.array(ReviewItem).parse((await call('get_play_review', { play_id })).data)
        for (const item of review) {
          const key = `${play_id}:${item.id}`
          expect({ key, answer: sorted(item.your_answer) }).toEqual({ key, answer: sorted(told.answers.get(key)) })
        }
      }
    })

    // ASVS V2.3.3
    it('keeps the ledger balanced', async () => {
      await server.kill()
      const books = sql<{ sum: number; negative: number; moved: number }>`
        select sum(balance)::int as sum, count(*) filter (where balance < 0 and kind <> 'house')::int as negative,
          (select count(*) from transfers)::int as moved from ledger_accounts`
      const { rows } = await place.look(({ db }) => books.execute(db))
      expect(rows).toEqual([{ sum: 0, negative: 0, moved: expect.any(Number) }])
    })
  })

  describe.runIf(isEmbedded)('a second process', () => {
    it('is refused while the first one runs', async () => {
      server = await startServer(place.where)
      await expect(startServer(place.where)).rejects.toThrow(`Another Trivium process is using the data directory ${place.where.dataDir}.`)
      expect(await call('get_user_coin_score', {})).toMatchObject({ error: false })
    })
  })
})
