// Instead of waiting for an opponent: a battle against a recorded round of another player, or against the bot. Without coins, rating, badges
// or statistics.

import { pickRecording, type Recording, recordedSeat } from '@trivium/rules/compete/battles/recordings'
import { replay } from '@trivium/rules/compete/battles/battle'
import type { Why } from '@trivium/contract/compete/battle-names'
import type { Context } from '../../../platform/api/handle.ts'
import { must, refuse } from '../../../platform/api/refuse.ts'
import { answerKeyOf } from '../../../bank/questions/index.ts'
import { inTransaction } from '../../../platform/db/transaction.ts'
import { mediaPath } from '../../../platform/media/index.ts'
import { questionsOf, readActiveQuestions } from '../../../play/questions/index.ts'
import type { Arena } from '../running/change.ts'
import { type CachedBattle, cacheBattle } from '../running/cached-battles.ts'
import { type Opening, openBattle } from './open.ts'
import { newRoomId, randomRules } from './openings.ts'
import { drawQuestions, leavesOf } from './questions.ts'
import { findRecordings, readRecordedPlayer } from './recording-store.ts'
import { endOwnSearch, readSearch, type SearchRow } from './search-store.ts'
import { findOpenRoom, readBattle } from '../store.ts'

interface SearchNamed {
  search_id: string
}

/** From then on a player who searches is alone: after some seconds, at the latest at the end of the search. */
export const botAt = ({ startedAt, expiresAt }: Pick<SearchRow, 'startedAt' | 'expiresAt'>, { battle_bot_seconds }: Context['settings']) =>
  Math.min(expiresAt, startedAt + battle_bot_seconds * 1000)

/** @throws Refused document_not_found, operation_not_allowed */
async function ownSearch({ search_id }: SearchNamed, { db, player }: Context): Promise<SearchRow> {
  const search = await readSearch(db, player.id)
  if (search?.id !== search_id) return refuse('document_not_found')
  return search.roomId === null ? search : refuse('operation_not_allowed')
}

/** @throws Refused document_not_found, operation_not_allowed, also before the player has searched alone for long enough */
async function searchAlone(asked: SearchNamed, context: Context): Promise<SearchRow> {
  const search = await ownSearch(asked, context)
  return context.now.getTime() < botAt(search, context.settings) ? refuse('operation_not_allowed') : search
}

/** Always finds the same one for a search, unless the recordings change. */
async function findRecording(search: SearchRow, { db, player, now }: Context): Promise<Recording | null> {
  // Its window does not widen after its end.
  const until = Math.min(now.getTime(), search.expiresAt)
  const leafIds = await leavesOf(db, search.categoryId)
  const avoid = await readActiveQuestions(db, { accountId: player.id, except: '' }, now)
  return pickRecording(await findRecordings(db, search, { leafIds, avoid, now, until }), search, until)
}

/** Also a moment before it can be played, because a page's clock is not exact. */
export async function recordedRound(asked: SearchNamed, context: Context) {
  const { db, player } = context
  const recording = await findRecording(await ownSearch(asked, context), context)
  if (!recording) return { recorded: null }
  const person = await readRecordedPlayer(db, recording.id, player.id)
  const image = person?.profile ? mediaPath(person.profile) : null
  return { recorded: { name: person?.name ?? '', image, played_at: new Date(recording.playedAt).toISOString() } }
}

export async function playRecordedRound(arena: Arena, asked: SearchNamed, context: Context): Promise<CachedBattle> {
  const { db } = context
  const search = await searchAlone(asked, context)
  if (await findOpenRoom(db, context.player.id)) refuse('already_in_battle')
  const recording = (await findRecording(search, context)) ?? refuse('no_opponent')
  const { events } = (await readBattle(db, recording.battleId)) ?? refuse('no_opponent')
  // Archived since it was found.
  if (events.length === 0) refuse('no_opponent')
  const { questions, rules, seats } = replay(events)
  const asFrozen = await questionsOf(db, { questions })
  const keys = questions.map(({ question_id }) => answerKeyOf(must(asFrozen.get(question_id), 'it can still be asked')))
  const seat = must(
    seats.find(one => one.seat === recording.seat),
    'a recording is of a seat',
  )
  const recorded = recordedSeat(seat, keys, recording.playedAt)
  return openAlone(arena, search, context, {
    rules: { ...randomRules(context.settings), questions: questions.length, questionMs: rules.questionMs },
    questions,
    botRating: recording.rating,
    recording: { id: recording.id, recorded },
    why: 'against_recording',
  })
}

export async function playWithBot(arena: Arena, asked: SearchNamed, context: Context): Promise<CachedBattle> {
  const { db, player, now, settings } = context
  const search = await searchAlone(asked, context)
  if (await findOpenRoom(db, player.id)) refuse('already_in_battle')
  const rules = randomRules(settings)
  const { languageId, categoryId } = search
  const questions = await drawQuestions(db, { languageId, categoryId, accountIds: [player.id], count: rules.questions, now })
  return openAlone(arena, search, context, { rules, questions, botRating: search.rating, why: 'against_bot' })
}

type Rival = Pick<Opening, 'rules' | 'questions' | 'recording'> & { botRating: number; why: Why }

/** Ends the search. */
async function openAlone(arena: Arena, search: SearchRow, { db, player, now }: Context, rival: Rival): Promise<CachedBattle> {
  const { id, languageId, categoryId } = search
  const rules = { ...rival.rules, entry: 0, isRated: false }
  const opening = { ...rival, rules, languageId, categoryId, roomId: newRoomId(), code: null, players: [player.id] }
  const known = await inTransaction(db, async tx => {
    // An opponent may have been found at this moment.
    if (!(await endOwnSearch(tx, id, player.id))) refuse('operation_not_allowed')
    return openBattle(arena, { db: tx, now }, opening)
  })
  cacheBattle(db, known)
  arena.onKnown(known)
  return known
}
