// The text for the SHA-256 hash chain of events, in battles and in contests. Each hash includes the one before, so that nobody can insert,
// remove or change an event unnoticed. Server and browser hash the same text.

export interface ChainedEvent {
  /** Counts from 1 without gaps. */
  seq: number
  /** In milliseconds of the server's clock. */
  at: number
  kind: string
  seat: number | null
  payload: object
}

/** The hash before the first event. */
export const firstHash = '0'.repeat(64)

export function chainText(hashBefore: string, { seq, at, kind, seat, payload }: ChainedEvent): string {
  return `${hashBefore}\n${canonical({ seq, at, kind, seat, payload })}`
}

/** JSON with sorted keys, because PostgreSQL's jsonb does not keep their order. */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const entries = Object.entries(value).filter(([, part]) => part !== undefined)
  return `{${entries
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([key, part]) => `${JSON.stringify(key)}:${canonical(part)}`)
    .join(',')}}`
}
