// Proves that change notifications arrive: sends a message through the database, as every change does, and waits for it. Once it
// arrives, everything committed before it was sent has arrived, too.

import { AsyncLocalStorage } from 'node:async_hooks'
import { randomBytes } from 'node:crypto'
import type { Subscription } from './changes.ts'

export interface ProbeOptions {
  publish: (channel: string, payload: string) => Promise<unknown>
  /** Called when no echo has arrived for so long that the connection must be dead. */
  onSilence: () => void
  /** Called when a call has waited in vain. */
  onLate?: () => void
}

/** An echo proves nothing after this time: less than the one second within which every change must be known. */
const trustMs = 900
const renewAfterMs = 400
/** How long a call waits for an echo; after that it reads from the database. */
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
  // Echoes run outside any call's async context, whichever call triggers them.
  readonly #outside = AsyncLocalStorage.snapshot()
  #heardFrom = -Infinity
  #call: Call | null = null
  /** A call has waited in vain: until the next echo, no other call waits. */
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

  /** For a new connection, which is not proved yet. */
  startAfresh(): void {
    this.#heardFrom = -Infinity
    this.#end()
  }

  isCurrent(): boolean {
    const age = performance.now() - this.#heardFrom
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
    return performance.now() - this.#heardFrom < trustMs
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
      // The connection reports its own problem; the next call may try again.
      if (this.#call === call) this.#end()
    })
    return call
  }

  #end(): void {
    clearTimeout(this.#call?.silence)
    this.#call = null
  }
}
