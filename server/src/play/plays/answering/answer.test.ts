import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Quiz, startQuiz, stopTime } from '../../../../test/app/quiz.ts'

let quiz: Quiz
beforeAll(async () => {
  quiz = await startQuiz()
  // These tests play the first levels, where by default a wrong answer costs nothing.
  await quiz.set('deducts_from_level', 1)
})
afterAll(() => quiz.close())

describe('submit_answer', () => {
  it('confirms a right answer, with note, score and the next question', async () => {
    const alice = await quiz.player()
    const { play, questions } = await quiz.begin(alice)
    const [first, second] = questions
    const { data } = await quiz.answer(alice, play, first, 'right')
    expect(data).toMatchObject({
      correct: true,
      correct_answer: first && quiz.fixture.right(first),
      note: quiz.fixture.known.get(first?.id ?? 0)?.note,
      score: 4,
      answered: 1,
      remaining: 9,
      current_question_id: second?.id,
      result: null,
    })
    // Four seconds to read the note, then thirty to answer.
    expect(Date.parse(data.deadline ?? '') - Date.parse(data.now)).toBe(34_000)
  })

  it('reports a wrong answer and takes two points', async () => {
    const alice = await quiz.player()
    const { play, questions } = await quiz.begin(alice)
    const { data } = await quiz.answer(alice, play, questions[0], 'wrong')
    expect(data).toMatchObject({ correct: false, score: -2, answered: 1, correct_answer: questions[0] && quiz.fixture.right(questions[0]) })
  })

  it('treats an empty answer as time over: no points are lost', async () => {
    const alice = await quiz.player()
    const { play, questions } = await quiz.begin(alice)
    const { data } = await quiz.answer(alice, play, questions[0], 'nothing')
    expect(data).toMatchObject({ correct: false, score: 0, answered: 1, remaining: 9 })
  })

  it('grades every type of question, sets in any order and sequences only in the right one', async () => {
    const alice = await quiz.player()
    const { play, questions } = await quiz.begin(alice, { category: 'sets' })
    for (const question of questions) {
      const right = quiz.fixture.right(question)
      const turned = right.split(',').toReversed().join(',')
      const isSet = question.question_type === 'multi_select'
      const { data } = await alice.call('submit_answer', { play_id: play.id, question_id: question.id, answer: turned })
      expect({ id: question.id, correct: data.correct }).toEqual({ id: question.id, correct: isSet })
    }
    const mixed = await quiz.playLevel(alice, { category: 'science' }, 10)
    expect(mixed).toMatchObject({ correct: 10, percentage: 100 })
  })

  it('does not count typed answers as choices', async () => {
    const alice = await quiz.player()
    const { words } = quiz.fixture.categories
    const typed = await quiz.open(alice, 'get_guess_the_word', { type: 'category', type_id: words })
    const chosen = await quiz.begin(alice)
    for (const { play, questions } of [typed, chosen]) {
      await quiz.answer(alice, play, questions[0], 'wrong')
      await alice.call('finish_play', { play_id: play.id })
    }
    await quiz.writePlayStats()
    const ids = [typed, chosen].map(({ questions }) => questions[0]?.id ?? 0)
    const counted = await quiz.database.db
      .selectFrom('item_choices')
      .select('question_id')
      .distinct()
      .where('question_id', 'in', ids)
      .execute()
    expect(counted).toEqual([{ question_id: ids[1] }])
  })

  it('counts half a set as wrong', async () => {
    const alice = await quiz.player()
    const { play, questions } = await quiz.begin(alice, { category: 'sets' })
    const [first] = questions
    if (first?.question_type === 'sequence') await quiz.answer(alice, play, first, 'right')
    const set = questions.find(question => question.question_type === 'multi_select')
    const half = set && quiz.fixture.right(set).split(',')[0]
    const before = questions.slice(
      0,
      questions.findIndex(question => question.id === set?.id),
    )
    for (const question of before) await quiz.answer(alice, play, question, 'right')
    const { data } = await alice.call('submit_answer', { play_id: play.id, question_id: set?.id, answer: half })
    expect(data).toMatchObject({ correct: false })
  })

  it('repeats its reply to the same answer, and refuses a different one', async () => {
    const alice = await quiz.player()
    const { play, questions } = await quiz.begin(alice)
    const first = await quiz.answer(alice, play, questions[0], 'wrong')
    const again = await quiz.answer(alice, play, questions[0], 'wrong')
    expect({ ...again.data, now: '' }).toEqual({ ...first.data, now: '' })
    expect(await quiz.answer(alice, play, questions[0], 'right')).toMatchObject({ status: 200, error: true, message: 'already_answered' })
    expect((await alice.call('get_play', { play_id: play.id })).play).toMatchObject({ answered: 1, score: -2 })
  })

  it('accepts exactly one of many different answers at the same moment', async () => {
    const alice = await quiz.player()
    const { play, questions } = await quiz.begin(alice)
    const [first] = questions
    const replies = await Promise.all(
      ['a', 'b', 'c', 'd'].map(answer => alice.call('submit_answer', { play_id: play.id, question_id: first?.id, answer })),
    )
    expect(replies.filter(reply => !reply.error)).toHaveLength(1)
    expect(replies.filter(reply => reply.message === 'already_answered')).toHaveLength(3)
    const stored = await quiz.database.db.selectFrom('answers').select('id').where('play_id', '=', play.id).execute()
    expect(stored).toHaveLength(1)
  })

  it('counts one first answer when two plays answer the same question at the same moment', async () => {
    const alice = await quiz.player()
    const one = await quiz.begin(alice)
    const other = await quiz.begin(alice, { category: 'history', subcategory: 'modern' })
    const plays = quiz.database.db
    const { questions } = await plays.selectFrom('plays').select('questions').where('id', '=', one.play.id).executeTakeFirstOrThrow()
    // The state after skips that drew their questions from the other play's level.
    await plays
      .updateTable('plays')
      .set({ questions: JSON.stringify(questions) })
      .where('id', '=', other.play.id)
      .execute()
    for (const shared of one.questions.slice(0, 9)) {
      const replies = await Promise.all([one, other].map(({ play }) => quiz.answer(alice, play, shared, 'right')))
      expect(replies.map(reply => reply.status)).toEqual([200, 200])
    }
    const logged = await plays.selectFrom('answers').select('is_first').where('account_id', '=', alice.id).execute()
    expect(logged).toHaveLength(18)
    expect(logged.filter(row => row.is_first)).toHaveLength(9)
  })

  it('still counts an answer that was on its way when the time ran out', async () => {
    stopTime()
    const alice = await quiz.player()
    const { play, questions } = await quiz.begin(alice)
    quiz.clock.advance(30_400)
    expect((await quiz.answer(alice, play, questions[0], 'right')).data).toMatchObject({ correct: true, score: 4 })
  })

  it('counts a late answer as unanswered', async () => {
    const alice = await quiz.player()
    const { play, questions } = await quiz.begin(alice)
    quiz.clock.advance(31_100)
    const { data } = await quiz.answer(alice, play, questions[0], 'right')
    expect(data).toMatchObject({ correct: false, score: 0, answered: 1, remaining: 9, current_question_id: questions[1]?.id })
    expect((await alice.call('get_play', { play_id: play.id })).play).toMatchObject({ answered: 1, correct: 0, wrong: 0 })
  })

  it('lapses every question whose time passes while the player is away', async () => {
    const alice = await quiz.player()
    const { play, questions } = await quiz.begin(alice)
    quiz.clock.advance(30_000 + 2 * 34_000 + 2000)
    const { data } = await quiz.answer(alice, play, questions[3], 'right')
    expect(data).toMatchObject({ correct: true, answered: 4, score: 4, current_question_id: questions[4]?.id })
  })

  it('refuses an answer to a later question', async () => {
    const alice = await quiz.player()
    const { play, questions } = await quiz.begin(alice)
    expect(await quiz.answer(alice, play, questions[1], 'right')).toMatchObject({ error: true, message: 'operation_not_allowed' })
    expect((await alice.call('get_play', { play_id: play.id })).play).toMatchObject({ answered: 0 })
  })

  it('answers 403 for another player’s play, and changes nothing', async () => {
    const [alice, mallory] = [await quiz.player(), await quiz.player('Mallory')]
    const { play, questions } = await quiz.begin(alice)
    expect(await quiz.answer(mallory, play, questions[0], 'wrong')).toMatchObject({ status: 403, message: 'forbidden' })
    for (const action of ['finish_play', 'get_play', 'get_play_review'] as const) {
      expect(await mallory.call(action, { play_id: play.id })).toMatchObject({ status: 403, message: 'forbidden' })
    }
    expect(await quiz.lifeline(mallory, play, questions[0], 'skip')).toMatchObject({ status: 403 })
    expect((await alice.call('get_play', { play_id: play.id })).play).toMatchObject({ answered: 0 })
  })

  it('reports unknown plays and questions as not found', async () => {
    const alice = await quiz.player()
    const { play, questions } = await quiz.begin(alice)
    const other = [...quiz.fixture.known.keys()].find(id => !questions.some(question => question.id === id))
    const missing = { error: true, status: 200, message: 'document_not_found' }
    expect(await alice.call('submit_answer', { play_id: 999_999, question_id: questions[0]?.id, answer: 'a' })).toMatchObject(missing)
    expect(await alice.call('submit_answer', { play_id: Number.MAX_SAFE_INTEGER, question_id: 1, answer: 'a' })).toMatchObject(missing)
    expect(await alice.call('submit_answer', { play_id: play.id, question_id: other, answer: 'a' })).toMatchObject(missing)
    expect(await alice.call('submit_answer', { play_id: play.id, question_id: 2_147_483_647, answer: 'a' })).toMatchObject(missing)
  })

  it.each(['e', 'z', 'a,b', 'a,a', '0', 'a,', '__proto__', 'AB'])('answers 400 to %j, which is not a possible answer', async answer => {
    const alice = await quiz.player()
    const { play, questions } = await quiz.begin(alice)
    const reply = await alice.call('submit_answer', { play_id: play.id, question_id: questions[0]?.id, answer })
    expect(reply).toMatchObject({ status: 400, message: 'invalid_input', issues: [{ field: 'answer' }] })
    expect((await alice.call('get_play', { play_id: play.id })).play).toMatchObject({ answered: 0 })
  })

  it('accepts capitals and blanks around a key', async () => {
    const alice = await quiz.player()
    const { play, questions } = await quiz.begin(alice)
    const right = questions[0] ? quiz.fixture.right(questions[0]) : ''
    const reply = await alice.call('submit_answer', { play_id: play.id, question_id: questions[0]?.id, answer: ` ${right.toUpperCase()} ` })
    expect(reply.data).toMatchObject({ correct: true })
  })

  it('has no questions remaining at the end, also when some lapsed', async () => {
    const alice = await quiz.player()
    const { play, questions } = await quiz.begin(alice)
    quiz.clock.advance(32_000)
    for (const question of questions.slice(1, 9)) await quiz.answer(alice, play, question, 'right')
    const { data } = await quiz.answer(alice, play, questions[9], 'right')
    expect(data).toMatchObject({ answered: 10, remaining: 0, result: { answered: 9, correct: 9 } })
  })

  it('settles with the last answer and returns the result', async () => {
    const alice = await quiz.player()
    const { play, questions } = await quiz.begin(alice)
    for (const question of questions.slice(0, 9)) await quiz.answer(alice, play, question, 'right')
    const { data } = await quiz.answer(alice, play, questions[9], 'right')
    expect(data).toMatchObject({
      remaining: 0,
      deadline: null,
      current_question_id: null,
      result: { correct: 10, won: true, coins_earned: 4 },
    })
    const again = await quiz.answer(alice, play, questions[9], 'right')
    expect(again.data).toMatchObject({ correct: true, result: data.result })
  })
})

