// Like leaks.test.ts, but in every mode: no reply before an answer may contain the right one or depend on it.

import { Listed, Play, type Q } from '@trivium/contract/play/plays'
import { graphemesOf, lettersOf } from '@trivium/rules/play/plays/words'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { TestPlayer } from '../app/app.ts'
import { contestHall } from '../games/contest-hall.ts'
import { tried } from '../setup/effort.ts'
import type { FixtureQuestion } from '../app/fixture.ts'
import { answersIn, ownDataOf } from '../app/own-data.ts'
import { type Quiz, type Started, startQuiz, type StartName } from '../app/quiz.ts'
import { trialActions } from '../games/trial.ts'

let quiz: Quiz
let contest_id: number
beforeAll(async () => {
  quiz = await startQuiz({ actions: trialActions })
  // Stops the time at noon, so that no question lapses and no other day begins on a slow machine.
  vi.useFakeTimers({ toFake: ['Date'] })
  quiz.clock.toNoon()
  await quiz.set('weekly_contest', 0)
  const leafIds = [quiz.fixture.categories.modern, quiz.fixture.categories.sets]
  contest_id = await contestHall(quiz).openOne({ asks: { questions: 10, leafIds } })
})
afterAll(async () => {
  vi.useRealTimers()
  await quiz.close()
})

const category = (slug: 'words' | 'sounds' | 'numbers' | 'stories') => ({ type: 'category', type_id: quiz.fixture.categories[slug] })

const modes: Record<string, (player: TestPlayer) => Promise<Started>> = {
  quiz_zone: player => quiz.begin(player, { category: 'science' }),
  daily_quiz: player => quiz.open(player, 'get_daily_quiz'),
  true_and_false: player => quiz.open(player, 'get_questions_by_type', { type: 'true_false' }),
  guess_the_word: player => quiz.open(player, 'get_guess_the_word', category('words')),
  'guess_the_word in Arabic': player =>
    quiz.open(player, 'get_guess_the_word', { ...category('words'), language_id: quiz.fixture.languages.ar }),
  self_challenge: player => quiz.open(player, 'get_questions_for_self_challenge', { category_slug: 'science', limit: 10, minutes: 5 }),
  fun_and_learn: player => quiz.open(player, 'get_fun_n_learn_questions', { fun_n_learn_id: quiz.fixture.passages.en[1] }),
  audio: player => quiz.open(player, 'get_audio_questions', category('sounds')),
  maths: player => quiz.open(player, 'get_maths_questions', category('numbers')),
  multi_match: player => quiz.open(player, 'get_multi_match_questions_by_level', { category: 'mixes', level: 1 }),
  async bookmarks(player) {
    await keepAll(player, await missed(player))
    return quiz.open(player, 'get_bookmark_questions', { type: 'quiz_zone' })
  },
  async practice(player) {
    await missed(player)
    quiz.clock.advance(11 * 60_000)
    return quiz.open(player, 'get_practice_questions')
  },
}

/** The start of these modes plays a level first, on every call, so a second start cannot be compared with the first. */
const needsMisses = new Set(['bookmarks', 'practice'])

async function missed(player: TestPlayer): Promise<Started> {
  const started = await quiz.begin(player, { category: 'science' })
  await quiz.playThrough(player, started, 0)
  return started
}

/** The `order` of a play is the order of answering and reveals nothing. */
const isOrderOfPlay = (value: unknown) => value === 'one_by_one' || value === 'free'

const kinds = ['quiz_zone', 'guess_the_word', 'audio', 'maths', 'multi_match'] as const

async function keepAll(player: TestPlayer, { questions }: Started): Promise<void> {
  for (const { id } of questions) {
    for (const type of kinds) await player.call('set_bookmark', { question_id: id, status: 1, type })
  }
}

const known = (question: Q): FixtureQuestion => {
  const found = quiz.fixture.known.get(question.id)
  if (!found) throw new Error('unknown question')
  return found
}

