// Reads the elements of the list in a JSON document, one by one: `[…]`, or the first list within `{…}`. Skips everything around it.

import { ImportError } from '../judging/imported-question.ts'

const longestElement = 5_000_000
const [quote, backslash, comma] = [34, 92, 44]
const isOpening = (code: number) => code === 91 || code === 123
const isClosing = (code: number) => code === 93 || code === 125

/** @throws ImportError when it is not JSON, or ends early */
export async function* jsonElements(pieces: AsyncIterable<string>): AsyncGenerator<unknown> {
  const scanner = new Scanner()
  for await (const piece of pieces) for (const text of scanner.take(piece)) yield parsed(text)
  if (!scanner.isComplete) throw new ImportError('It is not a complete JSON document.')
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new ImportError(`It is not a JSON document: nobody can read ${JSON.stringify(text.trim().slice(0, 40).toWellFormed())}.`)
  }
}

class Scanner {
  #depth = 0
  /** The nesting depth of the list's elements; null before and after the list. */
  #listDepth: number | null = null
  #isOver = false
  #inText = false
  #isEscaped = false
  #element = ''

  get isComplete(): boolean {
    return this.#isOver && this.#depth === 0 && !this.#inText
  }

  /** @returns the texts of the elements that end in this piece */
  take(piece: string): string[] {
    const found: string[] = []
    let start = 0
    const end = (index: number) => {
      const text = this.#element + piece.slice(start, index)
      this.#element = ''
      start = index + 1
      if (text.trim() !== '') found.push(text)
    }
    for (let index = 0; index < piece.length; index++) {
      const code = piece.charCodeAt(index)
      if (this.#inText) this.#readText(code)
      else if (code === quote) this.#inText = true
      else if (isOpening(code)) {
        this.#depth++
        if (code === 91 && this.#depth <= 2 && this.#listDepth === null && !this.#isOver) {
          this.#listDepth = this.#depth
          start = index + 1
        }
      } else if (isClosing(code)) {
        if (this.#depth === this.#listDepth) {
          end(index)
          this.#listDepth = null
          this.#isOver = true
        }
        this.#depth--
      } else if (code === comma && this.#depth === this.#listDepth) end(index)
    }
    if (this.#listDepth !== null) this.#element += piece.slice(start)
    if (this.#element.length > longestElement) throw new ImportError('The file contains an element of more than 5 million characters.')
    return found
  }

  #readText(code: number): void {
    if (this.#isEscaped) this.#isEscaped = false
    else if (code === backslash) this.#isEscaped = true
    else if (code === quote) this.#inText = false
  }
}
