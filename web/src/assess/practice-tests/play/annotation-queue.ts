// Sends what is kept beside questions, one call at a time: of several changes to a question while a call is under way, the last counts.

export interface AnnotationChange {
  marked?: boolean
  struck?: string
  own_note?: string
}

interface Surroundings {
  /** @throws what no retry can mend */
  send: (questionId: number, change: AnnotationChange) => Promise<unknown>
  onFailure: (error: unknown, questionId: number) => void
  onSaved: (isSaved: boolean) => void
}

export class AnnotationQueue {
  readonly #around: Surroundings
  readonly #waiting = new Map<number, AnnotationChange>()
  #isSending = false

  constructor(around: Surroundings) {
    this.#around = around
  }

  async add(questionId: number, change: AnnotationChange): Promise<void> {
    this.#waiting.set(questionId, { ...this.#waiting.get(questionId), ...change })
    this.#around.onSaved(false)
    if (this.#isSending) return
    this.#isSending = true
    while (await this.#sendNext());
    this.#isSending = false
    this.#around.onSaved(true)
  }

  async #sendNext(): Promise<boolean> {
    const [next] = this.#waiting
    if (!next) return false
    const [questionId, change] = next
    this.#waiting.delete(questionId)
    await this.#around.send(questionId, change).catch((error: unknown) => this.#around.onFailure(error, questionId))
    return true
  }
}
