// What all modes have in common, tested for each mode: start, resume, clock, points, coins once, refusals.

import type { Mode } from '@trivium/contract/platform/mode-names'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TestPlayer } from '../../../test/app/app.ts'
import type { PlaceSlug } from '../../../test/app/fixture.ts'
import { coinsOf, type Quiz, type Started, startQuiz } from '../../../test/app/quiz.ts'

let quiz: Quiz
beforeAll(async () => {
  quiz = await startQuiz()
  // These tests play the first levels, where by default a wrong answer costs nothing.
  await quiz.set('deducts_from_level', 1)
  // Start at noon: the quiz of the day must not become that of the next day.
  quiz.clock.toNoon()
})
afterAll(() => quiz.close())

interface ModeCase {
  mode: Mode
  seconds: number | null
  total: number
  /** For a play with all answers right. */
  coins: number
  score: number
  start: (player: TestPlayer) => Promise<Started>
  prepare?: (player: TestPlayer) => Promise<void>
}

const category = (slug: PlaceSlug) => ({ type: 'category', type_id: quiz.fixture.categories[slug] })

/** Answers a whole level wrong and bookmarks its questions. */
async function missAndKeep(player: TestPlayer): Promise<void> {
  const { play, questions } = await quiz.begin(player)
  for (const { id } of questions) await player.call('set_bookmark', { question_id: id, status: 1, type: 'quiz_zone' })
  await quiz.playThrough(player, { play, questions }, 0)
  quiz.clock.advance(11 * 60_000)
}

const cases: ModeCase[] = [
  {
    mode: 'multi_match',
    seconds: 45,
    total: 10,
    coins: 4,
    score: 80,
    start: player => quiz.open(player, 'get_multi_match_questions_by_level', { category: 'mixes', level: 1 }),
  },
  {
    mode: 'guess_the_word',
    seconds: 60,
    total: 10,
    coins: 10,
    score: 40,
    start: player => quiz.open(player, 'get_guess_the_word', category('words')),
  },
  {
    mode: 'audio',
    seconds: 30,
    total: 10,
    coins: 4,
    score: 40,
    start: player => quiz.open(player, 'get_audio_questions', category('sounds')),
  },
  {
    mode: 'maths',
    seconds: 30,
    total: 10,
    coins: 4,
    score: 40,
    start: player => quiz.open(player, 'get_maths_questions', { type: '2', type_id: quiz.fixture.categories.primes }),
  },
  {
    mode: 'fun_and_learn',
    seconds: 60,
    total: 6,
    coins: 4,
    score: 24,
    start: player => quiz.open(player, 'get_fun_n_learn_questions', { fun_n_learn_id: quiz.fixture.passages.en[0] }),
  },
  { mode: 'daily_quiz', seconds: 30, total: 10, coins: 4, score: 40, start: player => quiz.open(player, 'get_daily_quiz') },
  {
    mode: 'true_and_false',
    seconds: 12,
    total: 10,
    coins: 0,
    score: 40,
    start: player => quiz.open(player, 'get_questions_by_type', { type: 'true_false' }),
  },
  {
    mode: 'bookmarks',
    seconds: 30,
    total: 10,
    coins: 0,
    score: 0,
    prepare: missAndKeep,
    start: player => quiz.open(player, 'get_bookmark_questions', { type: 'quiz_zone' }),
  },
  {
    mode: 'practice',
    seconds: null,
    total: 10,
    coins: 0,
    score: 0,
    prepare: missAndKeep,
    start: player => quiz.open(player, 'get_practice_questions'),
  },
]

async function newPlayer({ prepare }: ModeCase): Promise<TestPlayer> {
  const player = await quiz.player()
  await prepare?.(player)
  return player
}

describe.each(cases)('$mode', mode => {
  it('starts, with the clock of its mode and nothing answered', async () => {
    const { play, questions } = await mode.start(await newPlayer(mode))
    expect(play).toMatchObject({ mode: mode.mode, total: mode.total, seconds_per_question: mode.seconds, total_seconds: null, answered: 0 })
    expect(play).toMatchObject({ resumed: false, score: 0, lifelines: [], current_question_id: questions[0]?.id })
    expect(questions.map(question => question.seconds)).toEqual(Array(mode.total).fill(mode.seconds))
    expect(new Set(questions.map(question => question.id)).size).toBe(mode.total)
    const left = play.deadline && Date.parse(play.deadline) - Date.parse(play.started_at)
    expect(left).toBe(mode.seconds && mode.seconds * 1000)
  })

  it('resumes with the same questions in the same order, options too', async () => {
    const player = await newPlayer(mode)
    const first = await mode.start(player)
    await quiz.answer(player, first.play, first.questions[0], 'right')
    const [again, other] = await Promise.all([mode.start(player), mode.start(player)])
    expect(again.play).toMatchObject({ id: first.play.id, resumed: true, answered: 1 })
    expect(again.questions).toEqual(first.questions)
    expect(other.questions).toEqual(first.questions)
  })

  it('scores by the table of its mode and pays once', async () => {
    const player = await newPlayer(mode)
    const before = await coinsOf(player)
    const result = await quiz.playThrough(player, await mode.start(player), mode.total)
    expect(result).toMatchObject({ mode: mode.mode, correct: mode.total, percentage: 100, won: true, score: mode.score })
    expect(result).toMatchObject({ coins_earned: mode.coins, coins: before + mode.coins, coins_note: null })
    // A quiz of the day can be taken only once, and practised cards are no longer due.
    if (mode.mode === 'daily_quiz' || mode.mode === 'practice') return
    const again = await quiz.playThrough(player, await mode.start(player), mode.total)
    expect(again).toMatchObject({ coins_earned: 0, coins_note: mode.coins > 0 ? 'already_won' : null })
    // Only questions that have not scored today score again.
    expect(again.score).toBeLessThanOrEqual(mode.score)
    if (again.score < mode.score) expect(again.score_note).toBe('scored_today')
    expect(await coinsOf(player)).toBe(before + mode.coins)
  })

  it('never takes points away, and pays nothing for a play that is lost', async () => {
    const player = await newPlayer(mode)
    const before = await coinsOf(player)
    const started = await mode.start(player)
    const result = await quiz.playThrough(player, started, 1)
    expect(result).toMatchObject({ correct: 1, wrong: mode.total - 1, won: false, score: 0, coins_earned: 0 })
    expect(await coinsOf(player)).toBe(before)
    expect(await quiz.ledgerSum()).toBe(0)
  })

  it('lapses question by question if the mode has a clock', async () => {
    const player = await newPlayer(mode)
    const { play, questions } = await mode.start(player)
    quiz.clock.advance((mode.seconds ?? 3600) * 1000 + 1500)
    const { play: now } = await player.call('get_play', { play_id: play.id })
    expect(now?.current_question_id).toBe(questions[mode.seconds === null ? 0 : 1]?.id)
  })
})
