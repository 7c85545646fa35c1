// Says when the examinee has left and is back, in that order. The server's clock decides what an absence comes to; a page that cannot
// say that it is back goes on trying, because the clock runs.

import type { AbsenceKind } from '@trivium/contract/assess/exam-names'

export interface Noted {
  /** The exam has ended. */
  over: boolean
  warned: boolean
}

interface WatchDeps {
  /** @returns null when the server gave no answer, 'refused' when it will never take this */
  note: (away: boolean, kind: AbsenceKind) => Promise<Noted | 'refused' | null>
  onBack: (noted: Noted) => void
  wait: () => Promise<unknown>
}

export class AbsenceWatch {
  readonly #deps: WatchDeps
  #isAway = false
  #hasStopped = false
  /** "Back" must not overtake "away". */
  #said: Promise<unknown> = Promise.resolve()

  constructor(deps: WatchDeps) {
    this.#deps = deps
  }

  leave(kind: AbsenceKind): void {
    if (this.#isAway) return
    this.#isAway = true
    this.#said = this.#said.then(() => this.#deps.note(true, kind))
  }

  async comeBack(): Promise<void> {
    if (!this.#isAway) return
    this.#isAway = false
    await this.#said
    const noted = await this.#untilHeard()
    if (noted) this.#deps.onBack(noted)
  }

  stop(): void {
    this.#hasStopped = true
  }

  async #untilHeard(): Promise<Noted | null> {
    while (!this.#isAway && !this.#hasStopped) {
      const noted = await this.#deps.note(false, 'hidden')
      if (noted) return noted === 'refused' ? null : noted
      await this.#deps.wait()
    }
    return null
  }
}
