// The interface by which parts let tracing/ follow their work. The default `follow` only runs the work; with tracing/ it records start,
// end, outcome and the statements of the work.

export interface FollowedWork {
  kind: 'job' | 'handshake'
  name: string
}

/** @param work gets a function that adds attributes to the trace: never personal data */
export type Follow = <Result>(what: FollowedWork, work: (note: (name: string, value: string) => void) => Promise<Result>) => Promise<Result>

export const unfollowed: Follow = (_what, work) => work(() => {})
