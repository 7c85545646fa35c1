/** Work that is begun before anybody waits for it: until then its failure is no failure of the process. */
export function underWay<Result>(work: Promise<Result>): Promise<Result> {
  work.catch(() => {})
  return work
}
