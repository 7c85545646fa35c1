/** Starts work before anyone awaits it: until then, its failure is no unhandled rejection. */
export function underWay<Result>(work: Promise<Result>): Promise<Result> {
  work.catch(() => {})
  return work
}
