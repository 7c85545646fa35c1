// The queue of pictures to draw: one drawing at a time, at most one picture per player, and a limited length.

import { TooManyRequests, Unavailable } from '../../platform/api/respond.ts'

/** Drawing a picture takes two seconds at most. */
const retryAfterSeconds = 5

/** @param most length of the queue, including the picture being drawn */
export function createDrawingQueue(most: number) {
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
