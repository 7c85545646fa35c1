// Ends a play in one transaction and saves its outcome (rules/src/play/engine/outcome.ts): result, level, leaderboards, badges and coins.
// The play stats follow later (play-stats/). Lock order: accounts, then leaderboards, then ledger accounts; the play itself is saved last,
// by its version.

import type { BadgeType } from '@trivium/contract/rewards/badges'
import type { Result } from '@trivium/contract/play/plays'
import type { BattleEnded } from '@trivium/rules/play/engine/events'
import { type Outcome, outcomeOf, type Tally, tallyOf } from '@trivium/rules/play/engine/outcome'
import { formatOf } from '@trivium/rules/play/engine/state'
import { localDay } from '@trivium/rules/platform/days'
import { referralEarnings } from '../../../people/accounts/index.ts'
import { addScore } from '../../../rewards/leaderboards/index.ts'
import { recordLevelResult, slugsOf } from '../../../bank/catalogue/index.ts'
import { must } from '../../../platform/api/refuse.ts'
import { type LockedAccounts, lockWithInviter } from '../../../platform/db/lock-accounts.ts'
import type { Tx } from '../../../platform/db/transaction.ts'
import type { Settings } from '../../../platform/settings/defaults.ts'
import { readStreak } from '../../../rewards/streaks/index.ts'
import { coinsOf, earn, type Earning } from '../../../rewards/wallet/index.ts'
import { carryOut } from '../answering/carry-out.ts'
import { saveFinishedPlay } from '../answering/save-store.ts'
import { creditAnswers, type Settling } from './settling-store.ts'
import type { PlayRow } from '../store.ts'
import { askedOf, questionsOf } from '../../questions/index.ts'

/** How a play ends. */
interface Ending {
  play: PlayRow
  settings: Settings
  accounts: LockedAccounts
  /** When the play ended. If its time ran out, that is its deadline, not the moment when the server noticed. */
  at: Date
  now: Date
  /** In the player's time zone. */
  day: string
  timezone: string
}

/**
 * Ends the play, however many questions are left, and saves it. A finished play is not changed.
 * @param battle how the battle of the play has ended
 * @throws Outdated
 */
export async function settle(tx: Tx, play: PlayRow, settings: Settings, now: Date, battle?: Omit<BattleEnded, 'type'>): Promise<Result> {
  if (play.result) return play.result
  const asked = askedOf(await questionsOf(tx, play))
  carryOut(play, battle ? { type: 'end_battle', ...battle } : { type: 'end', asked }, now)
  const ending = await endingOf(tx, { play, settings, now })
  const settling = await creditAnswers(tx, play, { day: ending.day, leastMs: formatOf(play).ranks ? play.rules.leastAnswerMs : null })
  const tally = tallyOf(play, allAnswers(play, settling), asked)
  const level = await recordLevel(tx, ending, tally)
  const outcome = outcomeOf(play, tally, asked, await factsOf(tx, ending, settling, level))
  const paid = await pay(tx, ending, outcome)
  const best_before = level.bestBefore ?? settling.bestBefore
  play.result = { ...(await frameOf(tx, ending, tally, level)), ...shownIn(outcome), ...paid, best_before }
  await saveFinishedPlay(tx, play, ending.day, outcome.days)
  return play.result
}

async function endingOf(tx: Tx, begun: Pick<Ending, 'play' | 'settings' | 'now'>): Promise<Ending> {
  const at = must(begun.play.finished_at, 'it has just ended')
  const accounts = await lockWithInviter(tx, begun.play.account_id)
  const { timezone } = accounts.of(begun.play.account_id)
  return { ...begun, accounts, at, timezone, day: localDay(at, timezone) }
}

/** The answers in the log and those that are not saved yet. */
function allAnswers(play: PlayRow, { answers }: Settling) {
  const unsaved = play.unsaved.map(({ questionId, ...answer }) => ({ ...answer, question_id: questionId }))
  return [...answers, ...unsaved].toSorted((one, other) => one.position - other.position)
}

type LevelReached = Awaited<ReturnType<typeof recordLevel>>

