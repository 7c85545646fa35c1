// The cells of a small table that somebody has sent as text.

import { delimitedRows, separatorOf } from './delimited.ts'

const headLength = 64 * 1024

/** Without blank rows. @param most rows; the one after them is told, too, and no further one. @throws ImportError */
export async function cellsOf(text: string, most: number): Promise<string[][]> {
  const rows: string[][] = []
  for await (const { cells } of delimitedRows(inOnePiece(text), separatorOf(text.slice(0, headLength)))) {
    if (cells.every(cell => cell.trim() === '')) continue
    if (rows.push(cells) > most) break
  }
  return rows
}

async function* inOnePiece(text: string): AsyncGenerator<string> {
  yield text
}
