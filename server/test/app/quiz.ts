// A server with the fixed catalogue, and helpers for tests of plays.

import { type LifelineEffect, Play, plays, Q, Result } from '@trivium/contract/play/plays'
import { type LifelineName } from '@trivium/contract/play/play-names'
import { sql } from 'kysely'
import { onTestFinished, vi } from 'vitest'
import { defaultSettings } from '../../src/platform/settings/defaults.ts'
import { writePlayStats } from '../../src/play/play-stats/index.ts'
import { type Fields, type Reply, startApp, type TestApp, type TestOptions, type TestPlayer } from './app.ts'
import { type Fixture, loadFixture, type PlaceSlug } from './fixture.ts'

export interface QuizPlace {
  category: PlaceSlug
  subcategory?: PlaceSlug
  level?: number
}

/** Contains only multiple choice: for tests that do not depend on the type of question. */
export const ancient: QuizPlace = { category: 'history', subcategory: 'ancient' }

/** Stops the real time for the rest of a test, for tests in which one more second would be too late. */
export function stopTime(): void {
  vi.useFakeTimers({ toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
}

export interface Started {
  play: Play
  questions: Q[]
}

export interface Quiz extends TestApp {
  fixture: Fixture
  /** Starts or resumes a level. */
  begin: (player: TestPlayer, place?: QuizPlace) => Promise<Started>
  /** Starts or resumes a play of any mode. */
  open: <Name extends StartName>(player: TestPlayer, action: Name, input?: Fields<Name>) => Promise<Started>
  /** Answers all questions: the first `right` of them right, the rest wrong. */
  playThrough: (player: TestPlayer, started: Started, right: number) => Promise<Result>
  /** Answers with the right keys, wrong ones, or nothing. */
  answer: (player: TestPlayer, at: Play, question: Q | undefined, how: QuizAnswer) => Promise<Reply<'submit_answer'>>
  lifeline: (player: TestPlayer, at: Play, question: Q | undefined, lifeline: LifelineName) => Promise<Reply<'use_lifeline'>>
  /** Plays a level to its end: the first `right` questions right, the next `wrong` ones wrong, the rest given up. */
  playLevel: (player: TestPlayer, place: QuizPlace, right: number, wrong?: number) => Promise<Result>
  /** Writes the traces of finished plays: item stats, choices, speeds, practice cards. */
  writePlayStats: () => Promise<number>
  /** The sum over all ledger accounts, which must always be 0. */
  ledgerSum: () => Promise<number>
}

/** Calls that start a play. */
export type StartName =
  | 'get_questions_by_level'
  | 'get_multi_match_questions_by_level'
  | 'get_questions_by_type'
  | 'get_daily_quiz'
  | 'get_fun_n_learn_questions'
  | 'get_guess_the_word'
  | 'get_audio_questions'
  | 'get_maths_questions'
  | 'get_questions_for_self_challenge'
  | 'get_bookmark_questions'
  | 'get_practice_questions'

export type QuizAnswer = 'right' | 'wrong' | 'nothing'

export async function startQuiz(options?: TestOptions): Promise<Quiz> {
  const app = await startApp(options)
  const fixture = await loadFixture(app.database.db)
  // Tests answer at once, so the minimum answer time is off; tests of that rule set it themselves.
  await app.set('least_answer_ms', 0)

  const open: Quiz['open'] = async (player, action, input) => {
    const reply = await player.call(action, input)
    if (reply.error) throw new Error(`${action} was refused: ${reply.message}`)
    return { play: Play.parse('play' in reply ? reply.play : null), questions: Q.array().parse(reply.data) }
  }
  const begin: Quiz['begin'] = (player, place = ancient) => open(player, 'get_questions_by_level', { level: 1, ...place })
  const answer: Quiz['answer'] = (player, play, question, how) => {
    const text = question === undefined || how === 'nothing' ? '' : fixture[how](question)
    return player.call('submit_answer', { play_id: play.id, question_id: question?.id, answer: text })
  }
  return {
    ...app,
    fixture,
    begin,
    open,
    answer,
    async playThrough(player, { play, questions }, right) {
      let last: Reply<'submit_answer'> | undefined
      for (const [index, question] of questions.entries()) last = await answer(player, play, question, index < right ? 'right' : 'wrong')
      return Result.parse(last?.data.result)
    },
    lifeline: (player, play, question, lifeline) => player.call('use_lifeline', { play_id: play.id, question_id: question?.id, lifeline }),
    async playLevel(player, place, right, wrong = 0) {
      const { play, questions } = await begin(player, place)
      const moves = questions.slice(0, right + wrong)
      for (const [index, question] of moves.entries()) await answer(player, play, question, index < right ? 'right' : 'wrong')
      return Result.parse((await player.call('finish_play', { play_id: play.id })).data)
    },
    writePlayStats: () => writePlayStats(app.database.db, defaultSettings),
    async ledgerSum() {
      const { rows } = await sql<{ sum: number }>`select sum(balance)::int as sum from ledger_accounts`.execute(app.database.db)
      return rows[0]?.sum ?? Number.NaN
    },
  }
}

/** A player's coins, as the API reports them to the player. */
export async function coinsOf(player: TestPlayer): Promise<number> {
  return (await player.call('get_user_coin_score')).data.coins
}

export async function scoreOf(player: TestPlayer): Promise<number> {
  return (await player.call('get_user_coin_score')).data.score
}

/** The effect of a lifeline. @throws when the lifeline was refused. */
export function effectOf(reply: Reply<'use_lifeline'>): LifelineEffect {
  if (reply.error) throw new Error(`the lifeline was refused: ${reply.message}`)
  return plays.use_lifeline.output.parse(reply.data)
}
