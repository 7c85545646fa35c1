// Ends a play in one transaction: result, level, leaderboards, badges and coins. The play stats follow later (play-stats/).
// Lock order: accounts, then leaderboards, then ledger accounts; the play itself is saved last, by its version.

import type { BadgeType } from '@trivium/contract/rewards/badges'
import type { Result } from '@trivium/contract/play/plays'
import { type BadgeChange, progressFromPlay } from '@trivium/rules/rewards/badges'
import { localDay } from '@trivium/rules/platform/days'
import { coinsFor, isWon, percentageOf } from '@trivium/rules/play/plays/scoring'
import { referralEarnings } from '../../../people/accounts/index.ts'
import { addScore } from '../../../rewards/leaderboards/index.ts'
import { recordLevelResult, slugsOf } from '../../../bank/catalogue/index.ts'
import { must } from '../../../platform/api/refuse.ts'
import { type LockedAccounts, lockWithInviter } from '../../../platform/db/lock-accounts.ts'
import type { Tx } from '../../../platform/db/transaction.ts'
import type { Settings } from '../../../platform/settings/defaults.ts'
import { readStreak } from '../../../rewards/streaks/index.ts'
import { coinsOf, earn, type Earning } from '../../../rewards/wallet/index.ts'
import { endOf, leaveRestUnanswered } from '../answering/clock.ts'
import { type Credit, creditOf } from './credit.ts'
import { dayRowsOf } from './day-rows.ts'
import { formatOf } from '../format.ts'
import { gradeOf } from '../answering/grade.ts'
import { saveFinishedPlay } from '../answering/save-store.ts'
import { creditAnswers, type Settling } from './settling-store.ts'
import { hasTime, type PlayRow } from '../store.ts'
import { questionsOf } from '../../questions/index.ts'

/** How fast the given answers were. The fastest is one of the right answers, because a wrong guess can be quick. */
function speedOf(answers: Pick<Settling['answers'][number], 'answer' | 'correct' | 'ms'>[]): Pick<Result, 'average_ms' | 'fastest_ms'> {
  const timed = answers.filter(hasTime)
  const right = timed.filter(({ correct }) => correct).map(({ ms }) => ms)
  return {
    average_ms: timed.length === 0 ? null : Math.round(timed.reduce((sum, { ms }) => sum + ms, 0) / timed.length),
    fastest_ms: right.length === 0 ? null : Math.round(Math.min(...right)),
  }
}

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
  /** With all of the play's answers. */
  settling: Settling
  percentage: number
  won: boolean
}

/** Ends the play, however many questions are left, and saves it. A finished play is not changed. @throws Outdated */
export async function settle(tx: Tx, play: PlayRow, settings: Settings, now: Date): Promise<Result> {
  if (play.result) return play.result
  const end = endOf(play)
  const at = now > end ? end : now
  if (formatOf(play).order === 'free') await handInDrafts(tx, play, at)
  leaveRestUnanswered(play, at)
  const ending = await endingOf(tx, { play, settings, at, now, accounts: await lockWithInviter(tx, play.account_id) })
  const { settling } = ending
  const level = await settleLevel(tx, ending)
  const due = await coinsDue(ending, level.isFirstWin)
  const credit = creditOf(play, settling)
  const paid = await settleCoins(tx, ending, due.coins, credit)
  const slugs = await slugsOf(tx, play.category_id)
  play.state = 'finished'
  play.finished_at = at
  play.result = {
    play_id: play.id,
    mode: play.mode,
    ...tallyOf(ending),
    coins_earned: due.coins,
    coins: paid.coins,
    score: credit.score,
    score_note: credit.note,
    duration_ms: at.getTime() - play.started_at.getTime(),
    ...speedOf(settling.answers),
    best_before: level.bestBefore ?? settling.bestBefore,
    category_slug: slugs.category,
    subcategory_slug: slugs.subcategory,
    level: play.level,
    level_unlocked: level.opened,
    next_level: ending.won ? play.rules.nextLevel : level.opened,
    coins_note: due.note,
    badges: paid.badges,
    finished_at: at.toISOString(),
  }
  await saveFinishedPlay(tx, play, ending.day, await dayRowsOf(tx, play, settling.answers, due.coins))
  return play.result
}

function tallyOf({ play, settling, percentage, won }: Ending) {
  const answered = settling.answers.filter(answer => answer.answer).length
  return { total: play.questions.length, answered, correct: play.correct, wrong: play.wrong, percentage, won }
}

