// No reply before an answer may reveal the right one, not even by wording, order or length.

import type { Play, Q } from '@trivium/contract/play/plays'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { Call, TestPlayer } from '../app/app.ts'
import { crowd } from '../games/crowd.ts'
import { tried } from '../setup/effort.ts'
import type { FixtureQuestion } from '../app/fixture.ts'
import { answersIn, ownDataOf } from '../app/own-data.ts'
import { ancient, effectOf, type Quiz, startQuiz } from '../app/quiz.ts'

let quiz: Quiz
beforeAll(async () => {
  quiz = await startQuiz()
  // Stops the time: on a slow machine a question could lapse, which reveals its answer.
  vi.useFakeTimers({ toFake: ['Date'] })
})
afterAll(async () => {
  vi.useRealTimers()
  await quiz.close()
})

/** Fields that contain or reveal an answer. `answers` in get_play is allowed: it lists earlier answers of the player. */
const telling = /^(answer|right|correct_answer|correct_option|is_correct|word|note|order|seed|pick|fingerprint|key_index|removed_indexes)$/
const questionKeys = [
  'audio',
  'audio_text',
  'category',
  'difficulty',
  'id',
  'image',
  'image_text',
  'language_id',
  'letters',
  'level',
  'marks',
  'matches',
  'minus_marks',
  'options',
  'part_marks',
  'passage_id',
  'question',
  'question_type',
  'seconds',
  'source',
  'subcategory',
  'unit',
]

/** Records every reply to a player. */
function recorded(player: TestPlayer): { player: TestPlayer; replies: { action: string; reply: object }[] } {
  const replies: { action: string; reply: object }[] = []
  const call: Call = async (action, input, more) => {
    const reply = await player.call(action, input, more)
    replies.push({ action, reply })
    return reply
  }
  return { player: { ...player, call }, replies }
}

function* objectsIn(value: unknown): Generator<object> {
  if (typeof value !== 'object' || value === null) return
  yield value
  for (const inner of Object.values(value)) yield* objectsIn(inner)
}

/** Ignores the `order` of a play, which is the order of answering and reveals nothing. */
const namesIn = (value: unknown) =>
  [...objectsIn(value)]
    .flatMap(object => (Array.isArray(object) ? [] : Object.entries(object)))
    .filter(([, inner]) => inner !== 'one_by_one' && inner !== 'free')
    .map(([name]) => name)

/** Everything that a curious client could request between two answers. */
async function lookAround(player: TestPlayer, play: Play): Promise<void> {
  await player.call('get_play', { play_id: play.id })
  await player.call('get_play')
  await player.call('get_play_review', { play_id: play.id })
  await player.call('get_questions_by_level', { category: play.category_slug, subcategory: play.subcategory_slug, level: 1 })
  await player.call('get_categories', { type: 'quiz_zone' })
  await player.call('get_subcategory_by_maincategory', { category_slug: 'history' })
  await player.call('get_level_data', { category_slug: play.category_slug, subcategory_slug: play.subcategory_slug })
  await player.call('get_users_statistics')
  await player.call('get_tracker_data')
  await player.call('get_user_by_id')
}

/** Answers as stored, by index: replies may hold only keys that were shown, or words. */
const storedIn = (reply: object) =>
  [...objectsIn(reply)]
    .flatMap(object => Object.entries(object))
    .filter(([name, value]) => /answer|choice|given/.test(name) && typeof value === 'string' && /^[0-4](,[0-4])*$/.test(value))

const knownOf = (question: Q): FixtureQuestion => {
  const known = quiz.fixture.known.get(question.id)
  if (!known) throw new Error('unknown question')
  return known
}

