// Helpers for tests of battles: rooms that fill and start, time that passes for them, right and wrong answers.

import type { Battle } from '@trivium/contract/compete/battles'
import { sql } from 'kysely'
import type { Reply, TestPlayer } from '../app/app.ts'
import { type QuizAnswer, type Quiz, startQuiz } from '../app/quiz.ts'

export interface Arena extends Quiz {
  /** Lets time pass while the service is alive, so that it is no outage. */
  stay: (ms: number) => Promise<void>
  /** Lets time pass like `stay`, and runs the jobs that are due. */
  pass: (ms: number) => Promise<void>
  /** Lets time pass while no process is alive. */
  lose: (ms: number) => Promise<void>
  view: (player: TestPlayer, roomId: string) => Promise<Battle>
  /** Answers the open question. */
  answerRound: (player: TestPlayer, battle: Battle, how: QuizAnswer) => Promise<Reply<'submit_answer'>>
  /** Goes on from any state of the battle to the next open question. */
  toOpen: (player: TestPlayer, roomId: string) => Promise<Battle>
  /** All players answer the next question wrongly. */
  playRound: (players: TestPlayer[], roomId: string) => Promise<void>
  /** Opens a room for these players and starts it. */
  startRoom: (players: TestPlayer[], asked?: Record<string, unknown>) => Promise<string>
  /** Pairs two players in a random battle. */
  startRandom: (one: TestPlayer, other: TestPlayer) => Promise<string>
}

export async function startArena(options?: Parameters<typeof startQuiz>[0]): Promise<Arena> {
  const quiz = await startQuiz(options)
  const { clock, database } = quiz
  const view: Arena['view'] = async (player, roomId) => (await player.call('get_battle', { room_id: roomId })).data
  const wake = async () => {
    await quiz.app.runJob('beat')
    await quiz.app.runJob('wake_battles')
  }
  const stay = async (ms: number) => {
    clock.advance(ms)
    await sql`update service_clock set seen_at = ${clock.now()} where seen_at is not null`.execute(database.db)
  }
  const pass = async (ms: number) => {
    // The sweep leaves the last moments to timers, which tests do not have.
    await stay(ms + 300)
    await wake()
  }
  const toOpen: Arena['toOpen'] = async (player, roomId) => {
    for (;;) {
      const battle = await view(player, roomId)
      if (battle.state === 'open' || battle.due === null) return battle
      await pass(Math.max(1, Date.parse(battle.due) - clock.now().getTime()))
    }
  }
  const answerRound: Arena['answerRound'] = (player, battle, how) => {
    const question = battle.question ?? undefined
    const answer = question === undefined || how === 'nothing' ? '' : quiz.fixture[how](question)
    return player.call('submit_answer', { play_id: battle.play_id, question_id: question?.id, answer })
  }
  return {
    ...quiz,
    stay,
    pass,
    view,
    toOpen,
    answerRound,
    async playRound(players, roomId) {
      for (const player of players) await answerRound(player, await toOpen(player, roomId), 'wrong')
    },
    async lose(ms) {
      clock.advance(ms)
      await wake()
    },
    async startRoom(players, asked = {}) {
      const [owner, ...others] = players
      if (!owner) throw new Error('a room has an owner')
      const type = players.length > 2 ? 'group' : 'friend'
      const room = await owner.call('create_room', { room_type: type, no_of_que: 5, entry: 5, ...asked })
      if (room.error) throw new Error(`create_room was refused: ${room.message}`)
      for (const player of others) {
        const joined = await player.call('join_room', { room_code: room.data.roomCode })
        if (joined.error) throw new Error(`join_room was refused: ${joined.message}`)
      }
      const started = await owner.call('start_room', { room_id: room.data.roomID })
      if (started.error) throw new Error(`start_room was refused: ${started.message}`)
      for (const player of players) await view(player, room.data.roomID)
      return room.data.roomID
    },
    async startRandom(one, other) {
      // Equal ratings, so that pairing does not wait for its window to widen.
      await database.db.updateTable('battle_ratings').set({ rating: 1500 }).where('account_id', 'in', [one.id, other.id]).execute()
      await one.call('find_opponent', {})
      const found = await other.call('find_opponent', {})
      if (found.error || found.data.room_id === null) throw new Error(`nobody was found: ${found.message}`)
      for (const player of [one, other]) await view(player, found.data.room_id)
      return found.data.room_id
    },
  }
}
