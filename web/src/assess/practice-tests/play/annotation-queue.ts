// Sends what is kept beside questions, one call at a time: of several changes to a question while a call is under way, the last counts.

export interface AnnotationChange {
  marked?: boolean
  struck?: string
  own_note?: string
}

interface QueueDeps {
  /** @throws what no retry can mend */
  send: (questionId: number, change: AnnotationChange) => Promise<unknown>
  onFailure: (error: unknown, questionId: number) => void
  onSaved: (isSaved: boolean) => void
}

export class AnnotationQueue {
  readonly #deps: QueueDeps
  readonly #waiting = new Map<number, AnnotationChange>()
  #isSending = false

  constructor(deps: QueueDeps) {
    this.#deps = deps
  }

  async add(questionId: number, change: AnnotationChange): Promise<void> {
    this.#waiting.set(questionId, { ...this.#waiting.get(questionId), ...change })
    this.#deps.onSaved(false)
    if (this.#isSending) return
    this.#isSending = true
    while (await this.#sendNext());
    this.#isSending = false
    this.#deps.onSaved(true)
  }

  async #sendNext(): Promise<boolean> {
    const [next] = this.#waiting
    if (!next) return false
    const [questionId, change] = next
    this.#waiting.delete(questionId)
    await this.#deps.send(questionId, change).catch((error: unknown) => this.#deps.onFailure(error, questionId))
    return true
  }
}
