// Sends annotations of questions one call at a time. It merges the changes of a question that wait for a running call; the last wins.

export interface AnnotationChange {
  marked?: boolean
  struck?: string
  own_note?: string
}

interface QueueDeps {
  /** @throws Error when no retry can help */
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
