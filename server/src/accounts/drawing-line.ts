// The line in which pictures wait to be drawn: one drawing at a time for all, one place for each player, and an end.

import { TooManyRequests, Unavailable } from '../api/respond.ts'

/** Drawing one takes a second or two at most. */
const retryAfterSeconds = 5

/** @param most who are in the line, the one that is drawn among them */
export function createDrawingLine(most: number) {
  const inLine = new Set<number>()
  let last: Promise<unknown> = Promise.resolve()

  return async function inTurn<Result>(accountId: number, draw: () => Promise<Result>): Promise<Result> {
    if (inLine.has(accountId)) throw new TooManyRequests(retryAfterSeconds)
    if (inLine.size >= most) throw new Unavailable('too many pictures wait to be drawn')
    inLine.add(accountId)
    const drawing = last.then(draw)
    last = drawing.catch(() => {})
    try {
      return await drawing
    } finally {
      inLine.delete(accountId)
    }
  }
}
