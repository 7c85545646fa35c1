// Whatever happens to the clock of a play, the connection and the device, the page never hands in by itself, and ends in the server's last
// state. This file simulates the server, the connection and the device; fast-check generates the events.

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { ActionName } from '@trivium/contract'
import { aPlay, aQuestion, anOutcome, aResult } from '../../../../test/play.ts'
import { CallError } from '../../../platform/calls/actions.ts'
import { converseFreely } from '../free/free-conversation.ts'
import { type FreeEvent, freeReducer, openedFreePlay } from '../free/free-play-state.ts'
import { patience } from './patience.ts'
import { keepTime } from './play-clock.ts'
import { converse, type PlayDeps } from './play-conversation.ts'
import { openedPlay, type PlayEvent, playReducer, questionOf } from './play-state.ts'

type Input = Record<string, unknown>

const startMs = Date.parse('2026-11-21T10:00:00.000Z')
const [graceMs, pauseMs, questionMs] = [1_000, 4_000, 30_000]
const ids = [1, 2, 3]
const questions = ids.map(id => aQuestion(id))
const iso = (ms: number) => new Date(ms).toISOString()

/** The server's side of a play, with one clock for all questions or one for each. */
class Server {
  now = startMs
  version = 1
  deadline = startMs + questionMs
  position = 0
  isOver = false
  /** Calls that ended something while its clock ran, although no player asked for it. */
  readonly early: string[] = []
  readonly #order: 'free' | 'one_by_one'

  constructor(order: 'free' | 'one_by_one') {
    this.#order = order
  }

