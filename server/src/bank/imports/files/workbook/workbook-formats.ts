// Formats numbers of a workbook as its sheets show them: 0.5 in the format `0%` is 50%.

import { format, getFormatFromId } from 'numfmt'
import type { CellText } from './workbook-strings.ts'
import { hearPart } from './workbook-xml.ts'
import type { Archive, Entry } from '../zip.ts'

/** These date formats look different on each computer. We write them in ISO order, so that nobody mistakes the day for the month. */
const byReader: Record<number, string> = { 14: 'yyyy-mm-dd', 22: 'yyyy-mm-dd h:mm' }

/** The number format of each cell style, by the style's number. */
export async function readFormats(archive: Archive, entry: Entry): Promise<string[]> {
  const own = new Map<number, string>()
  const styles: number[] = []
  let isStyle = false
  await hearPart(archive, entry, {
    open(name, attribute) {
      if (name === 'numFmt') own.set(Number(attribute('numFmtId')), attribute('formatCode'))
      else if (name === 'cellXfs') isStyle = true
      else if (name === 'xf' && isStyle) styles.push(Number(attribute('numFmtId') || 0))
    },
    close(name) {
      if (name === 'cellXfs') isStyle = false
    },
  })
  return styles.map(id => own.get(id) ?? byReader[id] ?? getFormatFromId(id) ?? 'General')
}

const shownNumbers = new Map<string, CellText>()
const mostShown = 50_000

/** @param starts1904 whether this workbook counts days from 1904 */
export function shownNumber(value: string, pattern: string, starts1904: boolean): CellText {
  const name = `${value}\n${pattern}\n${starts1904}`
  const known = shownNumbers.get(name)
  if (known) return known
  const shown = showNumber(value, pattern, starts1904)
  if (shownNumbers.size >= mostShown) shownNumbers.clear()
  shownNumbers.set(name, shown)
  return shown
}

function showNumber(value: string, pattern: string, starts1904: boolean): CellText {
  const number = Number(value)
  if (value.trim() === '' || !Number.isFinite(number)) return { text: value, problem: 'contains an invalid number' }
  // Excel shows 1.23E+11 when the column is too narrow for a whole number; return the digits.
  if (/^general$/i.test(pattern) && Number.isSafeInteger(number)) return { text: String(number) }
  const isDate = isForDates(pattern)
  if (isDate && number < 0) return { text: value, problem: 'contains an invalid date' }
  try {
    const text = format(pattern, starts1904 && isDate ? number + 1462 : number, { throws: true }).trim()
    return /^#+$/.test(text) ? { text, problem: 'contains an invalid date' } : { text }
  } catch {
    return { text: value, problem: `has a format that is not supported: ${pattern.slice(0, 40)}` }
  }
}

const isForDates = (pattern: string) => /[dy]/i.test(pattern.replace(/"[^"]*"|\\.|\[[^\]]*\]/g, ''))
