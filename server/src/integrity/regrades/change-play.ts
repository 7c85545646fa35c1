// The new result of one play when some of its answers turn right: computed by the rules of play, and never lower than before.
// docs/decisions/031 says why.

import type { Result } from '@trivium/contract/play/plays'
import { type BadgeChange, progressFromPlay } from '@trivium/rules/rewards/badges'
import { localDay } from '@trivium/rules/platform/days'
import { modesWith } from '@trivium/rules/play/modes'
import { leaderboardScore, coinsFor, isWon, percentageOf } from '@trivium/rules/play/plays/scoring'
import { must } from '../../platform/api/refuse.ts'
import { recordLevelResult } from '../../bank/catalogue/index.ts'
import type { RegradedResult } from '../../platform/db/tables/regrade-tables.ts'
import type { Tx } from '../../platform/db/transaction.ts'
import { formatOf, gradeOf, hasTime, type PlayRow, readAnswersOf } from '../../play/plays/index.ts'
import { type CachedQuestion, readQuestions } from '../../bank/questions/index.ts'
import type { Settings } from '../../platform/settings/defaults.ts'
import { coinsMissedIn } from './battle.ts'
import {
  addToDay,
  type RegradedPlay,
  countScored,
  creditDay,
  isRewardWon,
  readCoinsOfDay,
  readCredited,
  saveChange,
  type WrongAnswer,
} from './play-store.ts'
import { asFrozenIn } from '../../play/questions/index.ts'

export interface Regrading {
  id: number
  /** The corrected questions, with their later keys. */
  questions: ReadonlyMap<number, CachedQuestion>
  settings: Settings
  at: Date
}

export interface Changed extends RegradedPlay {
  progress: BadgeChange[]
  finishedAt: Date
}

type Answer = Awaited<ReturnType<typeof readAnswersOf>>[number]

/** A play with the facts of its day. */
interface Turning {
  work: Regrading
  play: PlayRow
  result: Result
  finishedAt: Date
  day: string
  timezone: string
  turned: WrongAnswer[]
  /** All answers of the play, as graded before this regrade. */
  answers: Answer[]
  correct: number
  percentage: number
  won: boolean
}

const ranked = modesWith(({ ranks }) => ranks)

/** The account must be locked and active. The caller gives coins, scores and badges, because their locks come later. */
export async function changePlay(tx: Tx, work: Regrading, play: PlayRow, turned: WrongAnswer[], timezone: string): Promise<Changed> {
  const turning = await turningOf(tx, { work, play, turned, timezone })
  const { result: before, correct, percentage, day, finishedAt } = turning
  const scored = await creditTurned(tx, turning)
  const points = await pointsNow(tx, turning)
  const score = await scoreNow(tx, turning, scored, points)
  const { coins, coins_note, level_unlocked: opened } = await coinsNow(tx, turning)
  const level_unlocked = before.level_unlocked ?? opened
  const result: Result = {
    ...before,
    correct,
    wrong: play.wrong - turned.length,
    percentage,
    won: turning.won,
    score,
    coins_earned: before.coins_earned + coins,
    coins_note,
    level_unlocked,
    next_level: turning.won ? play.rules.nextLevel : level_unlocked,
  }
  const [was, is] = [shortOf(before, play.points), shortOf(result, points)]
  const change = { play, turned, result, points, before: was, after: is, coins, score: formatOf(play).ranks ? score - before.score : 0 }
  await saveChange(tx, work.id, change, work.at)
  await addToDay(tx, play, day, await dayOf(turning, coins))
  return { ...change, progress: progressOf(turning), finishedAt }
}

async function turningOf(tx: Tx, begun: Pick<Turning, 'work' | 'play' | 'turned' | 'timezone'>): Promise<Turning> {
  const { play, turned, timezone } = begun
  const finishedAt = must(play.finished_at, 'only ended plays are regraded')
  const correct = play.correct + turned.length
  const percentage = percentageOf({ total: play.questions.length, correct })
  return {
    ...begun,
    result: must(play.result, 'an ended play has a result'),
    finishedAt,
    day: localDay(finishedAt, timezone),
    answers: await readAnswersOf(tx, [play.id]),
    correct,
    percentage,
    won: isWon(percentage, play.rules),
  }
}

const shortOf = ({ correct, wrong, percentage, won, score, coins_earned }: Result, points: number): RegradedResult => ({
  correct,
  wrong,
  points,
  percentage,
  won,
  score,
  coins_earned,
})

/** Number of turned answers that score on the day of the play: each question scores once a day. */
async function creditTurned(tx: Tx, turning: Turning): Promise<number> {
  const { play, turned, day } = turning
  const leastMs = play.rules.leastAnswerMs
  const questionIds = turned.map(({ question_id }) => question_id)
  const known = new Map((await readCredited(tx, { ...turning, ranked }, { questionIds, leastMs })).map(row => [row.question_id, row]))
  const credits = turned.map(({ question_id, ms }) => ({ question_id, scores: formatOf(play).ranks && ms >= leastMs }))
  await creditDay(tx, play.account_id, day, credits)
  return credits.filter(({ question_id, scores }) => scores && !known.get(question_id)?.isScored).length
}

