import type { ContestDraw } from '@trivium/contract/compete/contests'
import { drawByHash, drawText } from '@trivium/rules/compete/contests/draw'
import { sha256 } from '../../../platform/ui/text/sha256.ts'

/** Repeats the draw from the published data. @returns whether the announced hash and the questions of the contest match */
export async function isGenuine({ seed, seed_hash, candidates, questions, question_ids }: ContestDraw): Promise<boolean> {
  if ((await sha256(seed)) !== seed_hash) return false
  const hashes = new Map(await Promise.all(candidates.map(async id => [id, await sha256(drawText(seed, id))] as const)))
  const drawn = drawByHash(candidates, questions, id => hashes.get(id) ?? '')
  return drawn.join() === question_ids.join()
}
