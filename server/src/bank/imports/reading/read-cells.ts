// Reads a small table of any content: the lists of people of groups and exams.

import { InvalidInput } from '../../../platform/api/refuse.ts'
import { delimitedRows, separatorOf } from '../files/delimited.ts'
import { detectEncoding, readHead, readText } from '../files/text.ts'
import { isZip } from '../files/zip.ts'
import { ImportError } from '../judging/imported-question.ts'

const mostBytes = 4 * 1024 * 1024

/** A line of a table, with the number that a spreadsheet shows. */
export interface CellLine {
  number: number
  cells: string[]
}

/** Lines that are not blank. @throws InvalidInput */
export async function readCells({ path, bytes }: { path: string; bytes: number }, mostLines: number): Promise<CellLine[]> {
  try {
    return await linesIn(path, bytes, mostLines)
  } catch (error) {
    if (error instanceof ImportError) throw new InvalidInput([{ field: 'file', problem: error.message }])
    throw error
  }
}

async function linesIn(path: string, bytes: number, mostLines: number): Promise<CellLine[]> {
  if (bytes > mostBytes) throw new ImportError(`The file is larger than ${mostBytes / 1024 / 1024} MB.`)
  const head = await readHead(path)
  if (head.length === 0) throw new ImportError('The file is empty.')
  if (isZip(head)) throw new ImportError('The file is not a CSV file. In a spreadsheet, choose "Save as" and "CSV UTF-8".')
  const encoding = await detectEncoding(path)
  const pieces = () => readText(path, encoding)
  let separator: string | null = null
  for await (const piece of pieces()) {
    separator = separatorOf(piece)
    break
  }
  const lines: CellLine[] = []
  for await (const { number, cells } of delimitedRows(pieces(), separator ?? ',')) {
    if (cells.every(cell => cell.trim() === '')) continue
    if (lines.push({ number, cells }) > mostLines)
      throw new ImportError(`The file has more than ${(mostLines - 1).toLocaleString('en')} rows.`)
  }
  return lines
}
