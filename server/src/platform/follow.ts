// How parts let their work be followed. By itself `follow` only runs it; tracing/ notes when it began, how it ended, and what it asked
// the database meanwhile.

export interface Work {
  kind: 'job' | 'handshake'
  name: string
}

/** @param work is given a function that notes what is worth knowing: never who somebody is */
export type Follow = <Result>(what: Work, work: (note: (name: string, value: string) => void) => Promise<Result>) => Promise<Result>

export const unfollowed: Follow = (_what, work) => work(() => {})
