// Nobody learns a contest's questions by another way. Before its start nothing of it can be read. Until its end no other mode asks or
// shows its questions, or reveals their answers.

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type ContestHall, contestHall, hourMs } from '../../../test/games/contest-hall.ts'
import type { TestPlayer } from '../../../test/app/app.ts'
import { ancient, type Quiz, startQuiz, stopTime } from '../../../test/app/quiz.ts'

let quiz: Quiz
let hall: ContestHall
beforeAll(async () => {
  quiz = await startQuiz()
  await quiz.set('weekly_contest', 0)
  hall = contestHall(quiz)
  quiz.clock.toNoon()
})
afterAll(() => quiz.close())

/** Deletes the daily quizzes, because the draw would leave out their questions. */
const deleteDailyQuizzes = () => quiz.database.db.deleteFrom('daily_quizzes').execute()

/** Draws all but a few questions of a category with 36 questions in three levels, so that it surely draws some of each level. */
async function openMostOfAncient(questions = 30): Promise<number> {
  await deleteDailyQuizzes()
  return hall.openOne({ asks: { questions, leafIds: [quiz.fixture.categories.ancient] } })
}

const idsIn = (reply: object): number[] => [...JSON.stringify(reply).matchAll(/"id":(\d+),"category"/g)].map(([, id]) => Number(id))

/** Calls everything that shows questions, except the contest itself. */
async function lookEverywhere(player: TestPlayer): Promise<object[]> {
  return Promise.all([
    player.call('get_questions_by_level', { ...ancient, level: 1 }),
    player.call('get_questions_for_self_challenge', { category_slug: 'history', subcategory_slug: 'ancient', limit: 30, minutes: 30 }),
    player.call('get_questions_by_type', { type: 'true_false' }),
    player.call('get_daily_quiz'),
    player.call('get_practice_questions'),
    player.call('get_bookmark_questions', { type: 'quiz_zone' }),
    player.call('get_bookmark', { type: 'quiz_zone' }),
    player.call('get_practice'),
    player.call('get_player_home'),
  ])
}

const notesOf = (ids: number[]) => ids.map(id => quiz.fixture.known.get(id)?.note ?? '')

function expectNothingOf(ids: number[], replies: object[]): void {
  expect(replies.flatMap(idsIn).filter(id => ids.includes(id))).toEqual([])
  const text = JSON.stringify(replies)
  for (const note of notesOf(ids)) expect(text).not.toContain(note)
}

/** Counts first attempts at these questions in their item stats. */
async function attemptsAt(ids: number[]): Promise<number> {
  const rows = await quiz.database.db.selectFrom('item_stats').select('attempts').where('question_id', 'in', ids).execute()
  return rows.reduce((sum, { attempts }) => sum + attempts, 0)
}

describe('before the start', () => {
  it('no call reveals the questions, the seed, or that a question belongs to a contest', async () => {
    const { db } = quiz.database
    const own = (await db.selectFrom('questions').select('id').where('key', 'like', 'modern:1:%:en').execute()).map(({ id }) => id)
    await db.updateTable('questions').set({ is_active: false }).where('id', 'in', own).execute()
    const id = await hall.announce({ startsInHours: 1, asks: { questionIds: own } })
    const drawn = await hall.announce({ startsInHours: 1 })
    const alice = await quiz.player()
    const modern = { category: 'history', subcategory: 'modern', level: 1 } as const
    const replies: object[] = [
      await alice.call('get_contest'),
      await alice.call('get_contest_detail', { contest_id: id }),
      await alice.call('get_contest_detail', { contest_id: drawn }),
      await alice.call('get_contest_leaderboard', { contest_id: id }),
      await alice.call('get_questions_by_level', modern),
      ...(await lookEverywhere(alice)),
    ]
    for (const question_id of own.slice(0, 3)) {
      replies.push(await alice.call('set_bookmark', { question_id, status: 1, type: 'quiz_zone' }))
      replies.push(await alice.call('report_question', { question_id, message: 'Let me see what this one is.' }))
      expect(replies.splice(-2)).toMatchObject([{ message: 'document_not_found' }, { message: 'document_not_found' }])
    }
    for (const contest_id of [id, drawn]) {
      expect((await alice.call('get_questions_by_contest', { contest_id })).message).toBe('contest_not_started')
      expect((await alice.call('get_contest_draw', { contest_id })).message).toBe('contest_not_over')
    }
    expectNothingOf(own, replies)
    const { seed } = await db.selectFrom('contests').select('seed').where('id', '=', drawn).executeTakeFirstOrThrow()
    expect(JSON.stringify(replies)).not.toContain(seed)
    expect((await alice.call('get_contest_detail', { contest_id: drawn })).data).toMatchObject({ seed: null, question_ids: null })
    await expect(hall.announce({ asks: { questionIds: own } })).rejects.toThrow('in another contest')
    quiz.clock.advance(hourMs)
    await hall.tick()
    expect((await hall.enter(alice, id)).listed.map(question => question.id)).toEqual(own)
    await hall.end(id)
    // Afterwards the questions may be in the bank.
    await db.updateTable('questions').set({ is_active: true }).where('id', 'in', own).execute()
    expect(idsIn(await alice.call('get_questions_by_level', modern)).every(question => own.includes(question))).toBe(true)
  })
})

