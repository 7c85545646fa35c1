// Whole battles through a proxy that delays, repeats, reorders, loses and cuts messages. Every frame and reply is searched for anything
// revealed too early, and in the end all pages show the same.

import { randomUUID } from 'node:crypto'
import type { ActionName } from '@trivium/contract'
import { Battle } from '@trivium/contract/compete/battles'
import { AnswerOutcome } from '@trivium/contract/play/plays'
import { seededRandom } from '@trivium/rules/platform/random'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import type { TestPlayer } from '../app/app.ts'
import { type Arena, startArena } from './battle-room.ts'
import { attackSeed, effort, tried } from '../setup/effort.ts'
import { addNumbers } from './number-questions.ts'
import { enter, eventually, openAt } from '../app/live-pages.ts'
import { startLossyProxy, type LossyProxy } from '../services/lossy-proxy.ts'
import { post } from '../setup/server-process.ts'

const battles = effort(4, 1_000)
const atOnce = 10

let arena: Arena
let line: LossyProxy
beforeAll(async () => {
  arena = await startArena()
  await addNumbers(arena.database.db, arena.fixture, 'ancient', 60)
  const address = await arena.app.http.listen({ port: 0, host: '127.0.0.1' })
  line = await startLossyProxy(address, seededRandom(attackSeed()))
})
afterAll(async () => {
  await line.close()
  await arena.close()
})

/** A page that keeps the newest view and reconnects whenever its connection is cut. */
class Page {
  newest: Battle | null = null
  frames = 0
  /** Frames and replies that were searched. */
  searched = 0
  /** Things that arrived too early, and other faults. */
  readonly faults: unknown[] = []
  #leave = () => {}
  readonly #player: TestPlayer
  readonly #roomId: string

  constructor(player: TestPlayer, roomId: string) {
    this.#player = player
    this.#roomId = roomId
  }

  connect(): void {
    const client = openAt(line.url, this.#player.token)
    const again = () => this.connect()
    client.on('echo', (answer: () => void) => answer())
    client.on('battle', ({ battle }: { battle: Battle }) => {
      this.frames += 1
      this.#take(battle)
    })
    client.on('connect', async () => {
      const after = this.newest?.seq ?? 0
      // The reply is lost when the connection is cut meanwhile.
      const answer = await enter(client, `battle:${this.#roomId}`, after).catch(() => 'ok')
      if (answer !== 'ok') this.faults.push(answer)
    })
    client.on('connect_error', again).on('disconnect', again)
    this.#leave = () => void client.off('disconnect', again).off('connect_error', again).disconnect()
  }

  #take(battle: Battle): void {
    try {
      this.searched += 1
      hidesWhatIsNotTold(battle)
    } catch (fault) {
      this.faults.push(fault)
    }
    if (battle.seq > (this.newest?.seq ?? 0)) this.newest = battle
  }

  /** Polls by number, as a page does that has received nothing for a while. */
  async ask(): Promise<Battle> {
    const { data, events } = await this.#call('get_battle', { room_id: this.#roomId, after: 0 })
    const battle = Battle.parse(data)
    try {
      eventsHideWhatIsNotTold(battle, events)
    } catch (fault) {
      this.faults.push(fault)
    }
    this.#take(battle)
    return battle
  }

  /** Sends an answer. Only the reply to the last answer of a round gives feedback, because that answer ends the round. */
  async answer({ play_id, question }: Battle, how: 'right' | 'wrong', farther: number): Promise<void> {
    if (!question) throw new Error('no question is open')
    const { number } = arena.fixture.known.get(question.id) ?? {}
    const answer = number && how === 'wrong' ? String(number.value + Math.ceil(number.tolerance) + farther) : arena.fixture[how](question)
    const { data } = await this.#call('submit_answer', { play_id, question_id: question.id, answer }, randomUUID())
    const { correct, correct_answer, note, tolerance, next_question } = AnswerOutcome.partial().parse(data ?? {})
    if ((correct ?? correct_answer ?? note ?? tolerance ?? next_question ?? null) === null) return
    const { state, question: asked } = await this.ask()
    if (state === 'open' && asked?.id === question.id) this.faults.push(`told of question ${question.id} while it was open`)
  }

