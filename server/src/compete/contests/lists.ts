// The lists of contests: live, upcoming, and past ones by pages.

import type { InputOf, ResultOf } from '@trivium/contract/platform/action'
import type { Contest, contests } from '@trivium/contract/compete/contests'
import type { ContestState } from '@trivium/contract/compete/contest-names'
import type { PlayerHome } from '@trivium/contract/profile/home'
import type { Context } from '../../platform/api/handle.ts'
import { refuse } from '../../platform/api/refuse.ts'
import { resolveLanguage } from '../../bank/catalogue/index.ts'
import { codeOf, sayIn } from '../../platform/settings/index.ts'
import { noteZone } from '../../play/solo/index.ts'
import { readCrowds, readOwnEntries } from './entry-store.ts'
import { type ContestRow, countPast, readPast, readUnended } from './store.ts'
import { presentContest, stateOf } from './views.ts'

type Lists = typeof contests.get_contest

export async function listContests(asked: InputOf<Lists>, context: Context): Promise<ResultOf<Lists>> {
  noteZone(context, asked)
  const { db, now, player, settings } = context
  const language = await resolveLanguage(context, asked.language_id)
  const reader = { accountId: player.id, languageId: language.id }
  const page = { offset: asked.offset ?? 0, limit: asked.limit ?? settings.page_size }
  const [unended, past, total] = await Promise.all([readUnended(db, reader), readPast(db, reader, page), countPast(db, reader)])
  if (unended.length === 0 && total === 0) refuse('no_contests')
  const present = await presenter([...unended, ...past], context)
  const isUpcoming = (row: ContestRow) => stateOf(row, now) === 'upcoming'
  const data = {
    live: unended.filter(row => !isUpcoming(row)).map(present),
    past: past.map(present),
    upcoming: unended.filter(isUpcoming).map(present),
  }
  return { data, total, now: now.toISOString() }
}

/** For the home page: the live contest that ends first, else the next upcoming one. */
export async function contestSummary(context: Context, languageId: number): Promise<PlayerHome['contest']> {
  const { db, now, player, settings } = context
  const unended = await readUnended(db, { accountId: player.id, languageId })
  const inState = (state: ContestState) => unended.filter(row => stateOf(row, now) === state)
  const [soonest] = inState('live').toSorted((one, other) => one.ends_at.getTime() - other.ends_at.getTime())
  const row = soonest ?? inState('upcoming')[0]
  if (!row) return null
  const [entries, say, code] = await Promise.all([
    readOwnEntries(db, player.id, [row.id]),
    sayIn(db, player.webLanguage, settings.default_web_language),
    codeOf(db, player.webLanguage, settings),
  ])
  const contest = presentContest(row, { participants: 0, entry: entries.get(row.id), say, code, now })
  const { id, name, state, start_date, end_date, my_state } = contest
  return { id, name, state, start_date, end_date, my_state }
}

/** @returns a function that presents each of these contests to this player */
export async function presenter(rows: ContestRow[], { db, now, player, settings }: Context): Promise<(row: ContestRow) => Contest> {
  const uncounted = rows.filter(row => row.participants === null)
  const idsOf = (them: ContestRow[]) => them.map(({ id }) => id)
  const [crowds, entries, say, code] = await Promise.all([
    readCrowds(db, player.id, idsOf(uncounted)),
    readOwnEntries(db, player.id, idsOf(rows)),
    sayIn(db, player.webLanguage, settings.default_web_language),
    codeOf(db, player.webLanguage, settings),
  ])
  return row => {
    const crowd = crowds.get(row.id)
    const participants = row.participants ?? crowd?.entered ?? 0
    return presentContest(row, { participants, crowd, entry: entries.get(row.id), say, code, now })
  }
}
