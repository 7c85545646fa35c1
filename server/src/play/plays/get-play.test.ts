import type { Q } from '@trivium/contract/play/plays'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ancient, type Quiz, startQuiz, stopTime } from '../../../test/app/quiz.ts'

let quiz: Quiz
beforeAll(async () => {
  quiz = await startQuiz()
  // These tests play the first levels, where by default a wrong answer costs nothing.
  await quiz.set('deducts_from_level', 1)
})
afterAll(() => quiz.close())

const nothing = { error: false, data: [], play: null, answers: [], result: null }

describe('get_play', () => {
  it('finds nothing before the first play', async () => {
    expect(await (await quiz.player()).call('get_play')).toMatchObject(nothing)
  })

  it('returns the newest open play when none is named, and any open one by its id', async () => {
    const alice = await quiz.player()
    const older = await quiz.begin(alice)
    quiz.clock.advance(1000)
    const newer = await quiz.begin(alice, { category: 'science' })
    const unnamed = await alice.call('get_play')
    expect(unnamed.play).toMatchObject({ id: newer.play.id, resumed: true })
    expect(unnamed.data).toEqual(newer.questions)
    const named = await alice.call('get_play', { play_id: older.play.id })
    expect(named.play).toMatchObject({ id: older.play.id, category_slug: 'history', subcategory_slug: 'ancient' })
    expect(named.data).toEqual(older.questions)
  })

  it('shows the given answers after a reload, and reveals nothing about the other questions', async () => {
    const alice = await quiz.player()
    const { play, questions } = await quiz.begin(alice)
    const [first, second, third] = questions
    await quiz.answer(alice, play, first, 'right')
    await quiz.answer(alice, play, second, 'wrong')
    await quiz.answer(alice, play, third, 'nothing')
    const { answers, play: reloaded } = await alice.call('get_play', { play_id: play.id })
    expect(answers).toEqual([
      { question_id: first?.id, your_answer: first && quiz.fixture.right(first), correct: true },
      { question_id: second?.id, your_answer: second && quiz.fixture.wrong(second), correct: false },
      { question_id: third?.id, your_answer: '', correct: false },
    ])
    expect(reloaded).toMatchObject({ answered: 3, correct: 1, wrong: 1, score: 2, current_question_id: questions[3]?.id })
  })

  it('lapses questions whose time has passed', async () => {
    const alice = await quiz.player()
    const { play, questions } = await quiz.begin(alice)
    quiz.clock.advance(32_000)
    const reply = await alice.call('get_play', { play_id: play.id })
    expect(reply.play).toMatchObject({ answered: 1, current_question_id: questions[1]?.id })
    expect(reply.answers).toEqual([{ question_id: questions[0]?.id, your_answer: null, correct: false }])
  })

  it('returns the result once the play is over, and nothing when no play is named', async () => {
    const alice = await quiz.player()
    const { play } = await quiz.begin(alice)
    const { data: result } = await alice.call('finish_play', { play_id: play.id })
    expect(await alice.call('get_play', { play_id: play.id })).toMatchObject({ ...nothing, result })
    expect(await alice.call('get_play')).toMatchObject(nothing)
  })

  it('does not return a play whose time is over', async () => {
    const alice = await quiz.player()
    await quiz.begin(alice)
    quiz.clock.advance(3_600_000)
    expect(await alice.call('get_play')).toMatchObject(nothing)
  })

  it('reports an unknown play as not found', async () => {
    expect(await (await quiz.player()).call('get_play', { play_id: 987_654 })).toMatchObject({ error: true, message: 'document_not_found' })
  })
})

describe('get_play_review', () => {
  it('is refused before the end', async () => {
    const alice = await quiz.player()
    const { play, questions } = await quiz.begin(alice)
    await quiz.answer(alice, play, questions[0], 'right')
    expect(await alice.call('get_play_review', { play_id: play.id })).toMatchObject({ status: 200, error: true, message: 'play_open' })
  })

  it('shows every question as the play showed it, with the given and the right answer', async () => {
    stopTime()
    const alice = await quiz.player()
    const { play, questions } = await quiz.begin(alice, { category: 'science' })
    for (const [index, question] of questions.entries()) {
      quiz.clock.advance(400)
      await quiz.answer(alice, play, question, index % 2 ? 'right' : 'wrong')
    }
    const { data, result } = await alice.call('get_play_review', { play_id: play.id })
    expect(result).toMatchObject({ play_id: play.id, correct: 5, wrong: 5 })
    const expected = questions.map((question, index) => ({
      ...question,
      your_answer: asShown(question, index % 2 ? quiz.fixture.right(question) : quiz.fixture.wrong(question)),
      correct_answer: asShown(question, quiz.fixture.right(question)),
      correct: index % 2 === 1,
      note: quiz.fixture.known.get(question.id)?.note,
      remarks: [],
      also_right: [],
      tries: [],
      tolerance: null,
      obtained_marks: null,
      ms: 400,
    }))
    expect(data).toEqual(expected)
  })

  it('is available for a play that ended by itself', async () => {
    const alice = await quiz.player()
    const { play } = await quiz.begin(alice)
    quiz.clock.advance(3_600_000)
    const { data, result } = await alice.call('get_play_review', { play_id: play.id })
    expect(result).toMatchObject({ answered: 0 })
    expect(data.every(item => item.your_answer === null && item.correct_answer !== '' && item.ms === null)).toBe(true)
  })
})

describe('several devices', () => {
  it('continue one play, and each sees the answers of the other', async () => {
    const alice = await quiz.player()
    const { play, questions } = await quiz.begin(alice)
    await quiz.answer(alice, play, questions[0], 'right')
    const phone = await quiz.begin(alice, ancient)
    expect(phone.play).toMatchObject({ id: play.id, answered: 1, resumed: true })
    await quiz.answer(alice, phone.play, phone.questions[1], 'right')
    expect(await quiz.answer(alice, play, questions[1], 'wrong')).toMatchObject({ message: 'already_answered' })
    expect((await quiz.answer(alice, play, questions[2], 'right')).data).toMatchObject({ answered: 3, score: 12 })
  })
})

/** A set has no order: it is shown alphabetically. */
function asShown({ question_type }: Q, answer: string): string {
  return question_type === 'multi_select' ? answer.split(',').toSorted().join(',') : answer
}
