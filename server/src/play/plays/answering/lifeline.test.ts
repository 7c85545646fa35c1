import { Q } from '@trivium/contract/play/plays'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ancient, coinsOf, effectOf, type Quiz, startQuiz, stopTime } from '../../../../test/app/quiz.ts'

let quiz: Quiz
beforeAll(async () => {
  quiz = await startQuiz()
  // Free lifelines are tested in free-lifeline.test.ts.
  await quiz.set('free_lifelines', 0)
})
afterAll(() => quiz.close())

const refused = (message: string) => ({ status: 200, error: true, message })

const idsOf = (questions: { id: number }[]) => questions.map(({ id }) => id)

describe('use_lifeline', () => {
  it('fifty_fifty removes two wrong options, for two coins', async () => {
    const alice = await quiz.player()
    const { play, questions } = await quiz.begin(alice)
    const effect = effectOf(await quiz.lifeline(alice, play, questions[0], 'fifty_fifty'))
    expect(effect).toMatchObject({ lifeline: 'fifty_fifty', coins: 98 })
    expect(effect.removed).toHaveLength(2)
    expect(effect.removed).not.toContain(questions[0] && quiz.fixture.right(questions[0]))
    expect(await coinsOf(alice)).toBe(98)
  })

  it('audience_poll is estimated while few have answered, in percent', async () => {
    const alice = await quiz.player()
    const { play, questions } = await quiz.begin(alice, { category: 'history', subcategory: 'modern' })
    const effect = effectOf(await quiz.lifeline(alice, play, questions[0], 'audience_poll'))
    expect(effect).toMatchObject({ coins: 98, respondents: 0, estimated: true })
    expect(Object.keys(effect.shares ?? {})).toEqual(['a', 'b', 'c', 'd'])
    expect(Object.values(effect.shares ?? {}).reduce((a, b) => a + b, 0)).toBe(100)
  })

  it('audience_poll shows real shares from twenty first answers on, in the order this player sees', async () => {
    const alice = await quiz.player()
    const { play, questions } = await quiz.begin(alice)
    const [first] = questions
    const known = quiz.fixture.known.get(first?.id ?? 0)
    const counts = [11, 5, 3, 1]
    const rows = counts.map((times, index) => ({ question_id: known?.id ?? 0, choice: String(index), times }))
    await quiz.database.db
      .deleteFrom('item_choices')
      .where('question_id', '=', known?.id ?? 0)
      .execute()
    await quiz.database.db.insertInto('item_choices').values(rows).execute()
    const effect = effectOf(await quiz.lifeline(alice, play, first, 'audience_poll'))
    expect(effect).toMatchObject({ respondents: 20, estimated: false })
    const shown = first?.options.map(option => [option.key, (counts[known?.options.indexOf(option.text) ?? -1] ?? 0) * 5])
    expect(effect.shares).toEqual(Object.fromEntries(shown ?? []))
  })

  it('audience_poll counts only first answers, one per player', async () => {
    const claims = { category: 'sets' } as const
    const bob = await quiz.player('Bob')
    const one = await quiz.begin(bob, claims)
    await quiz.answer(bob, one.play, one.questions[0], 'right')
    await bob.call('finish_play', { play_id: one.play.id })
    const other = await quiz.begin(bob, claims)
    for (const question of other.questions) await quiz.answer(bob, other.play, question, 'wrong')
    await quiz.writePlayStats()
    const counted = await quiz.database.db
      .selectFrom('item_choices')
      .select(['question_id', 'choice', 'times'])
      .where('question_id', '=', one.questions[0]?.id ?? 0)
      .execute()
    expect(counted).toEqual([{ question_id: one.questions[0]?.id, choice: expect.any(String), times: 1 }])
  })

  it('reset_timer starts the clock of this question anew', async () => {
    stopTime()
    const alice = await quiz.player()
    const { play, questions } = await quiz.begin(alice)
    quiz.clock.advance(20_000)
    const effect = effectOf(await quiz.lifeline(alice, play, questions[0], 'reset_timer'))
    expect(Date.parse(effect.deadline ?? '') - Date.parse(play.deadline ?? '')).toBeGreaterThanOrEqual(20_000)
    quiz.clock.advance(25_000)
    expect((await quiz.answer(alice, play, questions[0], 'right')).data).toMatchObject({ correct: true })
  })

  it('skip replaces the question by another one of the level, with a fresh clock', async () => {
    const alice = await quiz.player()
    const { play, questions } = await quiz.begin(alice)
    quiz.clock.advance(20_000)
    const { question, deadline, coins } = effectOf(await quiz.lifeline(alice, play, questions[0], 'skip'))
    expect(coins).toBe(98)
    expect(questions.map(other => other.id)).not.toContain(question?.id)
    expect(question).toMatchObject({ level: 1, subcategory: { slug: 'ancient' } })
    expect(Date.parse(deadline ?? '') - Date.parse(play.deadline ?? '')).toBeGreaterThanOrEqual(20_000)
    expect(await quiz.answer(alice, play, questions[0], 'right')).toMatchObject(refused('document_not_found'))
    expect((await quiz.answer(alice, play, question, 'right')).data).toMatchObject({ correct: true, answered: 1, remaining: 9 })
  })

  it('skip draws from the nearest lower level when this one has no more questions, never from a level that may be locked', async () => {
    const alice = await quiz.player()
    const withdrawRest = async (level: number, held: number[]) => {
      const active = quiz.database.db.updateTable('questions').set({ is_active: false }).where('key', 'like', `ancient:${level}:%:en`)
      await active.where('id', 'not in', held).execute()
    }
    await quiz.playLevel(alice, ancient, 10)
    const second = await quiz.begin(alice, { ...ancient, level: 2 })
    await withdrawRest(2, idsOf(second.questions))
    expect(effectOf(await quiz.lifeline(alice, second.play, second.questions[0], 'skip')).question).toMatchObject({
      level: 1,
      subcategory: { slug: 'ancient' },
    })
    const bob = await quiz.player('Bob')
    const first = await quiz.begin(bob)
    await withdrawRest(1, idsOf(first.questions))
    expect(await quiz.lifeline(bob, first.play, first.questions[0], 'skip')).toMatchObject(refused('no_questions'))
    await quiz.database.db.updateTable('questions').set({ is_active: true }).where('key', 'like', 'ancient:%:en').execute()
  })

  it('skip is refused when there is no other question, and costs nothing', async () => {
    const alice = await quiz.player()
    const { play, questions } = await quiz.begin(alice, { category: 'scarce' })
    expect(await quiz.lifeline(alice, play, questions[0], 'skip')).toMatchObject(refused('no_questions'))
    expect(await coinsOf(alice)).toBe(100)
    const { play: after } = await alice.call('get_play', { play_id: play.id })
    expect(after?.lifelines.find(lifeline => lifeline.name === 'skip')).toMatchObject({ used: false })
  })

  it.each(['fifty_fifty', 'audience_poll', 'reset_timer', 'skip'] as const)('%s works once per play', async name => {
    const alice = await quiz.player()
    const { play, questions } = await quiz.begin(alice)
    const effect = effectOf(await quiz.lifeline(alice, play, questions[0], name))
    const current = effect.question ?? questions[0]
    expect(await quiz.lifeline(alice, play, current, name)).toMatchObject(refused('lifeline_used'))
    await quiz.answer(alice, play, current, 'right')
    expect(await quiz.lifeline(alice, play, questions[1], name)).toMatchObject(refused('lifeline_used'))
    expect(await coinsOf(alice)).toBe(98)
    const other = await quiz.begin(alice, { category: 'history', subcategory: 'modern' })
    expect(await quiz.lifeline(alice, other.play, other.questions[0], name)).toMatchObject({ error: false })
  })

  it.each([
    ['fifty_fifty', 'audience_poll'],
    ['audience_poll', 'fifty_fifty'],
  ] as const)('%s excludes %s on all questions of the play, but not in other plays', async (used, excluded) => {
    const alice = await quiz.player()
    const { play, questions } = await quiz.begin(alice)
    await quiz.lifeline(alice, play, questions[0], used)
    expect(await quiz.lifeline(alice, play, questions[0], excluded)).toMatchObject(refused('lifeline_excluded'))
    await quiz.answer(alice, play, questions[0], 'right')
    expect(await quiz.lifeline(alice, play, questions[1], excluded)).toMatchObject(refused('lifeline_excluded'))
    await alice.call('finish_play', { play_id: play.id })
    const next = await quiz.begin(alice)
    expect(await quiz.lifeline(alice, next.play, next.questions[0], excluded)).toMatchObject({ error: false })
  })

  it.each(['claims', 'sets'] as const)('fifty_fifty and audience_poll are not allowed in %s, and shown as not allowed', async category => {
    const alice = await quiz.player()
    const { play, questions } = await quiz.begin(alice, { category })
    for (const name of ['fifty_fifty', 'audience_poll'] as const) {
      expect(await quiz.lifeline(alice, play, questions[0], name)).toMatchObject(refused('lifeline_not_allowed'))
      expect(play.lifelines.find(lifeline => lifeline.name === name)).toMatchObject({ allowed: false, used: false })
    }
    expect(play.lifelines.find(lifeline => lifeline.name === 'skip')).toMatchObject({ allowed: true })
    expect(await coinsOf(alice)).toBe(100)
  })

  it('not_enough_coins does not change the play', async () => {
    const alice = await quiz.player('Alice', { coins: 1 })
    const { play, questions } = await quiz.begin(alice)
    for (const name of ['fifty_fifty', 'audience_poll', 'reset_timer', 'skip'] as const) {
      expect(await quiz.lifeline(alice, play, questions[0], name)).toMatchObject(refused('not_enough_coins'))
    }
    const after = await alice.call('get_play', { play_id: play.id })
    expect(after.data).toEqual(questions)
    expect(after.play).toMatchObject({ deadline: play.deadline, effects: [], lifelines: play.lifelines })
    expect(await coinsOf(alice)).toBe(1)
  })

  it('is refused for answered questions, for later ones, and after the end', async () => {
    const alice = await quiz.player()
    const { play, questions } = await quiz.begin(alice)
    await quiz.answer(alice, play, questions[0], 'right')
    expect(await quiz.lifeline(alice, play, questions[0], 'fifty_fifty')).toMatchObject(refused('already_answered'))
    expect(await quiz.lifeline(alice, play, questions[2], 'fifty_fifty')).toMatchObject(refused('lifeline_not_allowed'))
    await alice.call('finish_play', { play_id: play.id })
    expect(await quiz.lifeline(alice, play, questions[1], 'fifty_fifty')).toMatchObject(refused('play_over'))
    expect(await coinsOf(alice)).toBe(100)
  })

  it('is refused when the time of the question is over', async () => {
    const alice = await quiz.player()
    const { play, questions } = await quiz.begin(alice)
    quiz.clock.advance(31_100)
    expect(await quiz.lifeline(alice, play, questions[0], 'reset_timer')).toMatchObject(refused('already_answered'))
    expect(await coinsOf(alice)).toBe(100)
  })

  it('is charged once under parallel calls', async () => {
    const alice = await quiz.player()
    const { play, questions } = await quiz.begin(alice)
    const replies = await Promise.all(Array.from({ length: 6 }, () => quiz.lifeline(alice, play, questions[0], 'fifty_fifty')))
    expect(replies.filter(reply => !reply.error)).toHaveLength(1)
    expect(replies.filter(reply => reply.message === 'lifeline_used')).toHaveLength(5)
    expect(await coinsOf(alice)).toBe(98)
  })

  it('keeps the price the play started with', async () => {
    const alice = await quiz.player()
    const { play, questions } = await quiz.begin(alice)
    await quiz.set('lifeline_price', 50)
    expect(effectOf(await quiz.lifeline(alice, play, questions[0], 'fifty_fifty')).coins).toBe(98)
    const dear = await quiz.begin(alice, { category: 'science' })
    expect(dear.play.lifelines.map(lifeline => lifeline.price)).toEqual([50, 50, 50, 50])
    await quiz.set('lifeline_price', 0)
    const free = await quiz.begin(alice, { category: 'history', subcategory: 'modern' })
    expect(effectOf(await quiz.lifeline(alice, free.play, free.questions[0], 'fifty_fifty')).coins).toBe(98)
    await quiz.set('lifeline_price', 2)
  })

  it('is still there after a reload', async () => {
    const alice = await quiz.player()
    const { play, questions } = await quiz.begin(alice)
    const { removed } = effectOf(await quiz.lifeline(alice, play, questions[0], 'fifty_fifty'))
    await quiz.answer(alice, play, questions[0], 'right')
    const { question } = effectOf(await quiz.lifeline(alice, play, questions[1], 'skip'))
    const half = { question_id: questions[0]?.id, removed, shares: null, respondents: 0, estimated: false, letters: [], tries: [] }
    const reloaded = await alice.call('get_play', { play_id: play.id })
    expect(reloaded.play?.effects).toEqual([half])
    expect(reloaded.data[1]).toEqual(question)
    const usedNames = reloaded.play?.lifelines.filter(lifeline => lifeline.used).map(lifeline => lifeline.name)
    expect(usedNames).toEqual(['fifty_fifty', 'skip'])
    expect((await quiz.begin(alice, ancient)).play.effects).toEqual([half])
  })

  it('is not shown after a reload when a skip has replaced its question, but stays used', async () => {
    const alice = await quiz.player()
    const { play, questions } = await quiz.begin(alice)
    const poll = effectOf(await quiz.lifeline(alice, play, questions[0], 'audience_poll'))
    await quiz.lifeline(alice, play, questions[0], 'skip')
    const reloaded = await alice.call('get_play', { play_id: play.id })
    expect(poll.shares).toBeDefined()
    expect(reloaded.play?.effects).toEqual([])
    await quiz.answer(alice, play, Q.parse(reloaded.data[0]), 'right')
    expect(await quiz.lifeline(alice, play, questions[1], 'fifty_fifty')).toMatchObject(refused('lifeline_excluded'))
  })
})
