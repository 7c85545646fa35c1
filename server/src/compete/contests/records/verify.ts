// Draws the questions of a contest again from the published data and compares; then checks its record.

import { type LinkedEvent, verifyChain } from '@trivium/rules/compete/battles/verify-chain'
import { must } from '../../../platform/api/refuse.ts'
import type { Db } from '../../../platform/db/connect.ts'
import { countOtherPlays, readDraw } from '../running/draw-store.ts'
import { countOtherOutcomes, readLinked } from './event-store.ts'
import { linkEvents } from './link-events.ts'
import { drawFrom, sha256 } from '../running/open.ts'
import { type ContestRow, readContest } from '../store.ts'

export interface ContestCheck {
  isGenuine: boolean
  /** One sentence for the terminal. */
  sentence: string
}

export async function verifyContest(db: Db, id: number): Promise<ContestCheck> {
  const drawn = await verifyQuestions(db, id)
  return drawn.isGenuine ? verifyRecord(db, id, drawn) : drawn
}

async function verifyQuestions(db: Db, id: number): Promise<ContestCheck> {
  const contest = await readContest(db, id)
  if (!contest) return no(`There is no contest ${id}.`)
  if (contest.state !== 'over' && contest.state !== 'called_off') return no(`Contest ${id} is not over: its seed is secret until then.`)
  if (contest.question_ids === null) return yes(`Contest ${id} was called off before its draw.`)
  const others = await countOtherPlays(db, id)
  if (others > 0) return no(`${others} plays of contest ${id} were asked other questions than it says.`)
  if (contest.seed === null) return yes(`Contest ${id} asked questions of its own: nothing was drawn.`)
  return verifyDraw(contest, contest.seed, must(await readDraw(db, id), 'a drawn contest has its candidates'))
}

function verifyDraw({ id, seed_hash, question_ids, questions }: ContestRow, seed: string, candidates: number[]): ContestCheck {
  if (sha256(seed) !== seed_hash) return no(`The seed of contest ${id} is not the one whose hash was announced.`)
  const asked = question_ids?.join(', ')
  const drawn = drawFrom(candidates, questions, seed).join(', ')
  if (asked !== drawn) return no(`Contest ${id} asked the questions ${asked}, but its seed draws ${drawn}.`)
  return yes(`Contest ${id} is genuine: its seed draws exactly the questions that it asked, ${asked}, out of ${candidates.length}.`)
}

/** More events than any contest has. */
const all = 10_000_000

const laterChanges: ReadonlySet<string> = new Set(['changed', 'entry_changed'])

async function verifyRecord(db: Db, id: number, drawn: ContestCheck): Promise<ContestCheck> {
  // Changes made while no server was running are still unlinked, so we link them first.
  await linkEvents(db)
  const events = await readLinked(db, id, { after: 0, limit: all })
  const { brokenAt } = await verifyChain(events, sha256)
  if (brokenAt !== null) return no(`The record of contest ${id} was altered: event ${brokenAt} breaks the chain of hashes.`)
  const closed = events.findIndex(({ kind }) => kind === 'closed')
  const change = events.slice(closed + 1).find(({ kind }) => laterChanges.has(kind))
  if (closed === -1) return no(`The record of contest ${id} has no end.`)
  const unnamed = events.find(event => event.kind === 'entry_regraded' && !isNamed(event, events))
  if (unnamed)
    return no(`Contest ${id} was changed after its end, as event ${unnamed.seq} of its record says: no regrade is named before it.`)
  if (change) return no(`Contest ${id} was changed after its end, as event ${change.seq} of its record says.`)
  const others = await countOtherOutcomes(db, id)
  if (others > 0) return no(`${others} results of contest ${id} are not those of its record.`)
  return yes(`${drawn.sentence} Its record is unbroken: ${events.length} events.`)
}

/** After the end, entries may change only by a regrade that the record has named before. */
const isNamed = ({ seq, payload }: LinkedEvent, events: LinkedEvent[]) =>
  events.some(event => event.kind === 'regraded' && event.seq < seq && numberIn(event.payload) === numberIn(payload))

const numberIn = (payload: object) => ('regrade_id' in payload ? payload.regrade_id : null)

const yes = (sentence: string): ContestCheck => ({ isGenuine: true, sentence })
const no = (sentence: string): ContestCheck => ({ isGenuine: false, sentence })