/** Everything that a curious client could request between two answers. */
async function lookAround(player: TestPlayer, play: Play): Promise<object[]> {
  const looks = [
    player.call('get_play', { play_id: play.id }),
    player.call('get_play'),
    player.call('get_play_review', { play_id: play.id }),
    player.call('get_bookmarked_ids', { play_id: play.id }),
    player.call('get_player_home'),
    player.call('get_notifications'),
    player.call('get_practice'),
    player.call('get_practice_reason', { question_id: play.current_question_id ?? 1 }),
    player.call('get_daily_quiz_calendar'),
    player.call('get_users_statistics'),
    player.call('get_user_badges'),
    player.call('get_tracker_data'),
    player.call('get_user_by_id'),
    player.call('get_fun_n_learn', category('stories')),
    player.call('get_contest'),
    player.call('get_contest_detail', { contest_id }),
    player.call('get_contest_leaderboard', { contest_id }),
    player.call('get_contest_draw', { contest_id }),
    player.call('set_contest_leaderboard', { contest_id }),
  ]
  return [...(await Promise.all(looks)), ...(await Promise.all(kinds.map(type => player.call('get_bookmark', { type }))))]
}

function* fieldsIn(value: unknown): Generator<[string, unknown]> {
  if (typeof value !== 'object' || value === null) return
  for (const [name, inner] of Object.entries(value)) {
    if (!Array.isArray(value)) yield [name, inner]
    yield* fieldsIn(inner)
  }
}

/** Fields that contain or reveal an answer, unless they are null. */
const telling =
  /^(answer|right|correct_answer|correct_option|is_correct|word|accepted|also_right|number|tolerance|off|remarks?|note|order|seed|pick|fingerprint|key_index|hints|reward_key)$/

const feedback = ([name, value]: [string, unknown]) =>
  telling.test(name) && value !== null && !(Array.isArray(value) && value.length === 0) && !isOrderOfPlay(value)

/** Texts that only the right answer has: accepted words, the number, and its tolerance. */
const secretsOf = ({ word, accepted, number }: FixtureQuestion): string[] => [
  ...[word, ...accepted].filter(text => text !== null),
  ...(number ? [String(number.value), String(number.tolerance)] : []),
]

/** The player's data export holds no answers of an open play, nor of a contest that is not over. */
async function expectOwnDataSilent(player: TestPlayer, { id }: Play): Promise<void> {
  const rows = answersIn(await ownDataOf(quiz, player), id)
  expect(rows.map(({ answer, correct }) => [answer, correct])).toEqual(rows.map(() => [null, null]))
}

/** Replies name answers by the key that was shown, never by the index at which an option is stored. */
const isStoredAnswer = ([name, value]: [string, unknown]) =>
  /answer|choice|given/.test(name) && typeof value === 'string' && /^[0-4](,[0-4])*$/.test(value)

function expectNothingTold(replies: object[], unanswered: Q[]): void {
  tried('replies and frames scanned', replies.length)
  for (const reply of replies) {
    const text = JSON.stringify(reply)
    expect([...fieldsIn(reply)].filter(isStoredAnswer)).toEqual([])
    for (const question of unanswered) {
      expect(text).not.toContain(known(question).note)
      for (const secret of secretsOf(known(question))) expect(text.toLowerCase()).not.toContain(secret.toLowerCase())
    }
    if (unanswered.length === 0) continue
    const told = [...fieldsIn(reply)].filter(feedback)
    // Notes of answered questions are allowed.
    expect(told.filter(([name, value]) => name !== 'note' || unanswered.some(question => known(question).note === value))).toEqual([])
  }
}

