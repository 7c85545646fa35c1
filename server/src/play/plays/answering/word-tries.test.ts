// Guess the word: wrong guesses with a try left.

import type { Q, Try } from '@trivium/contract/play/plays'
import { foldWord } from '@trivium/rules/play/plays/words'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TestPlayer } from '../../../../test/app/app.ts'
import { type Quiz, type Started, startQuiz } from '../../../../test/app/quiz.ts'
import { openWord, openWords } from '../../../../test/games/word-plays.ts'
import { listen, takeDown } from '../../../../test/app/statements.ts'

const isPostgres = Boolean(process.env.TEST_DATABASE_URL)

let quiz: Quiz
beforeAll(async () => {
  quiz = await startQuiz()
})
afterAll(() => quiz.close())

const guess = (player: TestPlayer, { play }: Started, question: Q | undefined, answer: string) =>
  player.call('submit_answer', { play_id: play.id, question_id: question?.id, answer, tries: true })

const signs = { place: '●', elsewhere: '◐', absent: '○' }
const marksOf = (tried: Try | null | undefined) => tried?.map(({ mark }) => signs[mark]).join('')

const triesOf = async (player: TestPlayer, { play }: Started) => {
  const reply = await player.call('get_play', { play_id: play.id })
  return (reply.play?.effects[0]?.tries ?? []).map(marksOf)
}

describe('a wrong guess', () => {
  it('tells only its marks, and the question stays open: the right word counts as at the first try', async () => {
    const alice = await quiz.player()
    const started = await openWord(quiz, alice, 'volcano')
    const [question] = started.questions
    const { data } = await guess(alice, started, question, 'Colossus')
    expect(marksOf(data.tried)).toBe('◐●●◐○○○○')
    expect(data).toMatchObject({ correct: null, correct_answer: null, note: null, also_right: [], score: 0, answered: 0, result: null })
    expect(data).toMatchObject({ current_question_id: question?.id, deadline: started.play.deadline })
    const right = await guess(alice, started, question, 'volcano')
    expect(right.data).toMatchObject({ correct: true, correct_answer: 'volcano', tried: null, score: 4, answered: 1 })
  })

  it('is the wrong answer at the third try', async () => {
    const alice = await quiz.player()
    const started = await openWord(quiz, alice, 'volcano')
    const [question] = started.questions
    for (const word of ['colossus', 'vulcans']) expect((await guess(alice, started, question, word)).data).toMatchObject({ correct: null })
    const { data } = await guess(alice, started, question, 'balcony')
    expect(data).toMatchObject({ correct: false, correct_answer: 'volcano', tried: null, answered: 1 })
    expect(data.score).toBe(-2)
    expect(await guess(alice, started, question, 'volcano')).toMatchObject({ error: true, message: 'already_answered' })
  })

  it('costs no try when it is repeated, in whatever case, and as often as a lost reply is asked for again', async () => {
    const alice = await quiz.player()
    const started = await openWord(quiz, alice, 'volcano')
    const [question] = started.questions
    const replies = await Promise.all(Array.from({ length: 8 }, () => guess(alice, started, question, 'vulcans')))
    expect(replies.map(({ data }) => marksOf(data.tried))).toEqual(Array(8).fill('●○●●●●○'))
    await guess(alice, started, question, 'VULCANS')
    expect(await triesOf(alice, started)).toEqual(['●○●●●●○'])
    const last = await guess(alice, started, question, 'balcony')
    expect(last.data.correct).toBeNull()
  })

  it('appears again after a reload, and in the review', async () => {
    const alice = await quiz.player()
    const started = await openWord(quiz, alice, 'New York')
    const [question] = started.questions
    await guess(alice, started, question, 'no-wonder')
    expect(await triesOf(alice, started)).toEqual(['●◐●○○○◐◐'])
    expect((await openWords(quiz, alice)).play).toMatchObject({ word_tries: 3 })
    await guess(alice, started, question, 'New York')
    await alice.call('finish_play', { play_id: started.play.id })
    const review = await alice.call('get_play_review', { play_id: started.play.id })
    expect(review.data.map(({ tries }) => tries.map(marksOf)).flat()).toEqual(['●◐●○○○◐◐'])
  })

  it('is told in any script: letters are equal as in the grading', async () => {
    const alice = await quiz.player()
    const started = await openWord(quiz, alice, 'قَمَر')
    const { data } = await guess(alice, started, started.questions[0], 'رُمّ')
    expect(data.tried).toEqual([
      { letter: 'رُ', mark: 'elsewhere' },
      { letter: 'مّ', mark: 'place' },
    ])
  })

  it('never comes with the word, whatever the guess is', async () => {
    const alice = await quiz.player()
    for (const word of ['volcano', 'New York', 'Café']) {
      const started = await openWord(quiz, alice, word)
      const guesses = ['volcan', 'Yorknew', `${word}s`, ' ', 'x'.repeat(500), '‮'].filter(text => foldWord(text) !== foldWord(word))
      for (const [number, text] of guesses.slice(0, 2).entries()) {
        const reply = await guess(alice, started, started.questions[0], text)
        const told = JSON.stringify([reply, await alice.call('get_play', { play_id: started.play.id })])
        expect([number, reply.data.correct, foldWord(told).includes(foldWord(word))]).toEqual([
          number,
          null,
          foldWord(text).includes(foldWord(word)),
        ])
      }
      await alice.call('finish_play', { play_id: started.play.id })
    }
  })

  it('after the time is no try: the question has lapsed', async () => {
    const alice = await quiz.player()
    const started = await openWord(quiz, alice, 'volcano')
    await guess(alice, started, started.questions[0], 'vulcans')
    quiz.clock.advance(61_500)
    const late = await guess(alice, started, started.questions[0], 'balcony')
    expect(late.data).toMatchObject({ correct: false, correct_answer: 'volcano', tried: null, score: 0 })
  })
})

