// Cuts the elements with one name out of a large XML document, one by one, each as a separate text. Looks at every character once.
// Ignores comments and CDATA.

import { ImportError } from '../../judging/imported-question.ts'
import { notWellFormed, refuseDoctype } from './xml.ts'

const longestElement = 8_000_000

export interface Element {
  text: string
  /** The line of the file where it begins, counted from 1. */
  line: number
}

/** @param root the name of the element that holds them all, or of the single one. @throws ImportError */
export async function* xmlElements(pieces: AsyncIterable<string>, root: string, name: string): AsyncGenerator<Element> {
  const cutter = new Cutter(name)
  for await (const piece of pieces) yield* cutter.take(piece)
  cutter.end(root === name ? null : root)
}

/**
 * `tag`: within the start of an element, `ending`: within its end. The end of a comment or CDATA section returns to the place before it.
 */
type Place = 'between' | 'tag' | 'inside' | 'ending'
interface Aside {
  end: string
  what: string
}

const comment: Aside = { end: '-->', what: 'a comment is not closed' }
const data: Aside = { end: ']]>', what: 'a CDATA section is not closed' }
const instruction: Aside = { end: '?>', what: 'an instruction is not closed' }
const asides: Record<string, Aside> = { '<!--': comment, '<![CDATA[': data, '<?': instruction }
/** Keeps so many characters of the text between elements, to find the end of the root. */
const keptBetween = 1000

class Cutter {
  readonly #signs: Record<'between' | 'inside', RegExp>
  readonly #longestSign: number
  #place: Place = 'between'
  #aside: Aside | null = null
  /** The end of the previous piece, where a sign may begin. */
  #tail = ''
  #parts: string[] = []
  #length = 0
  #between = ''
  #line = 1
  #startLine = 1

  constructor(name: string) {
    const other = String.raw`<!--|<!\[CDATA\[|<\?`
    this.#signs = {
      between: new RegExp(`</?${name}(?=[\\s/>])|${other}`, 'g'),
      inside: new RegExp(`</${name}(?=[\\s>])|${other}`, 'g'),
    }
    this.#longestSign = Math.max(name.length + 3, 9)
  }

  *take(piece: string): Generator<Element> {
    const text = this.#tail + piece
    let at = 0
    for (;;) {
      const sign = this.#next(text, at)
      const to = sign?.index ?? Math.max(at, text.length - this.#longestSign)
      this.#pass(text.slice(at, to))
      at = to
      if (!sign) break
      at += sign.text.length
      const whole = this.#turn(sign.text, text[sign.index - 1] ?? '')
      if (whole) yield whole
    }
    this.#tail = text.slice(at)
  }

  /** @throws ImportError when the document is incomplete */
  end(root: string | null): void {
    this.#pass(this.#tail)
    if (this.#aside) throw notWellFormed(this.#aside.what, this.#line)
    if (this.#place !== 'between')
      throw new ImportError(`The file ends in the middle of a question, which begins in line ${this.#startLine.toLocaleString('en')}.`)
    if (root !== null && !new RegExp(`</${root}\\s*>\\s*$`).test(this.#between))
      throw new ImportError(`The file ends before its last element, </${root}>: a part of it is missing.`)
  }

  /** The position of the next sign that matters in this place. */
  #next(text: string, at: number): { index: number; text: string } | null {
    if (this.#aside) return found(text, this.#aside.end, at)
    if (this.#place === 'tag' || this.#place === 'ending') return found(text, '>', at)
    const sign = this.#signs[this.#place]
    sign.lastIndex = at
    const match = sign.exec(text)
    return match && { index: match.index, text: match[0] }
  }

  /** @param before the character before the sign. @returns the element that ends here */
  #turn(sign: string, before: string): Element | null {
    const wasAside = this.#aside !== null
    if (wasAside) this.#aside = null
    else this.#aside = asides[sign] ?? null
    if (wasAside || this.#aside) {
      if (this.#place !== 'between') this.#keep(sign)
      return null
    }
    if (this.#place === 'between' && sign.startsWith('</')) throw notWellFormed('an element is closed that was not opened', this.#line)
    if (this.#place === 'between') this.#startLine = this.#line
    this.#keep(sign)
    const isOver = this.#place === 'ending' || (this.#place === 'tag' && (before || this.#parts.at(-2)?.at(-1)) === '/')
    this.#place = this.#place === 'between' ? 'tag' : this.#place === 'inside' ? 'ending' : isOver ? 'between' : 'inside'
    return isOver ? this.#whole() : null
  }

  #pass(passed: string): void {
    for (let end = passed.indexOf('\n'); end !== -1; end = passed.indexOf('\n', end + 1)) this.#line++
    if (this.#place !== 'between') this.#keep(passed)
    else if (!this.#aside) {
      refuseDoctype(passed)
      this.#between = (this.#between + passed).slice(-keptBetween)
    }
  }

  #keep(part: string): void {
    if (part === '') return
    this.#parts.push(part)
    this.#length += part.length
    if (this.#length > longestElement) throw new ImportError('The file contains a question of more than 8 million characters.')
  }

  #whole(): Element {
    const text = this.#parts.join('')
    this.#parts = []
    this.#length = 0
    return { text, line: this.#startLine }
  }
}

const found = (text: string, sign: string, at: number) => {
  const index = text.indexOf(sign, at)
  return index === -1 ? null : { index, text: sign }
}