  /** Repeats the call with the same key until a reply arrives, as a page does. */
  async #call(name: ActionName, body: object, key?: string): Promise<z.output<typeof Reply>> {
    for (;;) {
      try {
        return Reply.parse(await post(line, this.#player.token, name, body, key))
      } catch (problem) {
        if (!(problem instanceof TypeError)) throw problem
      }
    }
  }

  close(): void {
    this.#leave()
  }
}

const Event = z.looseObject({ kind: z.string(), payload: z.record(z.string(), z.unknown()) })
const Reply = z.looseObject({ error: z.boolean(), data: z.unknown().optional(), events: z.array(Event).default([]) })

/** A view of a round that is not over must not hold its answer, what others chose, or anything of a later question. */
function hidesWhatIsNotTold(battle: Battle): void {
  if (!['countdown', 'reading', 'open'].includes(battle.state)) return
  expect([battle.correct_answer, battle.note, battle.tolerance, battle.result]).toEqual([null, null, null, null])
  expect([...battle.remarks, ...battle.also_right]).toEqual([])
  if (battle.state === 'countdown') expect(battle.question).toBeNull()
  if (battle.state === 'reading') expect(battle.question?.options).toEqual([])
  for (const user of battle.users) {
    expect([user.correct, user.gained, user.is_nearest, user.ms]).toEqual([null, null, null, null])
    if (user.seat !== battle.seat) expect(user.answer).toBeNull()
  }
  const known = battle.question && arena.fixture.known.get(battle.question.id)
  // The player's own number may be the right one.
  const text = JSON.stringify({
    ...battle,
    users: battle.users.map(user => (user.seat === battle.seat ? { ...user, answer: null } : user)),
  })
  if (known) expect(text).not.toContain(known.note)
  if (known?.number) for (const secret of [known.number.value, known.number.tolerance]) expect(text).not.toContain(String(secret))
}

/**
 * In a round that is not over, events say of the player's own answer no more than of others'. In a finished round, answers are keys that
 * were shown.
 */
function eventsHideWhatIsNotTold(battle: Battle, events: z.output<typeof Event>[]): void {
  for (const { kind, payload } of events) {
    expect(Object.keys(payload)).not.toContain('order')
    if (kind !== 'answered') continue
    const isOpen = payload['round'] === battle.round && ['reading', 'open'].includes(battle.state)
    if (isOpen) expect(Object.keys(payload)).toEqual(['round'])
    else expect(payload['answer']).toMatch(/^([a-e]?|\d{7}(\.\d+)?)$/)
  }
}

async function playBattle(number: number): Promise<() => Promise<boolean>> {
  const random = seededRandom(attackSeed() + number)
  const players = [await arena.player('Alice'), await arena.player('Bob')]
  const roomId = await arena.startRoom(players, { no_of_que: 5, entry: 0 })
  const pages = players.map(player => new Page(player, roomId))
  for (const page of pages) page.connect()
  return async () => {
    for (const page of pages) {
      const battle = await page.ask()
      if (battle.state === 'open' && random() < 0.8)
        await page.answer(battle, random() < 0.5 ? 'right' : 'wrong', 1 + Math.floor(random() * 3))
    }
    if ((await arena.view(players[0]!, roomId)).state !== 'over') return false
    await showTheSame(pages)
    return true
  }
}

/** Leaves out what differs by player; everything else must be the same on all pages. */
async function showTheSame(pages: Page[]): Promise<void> {
  for (const page of pages) await page.ask()
  const common = pages.map(({ newest }) => {
    const { seat: _seat, play_id: _play, now: _now, seq: _seq, result, users, ...battle } = newest!
    return {
      ...battle,
      rounds: result?.rounds,
      places: result?.places,
      users: users.map(({ state: _state, timers: _timers, ...user }) => user),
    }
  })
  for (const other of common) expect(other).toEqual(common[0])
  for (const page of pages) {
    await eventually(() => expect(page.frames).toBeGreaterThan(0))
    expect(page.faults).toEqual([])
    tried('replies and frames scanned', page.searched)
    page.close()
  }
}

describe('every page of a battle', () => {
  it('shows the same in the end, and nothing too early', { timeout: 3_600_000 }, async () => {
    for (let first = 0; first < battles; first += atOnce) {
      let running = await Promise.all(Array.from({ length: Math.min(atOnce, battles - first) }, (_, index) => playBattle(first + index)))
      while (running.length > 0) {
        await arena.pass(1_500)
        const over = await Promise.all(running.map(step => step()))
        running = running.filter((_, index) => !over[index])
      }
    }
    expect(Object.values(line.done)).not.toContain(0)
  })
})
