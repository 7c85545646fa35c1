// A battle from the room to the result, with all players present.

import type { Battle } from '@trivium/contract/compete/battles'
import { type Actor, chance, oneOf, type DemoContext, unlessRefused } from './demo-context.ts'
import { answerOf } from './playing.ts'

/** Refusals that may keep players from a battle. */
const notTonight = ['not_enough_coins', 'play_before_staking', 'won_enough_today', 'no_questions', 'already_in_battle']

/** A random battle of two players, if their ratings are close enough. */
export async function battleAtRandom(context: DemoContext, one: Actor, other: Actor): Promise<void> {
  const target = { language_id: one.languageId }
  const searched = await unlessRefused(notTonight, one.ask('find_opponent', target))
  if (!searched) return
  const found = await unlessRefused(notTonight, other.ask('find_opponent', target))
  let roomId = found?.data.room_id ?? null
  // The window of ratings grows with the time of the search.
  const mayWait = found ? 4 : 0
  for (let waited = 0; roomId === null && waited < mayWait; waited++) {
    context.clock.pass(6)
    await context.app.runJob('pair_up')
    roomId = (await other.ask('find_opponent', target)).data.room_id
  }
  if (roomId !== null) return playBattle(context, [one, other], roomId)
  for (const { search, actor } of [
    { search: searched, actor: one },
    { search: found, actor: other },
  ]) {
    if (search) await actor.ask('cancel_search', { search_id: search.data.search_id })
  }
}

/** A battle of friends by the code of a room. */
export async function battleAmongFriends(context: DemoContext, players: Actor[]): Promise<void> {
  const [owner, ...others] = players
  if (!owner) return
  const opening = { room_type: others.length > 1 ? 'group' : 'friend', no_of_que: 5, entry: 5, language_id: owner.languageId }
  const room = await unlessRefused(notTonight, owner.ask('create_room', opening))
  if (!room?.data.roomCode) return
  const { roomID, roomCode } = room.data
  const joined = [owner]
  for (const actor of others) {
    context.clock.pass(5)
    if (await unlessRefused(notTonight, actor.ask('join_room', { room_code: roomCode }))) joined.push(actor)
  }
  if (joined.length < 2) return void (await owner.ask('delete_room', { room_id: roomID }))
  await owner.ask('start_room', { room_id: roomID })
  await playBattle(context, joined, roomID)
}

/** More steps than any battle needs: a battle that does not end is a fault and must not block the demo. */
const mostSteps = 200

async function playBattle(context: DemoContext, players: readonly Actor[], roomId: string): Promise<void> {
  const [first] = players
  if (!first) return
  for (let step = 0; step < mostSteps; step++) {
    const battle = await seenBy(first, roomId)
    // Reading a battle also wakes it.
    const { due } = battle.state === 'open' ? await answerRound(context, players, battle) : battle
    if (due === null) return
    context.clock.moveTo(new Date(Date.parse(due) + 50))
  }
  throw new Error('a battle of the demo does not end')
}

const seenBy = async (actor: Actor, roomId: string): Promise<Battle> => (await actor.ask('get_battle', { room_id: roomId })).data

/** Players answer in random order. @returns the battle afterwards */
async function answerRound(context: DemoContext, players: readonly Actor[], { roomID }: Battle): Promise<Battle> {
  const order = context.random() < 0.5 ? players : players.toReversed()
  for (const actor of order) {
    context.clock.pass(1 + context.random() * 2.5)
    const own = await seenBy(actor, roomID)
    if (own.state !== 'open' || !own.question || own.play_id === null) return own
    const answer = await answerOf(context, actor, own.question)
    await actor.ask('submit_answer', { play_id: own.play_id, question_id: own.question.id, answer })
    if (chance(context.random, 0.04)) {
      const message = oneOf(['well_played', 'that_was_close', 'smile', 'wow', 'good_luck'] as const, context.random)
      await unlessRefused(['room_deleted', 'too_many_requests'], actor.ask('send_battle_message', { room_id: roomID, message }))
    }
  }
  return seenBy(oneOf(players, context.random), roomID)
}
