// Shows the effect of a correction before anything changes. Counts come from the log. To find coins and scores we run the regrade for some
// hundred players and roll it back.

import type { Mode } from '@trivium/contract/platform/mode-names'
import { type AnswerKey, isRight } from '@trivium/rules/play/plays/grading'
import { must } from '../../platform/api/refuse.ts'
import type { Db } from '../../platform/db/connect.ts'
import { inTransaction, type Tx } from '../../platform/db/transaction.ts'
import { answerKeyOf, asFrozen, type CachedQuestion } from '../../bank/questions/index.ts'
import type { Settings } from '../../platform/settings/defaults.ts'
import { regradeAccount } from './account.ts'
import type { Regrading } from './change-play.ts'
import { type RegradedContest, regradeContest } from './contest.ts'
import { type AnswerGroup, countPlayers, groupAnswers, readAccountsWith, readContestsOf } from './preview-store.ts'
import { type Gain, insertRegrade } from './store.ts'

const mostTried = 100

interface ModeStats {
  mode: Mode
  /** Number of answers to the question. */
  answers: number
  turn_right: number
  /** Right when they were given, wrong by the new key: they keep what they brought. */
  keep: number
}

interface Preview {
  modes: ModeStats[]
  players: number
  players_concerned: number
  contests: { contest_id: number; is_over: boolean }[]
  coins: number
  score: number
  things: number
  /** Whether coins and score were found for some players and extrapolated to all. */
  is_estimate: boolean
}

interface Previewed {
  questions: ReadonlyMap<number, CachedQuestion>
  settings: Settings
  at: Date
  staffId: number
}

export async function previewRegrade(db: Db, previewed: Previewed): Promise<Preview> {
  const { questions } = previewed
  const ids = [...questions.keys()]
  const [groups, contests] = await Promise.all([groupAnswers(db, ids), readContestsOf(db, ids)])
  const turning = groups.filter(group => !group.correct && isRight(group.answer, keyIn(questions, group)))
  const answers = turning.map(({ question_id, answer, arranged }) => ({ question_id, answer, arranged }))
  const [players, concerned] = await Promise.all([countPlayers(db, ids, null), countPlayers(db, ids, answers)])
  const tried = await tryRegrade(db, previewed, await readAccountsWith(db, answers, mostTried), contests)
  const factor = Math.max(1, tried.players === 0 ? 1 : tried.accounts < mostTried ? 1 : concerned / tried.accounts)
  return {
    modes: modesOf(groups, questions),
    players,
    players_concerned: concerned,
    contests,
    coins: Math.round(tried.coins * factor) + tried.contestCoins,
    score: Math.round(tried.score * factor),
    things: tried.things,
    is_estimate: factor > 1,
  }
}

const keyIn = (questions: ReadonlyMap<number, CachedQuestion>, group: AnswerGroup): AnswerKey =>
  answerKeyOf(asFrozen(must(questions.get(group.question_id), 'it is one of those that were asked for'), group))

function modesOf(groups: AnswerGroup[], questions: ReadonlyMap<number, CachedQuestion>): ModeStats[] {
  return [...Map.groupBy(groups, ({ mode }) => mode)]
    .map(([mode, there]) => {
      const sum = (those: AnswerGroup[]) => those.reduce((total, { answers }) => total + answers, 0)
      const isRightNow = (group: AnswerGroup) => isRight(group.answer, lastKey(keyIn(questions, group)))
      return {
        mode,
        answers: sum(there),
        turn_right: sum(there.filter(group => !group.correct && isRight(group.answer, keyIn(questions, group)))),
        keep: sum(there.filter(group => group.correct && !isRightNow(group))),
      }
    })
    .toSorted((one, other) => other.answers - one.answers)
}

/** The newest key alone, without the other keys that count as right. */
function lastKey(key: AnswerKey): AnswerKey {
  const last = key.later?.at(-1)
  return last ? { ...key, ...last, later: last.is_void ? [last] : [] } : key
}

/** Thrown to roll the trial back. */
class TriedOnly extends Error {}

/** Runs the regrade for each player in a transaction of its own, and rolls it back. */
async function tryRegrade(db: Db, previewed: Previewed, accountIds: number[], contests: Preview['contests']) {
  const gains: Gain[] = []
  for (const accountId of accountIds) gains.push(await takeBack(db, previewed, (tx, work) => regradeAccount(tx, work, accountId)))
  const over = contests.filter(({ is_over }) => is_over)
  const prizes: RegradedContest[] = []
  for (const { contest_id } of over) prizes.push(await takeBack(db, previewed, (tx, work) => regradeContest(tx, work, contest_id)))
  const sum = (those: Gain[], of: 'coins' | 'score' | 'players') => those.reduce((total, gain) => total + gain[of], 0)
  return {
    accounts: accountIds.length,
    players: sum(gains, 'players'),
    coins: sum(gains, 'coins'),
    score: sum(gains, 'score'),
    contestCoins: sum(prizes, 'coins'),
    things: prizes.reduce((total, { things }) => total + things, 0),
  }
}

async function takeBack<T>(
  db: Db,
  { questions, settings, at, staffId }: Previewed,
  work: (tx: Tx, work: Regrading) => Promise<T>,
): Promise<T> {
  let gain: T | undefined
  try {
    await inTransaction(db, async tx => {
      const questionIds = [...questions.keys()]
      const questionId = must(questionIds[0], 'a preview has a question')
      const id = must(await insertRegrade(tx, { questionId, questionIds, startedBy: staffId, at, state: 'done' }), 'it is not running')
      gain = await work(tx, { id, questions, settings, at })
      throw new TriedOnly()
    })
  } catch (error) {
    if (!(error instanceof TriedOnly)) throw error
  }
  return must(gain, 'the trial has run')
}
