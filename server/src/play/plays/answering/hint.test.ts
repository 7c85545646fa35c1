import { graphemesOf, lettersOf } from '@trivium/rules/play/plays/words'
import type { Q } from '@trivium/contract/play/plays'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TestPlayer } from '../../../../test/app/app.ts'
import { coinsOf, type Quiz, type Started, startQuiz } from '../../../../test/app/quiz.ts'
import { openWord as openWordIn, openWords as openWordsIn } from '../../../../test/games/word-plays.ts'

let quiz: Quiz
beforeAll(async () => {
  quiz = await startQuiz()
})
afterAll(() => quiz.close())

const hint = (player: TestPlayer, { play }: Started, question: Q | undefined) =>
  player.call('use_hint', { play_id: play.id, question_id: question?.id })

const openWords = (player: TestPlayer, language: 'en' | 'ar' = 'en') => openWordsIn(quiz, player, language)
const openWord = (player: TestPlayer, word: string) => openWordIn(quiz, player, word)

describe('guess the word', () => {
  it.each([
    ['New York', ' new-york '],
    ['Café', 'CAFE'],
    ['Jack-o’-lantern', 'jackolantern'],
    ['قَمَر', 'قمر'],
    ['मछली', 'मछली'],
  ])('shows the number of letters of %s and its fixed characters, and accepts %s', async (word, guess) => {
    const alice = await quiz.player()
    const { play, questions } = await openWord(alice, word)
    expect(questions[0]?.letters).toEqual({ ...lettersOf(word), others: false })
    expect(questions[0]?.options).toEqual([])
    const reply = await alice.call('submit_answer', { play_id: play.id, question_id: questions[0]?.id, answer: guess })
    expect(reply.data).toMatchObject({ correct: true, correct_answer: word })
  })
})

describe('use_hint', () => {
  it.each(['New York', 'Café', 'قَمَر', 'मछली'])('reveals letters of %s in their places, and charges one coin each', async word => {
    const alice = await quiz.player()
    const started = await openWord(alice, word)
    const letters = graphemesOf(word)
    const seen: number[] = []
    for (const coins of [99, 98]) {
      const { data } = await hint(alice, started, started.questions[0])
      expect(data).toEqual({ position: data.position, letter: letters[data.position], coins })
      expect(data.letter).toMatch(/\p{L}/u)
      seen.push(data.position)
    }
    expect(new Set(seen).size).toBe(2)
    expect(await hint(alice, started, started.questions[0])).toMatchObject({ error: true, message: 'hint_used_up' })
    expect(await coinsOf(alice)).toBe(98)
    expect(await quiz.ledgerSum()).toBe(0)
  })

  it('appears again in get_play, on its question only', async () => {
    const alice = await quiz.player()
    const started = await openWords(alice)
    const { position, letter } = (await hint(alice, started, started.questions[0])).data
    const { play } = await alice.call('get_play', { play_id: started.play.id })
    expect(play?.effects).toMatchObject([{ question_id: started.questions[0]?.id, letters: [{ position, letter }], removed: [] }])
    expect(play).toMatchObject({ hint_price: 1, hints_per_question: 2 })
    expect((await openWords(alice)).play.effects).toEqual(play?.effects)
  })

  it('never reveals the last unknown letter', async () => {
    await quiz.set('hints_per_question', 20)
    const alice = await quiz.player()
    for (const word of ['New York', 'मछली']) {
      const started = await openWord(alice, word)
      const sold = graphemesOf(word).length - lettersOf(word).blanks.length - 1
      for (let count = 0; count < sold; count++) expect((await hint(alice, started, started.questions[0])).error).toBe(false)
      const before = await coinsOf(alice)
      expect(await hint(alice, started, started.questions[0])).toMatchObject({ message: 'hint_used_up' })
      expect(await coinsOf(alice)).toBe(before)
      await alice.call('finish_play', { play_id: started.play.id })
    }
    await quiz.set('hints_per_question', 2)
  })

  it('changes nothing when the player has too few coins', async () => {
    await quiz.set('hint_price', 3)
    const alice = await quiz.player('Alice', { coins: 5 })
    const started = await openWords(alice)
    expect((await hint(alice, started, started.questions[0])).data.coins).toBe(2)
    const before = (await openWords(alice)).play.effects
    expect(await hint(alice, started, started.questions[0])).toMatchObject({ error: true, message: 'not_enough_coins' })
    expect((await openWords(alice)).play.effects).toEqual(before)
    expect(await coinsOf(alice)).toBe(2)
    await quiz.set('hint_price', 1)
  })

  it('never reveals more than two letters, even under twenty parallel calls', async () => {
    const alice = await quiz.player()
    const started = await openWord(alice, 'New York')
    const replies = await Promise.all(Array.from({ length: 20 }, () => hint(alice, started, started.questions[0])))
    const sold = replies.filter(reply => !reply.error)
    expect(new Set(sold.map(reply => reply.data.position)).size).toBe(2)
    expect(sold).toHaveLength(2)
    expect(new Set(replies.filter(reply => reply.error).map(reply => reply.message))).toEqual(new Set(['hint_used_up']))
    expect(await coinsOf(alice)).toBe(98)
  })

  it('repeats its reply under the same Idempotency-Key, and charges once', async () => {
    const alice = await quiz.player()
    const started = await openWord(alice, 'volcano')
    const input = { play_id: started.play.id, question_id: started.questions[0]?.id }
    const [one, again] = [
      await alice.call('use_hint', input, { headers: { 'idempotency-key': 'h1' } }),
      await alice.call('use_hint', input, { headers: { 'idempotency-key': 'h1' } }),
    ]
    expect(again.data).toEqual(one.data)
    expect(await coinsOf(alice)).toBe(99)
  })

  it('is refused for other types of questions, later questions, other plays, answered questions and finished plays', async () => {
    const alice = await quiz.player()
    const choice = await quiz.begin(alice)
    expect(await hint(alice, choice, choice.questions[0])).toMatchObject({ message: 'lifeline_not_allowed' })
    const started = await openWords(alice)
    expect(await hint(alice, started, started.questions[1])).toMatchObject({ message: 'lifeline_not_allowed' })
    expect(await hint(alice, started, choice.questions[0])).toMatchObject({ message: 'document_not_found' })
    expect(await hint(await quiz.player('Bob'), started, started.questions[0])).toMatchObject({ status: 403 })
    await quiz.answer(alice, started.play, started.questions[0], 'wrong')
    expect(await hint(alice, started, started.questions[0])).toMatchObject({ message: 'already_answered' })
    quiz.clock.advance(64_000 + 1500)
    expect(await hint(alice, started, started.questions[1])).toMatchObject({ message: 'already_answered' })
    await alice.call('finish_play', { play_id: started.play.id })
    expect(await hint(alice, started, started.questions[2])).toMatchObject({ message: 'play_over' })
    expect(await coinsOf(alice)).toBe(100)
  })

  it('prevents the badge for words without hints', async () => {
    const isSonic = async (player: TestPlayer) => {
      const { data } = await player.call('get_user_badges')
      return data.find(badge => badge.type === 'super_sonic')?.status !== 'locked'
    }
    const [alice, bob] = [await quiz.player('Alice'), await quiz.player('Bob')]
    const [hinted, without] = [await openWords(alice), await openWords(bob)]
    await hint(alice, hinted, hinted.questions[0])
    expect((await quiz.playThrough(alice, hinted, 10)).badges).not.toContain('super_sonic')
    expect((await quiz.playThrough(bob, without, 10)).badges).toContain('super_sonic')
    expect([await isSonic(alice), await isSonic(bob)]).toEqual([false, true])
  })
})
