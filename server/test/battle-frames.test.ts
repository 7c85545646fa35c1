// Whole battles over sockets that lose, delay, repeat and reorder what they bring: every frame and reply is searched for what must not be
// known yet, and in the end all pages show the same.

import type { Battle } from '@trivium/contract/battles'
import { type Random, seededRandom } from '@trivium/rules/random'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TestPlayer } from './app.ts'
import { type Arena, startArena } from './battle-room.ts'
import { attackSeed, effort } from './effort.ts'
import { type Client, enter, eventually, open, outcome } from './live-pages.ts'

const battles = effort(4, 1_000)
const atOnce = 10

let arena: Arena
beforeAll(async () => {
  arena = await startArena()
  await arena.app.http.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => arena.close())

/** A page that keeps the newest view, on a line that cannot be trusted. */
class Page {
  newest: Battle | null = null
  frames = 0
  #client: Client | null = null
  readonly #random: Random
  readonly player: TestPlayer
  readonly #roomId: string

  constructor(player: TestPlayer, roomId: string, random: Random) {
    this.player = player
    this.#roomId = roomId
    this.#random = random
  }

  async connect(): Promise<void> {
    const client = open(arena.app, this.player.token)
    this.#client = client
    client.on('echo', (answer: () => void) => answer())
    client.on('battle', ({ battle }: { battle: Battle }) => {
      this.frames += 1
      hidesWhatIsNotTold(battle)
      this.#takeSomehow(battle)
    })
    expect(await outcome(client)).toBeNull()
    expect(await enter(client, `battle:${this.#roomId}`, this.newest?.seq ?? 0)).toBe('ok')
  }

  /** Now, later, twice, or never. */
  #takeSomehow(battle: Battle): void {
    const fate = this.#random()
    if (fate < 0.2) return
    if (fate < 0.5) setTimeout(() => this.#take(battle), this.#random() * 30)
    else this.#take(battle)
    if (fate > 0.8) setTimeout(() => this.#take(battle), this.#random() * 30)
  }

  #take(battle: Battle): void {
    if (battle.seq > (this.newest?.seq ?? 0)) this.newest = battle
  }

  async cut(): Promise<void> {
    this.#client?.disconnect()
    await this.connect()
  }

  /** Asks by number, as a page does that has heard nothing for a while. */
  async ask(): Promise<Battle> {
    const reply = await this.player.call('get_battle', { room_id: this.#roomId, after: this.newest?.seq ?? 0 })
    hidesWhatIsNotTold(reply.data)
    this.#take(reply.data)
    return reply.data
  }

  close(): void {
    this.#client?.disconnect()
  }
}

/** A view of a round that is not over must not hold its answer, what others chose, or anything of a later question. */
function hidesWhatIsNotTold(battle: Battle): void {
  if (!['countdown', 'reading', 'open'].includes(battle.state)) return
  expect([battle.correct_answer, battle.note, battle.result]).toEqual([null, null, null])
  if (battle.state === 'countdown') expect(battle.question).toBeNull()
  if (battle.state === 'reading') expect(battle.question?.options).toEqual([])
  for (const user of battle.users) {
    expect([user.correct, user.gained, user.ms]).toEqual([null, null, null])
    if (user.seat !== battle.seat) expect(user.answer).toBeNull()
  }
  const note = battle.question && arena.fixture.known.get(battle.question.id)?.note
  if (note) expect(JSON.stringify(battle)).not.toContain(note)
}

async function playBattle(number: number): Promise<() => Promise<boolean>> {
  const random = seededRandom(attackSeed() + number)
  const players = [await arena.player('Alice'), await arena.player('Bob')]
  const roomId = await arena.startRoom(players, { no_of_que: 5, entry: 0 })
  const pages = players.map((player, index) => new Page(player, roomId, seededRandom(attackSeed() + number * 7 + index)))
  for (const page of pages) await page.connect()
  return async () => {
    for (const page of pages) {
      const battle = await page.ask()
      if (random() < 0.1) await page.cut()
      if (battle.state === 'open' && random() < 0.8) await arena.answerRound(page.player, battle, random() < 0.5 ? 'right' : 'wrong')
    }
    if ((await arena.view(pages[0]?.player ?? players[0]!, roomId)).state !== 'over') return false
    await showTheSame(pages)
    return true
  }
}

/** What is hers and his stands apart: everything else is the same for all. */
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
  })
})
