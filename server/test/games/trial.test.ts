import { Listed, Play, type Q, type Result } from '@trivium/contract/play/plays'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { closeOverduePlays } from '../../src/play/plays/index.ts'
import type { TestPlayer } from '../app/app.ts'
import { type Quiz, startQuiz, stopTime } from '../app/quiz.ts'
import { startTrial, trialActions, trialWindowMs } from './trial.ts'

let quiz: Quiz
beforeAll(async () => {
  quiz = await startQuiz({ actions: trialActions })
  // Questions have different marks.
  await quiz.database.db
    .updateTable('questions')
    .set(eb => ({ marks: eb('id', '%', 5) }))
    .execute()
})
afterAll(() => quiz.close())

async function begin(player: TestPlayer) {
  const reply = await player.call(startTrial, {})
  return { play: Play.parse(reply.play), listed: Listed.array().parse(reply.data) }
}

const isSealed = (question: Listed) => 'sealed' in question

/** The current question: the only one that is open and not answered. */
function current({ play, listed }: { play: Play; listed: Listed[] }): Q {
  const question = listed.find(({ id }) => id === play.current_question_id)
  if (!question || 'sealed' in question) throw new Error('no question is open')
  return question
}

describe('a play that opens one question at a time', () => {
  it('says its order, its total, and which question is open', async () => {
    const { play, listed } = await begin(await quiz.player())
    expect(play).toMatchObject({ order: 'one_by_one', opens: 'one', total: 10 })
    expect(listed.map(isSealed)).toEqual([false, ...Array<boolean>(9).fill(true)])
    for (const question of listed.slice(1)) expect(Object.keys(question)).toEqual(['id', 'sealed'])
  })

  it('opens the next question with the reply to an answer, and gives no feedback on the previous one', async () => {
    const alice = await quiz.player()
    const begun = await begin(alice)
    const { play } = begun
    let question: Q | null = current(begun)
    for (let answered = 1; answered <= 10; answered++) {
      const { data } = await quiz.answer(alice, play, question ?? undefined, answered % 2 ? 'right' : 'wrong')
      expect(data).toMatchObject({ correct: null, correct_answer: null, note: null, answered })
      if (answered < 10) expect(data.score).toBe(0)
      question = data.next_question
      expect(question?.id ?? null).toBe(data.current_question_id)
      expect(question === null).toBe(answered === 10)
    }
  })

  it('gives the same question again on a retry, and after a reload', async () => {
    const alice = await quiz.player()
    const begun = await begin(alice)
    const first = current(begun)
    const { data } = await quiz.answer(alice, begun.play, first, 'right')
    expect((await quiz.answer(alice, begun.play, first, 'right')).data.next_question).toEqual(data.next_question)
    const reloaded = await begin(alice)
    expect(reloaded.play.resumed).toBe(true)
    expect(reloaded.listed.map(isSealed)).toEqual([false, false, ...Array<boolean>(8).fill(true)])
    expect(current(reloaded)).toEqual(data.next_question)
    expect((await alice.call('get_play', { play_id: begun.play.id })).data).toEqual(reloaded.listed)
  })

  it('takes no answer to a sealed question, and hides its content from every other call', async () => {
    const alice = await quiz.player()
    const { play, listed } = await begin(alice)
    for (const { id } of listed.slice(1)) {
      const asked = { play_id: play.id, question_id: id }
      // The refusal must not depend on whether the answer would be valid, because that would reveal the type of question.
      for (const answer of ['a', 'a,b', 'e', '12']) {
        expect((await alice.call('submit_answer', { ...asked, answer })).message).toBe('operation_not_allowed')
      }
      expect((await alice.call('use_hint', asked)).error).toBe(true)
      expect((await alice.call('use_lifeline', { ...asked, lifeline: 'skip' })).error).toBe(true)
      for (const type of ['quiz_zone', 'audio', 'multi_match'] as const) {
        expect((await alice.call('set_bookmark', { question_id: id, status: 1, type })).message).toBe('document_not_found')
      }
      expect((await alice.call('report_question', { question_id: id, message: 'I want to see it.' })).message).toBe('document_not_found')
    }
  })

  it('opens only the next question after one that lapsed', async () => {
    stopTime()
    const alice = await quiz.player()
    const begun = await begin(alice)
    quiz.clock.advance(31_001)
    const { listed, play } = await begin(alice)
    expect(listed.map(isSealed)).toEqual([false, false, ...Array<boolean>(8).fill(true)])
    const { data } = await quiz.answer(alice, play, current(begun), 'right')
    expect(data).toMatchObject({ answered: 1, next_question: { id: play.current_question_id } })
  })
})

