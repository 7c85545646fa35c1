import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TestPlayer } from '../../../../test/app/app.ts'
import { ancient, type Quiz, startQuiz } from '../../../../test/app/quiz.ts'

let quiz: Quiz
beforeAll(async () => {
  quiz = await startQuiz()
  // Start at noon: the quiz of the day must not become that of the next day.
  quiz.clock.toNoon()
})
afterAll(() => quiz.close())

describe('get_questions_by_level', () => {
  it('starts a level with ten questions, each with its own clock', async () => {
    const { play, questions } = await quiz.begin(await quiz.player())
    expect(questions).toHaveLength(10)
    expect(new Set(questions.map(question => question.id)).size).toBe(10)
    expect(play).toMatchObject({
      mode: 'quiz_zone',
      category_slug: 'history',
      subcategory_slug: 'ancient',
      level: 1,
      total: 10,
      answered: 0,
      score: 0,
      seconds_per_question: 30,
      total_seconds: null,
      current_question_id: questions[0]?.id,
      resumed: false,
      effects: [],
    })
    expect(Date.parse(play.deadline ?? '') - Date.parse(play.started_at)).toBe(30_000)
    expect(play.lifelines.map(lifeline => lifeline.name)).toEqual(['fifty_fifty', 'audience_poll', 'reset_timer', 'skip'])
    expect(play.lifelines.every(lifeline => lifeline.price === 0 && !lifeline.used && lifeline.allowed)).toBe(true)
  })

  it('resumes the open play of the same level with the same questions in the same order', async () => {
    const alice = await quiz.player()
    const first = await quiz.begin(alice)
    await quiz.answer(alice, first.play, first.questions[0], 'right')
    const again = await quiz.begin(alice)
    expect(again.questions).toEqual(first.questions)
    expect(again.play).toMatchObject({ id: first.play.id, resumed: true, answered: 1, current_question_id: first.questions[1]?.id })
  })

  it.each([
    ['a level', (alice: TestPlayer) => quiz.begin(alice)],
    ['a level that has no other questions', (alice: TestPlayer) => quiz.begin(alice, { category: 'scarce' })],
    ['true and false', (alice: TestPlayer) => quiz.open(alice, 'get_questions_by_type', { type: 'true_false' })],
    ['the quiz of the day', (alice: TestPlayer) => quiz.open(alice, 'get_daily_quiz')],
  ])('gives tabs that start %s at the same moment the same play', async (_what, begin) => {
    const alice = await quiz.player()
    const tabs = await Promise.all(Array.from({ length: 5 }, () => begin(alice)))
    expect(new Set(tabs.map(tab => tab.play.id)).size).toBe(1)
    expect(tabs.filter(tab => !tab.play.resumed)).toHaveLength(1)
    expect(new Set(tabs.map(tab => JSON.stringify(tab.questions))).size).toBe(1)
  })

  it('keeps plays of different levels apart', async () => {
    const alice = await quiz.player()
    const [one, other] = [await quiz.begin(alice), await quiz.begin(alice, { category: 'science' })]
    expect(one.play.id).not.toBe(other.play.id)
  })

  it('starts a new play once the one before is over', async () => {
    const alice = await quiz.player()
    const { play } = await quiz.begin(alice)
    await alice.call('finish_play', { play_id: play.id })
    const next = await quiz.begin(alice)
    expect(next.play.id).not.toBe(play.id)
    expect(next.play.resumed).toBe(false)
  })

  it('closes a play whose time is over and starts a new one', async () => {
    const alice = await quiz.player()
    const { play } = await quiz.begin(alice)
    quiz.clock.advance(10 * 34_000 + 2000)
    const next = await quiz.begin(alice)
    expect(next.play).toMatchObject({ resumed: false })
    expect(next.play.id).not.toBe(play.id)
    const { result } = await alice.call('get_play', { play_id: play.id })
    expect(result).toMatchObject({ answered: 0, correct: 0, percentage: 0, won: false, duration_ms: 10 * 30_000 + 9 * 4000 + 1000 })
  })

  it('settles a play whose time is over even if no new one can start', async () => {
    const alice = await quiz.player()
    const tomorrow = new Date(quiz.clock.now().getTime() + 24 * 3_600_000)
    quiz.clock.advance(tomorrow.setUTCHours(12, 0, 0, 0) - quiz.clock.now().getTime())
    const { play, questions } = await quiz.open(alice, 'get_daily_quiz')
    await quiz.answer(alice, play, questions[0], 'right')
    quiz.clock.advance(10 * 34_000 + 2000)
    expect(await alice.call('get_daily_quiz')).toMatchObject({ error: true, message: 'already_played' })
    const { state } = await quiz.database.db.selectFrom('plays').select('state').where('id', '=', play.id).executeTakeFirstOrThrow()
    expect(state).toBe('finished')
  })

  it('prefers questions the player has not answered yet', async () => {
    const alice = await quiz.player()
    const first = await quiz.begin(alice)
    for (const question of first.questions) await quiz.answer(alice, first.play, question, 'wrong')
    const seen = new Set(first.questions.map(question => question.id))
    const { questions } = await quiz.begin(alice)
    expect(questions.filter(question => !seen.has(question.id))).toHaveLength(2)
  })

  it('repeats no question within thirty days while there are others; older repeats precede questions kept for the daily quiz', async () => {
    const [alice, bob] = [await quiz.player(), await quiz.player('Bob')]
    const { db } = quiz.database
    const asks = db.selectFrom('questions').where('category_id', '=', quiz.fixture.categories.ancient).where('level', '=', 1)
    const rows = await asks.where('language_id', '=', quiz.fixture.languages.en).select('id').orderBy('id').execute()
    const [kept = 0, ...others] = rows.map(({ id }) => id)
    await db.updateTable('questions').set({ for_daily: true }).where('id', '=', kept).execute()
    const lose = async (player: TestPlayer) => {
      const { play, questions } = await quiz.begin(player)
      for (const question of questions) await quiz.answer(player, play, question, 'wrong')
      return questions.map(({ id }) => id)
    }
    const [metByAlice, metByBob] = [await lose(alice), await lose(bob)]
    expect([...metByAlice, ...metByBob]).not.toContain(kept)

    const setDaysAgo = (player: TestPlayer, days: number) =>
      db
        .updateTable('answers')
        .set({ answered_at: new Date(quiz.clock.now().getTime() - days * 24 * 3_600_000) })
        .where('account_id', '=', player.id)
        .execute()
    await setDaysAgo(alice, 29)
    const early = (await quiz.begin(alice)).questions.map(({ id }) => id)
    expect(early).toEqual(expect.arrayContaining([kept, ...others.filter(id => !metByAlice.includes(id))]))
    await setDaysAgo(bob, 31)
    const late = (await quiz.begin(bob)).questions.map(({ id }) => id)
    expect(late).toEqual(expect.arrayContaining(others.filter(id => !metByBob.includes(id))))
    expect(late).not.toContain(kept)
    await db.updateTable('questions').set({ for_daily: false }).where('id', '=', kept).execute()
  })

  it('shuffles options for every play, but never true and false', async () => {
    const orders = new Map<number, Set<string>>()
    for (let round = 0; round < 6; round++) {
      const bob = await quiz.player('Bob')
      const started = [await quiz.begin(bob), await quiz.begin(bob, { category: 'claims' })]
      for (const { id, options } of started.flatMap(each => each.questions)) {
        orders.set(id, (orders.get(id) ?? new Set()).add(options.map(option => option.text).join()))
      }
    }
    const typeOf = (id: number) => quiz.fixture.known.get(id)?.question_type
    const shuffled = [...orders].filter(([id]) => typeOf(id) === 'multiple_choice')
    expect(shuffled.filter(([, seen]) => seen.size > 1).length).toBeGreaterThan(8)
    const fixed = [...orders].filter(([id]) => typeOf(id) === 'true_false')
    expect(fixed.every(([, seen]) => seen.size === 1 && seen.has('True,False'))).toBe(true)
  })

  it('serves the requested content language, and the default one for 0 or none', async () => {
    const alice = await quiz.player()
    const { en, ar } = quiz.fixture.languages
    const arabic = await alice.call('get_questions_by_level', { ...ancient, level: 1, language_id: ar })
    expect(arabic.data.every(question => question.language_id === ar)).toBe(true)
    expect(arabic.data[0]?.subcategory?.name).toBe('ancient ar')
    const english = await alice.call('get_questions_by_level', { ...ancient, level: 1, language_id: 0 })
    expect(english.data.every(question => question.language_id === en)).toBe(true)
    expect(await alice.call('get_questions_by_level', { ...ancient, level: 1, language_id: 99 })).toMatchObject({
      message: 'document_not_found',
    })
  })
})