describe.each(Object.entries(modes))('%s', (mode, start) => {
  it('no reply before an answer holds it', async () => {
    const player = await quiz.player()
    const started = await start(player)
    const { play, questions } = started
    await keepAll(player, started)
    expectNothingTold(needsMisses.has(mode) ? [started] : [started, await start(player)], questions)
    for (const [index, question] of questions.slice(0, 4).entries()) {
      expectNothingTold(await lookAround(player, play), mode === 'self_challenge' ? questions : questions.slice(index))
      await expectOwnDataSilent(player, play)
      const reply = await quiz.answer(player, play, question, index % 2 ? 'right' : 'wrong')
      if (mode === 'self_challenge') expectNothingTold([reply], questions)
      else expect(JSON.stringify(reply)).toContain(JSON.stringify(known(question).note))
    }
  })

  it('a reply is the same to the letter whatever is right', async () => {
    const player = await quiz.player()
    const { play, questions } = await start(player)
    const look = async () =>
      JSON.stringify(
        await Promise.all([player.call('get_play', { play_id: play.id }), start(player), player.call('get_player_home')]),
      ).replaceAll(/"(now|date|x-ratelimit[a-z-]*)":("[^"]*"|[^,}]*)/g, '')
    if (needsMisses.has(mode)) return
    const before = await look()
    const ids = questions.map(question => question.id)
    const { db } = quiz.database
    const columns = ['id', 'answer', 'note', 'word', 'accepted', 'number'] as const
    const stored = await db.selectFrom('questions').select(columns).where('id', 'in', ids).execute()
    for (const { id, answer, word, number } of stored) {
      const letters = word === null ? [] : graphemesOf(word)
      const blanks = word === null ? [] : lettersOf(word).blanks.map(blank => blank.position)
      const otherWord = word === null ? null : letters.map((letter, place) => (blanks.includes(place) ? letter : 'x')).join('')
      // The letters that other right words share are shown, so these have the same letters in number.
      const accepted = [otherWord?.replaceAll('x', 'y') ?? 'something else']
      const other = { answer: answer.length > 1 ? answer.toReversed() : answer.map(index => 1 - Math.min(1, index)), word: otherWord }
      const otherNumber = number && JSON.stringify({ ...number, value: 12, tolerance: 0.5 })
      await db
        .updateTable('questions')
        .set({ ...other, number: otherNumber, accepted, note: 'Another note, and a longer one at that.' })
        .where('id', '=', id)
        .execute()
    }
    expect(await look()).toBe(before)
    for (const { id, number, ...row } of stored) {
      const kept = { ...row, number: number && JSON.stringify(number) }
      await db.updateTable('questions').set(kept).where('id', '=', id).execute()
    }
  })
})

const inTurn: [string, (player: TestPlayer) => Promise<{ data: unknown; play?: unknown }>][] = [
  ['trial', player => player.call('get_trial_questions' as StartName, {})],
  ['contest', player => player.call('get_questions_by_contest', { contest_id })],
]

describe.each(inTurn)('%s, whose questions open one at a time', (_mode, begin) => {
  /** Texts, options, pictures and sounds of each question, without those that other questions share. */
  async function wordsOf(ids: number[]): Promise<Map<number, string[]>> {
    const rows = await quiz.database.db.selectFrom('questions').selectAll().where('id', 'in', ids).execute()
    const all = rows.map(({ id, question, options, image, audio, audio_text }) => {
      const told = [question, image, audio, audio_text, ...options.flatMap(({ text, image: picture }) => [text, picture])]
      return { id, told: told.filter((text): text is string => text !== null && text !== '') }
    })
    const isShared = (text: string) => all.filter(({ told }) => told.includes(text)).length > 1
    return new Map(all.map(({ id, told }) => [id, told.filter(text => !isShared(text))]))
  }

  it('no reply holds anything of a question before it opens, nor any answer before the end', async () => {
    const player = await quiz.player()
    const begun = await begin(player)
    const play = Play.parse(begun.play)
    const ids = Listed.array()
      .parse(begun.data)
      .map(({ id }) => id)
    const words = await wordsOf(ids)
    const notes = ids.map(id => quiz.fixture.known.get(id)?.note ?? '')
    const replies: object[] = [begun]
    let question: Q | null = Listed.array()
      .parse(begun.data)
      .flatMap(listed => ('sealed' in listed ? [] : [listed]))[0] as Q
    for (const [position, id] of ids.entries()) {
      expect(question?.id).toBe(id)
      for (const other of ids) await player.call('report_question', { question_id: other, message: 'Let me see what this one is.' })
      for (const other of ids) for (const type of kinds) await player.call('set_bookmark', { question_id: other, status: 1, type })
      replies.push(...(await lookAround(player, play)), await begin(player))
      tried('replies and frames scanned', replies.length)
      const text = JSON.stringify(replies.splice(0))
      for (const sealed of ids.slice(position + 1)) for (const word of words.get(sealed) ?? []) expect(text).not.toContain(word)
      for (const note of notes) expect(text).not.toContain(note)
      const told = [...fieldsIn(JSON.parse(text))].filter(feedback)
      // Badges also have a field `note`.
      expect(told.filter(([name, value]) => name !== 'note' || notes.includes(String(value)))).toEqual([])
      const reply = await quiz.answer(player, play, question ?? undefined, position % 2 ? 'right' : 'wrong')
      question = reply.data.next_question
      // The reply to the last answer counts, too: the play has ended, but its window has not.
      replies.push(reply)
    }
    await expectOwnDataSilent(player, play)
    const text = JSON.stringify([...replies, ...(await lookAround(player, play))])
    expect([...fieldsIn(JSON.parse(text))].filter(isStoredAnswer)).toEqual([])
    for (const note of notes) expect(text).not.toContain(note)
  })
})

describe('guess the word', () => {
  it('shows only the letters that were bought', async () => {
    const player = await quiz.player()
    const { play, questions } = await quiz.open(player, 'get_guess_the_word', category('words'))
    const [question] = questions
    if (!question) throw new Error('there are ten words')
    const { data } = await player.call('use_hint', { play_id: play.id, question_id: question.id })
    const replies = await lookAround(player, play)
    expectNothingTold(replies, questions)
    const shown = replies.flatMap(reply => [...fieldsIn(reply)].filter(([name]) => name === 'letter')).map(([, letter]) => letter)
    expect(new Set(shown)).toEqual(new Set([data.letter]))
    for (const each of questions) expect(each.letters).toEqual({ ...lettersOf(known(each).word ?? ''), others: false })
  })
})

describe('audio', () => {
  it('is named by a hash of its content, which reveals nothing of the answer', async () => {
    const { questions } = await quiz.open(await quiz.player(), 'get_audio_questions', category('sounds'))
    for (const { audio } of questions) expect(audio).toMatch(/\/[0-9a-f]{64}\.wav$/)
  })
})

describe('multi-match, over many plays', () => {
  const places = ['a', 'b', 'c', 'd']

  it('shows sets, sequences and pairs in an order that does not reveal the right one', async () => {
    const first = { multi_select: new Map<string, number>(), sequence: new Map<string, number>(), matching: new Map<string, number>() }
    for (let round = 0; round < 100; round++) {
      const { questions } = await quiz.open(await quiz.player(), 'get_multi_match_questions_by_level', { category: 'mixes', level: 1 })
      for (const question of questions) {
        const { question_type } = question
        if (question_type !== 'multi_select' && question_type !== 'sequence' && question_type !== 'matching') continue
        const right = quiz.fixture.right(question)
        // For pairs: the place of the match of the first option.
        const key = question_type === 'matching' ? places['1234'.indexOf(/a-(\d)/.exec(right)?.[1] ?? '')] : right.slice(0, 1)
        first[question_type].set(key ?? '', (first[question_type].get(key ?? '') ?? 0) + 1)
      }
    }
    for (const counts of Object.values(first)) {
      const seen = places.map(key => counts.get(key) ?? 0)
      const expected = seen.reduce((a, b) => a + b, 0) / 4
      // Chi-square with 3 degrees of freedom: chance exceeds this once in a thousand million runs.
      expect(seen.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0)).toBeLessThan(44.8)
    }
  }, 120_000)
})
