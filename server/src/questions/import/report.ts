// What became of every row of an import.

export type Outcome = 'imported' | 'already there' | 'duplicate' | 'refused'

export interface ReportLine {
  row: number
  outcome: Outcome
  /** Empty for what was imported. */
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

/** A line of totals, and the rows that need somebody's attention, the first ten of them. */
export function summaryOf(lines: ReportLine[]): string {
  const counts = countOutcomes(lines)
  const { imported, duplicate, refused } = counts
  const totals = `${imported} imported, ${counts['already there']} already there, ${duplicate} duplicates, ${refused} refused.`
  const troubled = lines.filter(line => line.outcome === 'duplicate' || line.outcome === 'refused')
  const shown = troubled.slice(0, mostShown).map(({ row, outcome, reason }) => `  row ${row}: ${outcome}: ${reason}`)
  const more = troubled.length > mostShown ? [`  and ${troubled.length - mostShown} more rows`] : []
  return [totals, ...shown, ...more].join('\n')
}

/** With a byte order mark, without which spreadsheets take UTF-8 for something else. */
export function reportAsCsv(file: string, lines: ReportLine[]): string {
  const rows = lines.map(line => [file, String(line.row), line.outcome, line.reason, line.text.slice(0, 120).toWellFormed()])
  return `\uFEFF${[headings, ...rows].map(cells => cells.map(cellOf).join(',')).join('\r\n')}\r\n`
}

/** A spreadsheet must not take a question for a formula: a leading apostrophe makes it text. */
function cellOf(text: string): string {
  const harmless = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}
