// One contest in full, its ranking, and the data to repeat its draw.

import type { InputOf, ResultOf } from '@trivium/contract/platform/action'
import type { ContestDetail, ContestDraw, contests } from '@trivium/contract/compete/contests'
import { nameIn } from '@trivium/rules/people/names'
import { placesOf } from '@trivium/rules/compete/contests/ranking'
import type { Context } from '../../platform/api/handle.ts'
import { refuse } from '../../platform/api/refuse.ts'
import { placeOf, readLanguages } from '../../bank/catalogue/index.ts'
import { potOf } from '../../rewards/wallet/index.ts'
import { escrowOf } from './enter.ts'
import { countByState, readContestOfPlay, readOwnEntries, readPlace, readRanked, readWinners } from './entry-store.ts'
import { presenter } from './lists.ts'
import { hasEnded, readDrawOf, readEndedContest } from './records/record.ts'
import { presentRegistered } from './register.ts'
import { readRegistered } from './registration-store.ts'
import { type ContestRow, readContest } from './store.ts'
import { entryStateOf, presentPlace, stateOf } from './views.ts'

type Named = ContestDetail['categories'][number]

/** Only ties make more players than this share prizes. */
const mostWinners = 100

/** The countdown shows the first players. */
const facesShown = 5

const isOver = ({ state }: ContestRow) => state === 'over'
export async function contestDetail({ contest_id: id }: { contest_id: number }, context: Context): Promise<ContestDetail> {
  const { db, now, player } = context
  const contest = (await readContest(db, id)) ?? refuse('document_not_found')
  const isUpcoming = stateOf(contest, now) === 'upcoming'
  const [present, entries, mine, registered, winners, pot, categories] = await Promise.all([
    presenter([contest], context),
    readOwnEntries(db, player.id, [id]),
    isUpcoming ? null : readPlace(db, id, player.id),
    isUpcoming ? readRegistered(db, id, { offset: 0, limit: facesShown }) : [],
    isOver(contest) ? readWinners(db, id, mostWinners) : [],
    entriesPaid(context, contest),
    categoriesOf(context, contest),
  ])
  const entry = entries.get(id)
  const { level_from: from, level_to: to } = contest
  return {
    ...present(contest),
    now: now.toISOString(),
    score_correct: contest.score_correct,
    score_wrong: contest.score_wrong,
    categories,
    levels: from === null || to === null ? null : { from, to },
    is_drawn: contest.category_ids !== null,
    seed_hash: contest.seed_hash,
    seed: hasEnded(contest) ? contest.seed : null,
    question_ids: hasEnded(contest) ? contest.question_ids : null,
    first_registered: registered.map(presentRegistered),
    pot,
    my_play: entry
      ? { play_id: entry.play_id, state: entry.finished_at === null ? 'playing' : 'finished', started_at: entry.started_at.toISOString() }
      : null,
    my_place: mine && presentPlace(mine, mine.place, isOver(contest)),
    winners: winners.map(row => presentPlace(row, row.place, true)),
  }
}

export async function contestOfPlay({ play_id: playId }: { play_id: number }, context: Context): Promise<ContestDetail> {
  const id = (await readContestOfPlay(context.db, context.player.id, playId)) ?? refuse('document_not_found')
  return contestDetail({ contest_id: id }, context)
}

async function categoriesOf({ db }: Context, { category_ids: leafIds, language_id: languageId }: ContestRow): Promise<Named[]> {
  const code = (await readLanguages(db)).find(({ id }) => id === languageId)?.code ?? ''
  const places = await Promise.all((leafIds ?? []).map(leafId => placeOf(db, leafId)))
  return places.flatMap(place => {
    const leaf = place?.subcategory ?? place?.category
    return leaf ? [{ slug: leaf.slug, name: nameIn(leaf.names, code) }] : []
  })
}

/** While the contest runs the coins are in escrow. Afterwards the escrow is empty, so we multiply the entry by the participants. */
function entriesPaid({ db }: Context, contest: ContestRow): Promise<number> {
  if (hasEnded(contest)) return Promise.resolve(contest.entry * (contest.participants ?? 0))
  return potOf(db, escrowOf(contest.id))
}

type Ranking = typeof contests.get_contest_leaderboard

export async function contestRanking({ contest_id: id, ...page }: InputOf<Ranking>, context: Context): Promise<ResultOf<Ranking>> {
  const { db, now, player, settings } = context
  const contest = (await readContest(db, id)) ?? refuse('document_not_found')
  const { offset = 0, limit = settings.leaderboard_page_size } = page
  const [rows, mine, counts, entries] = await Promise.all([
    readRanked(db, id, { offset, limit }),
    readPlace(db, id, player.id),
    countByState(db, id),
    readOwnEntries(db, player.id, [id]),
  ])
  const [first] = rows
  const firstPlace = first && offset > 0 ? await readPlace(db, id, first.id) : null
  const places = placesOf(
    rows.map(({ score, ms, finished_at: finishedAt }) => ({ score, ms, finishedAt })),
    { offset, place: firstPlace?.place ?? offset + 1 },
  )
  return {
    data: {
      my_rank: mine && presentPlace(mine, mine.place, isOver(contest)),
      top_users: rows.map((row, index) => presentPlace(row, places[index] ?? offset + index + 1, isOver(contest))),
    },
    total: counts.finished,
    playing: counts.playing,
    my_state: entryStateOf(entries.get(id)),
    state: stateOf(contest, now),
  }
}

export async function contestDraw({ contest_id: id }: { contest_id: number }, { db }: Context): Promise<ContestDraw> {
  return (await readDrawOf(db, await readEndedContest(db, id))) ?? refuse('document_not_found')
}