describe('before an answer', () => {
  it.each(['science', 'claims', 'sets', 'ancient'] as const)('no reply holds it, whatever the player asks for: %s', async slug => {
    const { player, replies } = recorded(await quiz.player())
    const { play, questions } = await quiz.begin(player, slug === 'ancient' ? ancient : { category: slug })
    let pending = questions
    for (const [index, first] of questions.entries()) {
      const name = (['fifty_fifty', 'audience_poll', 'skip', 'reset_timer'] as const)[index]
      const used = name && (await quiz.lifeline(player, play, first, name))
      const question = used && !used.error ? (effectOf(used).question ?? first) : first
      pending = pending.map(other => (other.id === first.id ? question : other))
      await lookAround(player, play)
      const open = answersIn(await ownDataOf(quiz, player), play.id)
      expect(open.map(({ answer, correct }) => [answer, correct])).toEqual(open.map(() => [null, null]))
      for (const { action, reply } of replies) {
        expect(storedIn(reply), action).toEqual([])
        const names = namesIn(reply).filter(field => telling.test(field))
        expect(action === 'submit_answer' ? [] : names, action).toEqual([])
        for (const unanswered of pending) expect(JSON.stringify(reply), action).not.toContain(knownOf(unanswered).note)
      }
      await quiz.answer(player, play, question, index % 3 ? 'right' : 'wrong')
      pending = pending.filter(other => other.id !== question.id)
    }
    expect(replies.length).toBeGreaterThan(100)
    tried('replies and frames scanned', replies.length)
    const questionsSeen = replies.flatMap(({ reply }) => [...objectsIn(reply)]).filter(object => 'question_type' in object)
    expect(questionsSeen.length).toBeGreaterThan(100)
    for (const seen of questionsSeen) expect(Object.keys(seen).toSorted()).toEqual(questionKeys)
  })

  it('a reply is the same to the letter whichever option is right', async () => {
    const alice = await quiz.player()
    const { play, questions } = await quiz.begin(alice)
    await quiz.lifeline(alice, play, questions[0], 'reset_timer')
    const look = async () => {
      const [open, started] = await Promise.all([
        alice.call('get_play', { play_id: play.id }),
        alice.call('get_questions_by_level', { ...ancient, level: 1 }),
      ])
      return JSON.stringify([open, started]).replaceAll(/"(now|x-ratelimit[a-z-]*|date)":"[^"]*"/g, '""')
    }
    const before = await look()
    const ids = questions.map(question => question.id)
    const stored = await quiz.database.db.selectFrom('questions').select(['id', 'answer', 'note']).where('id', 'in', ids).execute()
    for (const { id, answer } of stored) {
      const other = { answer: [((answer[0] ?? 0) + 1) % 4], note: 'Another note, and a longer one at that.' }
      await quiz.database.db.updateTable('questions').set(other).where('id', '=', id).execute()
    }
    expect(await look()).toBe(before)
    for (const { id, answer, note } of stored) {
      await quiz.database.db.updateTable('questions').set({ answer, note }).where('id', '=', id).execute()
    }
  })

  // ASVS V15.3.1
  it('no reply holds the other marks that an author has put on an option', async () => {
    const { id } = await quiz.database.db.selectFrom('questions').select('id').where('key', '=', 'modern:1:0:en').executeTakeFirstOrThrow()
    const known = quiz.fixture.known.get(id)
    const marked = known?.options.map((text, index) => {
      const isRight = known.answer.includes(index)
      return { text, image: null, correct: isRight, remark: isRight ? 'Yes' : 'No', share: isRight ? 100 : 0 }
    })
    await quiz.database.db
      .updateTable('questions')
      .set({ options: JSON.stringify(marked) })
      .where('id', '=', id)
      .execute()
    const { questions } = await quiz.begin(await quiz.player(), { category: 'history', subcategory: 'modern' })
    const options = questions.flatMap(question => question.options)
    expect(new Set(options.flatMap(option => Object.keys(option)))).toEqual(new Set(['key', 'text', 'image', 'image_text']))
  })
})

