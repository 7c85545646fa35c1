// Splits pieces of text into lines, and into blocks between blank lines.

import { ImportError } from '../judging/imported-question.ts'

const longestLine = 1_000_000

export async function* linesOf(pieces: AsyncIterable<string>): AsyncGenerator<string> {
  let begun: string[] = []
  let length = 0
  let isAfterReturn = false
  const whole = (end: string) => {
    const line = begun.join('') + end
    ;[begun, length] = [[], 0]
    return line
  }
  for await (const piece of pieces) {
    const text = isAfterReturn && piece.startsWith('\n') ? piece.slice(1) : piece
    if (piece !== '') isAfterReturn = piece.endsWith('\r')
    const lines = text.split(/\r\n|\n|\r/)
    const rest = lines.pop() ?? ''
    for (const line of lines) yield whole(line)
    begun.push(rest)
    length += rest.length
    if (length > longestLine) throw new ImportError(`The file contains a line of more than ${longestLine.toLocaleString('en')} characters.`)
  }
  if (length > 0) yield whole('')
}

export interface LineBlock {
  /** The first line of the block, counted from 1. */
  line: number
  /** For a block above the limit: its beginning, one character longer than the limit. */
  text: string
}

const mostLines = 1000

/** @param most the limit of a block in characters */
export async function* blocksOf(pieces: AsyncIterable<string>, most: number): AsyncGenerator<LineBlock> {
  let [lines, text, number] = [0, '', 0]
  for await (const line of linesOf(pieces)) {
    number++
    if (line.trim() !== '') {
      if (lines === 0) text = line.slice(0, most + 1)
      else if (text.length <= most) text = `${text}\n${line}`.slice(0, most + 1)
      if (++lines > mostLines) throw new ImportError(`The file contains more than 1,000 lines without a blank one, up to line ${number}.`)
    } else if (lines > 0) {
      yield { line: number - lines, text }
      lines = 0
    }
  }
  if (lines > 0) yield { line: number - lines + 1, text }
}
