import { createHash } from 'node:crypto'
import type { LinkedEvent, ResultProof } from '@trivium/contract/integrity/proofs'
import { chainText } from '@trivium/rules/compete/battles/chain'
import { chainStart } from '@trivium/rules/compete/battles/verify-chain'
import { drawByHash, drawText } from '@trivium/rules/compete/contests/draw'
import { describe, expect, it } from 'vitest'
import { checkRecord } from './check-record.ts'

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

type Happened = Omit<LinkedEvent, 'seq' | 'hash' | 'seat'>

function linked(happened: Happened[]): LinkedEvent[] {
  let { hash } = chainStart
  return happened.map((one, index) => {
    const event = { ...one, seq: index + 1, seat: null }
    hash = sha256(chainText(hash, event))
    return { ...event, hash }
  })
}

const seed = '5eed'
const candidates = Array.from({ length: 30 }, (_, index) => index + 1)
const draw = {
  contest_id: 7,
  seed,
  seed_hash: sha256(seed),
  drawn_at: '2026-01-05T00:00:01.000Z',
  questions: 3,
  candidates,
  question_ids: drawByHash(candidates, 3, id => sha256(drawText(seed, id))),
}
const alice = 11

const happened: Happened[] = [
  { at: 1, kind: 'announced', payload: { seed_hash: draw.seed_hash } },
  { at: 2, kind: 'opened', payload: { question_ids: draw.question_ids, candidates_hash: sha256(candidates.join(',')) } },
  { at: 3, kind: 'entered', payload: { account_id: alice } },
  { at: 4, kind: 'finished', payload: { account_id: alice, score: 8, ms: 900 } },
  { at: 5, kind: 'closed', payload: { seed } },
]
const changed = (kind: string, payload: object) =>
  happened.map(one => (one.kind === kind ? { ...one, payload: { ...one.payload, ...payload } } : one))

const player = { seat: 1, name: '', is_own: true, is_bot: false, is_recorded: false, points: 8 }
/** The part of a proof that the check reads. */
const proof = { players: [player], steps: [], contest: { contest_id: 7, events: 5, draw } } as Partial<ResultProof> as ResultProof

describe('the record of a contest', () => {
  it('passes with an unbroken chain, a genuine draw and the player’s own score', async () => {
    const events = linked(happened)
    expect(await checkRecord(proof, events, alice)).toEqual({
      brokenAt: null,
      isShownTruly: true,
      isDrawGenuine: true,
      seal: events[4]?.hash,
    })
  })

  it.each<[string, Happened[], object]>([
    ['another score', changed('finished', { score: 4 }), { isShownTruly: false }],
    [
      'a score changed afterwards',
      [...happened, { at: 6, kind: 'entry_changed', payload: { account_id: alice, score: 4 } }],
      { isShownTruly: false },
    ],
    ['no entry of the player', changed('finished', { account_id: 12 }), { isShownTruly: false }],
    ['no end', happened.slice(0, 4), { isShownTruly: false, seal: null }],
    ['another announcement', changed('announced', { seed_hash: sha256('5eee') }), { isDrawGenuine: false }],
    ['other candidates at the start', changed('opened', { candidates_hash: sha256('1,2,3') }), { isDrawGenuine: false }],
    ['other questions at the start', changed('opened', { question_ids: [1, 2, 3] }), { isDrawGenuine: false }],
  ])('fails with %s', async (_, other, expected) => {
    expect(await checkRecord(proof, linked(other), alice)).toMatchObject({ brokenAt: null, ...expected })
  })

  it('ends with the score after a regrade', async () => {
    const regraded = [
      { at: 6, kind: 'regraded', payload: { regrade_id: 1 } },
      { at: 7, kind: 'entry_regraded', payload: { account_id: alice, score: 12, regrade_id: 1 } },
    ]
    const events = linked([...happened, ...regraded])
    expect(await checkRecord({ ...proof, players: [{ ...player, points: 12 }] }, events, alice)).toMatchObject({
      brokenAt: null,
      isShownTruly: true,
    })
    expect(await checkRecord(proof, events, alice)).toMatchObject({ isShownTruly: false })
  })

  it('names the first changed event', async () => {
    const events = linked(happened).map(event => (event.seq === 4 ? { ...event, payload: { ...event.payload, score: 8.5 } } : event))
    expect(await checkRecord(proof, events, alice)).toMatchObject({ brokenAt: 4 })
  })
})

describe('the record of a battle', () => {
  const battle = { ...proof, contest: null }

  it('must match what is shown', async () => {
    const events = linked([{ at: 1, kind: 'over', payload: {} }])
    expect(await checkRecord(battle, events, alice)).toEqual({
      brokenAt: null,
      isShownTruly: true,
      isDrawGenuine: null,
      seal: events[0]?.hash,
    })
    const more = linked([
      { at: 1, kind: 'shown', payload: { round: 1 } },
      { at: 2, kind: 'over', payload: {} },
    ])
    expect(await checkRecord(battle, more, alice)).toMatchObject({ brokenAt: null, isShownTruly: false })
  })
})
