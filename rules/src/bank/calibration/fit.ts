// The fit of an item to the Rasch model: mean squares of its residuals. Source: Wright & Masters 1982, Rating Scale Analysis, chapter 5.

/** Sums over the answers to one item. */
export class Fit {
  answers = 0
  #squares = 0
  #variances = 0
  #standardized = 0

  /** @param expected the probability that this person is right, in (0, 1) */
  add(expected: number, isRight: boolean): void {
    const variance = expected * (1 - expected)
    const square = ((isRight ? 1 : 0) - expected) ** 2
    this.answers += 1
    this.#squares += square
    this.#variances += variance
    this.#standardized += square / variance
  }

  /** Weighted by information: about 1 if the model holds, more if answers are noisier, less if they are too regular. */
  get infit(): number {
    return this.#squares / this.#variances
  }

  /** Unweighted: surprising answers, from people with an ability far from the difficulty, weigh most. */
  get outfit(): number {
    return this.#standardized / this.answers
  }
}
