// Says when the examinee has left and is back, in that order. The server's clock decides what an absence comes to; a page that cannot
// say that it is back goes on trying, because the clock runs.

import type { AbsenceKind } from '@trivium/contract/assess/exam-names'

export interface Noted {
  /** The exam has ended. */
  over: boolean
  warned: boolean
}

interface Surroundings {
  /** @returns null when the server gave no answer, 'refused' when it will never take this */
  note: (away: boolean, kind: AbsenceKind) => Promise<Noted | 'refused' | null>
  onBack: (noted: Noted) => void
  wait: () => Promise<unknown>
}

export class AbsenceWatch {
  readonly #around: Surroundings
  #isAway = false
  #hasStopped = false
  /** "Back" must not overtake "away". */
  #said: Promise<unknown> = Promise.resolve()

  constructor(around: Surroundings) {
    this.#around = around
  }

  leave(kind: AbsenceKind): void {
    if (this.#isAway) return
    this.#isAway = true
    this.#said = this.#said.then(() => this.#around.note(true, kind))
  }

  async comeBack(): Promise<void> {
    if (!this.#isAway) return
    this.#isAway = false
    await this.#said
    const noted = await this.#untilHeard()
    if (noted) this.#around.onBack(noted)
  }

  stop(): void {
    this.#hasStopped = true
  }

  async #untilHeard(): Promise<Noted | null> {
    while (!this.#isAway && !this.#hasStopped) {
      const noted = await this.#around.note(false, 'hidden')
      if (noted) return noted === 'refused' ? null : noted
      await this.#around.wait()
    }
    return null
  }
}
