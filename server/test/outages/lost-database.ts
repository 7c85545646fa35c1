// Lets players play while the connections to PostgreSQL are cut, and checks that acknowledged answers survive.

import { expect } from 'vitest'
import { type Quiz, ancient, coinsOf } from '../app/quiz.ts'
import type { TestPlayer } from '../app/app.ts'

export interface Course {
  /** The number of answers acknowledged so far. */
  acknowledged: () => number
  /** Stops playing and checks everything that was acknowledged. */
  finish: () => Promise<void>
}

interface Told {
  /** Right answers that were acknowledged, by play and question. */
  answers: Set<string>
  statuses: Set<number>
}

/** Lets each player play level after level, as fast as the server replies. */
export function playOn(quiz: Quiz, players: TestPlayer[]): Course {
  const told: Told = { answers: new Set(), statuses: new Set() }
  const over = new AbortController()
  const playing = players.map(async player => {
    while (!over.signal.aborted) await playOnce(quiz, player, told)
  })
  return {
    acknowledged: () => told.answers.size,
    async finish() {
      over.abort()
      await Promise.all(playing)
      expect([...told.statuses].filter(status => status !== 200 && status !== 503)).toEqual([])
      await expectAllKept(quiz, told)
      expect(await quiz.ledgerSum()).toBe(0)
      for (const player of players) expect(await coinsOf(player)).toBeGreaterThanOrEqual(100)
    },
  }
}

/** Plays until the play is over, or a reply is not 200 because the database is away. */
async function playOnce(quiz: Quiz, player: TestPlayer, { answers, statuses }: Told): Promise<void> {
  const started = await player.call('get_questions_by_level', { ...ancient, level: 1 })
  statuses.add(started.status)
  if (started.status !== 200) return
  expect(started).toMatchObject({ error: false })
  const { play, data: questions } = started
  for (const question of questions.slice(play.answered)) {
    const reply = await quiz.answer(player, play, question, 'right')
    statuses.add(reply.status)
    if (reply.status !== 200) return
    expect(reply).toMatchObject({ error: false })
    answers.add(`${play.id}:${question.id}`)
  }
}

async function expectAllKept({ database }: Quiz, { answers }: Told): Promise<void> {
  const rows = await database.db.selectFrom('answers').select(['play_id', 'question_id']).where('correct', '=', true).execute()
  const kept = new Set(rows.map(row => `${row.play_id}:${row.question_id}`))
  expect([...answers].filter(answer => !kept.has(answer))).toEqual([])
  expect(kept.size).toBe(rows.length)
}

/** Expects another acknowledged answer within three seconds. */
export async function expectPlayGoesOn(course: Course): Promise<void> {
  const before = course.acknowledged()
  await expect.poll(() => course.acknowledged(), { timeout: 3_000, interval: 10 }).toBeGreaterThan(before)
}