describe('with answer_mode 2', () => {
  it('the replies to a right and to a wrong answer cannot be told apart', async () => {
    await quiz.set('answer_mode', 2)
    const shapes = new Set<string>()
    for (const how of ['right', 'wrong'] as const) {
      const alice = await quiz.player()
      const { play, questions } = await quiz.begin(alice)
      const { data } = await quiz.answer(alice, play, questions[0], how)
      shapes.add(JSON.stringify({ ...data, deadline: '', now: '', current_question_id: 0 }))
      const open = await alice.call('get_play', { play_id: play.id })
      expect(open.play).toMatchObject({ score: 0, correct: 0, wrong: 0 })
      expect(open.answers).toMatchObject([{ correct: null }])
    }
    expect([...shapes]).toHaveLength(1)
    await quiz.set('answer_mode', 3)
  })
})

/** Chi-square statistic over equally likely classes. */
function unevenness(counts: number[]): number {
  const expected = counts.reduce((a, b) => a + b, 0) / counts.length
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0)
}

/** Critical values by degrees of freedom: chance exceeds them once in a thousand million runs. */
const suspicious: Record<number, number> = { 1: 37.3, 3: 44.8, 5: 50.7 }

function expectEven(counts: Map<string, number>, classes: string[]): void {
  const seen = classes.map(name => counts.get(name) ?? 0)
  expect(counts.size, [...counts.keys()].join()).toBeLessThanOrEqual(classes.length)
  expect(unevenness(seen), classes.map((name, index) => `${name}: ${seen[index]}`).join(', ')).toBeLessThan(
    suspicious[classes.length - 1] ?? 0,
  )
}

const tally = (names: string[]) => names.reduce((counts, name) => counts.set(name, (counts.get(name) ?? 0) + 1), new Map<string, number>())

describe('over many plays', () => {
  const places: string[] = []
  const halves: { position: number; left: string; rightIsFirst: boolean }[] = []

  beforeAll(async () => {
    // The author's first option is the right one, as in most question banks.
    await quiz.database.db
      .updateTable('questions')
      .set({ answer: [0] })
      .where('question_type', '=', 'multiple_choice')
      .execute()
    for (const known of quiz.fixture.known.values()) if (known.question_type === 'multiple_choice') known.answer = [0]
    await quiz.set('lifeline_price', 0)
    const nextPlayer = crowd(quiz, 100)
    for (let round = 0; round < 480; round++) {
      const player = await nextPlayer()
      const { play, questions } = await quiz.begin(player)
      places.push(...questions.map(quiz.fixture.right))
      const position = round % 4 ? 0 : 1
      if (position === 1) await quiz.answer(player, play, questions[0], 'nothing')
      const question = questions[position]
      if (!question) throw new Error('a play has more than one question')
      const removed = effectOf(await quiz.lifeline(player, play, question, 'fifty_fifty')).removed ?? []
      const left = (['a', 'b', 'c', 'd'] as const).filter(key => !removed.includes(key))
      halves.push({ position, left: left.join(), rightIsFirst: left[0] === quiz.fixture.right(question) })
    }
    await quiz.set('lifeline_price', 2)
  }, 300_000)

  it('the right option stands in every place equally often', () => {
    expect(places).toHaveLength(4800)
    expectEven(tally(places), ['a', 'b', 'c', 'd'])
  })

  it('fifty_fifty leaves every pair of places equally often', () => {
    expectEven(tally(halves.map(half => half.left)), ['a,b', 'a,c', 'a,d', 'b,c', 'b,d', 'c,d'])
  })

  it('the pair that fifty_fifty leaves does not reveal which one is right', () => {
    const first = halves.filter(half => half.position === 0)
    for (const pair of ['a,b', 'a,c', 'a,d', 'b,c', 'b,d', 'c,d']) {
      const answers = first.filter(half => half.left === pair).map(half => String(half.rightIsFirst))
      if (answers.length > 0) expectEven(tally(answers), ['true', 'false'])
    }
  })
})