/** Lock the account first. */
export async function recordLevel(tx: Tx, { play, at }: Pick<Ending, 'play' | 'at'>, { percentage, won, isPlayed }: Tally) {
  if (play.level === null || play.category_id === null) return { isFirstWin: false, opened: null, bestBefore: null }
  const result = { accountId: play.account_id, leafId: play.category_id, level: play.level, percentage, won, isPlayed, at }
  const { isFirstWin, hasOpened, bestBefore } = await recordLevelResult(tx, result, play.rules.levelOpensWhen)
  return { isFirstWin, opened: hasOpened ? play.rules.nextLevel : null, bestBefore }
}

async function factsOf(tx: Tx, { play, settings, accounts, day }: Ending, settling: Settling, { isFirstWin }: LevelReached) {
  const { coins, countsDay } = formatOf(play)
  const isRead = countsDay !== null && play.taken_at !== null
  const streak = isRead ? await readStreak(tx, { accountId: play.account_id, kind: countsDay, today: day, settings }) : null
  return {
    scoredElsewhere: new Set(settling.scoredToday),
    coinsOfDay: settling.coinsOfDay,
    isWonElsewhere: coins?.when === 'first_win_of_level' ? !isFirstWin : settling.isRewardWon,
    mayEarn: accounts.isThere(play.account_id),
    dailyStreak: streak?.run ?? null,
    badges: settings,
  }
}

/** Pays coins and adds points. Locks leaderboards just before ledger accounts, and only briefly, because many players share their rows. */
async function pay(tx: Tx, ending: Ending, { coins, score, badges }: Outcome): Promise<{ coins: number; badges: BadgeType[] }> {
  const { play, accounts, settings, at, now, timezone } = ending
  const accountId = play.account_id
  const isInvited = accounts.of(accountId).referred_by !== null
  const endingAt = 2 * (play.correct + play.wrong) > play.questions.length ? at : null
  const invited = isInvited ? await referralEarnings(tx, { accountId, endingAt, settings, now: at }) : null
  const won: Earning = {
    accountId,
    from: 'house:rewards',
    amount: coins,
    title: play.level === null ? `won_${play.mode}` : 'level_won',
    reference: `play:${play.id}`,
    idempotencyKey: `play:${play.id}`,
  }
  const ranks = formatOf(play).ranks && accounts.isThere(accountId)
  const beforeBalances = async () => void (ranks && (await addScore(tx, { accountId, score, timezone, at }, { settings, now })))
  const meta = { progress: new Map([[accountId, badges]]), notices: invited?.notices ?? [], beforeBalances }
  const earned = await earn(tx, accounts, [...(invited?.earnings ?? []), won], { settings, at, areNew: true, ...meta })
  return { coins: earned.get(accountId)?.coins ?? (await coinsOf(tx, accountId)), badges: earned.get(accountId)?.badges ?? [] }
}

/** The part of the result that says which play it was. */
async function frameOf(tx: Tx, { play, at }: Ending, { won }: Tally, { opened }: LevelReached) {
  const slugs = await slugsOf(tx, play.category_id)
  return {
    play_id: play.id,
    mode: play.mode,
    duration_ms: at.getTime() - play.started_at.getTime(),
    category_slug: slugs.category,
    subcategory_slug: slugs.subcategory,
    level: play.level,
    level_unlocked: opened,
    next_level: won ? play.rules.nextLevel : opened,
    finished_at: at.toISOString(),
  }
}

/** The part of the result that a corrected key may change, with the answers' speed. */
export const shownIn = (outcome: Outcome) => ({
  total: outcome.total,
  answered: outcome.answered,
  correct: outcome.correct,
  wrong: outcome.wrong,
  percentage: outcome.percentage,
  won: outcome.won,
  coins_earned: outcome.coins,
  coins_note: outcome.coins_note,
  score: outcome.score,
  shown_score: outcome.shown_score,
  score_note: outcome.score_note,
  average_ms: outcome.average_ms,
  fastest_ms: outcome.fastest_ms,
})
