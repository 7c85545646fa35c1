import { Listed, Play } from '@trivium/contract/play/plays'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TestPlayer } from '../../../../test/app/app.ts'
import { type ExamRoom, examRoom, rightAnswer, wrongAnswer } from '../../../../test/games/exam-room.ts'
import { type Quiz, startQuiz } from '../../../../test/app/quiz.ts'
import { fillBank } from '../../../../test/banks/test-bank.ts'
import { writeCalibrations } from '../../../bank/calibration/store.ts'

let quiz: Quiz
let room: ExamRoom
beforeAll(async () => {
  quiz = await startQuiz()
  room = await examRoom(quiz)
  await fillBank(quiz)
  const ids = (await quiz.database.db.selectFrom('questions').select('id').execute()).map(({ id }) => id)
  const stats = { answers: 300, b: 0, standard_error: 0.12, infit: 1, outfit: 1, facility: 0.5, is_calibrated: true }
  await writeCalibrations(
    quiz.database.db,
    ids.map(question_id => ({ ...stats, question_id })),
    quiz.clock.now(),
  )
})
afterAll(() => quiz.close())

const note = () => quiz.app.runJob('note_outcomes')
const outcomes = () => quiz.database.db.selectFrom('readiness_outcomes').selectAll().orderBy('account_id').execute()

/** Sits an exam whose pass mark is half of its marks. */
async function sit(player: TestPlayer, isRight: boolean, terms: object = {}) {
  const examId = await room.prepare({ pass_percent: 50, release_when: 'hand_in', ...terms })
  const { play, questions } = await room.sit(player, examId)
  for (const question of questions) {
    const answer = isRight ? rightAnswer(question) : wrongAnswer(question)
    await player.call('submit_answer', { play_id: play.id, question_id: question.id, answer })
  }
  const { data } = await player.call('set_exam_module_result', { exam_module_id: examId })
  return { examId, play, result: data }
}

/** A player whose readiness says that they are very likely to pass. */
async function able(): Promise<TestPlayer> {
  const player = await quiz.player()
  const reply = await player.call('get_questions_test', { q_test_type: 'timed', q_test_length: 75 })
  const play = Play.parse(reply.play)
  for (const question of Listed.array().parse(reply.data)) if ('options' in question) await quiz.answer(player, play, question, 'right')
  await player.call('finish_play', { play_id: play.id })
  return player
}

describe('the criterion of readiness', () => {
  it('is the outcome of exams, once enough people have sat one', async () => {
    const alice = await able()
    expect((await sit(alice, true)).result).toMatchObject({ passed: true })
    await note()
    const [row] = await outcomes()
    expect(row).toMatchObject({ account_id: alice.id, word: 'very_high', passed: true })
    expect((await alice.call('get_readiness')).data).toMatchObject({ estimate: { word: 'very_high' }, criterion: null, people_needed: 50 })
    // 48 others, of whom a quarter have failed: one too few. Outcomes of another word do not count for this one.
    await insertOutcomes(48, 'very_high')
    await insertOutcomes(60, 'low')
    expect((await alice.call('get_readiness')).data.criterion).toBeNull()
    await insertOutcomes(1, 'very_high')
    // Alice and 36 of the 48 have passed; the one added has failed.
    expect((await alice.call('get_readiness')).data.criterion).toEqual({ people: 50, passed: 74 })
  })

  it('counts the latest exam of each account, but no voided attempt, no exam without a pass mark, and nobody without readiness', async () => {
    const [bob, eve, ida] = [await able(), await able(), await quiz.player()]
    await sit(bob, true)
    const second = await sit(bob, false)
    await sit(eve, true, { pass_percent: undefined })
    await sit(ida, true)
    await note()
    const of = async (player: TestPlayer) => (await outcomes()).filter(row => row.account_id === player.id)
    expect(await of(bob)).toMatchObject([{ passed: false, play_id: second.play.id }])
    expect(await of(eve)).toEqual([])
    expect(await of(ida)).toEqual([])
    await room.examiner.call('void_exam_attempt', { play_id: second.play.id, reason: 'The fire alarm.' })
    await note()
    expect(await of(bob)).toEqual([])
  })

  it('waits for the release, and follows a corrected key', async () => {
    const bob = await able()
    const { examId, play } = await sit(bob, false, { release_when: 'examiner' })
    const of = async () => (await outcomes()).filter(row => row.account_id === bob.id)
    await note()
    expect(await of()).toEqual([])
    quiz.clock.advance(25 * 3_600_000)
    await room.examiner.call('release_exam_results', { exam_id: examId })
    await note()
    expect(await of()).toMatchObject([{ passed: false, play_id: play.id }])
    await sql`update answers set marks = 1000 where play_id = ${play.id} and position = 3`.execute(quiz.database.db)
    await sql`update plays set result = result || '{"score": 1000}' where id = ${play.id}`.execute(quiz.database.db)
    await note()
    expect(await of()).toMatchObject([{ passed: false }])
    const { data: paper } = await room.examiner.call('get_exam_paper', { exam_id: examId })
    const question = paper.questions.find(({ question_type }) => question_type === 'multiple_choice')
    const reply = await room.examiner.call('regrade_exam_question', {
      exam_id: examId,
      question_id: question?.id,
      answer: '2',
      reason: 'The key was wrong.',
    })
    expect(reply.error).toBe(false)
    await note()
    expect(await of()).toMatchObject([{ passed: true }])
  })
})

let made = 0
/** Inserts outcomes; the first of each four has failed. */
async function insertOutcomes(count: number, word: string): Promise<void> {
  made += 1
  await sql`
    with people as (
      insert into accounts (subject, sign_in_type, name, refer_code)
      select 'outcome:' || ${made}::int || ':' || n, 'email', 'Somebody', 'O' || ${made}::int || 'N' || n from generate_series(1, ${count}::int) n
      returning id
    )
    insert into readiness_outcomes (account_id, play_id, word, passed)
    select id, (select min(id) from plays), ${word}, row_number() over (order by id) % 4 <> 1 from people`.execute(quiz.database.db)
}
