// The answers for a calibration. There are many, so they are in typed arrays, sorted by person.

export interface Responses {
  /** Question ids, by item index. */
  itemIds: number[]
  /** Item index of each answer. */
  items: Int32Array
  /** 1 for each right answer, else 0. */
  right: Uint8Array
  /** Index of each person's first answer, and at the end the number of answers: one entry more than persons. */
  starts: Int32Array
}

/** Collects answers in any order. */
export class Gathering {
  readonly #itemIds: number[] = []
  readonly #indexOfItem = new Map<number, number>()
  readonly #indexOfPerson = new Map<number, number>()
  #persons = new Int32Array(1024)
  #items = new Int32Array(1024)
  #right = new Uint8Array(1024)
  #count = 0

  get count(): number {
    return this.#count
  }

  add({ person, item, isRight }: { person: number; item: number; isRight: boolean }): void {
    if (this.#count === this.#items.length) this.#grow()
    this.#persons[this.#count] = indexOf(person, this.#indexOfPerson)
    this.#items[this.#count] = indexOf(item, this.#indexOfItem)
    this.#right[this.#count] = isRight ? 1 : 0
    if (this.#itemIds.length < this.#indexOfItem.size) this.#itemIds.push(item)
    this.#count += 1
  }

  /** Sorts the answers by person (counting sort). */
  gathered(): Responses {
    const starts = new Int32Array(this.#indexOfPerson.size + 1)
    for (let at = 0; at < this.#count; at++) starts[(this.#persons[at] ?? 0) + 1]! += 1
    for (let person = 1; person < starts.length; person++) starts[person]! += starts[person - 1] ?? 0
    const next = starts.slice()
    const [items, right] = [new Int32Array(this.#count), new Uint8Array(this.#count)]
    for (let at = 0; at < this.#count; at++) {
      const place = next[this.#persons[at] ?? 0]!++
      items[place] = this.#items[at] ?? 0
      right[place] = this.#right[at] ?? 0
    }
    return { itemIds: this.#itemIds, items, right, starts }
  }

  #grow(): void {
    const length = 2 * this.#items.length
    this.#persons = copied(this.#persons, new Int32Array(length))
    this.#items = copied(this.#items, new Int32Array(length))
    this.#right = copied(this.#right, new Uint8Array(length))
  }
}

function indexOf(id: number, known: Map<number, number>): number {
  const index = known.get(id) ?? known.size
  if (index === known.size) known.set(id, index)
  return index
}

function copied<Numbers extends Int32Array | Uint8Array>(from: Numbers, to: Numbers): Numbers {
  to.set(from)
  return to
}
