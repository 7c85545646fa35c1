// Reads once what the views of a battle need, for everyone who looks.

import type { Battle as BattleOnWire } from '@trivium/contract/compete/battles'
import { readLanguages } from '../../../bank/catalogue/index.ts'
import type { Db } from '../../../platform/db/connect.ts'
import type { CachedBattle } from './cached-battles.ts'
import { peopleOf } from '../ending/people.ts'
import { categoryShown } from '../matching/questions.ts'
import { readRecordedPlayer } from '../matching/recording-store.ts'
import { playersIn, presentBattle } from '../views.ts'
import type { Battle } from '@trivium/rules/compete/battles/battle'
import { readBlocksAmong } from '../../../people/messages/index.ts'
import { shownQuestionsOf } from '../../../play/questions/index.ts'

/** By player: the accounts whose phrases are hidden from them. Reads nothing until somebody has said something. */
export async function silencedIn(db: Db, battle: Battle): Promise<Map<number, Set<number>>> {
  return battle.seats.some(({ said }) => said !== null) ? readBlocksAmong(db, playersIn(battle)) : new Map()
}

export async function presenterOf(db: Db, known: CachedBattle): Promise<(accountId: number, now: Date) => BattleOnWire> {
  const { battle } = known
  // The result shows all questions asked so far; a round shows only its own.
  const asked = battle.phase === 'over' ? battle.questions.slice(0, battle.round) : battle.questions.slice(battle.round - 1, battle.round)
  const [people, questions, category, languages, silenced, recorded] = await Promise.all([
    peopleOf(db, playersIn(battle)),
    shownQuestionsOf(db, { questions: battle.round === 0 ? [] : asked }),
    categoryShown(db, known.categoryId),
    readLanguages(db),
    silencedIn(db, battle),
    // Only its owner sees such a battle.
    known.recordingId === null ? null : readRecordedPlayer(db, known.recordingId, known.ownerId),
  ])
  const languageCode = languages.find(({ id }) => id === known.languageId)?.code ?? ''
  return (accountId, now) => presentBattle(known, accountId, { people, questions, category, languageCode, silenced, recorded }, now)
}