describe('answer_mode', () => {
  it('1 reveals only right or wrong', async () => {
    await quiz.set('answer_mode', 1)
    const alice = await quiz.player()
    const { play, questions } = await quiz.begin(alice)
    expect((await quiz.answer(alice, play, questions[0], 'right')).data).toMatchObject({
      correct: true,
      correct_answer: null,
      note: null,
      score: 4,
    })
  })

  it('2 reveals nothing before the end, neither by the score nor after a reload', async () => {
    await quiz.set('answer_mode', 2)
    const alice = await quiz.player()
    const { play, questions } = await quiz.begin(alice)
    for (const [index, how] of (['right', 'wrong'] as const).entries()) {
      const { data } = await quiz.answer(alice, play, questions[index], how)
      expect(data).toMatchObject({ correct: null, correct_answer: null, note: null, score: 0, answered: index + 1 })
    }
    const reloaded = await alice.call('get_play', { play_id: play.id })
    expect(reloaded.play).toMatchObject({ score: 0, correct: 0, wrong: 0 })
    expect(reloaded.answers.map(answer => answer.correct)).toEqual([null, null])
    expect((await alice.call('finish_play', { play_id: play.id })).data).toMatchObject({ correct: 1, wrong: 1, score: 2 })
  })

  it('3 also reveals the right answer, and a change of the setting does not affect an open play', async () => {
    await quiz.set('answer_mode', 3)
    const alice = await quiz.player()
    const { play, questions } = await quiz.begin(alice)
    await quiz.set('answer_mode', 2)
    const { data } = await quiz.answer(alice, play, questions[0], 'wrong')
    expect(data.correct_answer).toBe(questions[0] && quiz.fixture.right(questions[0]))
    await quiz.set('answer_mode', 3)
  })
})