describe('marks', () => {
  it('are those of the right answers when the play started', async () => {
    const alice = await quiz.player()
    const begun = await begin(alice)
    const marks: number[] = []
    let question: Q | null = current(begun)
    let result: Result | null = null
    for (let position = 0; question; position++) {
      marks.push(position % 3 ? question.marks : 0)
      const { data } = await quiz.answer(alice, begun.play, question, position % 3 ? 'right' : 'wrong')
      question = data.next_question
      result = data.result
    }
    expect(result).toMatchObject({ correct: 6, wrong: 4, score: marks.reduce((a, b) => a + b, 0), coins_earned: 0, badges: [] })
    expect((await alice.call('get_user_coin_score')).data).toEqual({ coins: 100, score: 0, all_time_score: 0 })
  })
})

describe('a window', () => {
  it('cuts the last question’s time, and takes no answer after it has closed', async () => {
    stopTime()
    const alice = await quiz.player()
    const begun = await begin(alice)
    const endsAt = quiz.clock.now().getTime() + trialWindowMs
    quiz.clock.advance(25_000)
    const { data: one } = await quiz.answer(alice, begun.play, current(begun), 'right')
    quiz.clock.advance(25_000)
    const { data: two } = await quiz.answer(alice, begun.play, one.next_question ?? undefined, 'right')
    expect(Date.parse(two.deadline ?? '')).toBe(endsAt)
    quiz.clock.advance(26_001)
    const late = await quiz.answer(alice, begun.play, two.next_question ?? undefined, 'right')
    expect(late.data).toMatchObject({ correct: null, next_question: null, result: { answered: 2, correct: 2 } })
    expect(Date.parse(late.data.result?.finished_at ?? '')).toBe(endsAt + 1000)
  })

  it('closes an abandoned play; unreached questions took no time', async () => {
    stopTime()
    const alice = await quiz.player()
    const { play } = await begin(alice)
    quiz.clock.advance(trialWindowMs + 1001)
    await closeOverduePlays(quiz.database.db, quiz.clock.now())
    const times = await quiz.database.db.selectFrom('answers').select('ms').where('play_id', '=', play.id).orderBy('position').execute()
    expect(times.map(({ ms }) => ms)).toEqual([30_000, 30_000, 30_000, ...Array<number>(7).fill(0)])
  })

  it('hides the right answers in the review and in bookmarks until it has closed', async () => {
    stopTime()
    const alice = await quiz.player()
    const begun = await begin(alice)
    const first = current(begun)
    await quiz.answer(alice, begun.play, first, 'wrong')
    await alice.call('finish_play', { play_id: begun.play.id })
    const isMixed = ['multi_select', 'sequence', 'matching', 'number'].includes(first.question_type)
    const type = isMixed ? 'multi_match' : first.question_type === 'audio' ? 'audio' : 'quiz_zone'
    const kinds = ['quiz_zone', 'audio', 'multi_match'].filter(kind => kind === type || kind === 'quiz_zone')
    for (const kind of kinds) await alice.call('set_bookmark', { question_id: first.id, status: 1, type: kind })
    const notes = async () => {
      const lists = await Promise.all(kinds.map(kind => alice.call('get_bookmark', { type: kind })))
      return lists.flatMap(({ error, data }) => (error ? [] : data.map(({ note }) => note)))
    }
    expect(await alice.call('get_play_review', { play_id: begun.play.id })).toMatchObject({ error: true, message: 'contest_not_over' })
    expect(await notes()).toEqual([null])
    quiz.clock.advance(trialWindowMs)
    expect((await alice.call('get_play_review', { play_id: begun.play.id })).data).toHaveLength(10)
    expect(await notes()).toEqual([quiz.fixture.known.get(first.id)?.note])
  })

  it('leaves no stats, speeds or cards if the mode says so', async () => {
    const alice = await quiz.player()
    const begun = await begin(alice)
    await quiz.answer(alice, begun.play, current(begun), 'wrong')
    await alice.call('finish_play', { play_id: begun.play.id })
    await quiz.writePlayStats()
    const { db } = quiz.database
    for (const table of ['answer_speeds', 'practice_cards'] as const) {
      expect(await db.selectFrom(table).selectAll().where('account_id', '=', alice.id).execute()).toEqual([])
    }
    expect(await db.selectFrom('item_stats').selectAll().execute()).toEqual([])
    expect(await db.selectFrom('play_stats_queue').selectAll().execute()).toEqual([])
  })
})