describe('the first word is the answer', () => {
  it.each([
    ['for a client that asks for no tries', { tries: undefined }, { word_tries: 3, answer_mode: 3 }],
    ['where the operator allows one', { tries: true }, { word_tries: 1, answer_mode: 3 }],
    ['where the right answer is not revealed', { tries: true }, { word_tries: 3, answer_mode: 1 }],
  ] as const)('%s', async (_, asks, settings) => {
    await quiz.set('word_tries', settings.word_tries)
    await quiz.set('answer_mode', settings.answer_mode)
    const alice = await quiz.player()
    const { play, questions } = await openWords(quiz, alice)
    const asked = { play_id: play.id, question_id: questions[0]?.id, answer: 'zzzz', ...asks }
    expect((await alice.call('submit_answer', asked)).data).toMatchObject({ correct: false, tried: null, answered: 1 })
    await quiz.set('word_tries', 3)
    await quiz.set('answer_mode', 3)
  })

  it('while a contest or an exam asks it', async () => {
    const alice = await quiz.player()
    const started = await openWord(quiz, alice, 'volcano')
    const { db } = quiz.database
    const sealed = (by: string | null) => db.updateTable('questions').set({ sealed_by: by }).where('word', '=', 'volcano').execute()
    await sealed('contest:1')
    const { data } = await guess(alice, started, started.questions[0], 'vulcans')
    expect(data).toMatchObject({ correct: null, correct_answer: null, tried: null, answered: 1 })
    await sealed(null)
  })
})

describe.skipIf(!isPostgres)('on PostgreSQL', () => {
  it('a try costs one statement, and a repeated one none', async () => {
    const stop = listen()
    const alice = await quiz.player()
    const started = await openWord(quiz, alice, 'volcano')
    await guess(alice, started, started.questions[0], 'colossus')
    const next = await takeDown(() => guess(alice, started, started.questions[0], 'vulcans'))
    expect(next.statements).toHaveLength(1)
    const again = await takeDown(() => guess(alice, started, started.questions[0], 'vulcans'))
    expect(again.statements).toHaveLength(0)
    stop()
  })
})
