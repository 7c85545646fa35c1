// How many statements and round trips the most frequent calls cost.

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { insertFinishedPlays } from '../../../test/games/finished-plays.ts'
import { receiveAll } from '../../../test/setup/database.ts'
import type { TestPlayer } from '../../../test/app/app.ts'
import { ancient, type Quiz, startQuiz, type StartName } from '../../../test/app/quiz.ts'
import { listen, type Statement, takeDown } from '../../../test/app/statements.ts'
import { must } from '../../platform/api/refuse.ts'
import { allTime } from '../../rewards/leaderboards/periods.ts'
import { readHead } from '../../rewards/leaderboards/store.ts'
import { takeCachedPlay } from './answering/cached-plays.ts'
import { savePlay } from './answering/save-store.ts'
import { readPlay } from './store.ts'

const isPostgres = Boolean(process.env.TEST_DATABASE_URL)

let quiz: Quiz
let stop: () => void
beforeAll(async () => {
  quiz = await startQuiz()
  stop = listen()
})
afterAll(async () => {
  stop()
  await quiz.close()
})

const category = (type_id: number) => ({ type: 'category', type_id })
const starts = (): [StartName, object][] => {
  const { words, sounds, numbers } = quiz.fixture.categories
  return [
    ['get_questions_by_level', { ...ancient, level: 1 }],
    ['get_questions_by_type', { type: 'true_false' }],
    ['get_guess_the_word', category(words)],
    ['get_audio_questions', category(sounds)],
    ['get_maths_questions', category(numbers)],
    ['get_multi_match_questions_by_level', { category: 'mixes', level: 1 }],
    ['get_fun_n_learn_questions', { fun_n_learn_id: quiz.fixture.passages.en[0] }],
  ]
}

/** A player whose notifications have all arrived: rows read while notifications arrive are not cached. */
async function newPlayer(...from: Parameters<Quiz['player']>): Promise<TestPlayer> {
  const player = await quiz.player(...from)
  await receiveAll(quiz.database)
  return player
}

/** A failure lists all statements. */
function expectAtMost(most: number, statements: Statement[]): void {
  expect(statements.map(({ text }) => text.trim().slice(0, 60))).toHaveLength(Math.min(statements.length, most))
}

/** Fills this process's caches, so that later players find everything in memory. */
async function warm(): Promise<void> {
  const alice = await newPlayer()
  for (const [action, input] of starts()) await quiz.open(alice, action, input)
  await quiz.playLevel(alice, ancient, 10)
}

