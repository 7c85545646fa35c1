// The outcome of every row of an import.

export type Outcome = 'imported' | 'already there' | 'duplicate' | 'refused'

export interface ReportLine {
  row: number
  outcome: Outcome
  /** Empty for an imported row. */
  reason: string
  text: string
}

const mostShown = 10
const headings = ['file', 'row', 'outcome', 'reason', 'question']

export function countOutcomes(lines: ReportLine[]): Record<Outcome, number> {
  const counts: Record<Outcome, number> = { imported: 0, 'already there': 0, duplicate: 0, refused: 0 }
  for (const line of lines) counts[line.outcome]++
  return counts
}

/** A line of totals, and the first ten rows that need attention. */
export function summaryOf(lines: ReportLine[]): string {
  const counts = countOutcomes(lines)
  const { imported, duplicate, refused } = counts
  const totals = `${imported} imported, ${counts['already there']} already there, ${duplicate} duplicates, ${refused} refused.`
  const troubled = lines.filter(line => line.outcome === 'duplicate' || line.outcome === 'refused')
  const shown = troubled.slice(0, mostShown).map(({ row, outcome, reason }) => `  row ${row}: ${outcome}: ${reason}`)
  const more = troubled.length > mostShown ? [`  and ${troubled.length - mostShown} more rows`] : []
  return [totals, ...shown, ...more].join('\n')
}

/** Starts with a byte order mark, because spreadsheets otherwise misread UTF-8. */
export function reportAsCsv(file: string, lines: ReportLine[]): string {
  const rows = lines.map(line => [file, String(line.row), line.outcome, line.reason, line.text.slice(0, 120).toWellFormed()])
  return `\uFEFF${[headings, ...rows].map(cells => cells.map(cellOf).join(',')).join('\r\n')}\r\n`
}

/** Prevents formula injection: a leading apostrophe makes a spreadsheet read the cell as text. */
function cellOf(text: string): string {
  const harmless = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}
