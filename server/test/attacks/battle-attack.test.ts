// Hostile players in battles: any call, in any order, with any values, at any time, through outages. Afterwards the rows are checked.

import { phrases } from '@trivium/contract/people/message-names'
import { Battle } from '@trivium/contract/compete/battles'
import { type Random, seededRandom } from '@trivium/rules/platform/random'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Reply, TestPlayer } from '../app/app.ts'
import { type Arena, startArena } from '../games/battle-room.ts'
import { addNumbers } from '../games/number-questions.ts'
import { judge } from '../games/battle-judge.ts'
import { attacks, attackSeed, tried } from '../setup/effort.ts'

let arena: Arena
beforeAll(async () => {
  const faults = { write: (line: string) => void (line.includes('"level":50') && console.log(line)) }
  arena = await startArena({ env: { LOG_LEVEL: 'error' }, logTo: faults })
  await addNumbers(arena.database.db, arena.fixture, 'ancient', 60)
})
afterAll(() => arena.close())

const mostMoves = 24

interface Attack {
  random: Random
  players: TestPlayer[]
  owner: TestPlayer
  roomId: string
  code: string
  /** Question ids that the attacker has seen in replies. */
  ids: number[]
  plays: Map<number, number>
}

const pick = <Value>({ random }: Pick<Attack, 'random'>, values: readonly Value[]): Value => {
  const value = values[Math.floor(random() * values.length)]
  if (value === undefined) throw new Error('nothing to pick from')
  return value
}

async function begin(random: Random): Promise<Attack> {
  const players = []
  for (const name of ['Ann', 'Ben', 'Cem', 'Dee', 'Eve'])
    players.push(await arena.player(name, { coins: pick({ random }, [0, 5, 20, 100]) }))
  const owner = await arena.player('Owner', { coins: 100 })
  const asked = {
    room_type: pick({ random }, ['friend', 'group', 3, 'anything']),
    entry: pick({ random }, [0, 5, 20]),
    no_of_que: pick({ random }, [1, 5, 6]),
    minutes: pick({ random }, [1, 2, '']),
  }
  const { data } = await owner.call('create_room', asked)
  // Most attacks are on running battles: there is little to attack in waiting rooms.
  if (random() < 0.7) {
    for (const player of players.slice(0, pick({ random }, [1, 2, 3]))) await player.call('join_room', { room_code: data.roomCode })
    await owner.call('start_room', { room_id: data.roomID })
  }
  return { random, players: [owner, ...players], owner, roomId: data.roomID, code: data.roomCode ?? '', ids: [], plays: new Map() }
}

type AnyReply = Pick<Reply<'get_battle'>, 'status' | 'error' | 'message'> & { data: unknown }
type Move = (attack: Attack, player: TestPlayer) => Promise<AnyReply>

const moves: [weight: number, move: Move][] = [
  [3, ({ code }, player) => player.call('join_room', { room_code: code })],
  [
    1,
    (attack, player) =>
      player.call('join_room', { room_code: pick(attack, ['ABCDEFGH', attack.code.slice(1), '', attack.code.toLowerCase()]) }),
  ],
  [2, ({ roomId }, player) => player.call('get_battle', { room_id: roomId, after: 0 })],
  [1, ({ roomId }, player) => player.call('get_question_by_room_id', { room_id: roomId })],
  [1, ({ roomId }, player) => player.call('leave_room', { room_id: roomId })],
  [1, ({ roomId, random }, player) => (random() < 0.2 ? player.call('delete_room', { room_id: roomId }) : player.call('get_battle', {}))],
  [1, ({ roomId, owner }) => owner.call('start_room', { room_id: roomId })],
  [1, ({ roomId }, player) => player.call('start_room', { room_id: roomId })],
  [8, answer],
  [1, (attack, player) => player.call('finish_play', { play_id: anyPlay(attack, player) })],
  [1, (attack, player) => player.call('get_play', { play_id: anyPlay(attack, player) })],
  [1, (attack, player) => player.call('get_play_review', { play_id: anyPlay(attack, player) })],
  [
    1,
    (attack, player) =>
      player.call('use_lifeline', { play_id: anyPlay(attack, player), question_id: attack.ids[0] ?? 1, lifeline: 'skip' }),
  ],
  [1, (attack, player) => player.call('send_battle_message', { room_id: attack.roomId, message: pick(attack, phrases) })],
  [1, ({ roomId }, player) => player.call('ask_rematch', { room_id: roomId })],
  [1, (attack, player) => player.call('get_random_questions', { match_id: attack.roomId, destroy_match: pick(attack, [0, 1]) })],
  [1, (attack, player) => player.call('set_bookmark', { question_id: attack.ids[0] ?? 1, status: 1, type: 'quiz_zone' })],
  [1, (_attack, player) => player.call('get_bookmark', { type: 'quiz_zone' })],
]
const line = moves.flatMap(([weight, move]) => Array.from({ length: weight }, () => move))

