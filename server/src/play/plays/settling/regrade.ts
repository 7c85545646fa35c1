// Regrades a finished play when keys of its questions are corrected: the difference between its outcome as it was and by the keys as they
// are now. Never lower than before; docs/decisions/031 says why. The caller has locked the account, and gives coins, scores and badges,
// because their locks come later.

import type { Result } from '@trivium/contract/play/plays'
import {
  type TalliedAnswer,
  type OutcomeGain,
  gainOf,
  type Outcome,
  type OutcomeFacts,
  outcomeOf,
  regraded,
  tallyOf,
} from '@trivium/rules/play/engine/outcome'
import { type AskedQuestions, formatOf } from '@trivium/rules/play/engine/state'
import { localDay } from '@trivium/rules/platform/days'
import { must } from '../../../platform/api/refuse.ts'
import type { Tx } from '../../../platform/db/transaction.ts'
import type { Settings } from '../../../platform/settings/defaults.ts'
import { type CachedQuestion, readQuestions } from '../../../bank/questions/index.ts'
import { askedOf, asFrozenIn } from '../../questions/index.ts'
import { readAnswers } from '../answering/answer-store.ts'
import type { PlayRow } from '../store.ts'
import { type RegradeFacts, readRegradeFacts, saveRegraded } from './regrade-store.ts'
import { recordLevel, shownIn } from './settle.ts'

export interface RegradeInput {
  /** The corrected questions, with their later keys. */
  questions: ReadonlyMap<number, CachedQuestion>
  settings: Settings
  timezone: string
  /** Coins that the player has missed in the battle of the play. */
  battleCoins?: number
}

export interface RegradedPlay {
  play: PlayRow
  /** The answers that have turned right. */
  turned: readonly TalliedAnswer[]
  result: Result
  points: number
  /** What the player gets for it. The score is 0 in modes without leaderboards. */
  gain: OutcomeGain
}

export async function regradePlay(tx: Tx, play: PlayRow, regrading: RegradeInput): Promise<RegradedPlay> {
  const { result: before, finishedAt } = ended(play)
  const answers = await readAnswers(tx, play)
  const asked = await askedBy(tx, play, regrading)
  const now = regraded(play, answers, asked, new Set(regrading.questions.keys()))
  const turned = now.filter(({ correct }, index) => correct && !answers[index]?.correct)
  const tally = tallyOf(play, now, asked)
  const level = await recordLevel(tx, { play, at: finishedAt }, tally)
  const day = localDay(finishedAt, regrading.timezone)
  const known = await readRegradeFacts(tx, play, { day, timezone: regrading.timezone, turned })
  const facts = factsOf(play, before, known, { isFirstWin: level.isFirstWin, badges: regrading.settings })
  const was = outcomeOf(play, tallyOf(play, answers, asked), asked, facts)
  const is = outcomeOf(play, tally, asked, facts)
  const gain = gainIn(play, gainOf({ ...was, coins: before.coins_earned }, is), regrading)
  const result = raised(play, before, is, { gain, opened: level.opened })
  await saveRegraded(tx, { play, turned, result, points: is.points, days: gain.days, day })
  return { play, turned, result, points: is.points, gain }
}

function ended({ result, finished_at }: PlayRow) {
  return { result: must(result, 'only ended plays are regraded'), finishedAt: must(finished_at, 'only ended plays are regraded') }
}

async function askedBy(tx: Tx, play: PlayRow, { questions }: RegradeInput): Promise<AskedQuestions> {
  const read = await readQuestions(
    tx,
    play.questions.map(({ question_id }) => question_id),
  )
  return askedOf(asFrozenIn(play, new Map([...read, ...questions])))
}

/** The facts of the day, without what this play has added to it. */
function factsOf(
  play: PlayRow,
  { won, coins_note, coins_earned }: Result,
  { scoredElsewhere, coinsOfDay, isRewardPaid }: RegradeFacts,
  { isFirstWin, badges }: { isFirstWin: boolean; badges: Settings },
): OutcomeFacts {
  const { coins, driver } = formatOf(play)
  const isOwnWin = won && coins_note !== 'already_won'
  return {
    scoredElsewhere: new Set(scoredElsewhere),
    coinsOfDay: driver === 'own' ? Math.max(0, coinsOfDay - coins_earned) : coinsOfDay,
    isWonElsewhere: !isOwnWin && (won || (coins?.when === 'first_win_of_level' ? !isFirstWin : isRewardPaid)),
    mayEarn: true,
    // A day counts by its first answer, right or wrong.
    dailyStreak: null,
    badges,
  }
}

/** Coins of a battle are the battle's: the day of the player does not count them. */
const gainIn = (play: PlayRow, gain: OutcomeGain, { battleCoins = 0 }: RegradeInput): OutcomeGain => ({
  ...gain,
  coins: gain.coins + battleCoins,
  score: formatOf(play).ranks ? gain.score : 0,
})

function raised(play: PlayRow, before: Result, is: Outcome, { gain, opened }: { gain: OutcomeGain; opened: number | null }): Result {
  const { ranks, driver } = formatOf(play)
  const level_unlocked = before.level_unlocked ?? opened
  return {
    ...before,
    ...shownIn(is),
    score: ranks ? before.score + gain.score : is.score,
    coins_earned: before.coins_earned + gain.coins,
    coins_note: driver === 'own' ? is.coins_note : before.coins_note,
    level_unlocked,
    next_level: is.won ? play.rules.nextLevel : level_unlocked,
  }
}
