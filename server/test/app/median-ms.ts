/** The duration of a call that has been made before: the median of five, in ms. For deep tests, which print it and do not judge it. */
export async function medianMs(ask: () => Promise<unknown>): Promise<number> {
  await ask()
  const times: number[] = []
  for (let run = 0; run < 5; run++) {
    const begun = performance.now()
    await ask()
    times.push(performance.now() - begun)
  }
  return Math.round(times.toSorted((a, b) => a - b)[2] ?? 0)
}
