// Measures times and formats them as a table.

export async function measure(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now()
  await work()
  return performance.now() - start
}

export interface Figures {
  median: number
  p95: number
  worst: number
}

export function statsOf(times: number[]): Figures {
  const sorted = times.toSorted((a, b) => a - b)
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
  return { median: at(0.5), p95: at(0.95), worst: at(1) }
}

export const inMs = ({ median, p95, worst }: Figures): string[] => [median, p95, worst].map(ms => ms.toFixed(2))

/** Formats a table. The first row is the heading; all columns but the first are figures. */
export function table(rows: string[][]): string {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map(row => row[column]?.length ?? 0)))
  const padded = (text: string, column: number) => (column === 0 ? text.padEnd(widths[column] ?? 0) : text.padStart(widths[column] ?? 0))
  return rows.map(row => row.map(padded).join('   ')).join('\n')
}