/** Points of the play by its own rules. Points of a battle stay as they are. */
async function pointsNow(tx: Tx, { work, play, turned, answers }: Turning): Promise<number> {
  const { scoring } = formatOf(play)
  if (scoring?.by === 'points') return play.points + turned.length * (play.rules.scoreCorrect + play.rules.scoreWrong)
  if (scoring === null) return play.points
  const read = await readQuestions(
    tx,
    answers.map(({ question_id }) => question_id),
  )
  const questions = asFrozenIn(play, new Map([...read, ...work.questions]))
  const questionOf = (id: number) => must(questions.get(id), 'questions of plays are never deleted')
  return answers.reduce((sum, answer) => sum + gradeOf(play, answer, questionOf(answer.question_id)).points, 0)
}

/** What the play adds to the leaderboards, at least 0; in modes without leaderboards its points. */
async function scoreNow(tx: Tx, turning: Turning, scored: number, points: number): Promise<number> {
  const { play, result, turned } = turning
  const { ranks, driver } = formatOf(play)
  if (driver === 'shared') return result.score
  if (!ranks) return points
  const { scoreCorrect, scoreWrong, leastAnswerMs } = play.rules
  // A score of 0 may stand for a negative sum, so we compute the sum again.
  const onDay = { ...turning, ranked }
  const before = result.score > 0 ? result.score : (await countScored(tx, onDay, leastAnswerMs)) * scoreCorrect - play.wrong * scoreWrong
  return Math.max(result.score, leaderboardScore(before + scored * scoreCorrect + turned.length * scoreWrong))
}

type Coins = Pick<Result, 'coins_note' | 'level_unlocked'> & { coins: number }

/** Coins in addition to those that the play has paid. */
async function coinsNow(tx: Tx, turning: Turning): Promise<Coins> {
  const { work, play, result, percentage, won, day } = turning
  const { coins: policy, driver } = formatOf(play)
  const level = await levelNow(tx, turning)
  const kept = { coins: 0, coins_note: result.coins_note, level_unlocked: level.opened }
  if (driver === 'shared') return { ...kept, coins: await coinsMissedIn(tx, play.id, work.questions) }
  if (policy === null || !won) return kept
  const isOwnWin = result.won && result.coins_note !== 'already_won'
  const isFirst = isOwnWin || (!result.won && (policy.when === 'first_win_of_level' ? level.isFirstWin : !(await isRewardWon(tx, play))))
  if (!isFirst) return { ...kept, coins_note: 'already_won' }
  const full = coinsFor(percentage, play.rules) - result.coins_earned
  const coins = Math.max(0, Math.min(full, play.rules.dailyCoinCap - (await readCoinsOfDay(tx, play.account_id, day))))
  return { ...kept, coins, coins_note: coins < full ? 'daily_cap' : result.coins_earned + coins === 0 ? 'none' : null }
}

async function levelNow(tx: Tx, { play, answers, percentage, won, finishedAt }: Turning) {
  if (play.level === null || play.category_id === null) return { isFirstWin: false, opened: null }
  const times = answers.every(answer => answer.answer !== null || answer.ms > 0)
  const result = {
    accountId: play.account_id,
    leafId: play.category_id,
    level: play.level,
    percentage,
    won,
    isPlayed: times,
    at: finishedAt,
  }
  const { isFirstWin, hasOpened } = await recordLevelResult(tx, result, play.rules.levelOpensWhen)
  return { isFirstWin, opened: hasOpened ? play.rules.nextLevel : null }
}

/** Badges that the play moves now and did not move before. */
function progressOf({ work, play, answers, correct, turned }: Turning): BadgeChange[] {
  const timed = answers.filter(hasTime)
  const facts = {
    badges: formatOf(play).stats.badges,
    total: play.questions.length,
    answered: answers.filter(answer => answer.answer).length,
    lifelinesUsed: Object.keys(play.lifelines).length,
    hintsUsed: play.questions.reduce((sum, question) => sum + (question.hints?.length ?? 0), 0),
    meanMs: timed.reduce((sum, answer) => sum + answer.ms, 0) / Math.max(1, timed.length),
    dailyStreak: null,
  }
  const before = new Set(progressFromPlay({ ...facts, correct: play.correct, counted: 0 }, work.settings).map(({ type }) => type))
  return progressFromPlay({ ...facts, correct, counted: turned.length }, work.settings).filter(({ type }) => !before.has(type))
}

/** Right answers by category of the questions, as the day stores them; category 0 where they are revealed later. */
async function dayOf({ work, play, turned }: Turning, coins: number) {
  const isSecret = formatOf(play).reviewFrom !== 'end_of_play'
  const leafOf = (id: number) => (isSecret ? 0 : must(work.questions.get(id), 'it is one of those that were corrected').category_id)
  const byLeaf = [...Map.groupBy(turned, ({ question_id }) => leafOf(question_id))]
  const own = formatOf(play).driver === 'own' ? coins : 0
  return byLeaf.map(([categoryId, there], index) => ({ categoryId, correct: there.length, coins: index === 0 ? own : 0 }))
}
