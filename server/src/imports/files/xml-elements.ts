// The elements with one name out of a large XML document, one by one, each as its own text. Every character is looked at once.

import { ImportError } from '../imported-question.ts'
import { refuseDoctype } from './xml.ts'

const longestElement = 8_000_000
const dataStart = '<![CDATA['
const dataEnd = ']]>'

/** @throws ImportError */
export async function* xmlElements(pieces: AsyncIterable<string>, name: string): AsyncGenerator<string> {
  const cutter = new Cutter(name)
  for await (const piece of pieces) yield* cutter.take(piece)
  if (cutter.isInside) throw new ImportError('It ends in the middle of a question.')
}

class Cutter {
  readonly #start: RegExp
  readonly #sign: RegExp
  readonly #end: string
  /** What stands in CDATA ends nothing. */
  #place: 'between' | 'inside' | 'data' = 'between'
  /** The end of the piece before, in which the beginning of a sign may stand. */
  #tail = ''
  #parts: string[] = []
  #length = 0

  constructor(name: string) {
    this.#end = `</${name}>`
    this.#start = new RegExp(`<${name}[\\s>]`, 'g')
    this.#sign = new RegExp(`${dataStart.replaceAll('[', String.raw`\[`)}|${this.#end}`, 'g')
  }

  get isInside(): boolean {
    return this.#place !== 'between'
  }

  *take(piece: string): Generator<string> {
    const text = this.#tail + piece
    let at = 0
    for (;;) {
      const next = this.#next(text, at)
      const to = next ?? Math.max(at, text.length - this.#end.length - 1)
      const passed = text.slice(at, to)
      const wasInside = this.isInside
      if (wasInside) this.#keep(passed)
      else refuseDoctype(next === null ? text.slice(at) : passed)
      at = to
      if (next === null) break
      const [place, length] = this.#signAt(text, at)
      if (place !== 'between' || wasInside) this.#keep(text.slice(at, at + length))
      at += length
      this.#place = place
      if (place === 'between') yield this.#whole()
    }
    this.#tail = text.slice(at)
  }

  /** Where the next sign stands that means something here. */
  #next(text: string, at: number): number | null {
    if (this.#place === 'data') return found(text.indexOf(dataEnd, at))
    const sign = this.#place === 'between' ? this.#start : this.#sign
    sign.lastIndex = at
    return sign.exec(text)?.index ?? null
  }

  /** What a sign leads to, and its length. */
  #signAt(text: string, at: number): ['between' | 'inside' | 'data', number] {
    if (this.#place === 'data') return ['inside', dataEnd.length]
    if (this.#place === 'between') return ['inside', this.#end.length - 2]
    return text.startsWith(dataStart, at) ? ['data', dataStart.length] : ['between', this.#end.length]
  }

  #keep(part: string): void {
    this.#parts.push(part)
    this.#length += part.length
    if (this.#length > longestElement) throw new ImportError('It holds a question of more than 8 million characters.')
  }

  #whole(): string {
    const whole = this.#parts.join('')
    this.#parts = []
    this.#length = 0
    return whole
  }
}

const found = (index: number): number | null => (index === -1 ? null : index)
