// Checks the record of a battle or a contest in this browser, so that nobody has to trust the server.

import type { LinkedEvent, ResultProof } from '@trivium/contract/integrity/proofs'
import { fitsChain } from '@trivium/rules/compete/battles/fits-chain'
import { verifyChain } from '@trivium/rules/compete/battles/verify-chain'
import { isGenuine } from '../../../compete/contests/index.ts'
import { sha256 } from '../../../platform/ui/text/sha256.ts'

export interface RecordCheck {
  /** The number of the first event that does not fit; null in an unbroken record. */
  brokenAt: number | null
  /** Whether the shown result equals the record. */
  isShownTruly: boolean
  /** The hash of the last event, the same for everyone who took part. */
  seal: string | null
  /** Whether the draw, repeated, gives the questions that were asked; null where nothing was drawn. */
  isDrawGenuine: boolean | null
}

const ends: ReadonlySet<string> = new Set(['over', 'voided', 'deleted', 'closed'])

/** @param accountId the player whose result is checked */
export async function checkRecord(proof: ResultProof, events: LinkedEvent[], accountId: number): Promise<RecordCheck> {
  const { brokenAt } = await verifyChain(events, sha256)
  const seal = events.find(({ kind }) => ends.has(kind))?.hash ?? null
  const draw = proof.contest?.draw ?? null
  return {
    brokenAt,
    isShownTruly: proof.contest ? seal !== null && isOwnScore(proof, events, accountId) : fitsChain(proof.steps, events),
    seal,
    isDrawGenuine: draw && (await isDrawFair(events, draw)),
  }
}

const scoring: ReadonlySet<string> = new Set(['finished', 'entry_changed', 'entry_regraded'])

/** Whether the shown score equals the last score in the record. */
function isOwnScore({ players }: ResultProof, events: LinkedEvent[], accountId: number): boolean {
  const own = events.findLast(({ kind, payload }) => scoring.has(kind) && payload.account_id === accountId)
  return own !== undefined && own.payload.score === players.find(({ is_own }) => is_own)?.points
}

type Draw = NonNullable<NonNullable<ResultProof['contest']>['draw']>

/** Whether the seed is the announced one, candidates and questions are those of the start, and the seed draws these questions. */
async function isDrawFair(events: LinkedEvent[], draw: Draw): Promise<boolean> {
  const announced = events.find(({ kind }) => kind === 'announced')?.payload
  const opened = events.find(({ kind }) => kind === 'opened')?.payload
  return (
    announced?.seed_hash === draw.seed_hash &&
    opened?.candidates_hash === (await sha256(draw.candidates.join())) &&
    JSON.stringify(opened.question_ids) === JSON.stringify(draw.question_ids) &&
    isGenuine(draw)
  )
}
