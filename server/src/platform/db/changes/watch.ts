// Who watches a database: metrics/ measures what is sent to it, tracing/ follows it. Where nobody watches nothing is measured.

export interface Watcher {
  /** @param text without parameters. @returns what is called when the statement has ended, with the error if it has failed */
  onStatement?: (text: string) => (error?: unknown) => void
  /** A caller has waited so long for a connection. */
  onConnection?: (waitedMs: number) => void
}

export class Watch {
  readonly #watchers: Watcher[] = []
  /** Callers that wait for a connection now. */
  waiting = 0
  /** Statements under way now. */
  underWay = 0

  /** @returns a function that ends it */
  add(watcher: Watcher): () => void {
    this.#watchers.push(watcher)
    return () => void this.#watchers.splice(this.#watchers.indexOf(watcher), 1)
  }

  async statement<Result>(text: string, send: () => Promise<Result>): Promise<Result> {
    const ends = this.#watchers.map(({ onStatement }) => onStatement?.(text))
    const endAll = (error?: unknown) => ends.forEach(end => end?.(error))
    this.underWay += 1
    try {
      const result = await send()
      endAll()
      return result
    } catch (error) {
      endAll(error)
      throw error
    } finally {
      this.underWay -= 1
    }
  }

  /** @returns what to call as soon as there is a connection, or none to be had */
  connection(): () => void {
    const start = performance.now()
    this.waiting += 1
    let isOver = false
    return () => {
      if (isOver) return
      isOver = true
      this.waiting -= 1
      for (const { onConnection } of this.#watchers) onConnection?.(performance.now() - start)
    }
  }
}