describe('the starts of a day', () => {
  const places = [ancient, { category: 'science' }, { category: 'claims' }, { category: 'scarce' }]
  const begin = async (player: TestPlayer, place: object) => (await player.call('get_questions_by_level', { level: 1, ...place })).message

  it('are limited, in sequence and in parallel, and start anew on the next day', async () => {
    await quiz.set('starts_per_day', 3)
    try {
      const [alice, bob] = [await quiz.player('Alice'), await quiz.player('Bob')]
      const oneByOne = []
      for (const place of places) oneByOne.push(await begin(alice, place))
      expect(oneByOne.filter(message => message === 'too_many_requests')).toEqual(['too_many_requests'])
      expect(oneByOne.at(-1)).toBe('too_many_requests')
      const atOnce = await Promise.all(places.map(place => begin(bob, place)))
      expect(atOnce.filter(message => message === 'too_many_requests')).toHaveLength(1)
      quiz.clock.advance(24 * 3_600_000)
      expect(await begin(alice, ancient)).not.toBe('too_many_requests')
    } finally {
      await quiz.set('starts_per_day', 500)
    }
  })
})

describe('levels', () => {
  it('are locked until the one before is won, then open', async () => {
    const alice = await quiz.player()
    const second = { ...ancient, level: 2 }
    expect(await alice.call('get_questions_by_level', second)).toMatchObject({ status: 200, error: true, message: 'level_locked' })
    const lost = await quiz.playLevel(alice, ancient, 5)
    expect(lost).toMatchObject({ won: false, level: 1, level_unlocked: null })
    expect(await alice.call('get_questions_by_level', second)).toMatchObject({ message: 'level_locked' })
    const won = await quiz.playLevel(alice, ancient, 6)
    expect(won).toMatchObject({ won: true, level: 1, level_unlocked: 2 })
    expect((await quiz.begin(alice, second)).play.level).toBe(2)
    expect(await alice.call('get_questions_by_level', { ...ancient, level: 3 })).toMatchObject({ message: 'level_locked' })
  })

  it('end: a win of the last one opens nothing', async () => {
    const alice = await quiz.player()
    expect(await quiz.playLevel(alice, { category: 'claims' }, 10)).toMatchObject({ level_unlocked: 2 })
    expect(await quiz.playLevel(alice, { category: 'claims', level: 2 }, 10)).toMatchObject({
      won: true,
      level_unlocked: null,
      next_level: null,
    })
    expect(await alice.call('get_questions_by_level', { category: 'claims', level: 3 })).toMatchObject({ message: 'no_questions' })
  })

  it('appear in get_level_data as won and as open', async () => {
    const alice = await quiz.player()
    await quiz.playLevel(alice, ancient, 7)
    const { data } = await alice.call('get_level_data', { category_slug: 'history', subcategory_slug: 'ancient' })
    expect(data).toMatchObject({ unlocked: 2, max_level: 3 })
    expect(data.levels).toEqual([
      { level: 1, questions: 12, unlocked: true, best_percentage: 70, played: true },
      { level: 2, questions: 12, unlocked: true, best_percentage: null, played: false },
      { level: 3, questions: 12, unlocked: false, best_percentage: null, played: false },
    ])
  })

  it('without questions are skipped: the next one with questions opens', async () => {
    const alice = await quiz.player()
    await quiz.database.db.updateTable('questions').set({ level: 4 }).where('key', 'like', 'modern:2:%').execute()
    const modern = { category: 'history', subcategory: 'modern' } as const
    expect(await quiz.playLevel(alice, modern, 10)).toMatchObject({ won: true, level_unlocked: 4 })
    expect((await quiz.begin(alice, { ...modern, level: 4 })).questions).toHaveLength(10)
  })
})