describe.skipIf(!isPostgres)('on PostgreSQL', () => {
  it('an answer costs one statement, or two in another process than the answer before, in every mode', async () => {
    await warm()
    for (const [action, input] of starts()) {
      const alice = await newPlayer()
      const { play, questions } = await quiz.open(alice, action, input)
      await quiz.answer(alice, play, questions[0], 'right')
      const next = await takeDown(() => quiz.answer(alice, play, questions[1], 'right'))
      expect(next.result.data).toMatchObject({ correct: true, result: null })
      expect([action, next.statements.map(({ text }) => text), next.roundTrips]).toEqual([action, [expect.any(String)], 1])
      takeCachedPlay(quiz.database.db, play.id)
      const elsewhere = await takeDown(() => quiz.answer(alice, play, questions[2], 'right'))
      expect(elsewhere.result.data).toMatchObject({ correct: true, result: null })
      expect([action, elsewhere.statements.length, elsewhere.roundTrips]).toEqual([action, 2, 2])
    }
  })

  it('the last answer costs at most twelve statements, with coins, points, league, level and new badges', async () => {
    await warm()
    const alice = await newPlayer()
    for (const level of [1, 2]) {
      const { play, questions } = await quiz.begin(alice, { ...ancient, level })
      for (const question of questions.slice(0, -1)) await quiz.answer(alice, play, question, 'right')
      const { statements, result } = await takeDown(() => quiz.answer(alice, play, questions.at(-1), 'right'))
      expect(result.data.result).toMatchObject({ coins_earned: 4, score: 40, badges: level === 1 ? ['brainiac', 'dashing_debut'] : [] })
      const most = level === 1 ? 12 : 11
      expectAtMost(most, statements)
    }
  })

  it('the last answer of an invited player costs one more, to see whether the invitation is due', async () => {
    await warm()
    const owner = await newPlayer('Owner')
    const friend = await newPlayer('Friend', { friendsCode: (await owner.call('get_user_by_id')).data.refer_code })
    const { play, questions } = await quiz.begin(friend)
    for (const question of questions.slice(0, -1)) await quiz.answer(friend, play, question, 'right')
    const { statements, result } = await takeDown(() => quiz.answer(friend, play, questions.at(-1), 'right'))
    expect(result.data.result?.badges).toEqual(['brainiac', 'dashing_debut'])
    expectAtMost(13, statements)
  })

  it('the last answer costs no more when it pays for the invitation, unlocks badges and notifies both players, in every mode', async () => {
    await warm()
    quiz.clock.toNoon()
    for (const [action, input] of [...starts(), ['get_daily_quiz', {}] as const]) {
      const owner = await quiz.player('Owner')
      const friend = await quiz.player('Friend', { friendsCode: (await owner.call('get_user_by_id')).data.refer_code })
      await insertFinishedPlays(quiz, friend, 4)
      await receiveAll(quiz.database)
      const { play, questions } = await quiz.open(friend, action, input)
      for (const question of questions.slice(0, -1)) await quiz.answer(friend, play, question, 'right')
      const { statements, result } = await takeDown(() => quiz.answer(friend, play, questions.at(-1), 'right'))
      expect(result.data.result).toMatchObject({ coins: 100 + (result.data.result?.coins_earned ?? 0) + 50 })
      const coins = (await owner.call('get_user_coin_score')).data.coins
      const told = (await owner.call('get_notifications')).data.map(({ type }) => type)
      expect([action, coins, told]).toEqual([action, 200, ['referral']])
      expectAtMost(13, statements)
    }
    quiz.clock.reset()
  })

  it('a level costs two statements to start, and two to resume', async () => {
    await warm()
    const alice = await newPlayer()
    // Her sign-in is read with her first call.
    await alice.call('get_languages')
    const first = await takeDown(() => quiz.begin(alice))
    expectAtMost(2, first.statements)
    const again = await takeDown(() => quiz.begin(alice))
    expect(again.result.play.resumed).toBe(true)
    expectAtMost(2, again.statements)
  })

  it('the categories cost no statement, and one after the player has played a category for the first time', async () => {
    await warm()
    const alice = await newPlayer()
    const list = () => takeDown(() => alice.call('get_categories', { type: 'quiz_zone' }))
    const playedIn = ({ result }: Awaited<ReturnType<typeof list>>) => result.data.find(({ slug }) => slug === 'history')?.played
    await list()
    expect([(await list()).statements.length, playedIn(await list())]).toEqual([0, false])
    await quiz.playLevel(alice, ancient, 10)
    await receiveAll(quiz.database)
    const after = await list()
    expect([after.statements.length, playedIn(after), (await list()).statements.length]).toEqual([1, true, 0])
  })

  it('fourteen starts of one player at the same moment cost as many statements as one after another: none is tried again', async () => {
    await warm()
    const calls = [...starts(), ...starts()]
    const [alice, bob] = [await newPlayer('Alice'), await newPlayer('Bob')]
    // The session is read once.
    for (const player of [alice, bob]) await player.call('get_user_coin_score')
    const inTurn = await takeDown(async () => {
      for (const [action, input] of calls) await quiz.open(alice, action, input)
    })
    const atOnce = await takeDown(() => Promise.all(calls.map(([action, input]) => quiz.open(bob, action, input))))
    expect(new Set(atOnce.result.map(({ play }) => play.id)).size).toBe(starts().length)
    // Either may draw questions that the cache does not have yet.
    const ofStarts = (statements: Statement[]) =>
      statements.filter(({ text }) => !/^\s*select (\* from "questions"|f\.question_id)/.test(text))
    expect(ofStarts(atOnce.statements).length).toBeLessThanOrEqual(ofStarts(inTurn.statements).length)
  })

  it('the leaderboard for twelve players at the same moment costs six statements: three for the first, and three for all others', async () => {
    const { db } = quiz.database
    const { statements } = await takeDown(() =>
      Promise.all(Array.from({ length: 12 }, (_, number) => readHead(db, { ...allTime, limit: 5, accountId: number + 1 }))),
    )
    expectAtMost(6, statements)
  })

  it('saving for twelve players at the same moment costs two statements: the first, and one for all that came meanwhile', async () => {
    await warm()
    const players = await Promise.all(Array.from({ length: 12 }, (_, number) => newPlayer(`P${number}`)))
    const { db } = quiz.database
    const rows = await Promise.all(
      players.map(async player => {
        const { play, questions } = await quiz.begin(player)
        const row = must(await readPlay(db, play.id), 'it has just begun')
        const at = new Date()
        const answer = { position: 0, questionId: questions[0]?.id ?? 0, answer: `${player.id}`, correct: false, ms: 1000, at }
        return Object.assign(row, { unsaved: [answer], position: 1, wrong: 1 })
      }),
    )
    const [late] = rows.slice(5)
    if (late) late.version += 1
    const { result, statements } = await takeDown(() => Promise.allSettled(rows.map(row => savePlay(db, row))))
    expect(statements).toHaveLength(2)
    expect(result.map(({ status }) => status)).toEqual(rows.map(row => (row === late ? 'rejected' : 'fulfilled')))
    const saved = rows.filter(row => row !== late)
    const log = db.selectFrom('answers').select(['play_id', 'account_id', 'answer', 'is_first']).orderBy('play_id')
    const ids = rows.map(({ id }) => id)
    expect(await log.where('play_id', 'in', ids).execute()).toEqual(
      saved
        .toSorted((one, other) => one.id - other.id)
        .map(({ id, account_id }) => ({ play_id: id, account_id, answer: `${account_id}`, is_first: true })),
    )
    const positions = await db.selectFrom('plays').select(['id', 'position', 'version']).where('id', 'in', ids).execute()
    expect(new Map(positions.map(row => [row.id, row.position]))).toEqual(new Map(rows.map(row => [row.id, row === late ? 0 : 1])))
  })
})