const anyPlay = (attack: Attack, player: TestPlayer) =>
  (attack.random() < 0.8 ? attack.plays.get(player.id) : pick(attack, [...attack.plays.values(), 1])) ?? 1

function answer(attack: Attack, player: TestPlayer): Promise<Reply<'submit_answer'>> {
  const question_id = pick(attack, [...attack.ids, attack.ids.at(-1) ?? 1, 1])
  const { value } = arena.fixture.known.get(question_id)?.number ?? { value: null }
  const numbers = value === null ? [] : [value, value + 41, value - 41, value + 50, 3].map(String)
  const answer = pick(attack, [...(value === null ? ['a', 'b', 'c', 'd'] : []), ...numbers, '', 'e', 'a,b', 'x'.repeat(20)])
  return player.call('submit_answer', { play_id: anyPlay(attack, player), question_id, answer })
}

/** Collects the ids in a reply, as an attacker would. */
function learn(attack: Attack, player: TestPlayer, { data }: AnyReply): void {
  const listed: unknown[] = Array.isArray(data) ? data : []
  for (const one of listed)
    if (typeof one === 'object' && one && 'id' in one && typeof one.id === 'number') attack.ids = [...new Set([...attack.ids, one.id])]
  const battle = Battle.safeParse(data)
  if (battle.data?.question) attack.ids = [...new Set([...attack.ids, battle.data.question.id])]
  if (battle.data?.play_id) attack.plays.set(player.id, battle.data.play_id)
}

/**
 * The secrets that no reply may hold now: notes and tolerances of questions whose round is not over, options not shown yet, questions not
 * asked yet.
 */
async function secretsOf(attack: Attack): Promise<(string | number)[]> {
  const battle = await arena.database.db
    .selectFrom('battles')
    .select(['id', 'phase'])
    .where('room_id', '=', attack.roomId)
    .executeTakeFirstOrThrow()
  if (!['countdown', 'reading', 'open', 'reveal'].includes(battle.phase)) return []
  const events = await arena.database.db
    .selectFrom('battle_events')
    .select(['kind', 'payload'])
    .where('battle_id', '=', battle.id)
    .execute()
  const started = events.find(({ kind }) => kind === 'started')?.payload as { questions: { question_id: number }[] } | undefined
  const round = events.filter(({ kind }) => kind === 'asked').length
  return (started?.questions ?? []).flatMap(({ question_id }, index) => {
    const known = arena.fixture.known.get(question_id)
    const isOver = index < round - 1 || (index === round - 1 && battle.phase === 'reveal')
    const isShown = isOver || (index === round - 1 && battle.phase === 'open')
    const told = known ? [known.note, ...(known.number ? [known.number.tolerance] : [])] : []
    return [...(isOver ? [] : told), ...(isShown ? [] : (known?.options ?? []))]
  })
}

async function hasEnded({ roomId }: Attack): Promise<boolean> {
  const row = await arena.database.db.selectFrom('battles').select('ended_at').where('room_id', '=', roomId).executeTakeFirst()
  return row?.ended_at !== null
}

async function attackOnce(seed: number): Promise<string> {
  const random = seededRandom(seed)
  const attack = await begin(random)
  for (let count = 2 + Math.floor(random() * mostMoves); count > 0; count--) {
    const player = pick(attack, attack.players)
    const before = await secretsOf(attack)
    const reply = await pick(attack, line)(attack, player)
    expect(reply.status, JSON.stringify(reply)).toBeLessThan(500)
    const after = new Set(await secretsOf(attack))
    const text = JSON.stringify(reply)
    // A secret both before and after the call must not be in its reply.
    for (const secret of before.filter(one => after.has(one))) expect(text).not.toContain(JSON.stringify(secret))
    learn(attack, player, reply)
    const roll = random()
    if (roll < 0.5) await arena.pass(pick(attack, [500, 2_000, 3_000, 6_000, 15_000]))
    else if (roll < 0.55) await arena.lose(pick(attack, [1_500, 20_000, 31_000]))
  }
  // The players stop: the battle must end by itself.
  while (!(await hasEnded(attack))) await arena.pass(31_000)
  const { phase } = await judge(arena.database.db, attack.roomId, arena.fixture)
  expect(await arena.ledgerSum()).toBe(0)
  return phase
}

it('ends every battle correctly, whatever its players send, and reveals nothing too early', { timeout: 3_600_000 }, async () => {
  const seed = attackSeed()
  const phases = new Map<string, number>()
  for (let turn = 0; turn < attacks(25, 5_000); turn++) {
    const phase = await attackOnce(seed + turn).catch((error: unknown) => {
      throw new Error(`with ATTACK_SEED=${seed + turn}`, { cause: error })
    })
    phases.set(phase, (phases.get(phase) ?? 0) + 1)
    tried('attacks on a battle')
  }
  console.log('battles ended as', Object.fromEntries(phases))
})