describe('a premium category', () => {
  const treasures = { category: 'treasures' } as const

  it('is locked until it is unlocked', async () => {
    const alice = await quiz.player()
    expect(await alice.call('get_questions_by_level', { ...treasures, level: 1 })).toMatchObject({ message: 'category_locked' })
    expect((await alice.call('unlock_premium_category', treasures)).data.coins).toBe(70)
    expect((await quiz.begin(alice, treasures)).questions).toHaveLength(10)
  })

  it('stays locked for everybody else', async () => {
    const bob = await quiz.player('Bob')
    expect(await bob.call('get_questions_by_level', { ...treasures, level: 1 })).toMatchObject({ message: 'category_locked' })
  })
})

describe('an unknown category', () => {
  it.each([
    ['an unknown one', { category: 'nowhere' }],
    ['an unknown subcategory', { category: 'history', subcategory: 'nowhere' }],
    ["another category's subcategory", { category: 'science', subcategory: 'ancient' }],
    ['one that has subcategories, without naming one', { category: 'history' }],
  ])('is refused: %s', async (_what, place) => {
    const alice = await quiz.player()
    expect(await alice.call('get_questions_by_level', { ...place, level: 1 })).toMatchObject({ message: 'document_not_found' })
  })
})

describe('a quiz of the day that was opened and handed in unanswered', () => {
  it('does not prevent the start of a level that asks the same questions', async () => {
    const alice = await quiz.player()
    const scarce = await quiz.begin(await quiz.player('Bob'), { category: 'scarce' })
    const day = quiz.clock.now().toISOString().slice(0, 10)
    await quiz.database.db
      .insertInto('daily_quizzes')
      .values({ day, language_id: quiz.fixture.languages.en, question_ids: scarce.questions.map(({ id }) => id) })
      .onConflict(conflict =>
        conflict.columns(['day', 'language_id']).doUpdateSet(eb => ({ question_ids: eb.ref('excluded.question_ids') })),
      )
      .execute()
    const { play } = await quiz.open(alice, 'get_daily_quiz')
    await alice.call('finish_play', { play_id: play.id })
    expect((await quiz.begin(alice, { category: 'scarce' })).questions).toHaveLength(10)
  })
})