  /** Closes every question whose clock has run out. */
  #settle(): void {
    while (!this.isOver && this.now > this.deadline + graceMs) this.#closeQuestion(this.deadline)
  }

  #closeQuestion(at: number): void {
    this.version += 1
    this.position += this.#order === 'free' ? ids.length : 1
    this.isOver = this.position >= ids.length
    if (!this.isOver) this.deadline = at + pauseMs + questionMs
  }

  moveBy(ms: number): void {
    this.#settle()
    if (this.isOver) return
    this.version += 1
    this.deadline = Math.max(this.now, this.deadline + ms)
  }

  /** Only exams can be reopened, and exams are in free order. */
  endOrReopen(): void {
    this.#settle()
    if (this.isOver && this.#order === 'one_by_one') return
    this.version += 1
    this.isOver = !this.isOver
    this.position = this.isOver ? ids.length : 0
    if (!this.isOver) this.deadline = this.now + questionMs
  }

  get current(): number | null {
    return this.#order === 'free' ? null : (ids[this.position] ?? null)
  }

  #clock() {
    return { deadline: iso(this.deadline), now: iso(this.now), version: this.version, current_question_id: this.current }
  }

  play() {
    const driver = this.#order === 'free' ? { seconds_per_question: null, total_seconds: 30 } : {}
    return aPlay({ order: this.#order, answered: this.position, ...this.#clock(), ...driver })
  }

  handle(name: ActionName, input: Input): object {
    this.#settle()
    if (name === 'get_play')
      return { data: questions, play: this.isOver ? null : this.play(), answers: [], result: this.isOver ? aResult() : null }
    if (name !== 'submit_answer') this.early.push(name)
    return this.#answer(Number(input['question_id']), String(input['answer']))
  }

  #answer(questionId: number, answer: string): object {
    if (this.#order === 'free' || questionId === ids[this.position]) {
      if (this.isOver) return new CallError('submit_answer', 'play_over')
      if (answer === '') this.early.push(`nothing for question ${questionId}`)
      if (this.#order === 'free') this.version += 1
      else this.#closeQuestion(this.now)
    }
    const over = this.isOver && { deadline: null, result: aResult() }
    return { data: anOutcome({ ...this.#clock(), answered: this.position, ...over }) }
  }
}

/** A page whose connection delays, reorders and loses replies, and whose clock jumps. */
class Device {
  readonly server: Server
  readonly #replies: { reply: object; resolve: (reply: object) => void; reject: (error: CallError) => void }[] = []
  readonly #timers = new Set<{ at: number; act: () => void }>()
  readonly #news: number[] = []
  skewMs = 0
  elapsedMs = 0
  hasLeft = false

  constructor(server: Server) {
    this.server = server
  }

  deps() {
    return {
      ask: ((name: ActionName, input: Input) =>
        new Promise<object>((resolve, reject) =>
          this.#replies.push({ reply: this.server.handle(name, input), resolve, reject }),
        )) as PlayDeps['ask'],
      patiently: patience({ isWanted: () => !this.hasLeft, onSilence: () => {}, wait: () => Promise.resolve() }),
      after: (ms: number, act: () => void) => {
        const timer = { at: this.elapsedMs + ms, act }
        this.#timers.add(timer)
        return () => void this.#timers.delete(timer)
      },
      now: () => this.server.now + this.skewMs,
      showResult: () => void (this.hasLeft = true),
      onFailure: () => {},
    }
  }

  /** @param isAsleep the device sleeps meanwhile, so its timers do not run */
  async pass(ms: number, isAsleep = false): Promise<void> {
    this.server.now += ms
    this.elapsedMs += isAsleep ? 0 : ms
    for (const timer of [...this.#timers].filter(({ at }) => at <= this.elapsedMs)) {
      this.#timers.delete(timer)
      timer.act()
    }
    await calm()
  }

  announce(): void {
    this.#news.push(this.server.version)
  }

  /** A notification of any age; the same one may come several times. */
  newsAt(index: number): number {
    return this.#news[index % Math.max(1, this.#news.length)] ?? 0
  }

  async deliver(index: number, isLost: boolean): Promise<void> {
    const [answered] = this.#replies.splice(index % Math.max(1, this.#replies.length), 1)
    if (!answered) return
    if (isLost) answered.reject(new CallError('get_play', null, { status: null, retryAfterMs: null }))
    else if (answered.reply instanceof CallError) answered.reject(answered.reply)
    else answered.resolve(answered.reply)
    await calm()
  }

  get isWaiting(): boolean {
    return this.#replies.length > 0
  }
}

async function calm(): Promise<void> {
  for (let turn = 0; turn < 40; turn++) await Promise.resolve()
}

interface Page {
  look: () => Promise<void>
  /** The player answers. */
  answer: () => void
  version: () => number
  deadline: () => string | null
  /** The question whose clock the page believes is running. */
  current: () => number | null
}

function freePage(device: Device): Page {
  let state = openedFreePlay({ data: questions, play: device.server.play(), answers: [] })
  const conversation = converseFreely({ ...device.deps(), state: () => state, dispatch: event => change(event) })
  const change = (event: FreeEvent) => {
    state = freeReducer(state, event)
    conversation.attend()
  }
  conversation.start()
  let given = 0
  return {
    look: conversation.look,
    answer: () => change({ type: 'answered', questionId: 1 + (given % 3), answer: 'abcd'[given++ % 4] ?? 'a' }),
    version: () => state.play.version,
    deadline: () => state.play.deadline,
    current: () => state.play.current_question_id,
  }
}

function orderedPage(device: Device): Page {
  let state = openedPlay({ data: questions, play: device.server.play() })
  const conversation = converse({ ...device.deps(), state: () => state, dispatch: event => change(event), onFeedback: () => {} })
  const change = (event: PlayEvent) => {
    state = playReducer(state, event)
    conversation.attend()
  }
  conversation.start()
  return {
    look: async () => {
      if (state.phase === 'looking' || state.phase === 'away') await conversation.look('loaded')
      else await conversation.lookAgain()
    },
    answer: () => {
      if (state.phase === 'feedback') conversation.goOn(null)
      else if (questionOf(state)) void conversation.handIn('b')
    },
    version: () => state.play.version,
    deadline: () => state.play.deadline,
    current: () => state.play.current_question_id,
  }
}

const upTo = (max: number) => fc.integer({ min: 0, max })
const happening = fc.oneof(
  fc.record({ what: fc.constant('pass' as const), by: upTo(20_000) }),
  fc.record({ what: fc.constant('sleep' as const), by: upTo(60_000) }),
  fc.record({ what: fc.constant('move' as const), by: fc.integer({ min: -20_000, max: 60_000 }) }),
  fc.record({ what: fc.constant('end_or_reopen' as const), by: fc.constant(0) }),
  fc.record({ what: fc.constant('deliver' as const), by: upTo(9) }),
  fc.record({ what: fc.constant('lose' as const), by: upTo(9) }),
  fc.record({ what: fc.constant('hear' as const), by: upTo(9) }),
  fc.record({ what: fc.constant('come_back' as const), by: fc.constant(0) }),
  fc.record({ what: fc.constant('answer' as const), by: fc.constant(0) }),
  fc.record({ what: fc.constant('set_clock' as const), by: fc.integer({ min: -120_000, max: 120_000 }) }),
)
type Happening = typeof happening extends fc.Arbitrary<infer Value> ? Value : never

async function happen({ what, by }: Happening, device: Device, page: Page): Promise<void> {
  const { server } = device
  if (what === 'pass' || what === 'sleep') await device.pass(by, what === 'sleep')
  else if (what === 'deliver' || what === 'lose') await device.deliver(by, what === 'lose')
  else if (what === 'hear') void (device.newsAt(by) > page.version() && page.look())
  else if (what === 'come_back') void page.look()
  else if (what === 'answer') page.answer()
  else if (what === 'set_clock') device.skewMs = by
  else {
    if (what === 'move') server.moveBy(by)
    else server.endOrReopen()
    device.announce()
  }
  await calm()
}

/** The connection is back, the clock is right, and the page asks once more. */
async function comeToRest(device: Device, page: Page): Promise<void> {
  device.skewMs = 0
  void page.look()
  await calm()
  for (let turn = 0; turn < 60 && device.isWaiting; turn++) await device.deliver(0, false)
}

async function afterAll(order: 'free' | 'one_by_one', progress: Happening[]) {
  const server = new Server(order)
  const device = new Device(server)
  const page = order === 'free' ? freePage(device) : orderedPage(device)
  for (const one of progress) if (!device.hasLeft) await happen(one, device, page)
  await comeToRest(device, page)
  return { server, device, page }
}

describe.each(['free', 'one_by_one'] as const)('the page of a play in order %s', order => {
  it("never hands in by its own clock, and ends in the server's last state", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(happening, { maxLength: 40 }), async progress => {
        const { server, device, page } = await afterAll(order, progress)
        expect(server.early).toEqual([])
        if (device.hasLeft) return
        expect(server.isOver && order === 'free').toBe(false)
        // A player who is still reading the feedback already has the next question's clock.
        if (!server.isOver && page.current() === server.current) expect(page.deadline()).toBe(iso(server.deadline))
      }),
      { numRuns: 150 },
    )
  })
})

describe('the clock of a page', () => {
  it('shows by itself that it has run out, and asks the server a second later', async () => {
    const timers: { ms: number; act: () => void }[] = []
    const happened: string[] = []
    const { start } = keepTime({
      deadline: () => iso(startMs + questionMs),
      ranOut: () => void happened.push('ran out'),
      read: () => {
        happened.push('asked')
        return Promise.resolve(true)
      },
      after: (ms, act) => {
        timers.push({ ms, act })
        return () => {}
      },
      now: () => startMs,
    })
    start()
    for (const { act } of timers.toSorted((one, other) => one.ms - other.ms)) act()
    await calm()
    expect(happened).toEqual(['ran out', 'asked'])
    expect(timers.map(({ ms }) => ms).slice(0, 2)).toEqual([questionMs + 1_100, questionMs])
  })

  it('keeps asking while replies change nothing, and less often after a failure', async () => {
    const timers: { ms: number; act: () => void }[] = []
    const replies = [true, false]
    const { start, attend } = keepTime({
      deadline: () => iso(startMs),
      ranOut: () => {},
      read: () => Promise.resolve(replies.shift() ?? true),
      after: (ms, act) => {
        timers.push({ ms, act })
        return () => {}
      },
      now: () => startMs,
    })
    const stop = start()
    for (const index of [0, 1]) {
      timers[index]?.act()
      await calm()
    }
    expect(timers.map(({ ms }) => ms)).toEqual([1_100, 1_100, 4_000])
    stop()
    attend()
    expect(timers).toHaveLength(3)
  })
})

describe('the page of a play', () => {
  it.each(['free', 'one_by_one'] as const)('asks, and hands nothing in, when its clock is ahead of the server’s: %s', async order => {
    const progress: Happening[] = [
      { what: 'set_clock', by: 60_000 },
      { what: 'come_back', by: 0 },
      { what: 'deliver', by: 0 },
    ]
    const { server, device } = await afterAll(order, progress)
    expect([server.early, server.position, device.hasLeft]).toEqual([[], 0, false])
  })

  it('still has time at the old end if the server added time 20 seconds earlier', async () => {
    const progress: Happening[] = [
      { what: 'pass', by: 10_000 },
      { what: 'move', by: 600_000 },
      { what: 'pass', by: 20_000 },
      { what: 'pass', by: 2_000 },
    ]
    const { server, device, page } = await afterAll('free', progress)
    expect([device.hasLeft, server.isOver, page.deadline()]).toEqual([false, false, iso(server.deadline)])
  })
})
