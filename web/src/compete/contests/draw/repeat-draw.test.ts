import { createHash } from 'node:crypto'
import type { ContestDraw } from '@trivium/contract/compete/contests'
import { drawByHash, drawText } from '@trivium/rules/compete/contests/draw'
import { describe, expect, it } from 'vitest'
import { isGenuine } from './repeat-draw.ts'

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

const seed = '5eed'
const candidates = Array.from({ length: 50 }, (_, index) => index + 1)
/** A draw as the server publishes it. */
const draw: ContestDraw = {
  contest_id: 7,
  seed,
  seed_hash: sha256(seed),
  drawn_at: '2026-01-05T00:00:01.000Z',
  questions: 5,
  candidates,
  question_ids: drawByHash(candidates, 5, id => sha256(drawText(seed, id))),
}

describe('a draw repeated in the browser', () => {
  it('matches a genuine draw', async () => expect(await isGenuine(draw)).toBe(true))

  it.each([
    ['another seed', { seed: '5eee' }],
    ['another seed with its own hash', { seed: '5eee', seed_hash: sha256('5eee') }],
    ['another question', { question_ids: [...draw.question_ids.slice(1), 99] }],
    ['another order', { question_ids: draw.question_ids.toReversed() }],
    ['a question left out of the candidates', { candidates: candidates.filter(id => id !== draw.question_ids[0]) }],
  ])('does not match with %s', async (_, change) => expect(await isGenuine({ ...draw, ...change })).toBe(false))
})
