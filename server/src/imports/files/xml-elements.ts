// The elements with one name out of a large XML document, one by one, each as its own text.

import { ImportError } from '../imported-question.ts'
import { refuseDoctype } from './xml.ts'

const longestElement = 8_000_000

/** @throws ImportError */
export async function* xmlElements(pieces: AsyncIterable<string>, name: string): AsyncGenerator<string> {
  const start = new RegExp(`<${name}[\\s>]`)
  let rest = ''
  for await (const piece of pieces) {
    rest += piece
    for (;;) {
      const from = rest.search(start)
      if (from === -1) {
        refuseDoctype(rest)
        rest = rest.slice(-name.length - 2)
        break
      }
      refuseDoctype(rest.slice(0, from))
      const to = endOf(rest, from, name)
      if (to === -1) {
        rest = rest.slice(from)
        if (rest.length > longestElement) throw new ImportError('It holds a question of more than 8 million characters.')
        break
      }
      yield rest.slice(from, to)
      rest = rest.slice(to)
    }
  }
  if (rest.search(start) !== -1) throw new ImportError('It ends in the middle of a question.')
}

/** What stands in CDATA ends nothing. @returns -1 when the end has not been read yet */
function endOf(text: string, from: number, name: string): number {
  const end = `</${name}>`
  let at = from
  for (;;) {
    const closed = text.indexOf(end, at)
    if (closed === -1) return -1
    const data = text.indexOf('<![CDATA[', at)
    if (data === -1 || data > closed) return closed + end.length
    const over = text.indexOf(']]>', data)
    if (over === -1) return -1
    at = over
  }
}
