// Cached plays that another process has changed since: they must change nothing, and be recognised as outdated.

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TestPlayer } from '../../../../test/app/app.ts'
import { type Quiz, startQuiz } from '../../../../test/app/quiz.ts'
import { cachePlay, takeCachedPlay } from './cached-plays.ts'
import type { PlayRow } from '../store.ts'

let quiz: Quiz
beforeAll(async () => {
  quiz = await startQuiz()
})
afterAll(() => quiz.close())

const db = () => quiz.database.db

/** The copy that another process would have cached after the last call. */
function caches(playId: number): PlayRow {
  const play = takeCachedPlay(db(), playId)
  if (!play) throw new Error('the play is not cached')
  return play
}

/** A level with one right answer; this process still caches the play from before that answer. */
async function leftBehind(player: TestPlayer) {
  const { play, questions } = await quiz.begin(player)
  const copy = caches(play.id)
  await quiz.answer(player, play, questions[0], 'right')
  takeCachedPlay(db(), play.id)
  cachePlay(db(), copy)
  return { play, questions }
}

const logged = (playId: number) =>
  db().selectFrom('answers').select(['position', 'correct']).where('play_id', '=', playId).orderBy('position').execute()

describe('a cached play', () => {
  it('is returned only to its player', async () => {
    const { play, questions } = await quiz.begin(await quiz.player())
    expect((await quiz.answer(await quiz.player(), play, questions[0], 'right')).status).toBe(403)
  })

  it('that is outdated accepts no second answer to a question', async () => {
    const alice = await quiz.player()
    const { play, questions } = await leftBehind(alice)
    expect(await quiz.answer(alice, play, questions[0], 'wrong')).toMatchObject({ error: true, message: 'already_answered' })
    expect(await logged(play.id)).toEqual([{ position: 0, correct: true }])
  })

  it('that is outdated repeats the reply to a retry', async () => {
    const alice = await quiz.player()
    const { play, questions } = await leftBehind(alice)
    const { data } = await quiz.answer(alice, play, questions[0], 'right')
    expect(data).toMatchObject({ correct: true, score: 4, answered: 1, current_question_id: questions[1]?.id })
    expect(await logged(play.id)).toHaveLength(1)
  })

  it('that is outdated refuses no answer that is due', async () => {
    const alice = await quiz.player()
    const { play, questions } = await leftBehind(alice)
    expect((await quiz.answer(alice, play, questions[1], 'right')).data).toMatchObject({ correct: true, score: 8, answered: 2 })
    expect(await logged(play.id)).toHaveLength(2)
  })

  it('that is outdated does not reopen a finished play', async () => {
    const alice = await quiz.player()
    const { play, questions } = await quiz.begin(alice)
    const copy = caches(play.id)
    const { data: result } = await alice.call('finish_play', { play_id: play.id })
    cachePlay(db(), copy)
    const again = await quiz.answer(alice, play, questions[0], 'right')
    expect(again.data?.result ?? result).toEqual(result)
    expect((await logged(play.id)).filter(({ correct }) => correct)).toEqual([])
  })

  it('stays cached while it is open and no call uses it', async () => {
    const alice = await quiz.player()
    const { play, questions } = await quiz.begin(alice)
    for (const question of questions) await quiz.answer(alice, play, question, 'right')
    expect(takeCachedPlay(db(), play.id)).toBeUndefined()
  })
})
