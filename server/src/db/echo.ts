// Proves that news arrive: says something through the database, as every change is said, and waits until it is heard. Whoever has
// heard it has heard all that was committed before it was said.

import { AsyncLocalStorage } from 'node:async_hooks'
import { randomBytes } from 'node:crypto'
import type { Hearing } from './changes.ts'

export interface EchoOptions {
  say: (channel: string, payload: string) => Promise<unknown>
  /** Said, but not heard for so long that the connection must be dead. */
  onSilence: () => void
}

/** What was heard longer ago proves nothing: less than the second within which everything must be known. */
const trustMs = 900
const renewAfterMs = 400
/** How long a call waits for an echo before it reads for itself. */
const patienceMs = 1_000
const silenceMs = 5_000

interface Call {
  payload: string
  saidAt: number
  heard: PromiseWithResolvers<void>
  silence: NodeJS.Timeout
}

export class Echo implements Hearing {
  readonly channel = `echo_${randomBytes(8).toString('hex')}`
  readonly #options: EchoOptions
  // An echo belongs to no call of a player, whoever happens to cause it.
  readonly #outside = AsyncLocalStorage.snapshot()
  #heardFrom = -Infinity
  #call: Call | null = null
  /** Somebody has waited in vain: nobody else waits until something is heard. */
  #isDeaf = false

  constructor(options: EchoOptions) {
    this.#options = options
  }

  /** @param payload of a notification on this channel */
  hear(payload: string): void {
    if (this.#call?.payload !== payload) return
    this.#heardFrom = this.#call.saidAt
    this.#isDeaf = false
    this.#call.heard.resolve()
    this.#end()
  }

  /** For a new connection, which has proved nothing. */
  startAfresh(): void {
    this.#heardFrom = -Infinity
    this.#end()
  }

  isCurrent(): boolean {
    const age = performance.now() - this.#heardFrom
    if (age > renewAfterMs) this.#say()
    return age < trustMs
  }

  async catchUp(): Promise<boolean> {
    const { heard } = this.#say()
    if (this.#isDeaf) return false
    let timer: NodeJS.Timeout | undefined
    const enough = new Promise<void>(resolve => {
      timer = setTimeout(() => {
        this.#isDeaf = true
        resolve()
      }, patienceMs)
    })
    await Promise.race([heard.promise, enough])
    clearTimeout(timer)
    return performance.now() - this.#heardFrom < trustMs
  }

  #say(): Call {
    if (this.#call) return this.#call
    const silence = setTimeout(() => {
      this.#end()
      this.#options.onSilence()
    }, silenceMs)
    silence.unref()
    const call = { payload: randomBytes(8).toString('hex'), saidAt: performance.now(), heard: Promise.withResolvers<void>(), silence }
    this.#call = call
    this.#outside(() => this.#options.say(this.channel, call.payload)).catch(() => {
      // The connection tells its own trouble; here the next one may try again.
      if (this.#call === call) this.#end()
    })
    return call
  }

  #end(): void {
    clearTimeout(this.#call?.silence)
    this.#call = null
  }
}