async function endingOf(tx: Tx, begun: Pick<Ending, 'play' | 'settings' | 'at' | 'now' | 'accounts'>): Promise<Ending> {
  const { play, accounts, at } = begun
  const { timezone } = accounts.of(play.account_id)
  const day = localDay(at, timezone)
  const { ranks } = formatOf(play)
  const logged = await creditAnswers(tx, play, { day, leastMs: ranks ? play.rules.leastAnswerMs : null })
  const unsaved = play.unsaved.map(({ questionId, ...answer }) => ({ ...answer, question_id: questionId }))
  const settling = { ...logged, answers: [...logged.answers, ...unsaved].toSorted((one, other) => one.position - other.position) }
  const percentage = percentageOf({ total: play.questions.length, correct: play.correct })
  return { ...begun, day, timezone, settling, percentage, won: isWon(percentage, play.rules) }
}

async function settleLevel(tx: Tx, { play, percentage, won, at, settling: { answers } }: Ending) {
  if (play.level === null || play.category_id === null) return { isFirstWin: false, opened: null, bestBefore: null }
  // Played to its end: every question was answered or lapsed. Questions left after giving up have no time.
  const isPlayed = answers.every(({ answer, ms }) => answer !== null || ms > 0)
  const result = { accountId: play.account_id, leafId: play.category_id, level: play.level, percentage, won, isPlayed, at }
  const { isFirstWin, hasOpened, bestBefore } = await recordLevelResult(tx, result, play.rules.levelOpensWhen)
  return { isFirstWin, opened: hasOpened ? play.rules.nextLevel : null, bestBefore }
}

async function coinsDue(
  { play, percentage, won, settling, accounts }: Ending,
  isFirstWin: boolean,
): Promise<{ coins: number; note: Result['coins_note'] }> {
  const policy = formatOf(play).coins
  // A deleted account earns no coins.
  if (!won || policy === null || !accounts.isThere(play.account_id)) return { coins: 0, note: null }
  const isFirst = policy.when === 'first_win_of_level' ? isFirstWin : !settling.isRewardWon
  if (!isFirst) return { coins: 0, note: 'already_won' }
  const full = coinsFor(percentage, play.rules)
  const coins = Math.min(full, Math.max(0, play.rules.dailyCoinCap - settling.coinsOfDay))
  return { coins, note: coins < full ? 'daily_cap' : coins === 0 ? 'none' : null }
}

/** Pays coins and adds points. Locks leaderboards just before ledger accounts, and only briefly, because many players share their rows. */
async function settleCoins(tx: Tx, ending: Ending, coins: number, { score }: Credit): Promise<{ coins: number; badges: BadgeType[] }> {
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
  const progress = new Map([[accountId, play.taken_at === null ? [] : await badgeChanges(tx, ending)]])
  const ranks = formatOf(play).ranks && accounts.isThere(accountId)
  const beforeBalances = async () => void (ranks && (await addScore(tx, { accountId, score, timezone, at }, { settings, now })))
  const meta = { progress, notices: invited?.notices ?? [], beforeBalances }
  const earned = await earn(tx, accounts, [...(invited?.earnings ?? []), won], { settings, at, areNew: true, ...meta })
  return { coins: earned.get(accountId)?.coins ?? (await coinsOf(tx, accountId)), badges: earned.get(accountId)?.badges ?? [] }
}

async function badgeChanges(tx: Tx, { play, settings, settling: { answers }, day }: Ending): Promise<BadgeChange[]> {
  const kind = formatOf(play).countsDay
  const streak = kind === null ? null : await readStreak(tx, { accountId: play.account_id, kind, today: day, settings })
  const timed = answers.filter(hasTime)
  const facts = {
    badges: formatOf(play).stats.badges,
    total: play.questions.length,
    answered: answers.filter(answer => answer.answer).length,
    correct: play.correct,
    counted: play.correct,
    lifelinesUsed: Object.keys(play.lifelines).length,
    hintsUsed: play.questions.reduce((sum, question) => sum + (question.hints?.length ?? 0), 0),
    meanMs: timed.reduce((sum, answer) => sum + answer.ms, 0) / Math.max(1, timed.length),
    dailyStreak: streak?.run ?? null,
  }
  return progressFromPlay(facts, settings)
}

/** Free order: turns the drafts into answers. */
async function handInDrafts(tx: Tx, play: PlayRow, at: Date): Promise<void> {
  const questions = await questionsOf(tx, play)
  const byMarks = formatOf(play).scoring?.by === 'marks'
  for (const [position, frozen] of play.questions.entries()) {
    const question = must(questions.get(frozen.question_id), 'questions of plays are never deleted')
    const answer = play.drafts[position] ?? null
    const { correct, points } = gradeOf(play, { position, answer }, question)
    play.unsaved.push({ position, questionId: frozen.question_id, answer, correct, marks: byMarks ? points : null, ms: 0, at })
    if (correct) play.correct += 1
    else if (answer) play.wrong += 1
    play.points += points
    if (answer !== null) play.taken_at ??= at
  }
  play.position = play.questions.length
}
