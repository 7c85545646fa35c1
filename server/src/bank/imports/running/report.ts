// The outcome of every row, for commands: the same reasons, losses and contradictions as in the console.

import { csvLine } from '../../../platform/api/csv.ts'
import { type RowPlace, rowInWords, shownNumber } from '../judging/row-place.ts'

export type RowOutcome = 'imported' | 'already there' | 'duplicate' | 'contradiction' | 'refused'

export interface ReportLine extends RowPlace {
  outcome: RowOutcome
  /** Empty for an imported row. */
  reason: string
  text: string
  /** Sentences on what the row has and our questions cannot hold. */
  lost?: string[]
}

const mostShown = 1000
const headings = ['file', 'row', 'outcome', 'reason', 'lost', 'question']

export function countOutcomes(lines: ReportLine[]): Record<RowOutcome, number> {
  const counts: Record<RowOutcome, number> = { imported: 0, 'already there': 0, duplicate: 0, contradiction: 0, refused: 0 }
  for (const line of lines) counts[line.outcome]++
  return counts
}

/** A line of totals, then the rows that need attention: at most a thousand, because the report has all. */
export function summaryOf(lines: ReportLine[]): string {
  const counts = countOutcomes(lines)
  const { imported, duplicate, contradiction, refused } = counts
  const totals = `${imported} imported, ${counts['already there']} already there, ${several(duplicate, 'duplicate')}, ${several(contradiction, 'contradiction')}, ${refused} refused.`
  const troubled = lines.flatMap(sentencesOf)
  const more = troubled.length > mostShown ? [`  and ${troubled.length - mostShown} more lines, which are in the report`] : []
  return [totals, ...troubled.slice(0, mostShown), ...more].join('\n')
}

const several = (count: number, what: string) => `${count} ${what}${count === 1 ? '' : 's'}`

function sentencesOf({ outcome, reason, lost = [], ...at }: ReportLine): string[] {
  const place = rowInWords(at)
  const isTrouble = outcome === 'duplicate' || outcome === 'contradiction' || outcome === 'refused'
  return [...(isTrouble ? [`  ${place}: ${outcome}: ${reason}`] : []), ...lost.map(sentence => `  ${place}: lost: ${sentence}`)]
}

/** Starts with a byte order mark, because spreadsheets otherwise misread UTF-8. */
export function reportAsCsv(reports: readonly { name: string; lines: ReportLine[] }[]): string {
  const rows = reports.flatMap(({ name, lines }) =>
    lines.map(({ row, file, fileRow, outcome, reason, text, lost = [] }) => [
      file ? `${name}: ${file}` : name,
      String(shownNumber({ row, file, fileRow }) ?? ''),
      outcome,
      reason,
      lost.join(' '),
      text.slice(0, 120).toWellFormed(),
    ]),
  )
  return `\uFEFF${[headings, ...rows].map(csvLine).join('')}`
}
