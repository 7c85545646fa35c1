// Lines, and what stands between blank lines, out of pieces of text.

import { ImportError } from '../imported-question.ts'

const longestLine = 1_000_000

export async function* linesOf(pieces: AsyncIterable<string>): AsyncGenerator<string> {
  let rest = ''
  for await (const piece of pieces) {
    const lines = (rest + piece).split('\n')
    rest = lines.pop() ?? ''
    if (rest.length > longestLine) throw new ImportError(`It holds a line of more than ${longestLine.toLocaleString('en')} characters.`)
    for (const line of lines) yield line.endsWith('\r') ? line.slice(0, -1) : line
  }
  if (rest !== '') yield rest.endsWith('\r') ? rest.slice(0, -1) : rest
}

export interface Block {
  /** Where it begins, counted from 1. */
  line: number
  text: string
}

export async function* blocksOf(pieces: AsyncIterable<string>): AsyncGenerator<Block> {
  let lines: string[] = []
  let number = 0
  for await (const line of linesOf(pieces)) {
    number++
    if (line.trim() !== '') {
      lines.push(line)
      if (lines.length > 1000) throw new ImportError(`It holds more than 1,000 lines without a blank one, up to line ${number}.`)
    } else if (lines.length > 0) {
      yield { line: number - lines.length, text: lines.join('\n') }
      lines = []
    }
  }
  if (lines.length > 0) yield { line: number - lines.length + 1, text: lines.join('\n') }
}
