// A server with the fixed catalogue, and the moves that tests of plays make again and again.

import { type LifelineEffect, type LifelineName, Play, plays, Q, Result } from '@trivium/contract/plays'
import { sql } from 'kysely'
import { type Reply, startApp, type TestApp, type TestOptions, type TestPlayer } from './app.ts'
import { type Fixture, loadFixture, type PlaceSlug } from './fixture.ts'

export interface Place {
  category: PlaceSlug
  subcategory?: PlaceSlug
  level?: number
}

/** Multiple choice only: the place for whatever does not care for types. */
export const ancient: Place = { category: 'history', subcategory: 'ancient' }

export interface Started {
  play: Play
  questions: Q[]
}

export interface Quiz extends TestApp {
  fixture: Fixture
  /** Starts or resumes a level. */
  begin: (player: TestPlayer, place?: Place) => Promise<Started>
  /** Answers with the right keys, wrong ones, or nothing. */
  answer: (player: TestPlayer, at: Play, question: Q | undefined, how: How) => Promise<Reply<'submit_answer'>>
  lifeline: (player: TestPlayer, at: Play, question: Q | undefined, lifeline: LifelineName) => Promise<Reply<'use_lifeline'>>
  /** Plays a level to its end: so many right, the next so many wrong, the rest given up. */
  playLevel: (player: TestPlayer, place: Place, right: number, wrong?: number) => Promise<Result>
  /** Sum over all ledger accounts: 0, whatever happens. */
  ledgerSum: () => Promise<number>
}

export type How = 'right' | 'wrong' | 'nothing'

export async function startQuiz(options?: TestOptions): Promise<Quiz> {
  const app = await startApp(options)
  const fixture = await loadFixture(app.database.db)

  const begin: Quiz['begin'] = async (player, place = ancient) => {
    const reply = await player.call('get_questions_by_level', { level: 1, ...place })
    if (reply.error) throw new Error(`get_questions_by_level was refused: ${reply.message}`)
    return { play: Play.parse(reply.play), questions: Q.array().parse(reply.data) }
  }
  const answer: Quiz['answer'] = (player, play, question, how) => {
    const text = question === undefined || how === 'nothing' ? '' : fixture[how](question)
    return player.call('submit_answer', { play_id: play.id, question_id: question?.id, answer: text })
  }
  return {
    ...app,
    fixture,
    begin,
    answer,
    lifeline: (player, play, question, lifeline) => player.call('use_lifeline', { play_id: play.id, question_id: question?.id, lifeline }),
    async playLevel(player, place, right, wrong = 0) {
      const { play, questions } = await begin(player, place)
      const moves = questions.slice(0, right + wrong)
      for (const [index, question] of moves.entries()) await answer(player, play, question, index < right ? 'right' : 'wrong')
      return Result.parse((await player.call('finish_play', { play_id: play.id })).data)
    },
    async ledgerSum() {
      const { rows } = await sql<{ sum: number }>`select sum(balance)::int as sum from ledger_accounts`.execute(app.database.db)
      return rows[0]?.sum ?? Number.NaN
    },
  }
}

/** The coins a player has, by their own question. */
export async function coinsOf(player: TestPlayer): Promise<number> {
  return (await player.call('get_user_coin_score')).data.coins
}

export async function scoreOf(player: TestPlayer): Promise<number> {
  return (await player.call('get_user_coin_score')).data.score
}

/** What a lifeline did, once it is sure that it did something. */
export function effectOf(reply: Reply<'use_lifeline'>): LifelineEffect {
  if (reply.error) throw new Error(`the lifeline was refused: ${reply.message}`)
  return plays.use_lifeline.output.parse(reply.data)
}
