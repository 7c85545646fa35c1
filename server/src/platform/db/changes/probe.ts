// Proves that change notifications arrive: sends a message through the database, as every change does, and waits for its echo. Once it
// arrives, all notifications committed before it was sent have arrived, too.

import { AsyncLocalStorage } from 'node:async_hooks'
import { randomBytes } from 'node:crypto'
import type { Subscription } from './changes.ts'

export interface ProbeOptions {
  publish: (channel: string, payload: string) => Promise<unknown>
  /** Called when the connection must be dead, because no echo arrived for five seconds. */
  onSilence: () => void
  /** Called when a call has waited in vain. */
  onLate?: () => void
}

/** An echo proves nothing after this time. It is less than one second, within which every process must know a change. */
const trustMs = 900
const renewAfterMs = 400
/** A call waits this long for an echo; then it reads from the database. */
const patienceMs = 1_000
const silenceMs = 5_000

interface Call {
  payload: string
  saidAt: number
  received: PromiseWithResolvers<void>
  silence: NodeJS.Timeout
}

export class Probe implements Subscription {
  readonly channel = `echo_${randomBytes(8).toString('hex')}`
  readonly #options: ProbeOptions
  // Probes run outside any call's async context, whichever call triggers them.
  readonly #outside = AsyncLocalStorage.snapshot()
  #heardFrom = -Infinity
  #call: Call | null = null
  /** Set when a call has waited in vain: until the next echo, no other call waits. */
  #isDeaf = false

  constructor(options: ProbeOptions) {
    this.#options = options
  }

  /** @param payload of a notification on this channel */
  receive(payload: string): void {
    if (this.#call?.payload !== payload) return
    this.#heardFrom = this.#call.saidAt
    this.#isDeaf = false
    this.#call.received.resolve()
    this.#end()
  }

  /** Call it when the connection is lost or closed: nothing is proved for a new one. */
  startAfresh(): void {
    this.#heardFrom = -Infinity
    this.#end()
  }

  /** The time since the last message that has come back was sent. */
  ageMs(): number {
    return performance.now() - this.#heardFrom
  }

  isCurrent(): boolean {
    const age = this.ageMs()
    if (age > renewAfterMs) this.#publish()
    return age < trustMs
  }

  async catchUp(): Promise<boolean> {
    const { received } = this.#publish()
    if (this.#isDeaf) return false
    let timer: NodeJS.Timeout | undefined
    const enough = new Promise<void>(resolve => {
      timer = setTimeout(() => {
        this.#isDeaf = true
        this.#options.onLate?.()
        resolve()
      }, patienceMs)
    })
    await Promise.race([received.promise, enough])
    clearTimeout(timer)
    return this.ageMs() < trustMs
  }

  #publish(): Call {
    if (this.#call) return this.#call
    const silence = setTimeout(() => {
      this.#end()
      this.#options.onSilence()
    }, silenceMs)
    silence.unref()
    const call = { payload: randomBytes(8).toString('hex'), saidAt: performance.now(), received: Promise.withResolvers<void>(), silence }
    this.#call = call
    this.#outside(() => this.#options.publish(this.channel, call.payload)).catch(() => {
      // The connection reports its own error; the next call may probe again.
      if (this.#call === call) this.#end()
    })
    return call
  }

  #end(): void {
    clearTimeout(this.#call?.silence)
    this.#call = null
  }
}
