// Seeds of draws. The announcement publishes the hash, so that nobody can choose another seed afterwards.

import { createHash, randomBytes } from 'node:crypto'
import { drawByHash, drawText } from '@trivium/rules/compete/contests/draw'

export const newSeed = (): string => randomBytes(32).toString('hex')

export const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')

export const drawFrom = (candidates: readonly number[], count: number, seed: string): number[] =>
  drawByHash(candidates, count, id => sha256(drawText(seed, id)))

/** Where in the bank the draw begins to read: the seed decides that, too. */
export const startOf = (seed: string): number => Number.parseInt(sha256(`${seed}:start`).slice(0, 12), 16) / 2 ** 48
