// Reports to the server when the examinee leaves and comes back, in that order. The server's clock decides what an absence costs. The page
// repeats the report of the return until the server has it, because that clock runs.

import type { AbsenceKind } from '@trivium/contract/assess/exam-names'

export interface Noted {
  /** The exam has ended. */
  over: boolean
  warned: boolean
}

interface WatchDeps {
  /** @returns null when the server did not answer, 'refused' when it refuses for good */
  note: (away: boolean, kind: AbsenceKind) => Promise<Noted | 'refused' | null>
  onBack: (noted: Noted) => void
  wait: () => Promise<unknown>
}

export class AbsenceWatch {
  readonly #deps: WatchDeps
  #isAway = false
  #hasStopped = false
  /** Resolves when "away" is sent, because "back" must not overtake it. */
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
