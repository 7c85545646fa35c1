// The median of grouped values: only the range of each value is known.

/**
 * The median, interpolated within its range: L + (N/2 − F) ÷ f × w, with L the lower bound and w the width of the range that
 * holds the middle, f the number of values in it and F the number below it (Crocker & Algina, Introduction to Classical and
 * Modern Test Theory, 1986, chapter 2). Whole milliseconds.
 * @param counts one entry more than `upperBounds`: the last range is open, and its lower bound stands for all of its values.
 * @returns null without any value.
 */
export function groupedMedian(counts: readonly number[], upperBounds: readonly number[]): number | null {
  const middle = counts.reduce((a, b) => a + b, 0) / 2
  if (middle === 0) return null
  let below = 0
  for (const [range, upper] of upperBounds.entries()) {
    const count = counts[range] ?? 0
    const lower = upperBounds[range - 1] ?? 0
    if (count > 0 && below + count >= middle) return Math.round(lower + ((middle - below) / count) * (upper - lower))
    below += count
  }
  return upperBounds.at(-1) ?? null
}

/** The range a value falls into; the upper bound belongs to the range. */
export function rangeOf(value: number, upperBounds: readonly number[]): number {
  const range = upperBounds.findIndex(upper => value <= upper)
  return range === -1 ? upperBounds.length : range
}