describe('while it runs', () => {
  it('no other mode asks, shows or reveals its questions, not even to players who met them before', async () => {
    const alice = await quiz.player()
    await quiz.set('answer_pause_seconds', 0)
    // She has played the first level, answered all of it wrong, and bookmarked it.
    const before = await quiz.begin(alice)
    await quiz.playThrough(alice, before, 0)
    for (const { id } of before.questions) await alice.call('set_bookmark', { question_id: id, status: 1, type: 'quiz_zone' })
    await quiz.writePlayStats()
    quiz.clock.advance(11 * 60_000)
    expect(idsIn(await alice.call('get_bookmark', { type: 'quiz_zone' }))).toHaveLength(10)

    const id = await openMostOfAncient()
    const asked = await hall.questionIds(id)
    expect(asked).toHaveLength(30)
    const met = before.questions.filter(question => asked.includes(question.id)).map(question => question.id)
    expect(met.length).toBeGreaterThan(0)
    expectNothingOf(asked, await lookEverywhere(alice))
    const review = await alice.call('get_play_review', { play_id: before.play.id })
    expectNothingOf(asked, [review])
    expect(review.data).toHaveLength(10 - met.length)

    await hall.end(id)
    expect((await alice.call('get_play_review', { play_id: before.play.id })).data).toHaveLength(10)
    expect(idsIn(await alice.call('get_bookmark', { type: 'quiz_zone' }))).toHaveLength(10)
  })

  it('the daily quiz leaves out its questions, and a lifeline brings none of them', async () => {
    const alice = await quiz.player()
    const today = quiz.clock.now().toISOString().slice(0, 10)
    await quiz.set('questions_per_play', 3)
    await deleteDailyQuizzes()
    const asks = { questions: 6, leafIds: [quiz.fixture.categories.ancient], levels: { from: 1, to: 1 } }
    const id = await hall.openOne({ asks })
    const asked = await hall.questionIds(id)
    const daily = { day: today, language_id: quiz.fixture.languages.en, question_ids: asked.slice(0, 5) }
    await deleteDailyQuizzes()
    await quiz.database.db.insertInto('daily_quizzes').values(daily).execute()
    expect(await alice.call('get_daily_quiz')).toMatchObject({ error: true, message: 'no_questions' })
    await deleteDailyQuizzes()
    const { play, questions } = await quiz.begin(alice)
    const skipped = await quiz.lifeline(alice, play, questions[0], 'skip')
    expect(skipped.error).toBe(false)
    expect(questions).toHaveLength(3)
    expectNothingOf(asked, [questions, skipped])
    await quiz.set('questions_per_play', 10)
    await hall.end(id)
  })

  it('a play that was already open goes on, but reveals nothing of a drawn question', async () => {
    const alice = await quiz.player()
    const { play, questions } = await quiz.begin(alice)
    const id = await openMostOfAncient(36)
    const [first] = questions
    for (const lifeline of ['fifty_fifty', 'audience_poll'] as const) {
      expect((await quiz.lifeline(alice, play, first, lifeline)).message).toBe('lifeline_not_allowed')
    }
    const { data } = await quiz.answer(alice, play, first, 'wrong')
    expect(data).toMatchObject({ correct: null, correct_answer: null, note: null })
    expect((await quiz.answer(alice, play, first, 'wrong')).data).toMatchObject({ correct: null, correct_answer: null })
    expect((await alice.call('get_play', { play_id: play.id })).answers).toMatchObject([{ question_id: first?.id, correct: null }])
    await alice.call('finish_play', { play_id: play.id })
    expect((await alice.call('get_play_review', { play_id: play.id })).data).toEqual([])
    await hall.end(id)
    expect((await alice.call('get_play_review', { play_id: play.id })).data).toHaveLength(10)
  })

  it('a finished player sees the total, and the right answers only when it is over', async () => {
    stopTime()
    const id = await hall.openOne({ hours: 1 })
    const asked = await hall.questionIds(id)
    await quiz.writePlayStats()
    const before = await attemptsAt(asked)
    const alice = await quiz.player()
    const { play, question } = await hall.enter(alice, id)
    await alice.call('set_bookmark', { question_id: question?.id, status: 1, type: 'quiz_zone' })
    expect((await alice.call('report_question', { question_id: question?.id, message: 'I think that this is wrong.' })).error).toBe(false)
    const result = await hall.playThrough(alice, id, 1)
    expect(result).toMatchObject({ score: -4, correct: 1, wrong: 2 })
    await quiz.writePlayStats()
    quiz.clock.advance(11 * 60_000)
    const refused = () => alice.call('get_play_review', { play_id: play.id })
    expect((await refused()).message).toBe('contest_not_over')
    expectNothingOf(asked, [...(await lookEverywhere(alice)), await alice.call('get_contest_detail', { contest_id: id })])
    expect((await alice.call('get_users_statistics')).data.by_category).toEqual([])
    expect(await attemptsAt(asked)).toBe(before)
    // The window is over, but the contest is not closed: a player may still answer in the second of grace.
    quiz.clock.advance(hourMs)
    expect((await refused()).message).toBe('contest_not_over')
    await hall.tick()
    expect((await refused()).data).toHaveLength(3)
    await quiz.writePlayStats()
    expect(await attemptsAt(asked)).toBe(before + 3)
    quiz.clock.advance(11 * 60_000)
    expect((await alice.call('get_practice')).data.due).toBeGreaterThanOrEqual(2)
    const kept = (await alice.call('get_bookmark', { type: 'quiz_zone' })).data
    expect(kept.map(item => item.note)).toEqual(notesOf([question?.id ?? 0]))
  })

  it('the ranking lists finished players, and only the number of the others', async () => {
    const id = await hall.openOne()
    const [alice, bob] = [await quiz.player(), await quiz.player('Bob')]
    const { play, question } = await hall.enter(alice, id)
    await quiz.answer(alice, play, question ?? undefined, 'right')
    await hall.playThrough(bob, id, 2)
    const ranking = await alice.call('get_contest_leaderboard', { contest_id: id })
    expect(ranking).toMatchObject({ total: 1, playing: 1, my_state: 'playing', state: 'live', data: { my_rank: null } })
    expect(ranking.data.top_users).toMatchObject([{ user_id: bob.id, user_rank: 1, score: 4, prize: null }])
    expect((await bob.call('get_contest_leaderboard', { contest_id: id })).data.my_rank).toMatchObject({ user_rank: 1 })
    await hall.end(id)
  })

  it('another contest draws none of its questions', async () => {
    const asks = { questions: 30, leafIds: [quiz.fixture.categories.ancient] }
    const ids = [await openMostOfAncient(), await hall.openOne({ asks })]
    const [one = [], other = []] = await Promise.all(ids.map(hall.questionIds))
    expect([one.length, other.length, new Set([...one, ...other]).size]).toEqual([30, 6, 36])
    for (const id of ids) await hall.end(id)
  })

  it('the same fact in another language is sealed, too', async () => {
    const { db } = quiz.database
    const { science } = quiz.fixture.categories
    const en = await db.selectFrom('questions').select('id').where('key', '=', 'science:1:0:en').executeTakeFirstOrThrow()
    const ar = await db.selectFrom('questions').select('id').where('key', '=', 'science:1:0:ar').executeTakeFirstOrThrow()
    await db.updateTable('questions').set({ fact: 'fact' }).where('id', 'in', [en.id, ar.id]).execute()
    await deleteDailyQuizzes()
    const id = await hall.openOne({ asks: { questions: 100, leafIds: [science], levels: { from: 1, to: 1 } } })
    const { sealed_by } = await db.selectFrom('questions').select('sealed_by').where('id', '=', ar.id).executeTakeFirstOrThrow()
    expect(sealed_by).toBe(`contest:${id}`)
    await hall.end(id)
    const left = await db.selectFrom('questions').select('id').where('sealed_by', 'is not', null).execute()
    expect(left).toEqual([])
  })
})
