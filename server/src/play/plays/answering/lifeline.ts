// Lifelines: each once per play, charged in the transaction that applies it.

import type { LifelineEffect } from '@trivium/contract/play/plays'
import type { LifelineName } from '@trivium/contract/play/play-names'
import { localDay } from '@trivium/rules/platform/days'
import { estimatedPoll, fiftyFifty, sharesOf } from '@trivium/rules/play/plays/lifelines'
import type { FrozenQuestion } from '@trivium/rules/play/plays/frozen'
import { type LifelineAsked, lifelineRefusalIn, nextPriceOf } from '@trivium/rules/play/engine/decide'
import { formatOf } from '@trivium/rules/play/engine/state'
import type { Context } from '../../../platform/api/handle.ts'
import { assertNever, must, refuse } from '../../../platform/api/refuse.ts'
import { inTransaction, type Tx } from '../../../platform/db/transaction.ts'
import type { Settings } from '../../../platform/settings/defaults.ts'
import { charge } from '../../../rewards/wallet/index.ts'
import { endOneAsking } from './active-questions.ts'
import { carryOut } from './carry-out.ts'
import { positionOf, readRunningPlay } from '../starting/player-play.ts'
import { saveWholePlay, takeTurn } from './save-store.ts'
import { readFirstChoices } from './answer-store.ts'
import type { CachedQuestion } from '../../../bank/questions/index.ts'
import type { PlayRow } from '../store.ts'
import { keysOf, sharesByKey } from '../views.ts'
import { secureRandom } from '../../../platform/secure-random.ts'
import {
  drawOneFromLevel,
  drawUpToLevel,
  freezeQuestion,
  presentQuestion,
  questionOf,
  readActiveQuestions,
  readShownQuestions,
} from '../../questions/index.ts'

interface Asked {
  play_id: number
  question_id: number
  lifeline: LifelineName
}

interface Subject {
  play: PlayRow
  frozen: FrozenQuestion
  question: CachedQuestion
  now: Date
  settings: Settings
}

type ShownEffect = Pick<LifelineEffect, 'removed' | 'shares' | 'respondents' | 'estimated' | 'question' | 'deadline'>

/** The question as the lifeline leaves it, and what the player is shown of that. */
interface Effect {
  changed: FrozenQuestion
  shown: (play: PlayRow) => ShownEffect
}

export async function useLifeline(asked: Asked, context: Context): Promise<LifelineEffect> {
  return inTransaction(context.db, async tx => {
    const { player, now, settings } = context
    const { lifeline } = asked
    // A skip draws another question, so it takes the player's turn: two plays must not draw at the same time.
    if (lifeline === 'skip') await takeTurn(tx, player.id, localDay(now, player.timezone))
    const play = await readRunningPlay(tx, asked.play_id, context)
    const position = positionOf(play, asked.question_id)
    const frozen = must(play.questions[position], 'positionOf found it')
    const question = await questionOf(tx, frozen)
    const use: LifelineAsked = { lifeline, position, question }
    const refusal = lifelineRefusalIn(play, use)
    if (refusal) refuse(refusal)

    const amount = nextPriceOf(play)
    const { changed, shown } = await effectOf(tx, lifeline, { play, frozen, question, now, settings })
    carryOut(play, { type: 'use_lifeline', ...use, changed }, now)
    const coins = await chargeFor(tx, play, { lifeline, amount })
    await saveWholePlay(tx, play)
    return { lifeline, coins, next_price: nextPriceOf(play), version: play.version, ...shown(play) }
  })
}

/** Reads and draws what the lifeline needs. */
function effectOf(tx: Tx, lifeline: LifelineName, subject: Subject): Effect | Promise<Effect> {
  switch (lifeline) {
    case 'fifty_fifty':
      return removeHalf(subject)
    case 'audience_poll':
      return askAudience(tx, subject)
    case 'reset_timer':
      return { changed: subject.frozen, shown: play => ({ deadline: deadlineOf(play) }) }
    case 'skip':
      return skip(tx, subject)
    default:
      return assertNever(lifeline)
  }
}

const deadlineOf = ({ deadline_at }: PlayRow) => deadline_at?.toISOString() ?? null

function removeHalf({ frozen, question }: Subject): Effect {
  const right = must(question.answer[0], 'a question with options has a right one')
  const removed = fiftyFifty(question.options.length, right, secureRandom)
  return { changed: { ...frozen, removed }, shown: () => ({ removed: keysOf(removed, frozen) }) }
}

async function askAudience(tx: Tx, { frozen, question, settings }: Subject): Promise<Effect> {
  const counts = (await readFirstChoices(tx, [{ question, frozen }])).get(question.id) ?? []
  const respondents = counts.reduce((a, b) => a + b, 0)
  const estimated = respondents < settings.poll_respondents
  const right = must(question.answer[0], 'a question with options has a right one')
  const shares = estimated ? estimatedPoll(question.options.length, right, question.difficulty, secureRandom) : sharesOf(counts)
  const changed = { ...frozen, poll: { shares, respondents, estimated } }
  return { changed, shown: () => ({ shares: sharesByKey(changed), respondents, estimated }) }
}

async function skip(tx: Tx, { play, question, now, settings }: Subject): Promise<Effect> {
  const others = { accountId: play.account_id, except: play.target }
  const activeQuestions = await readActiveQuestions(tx, others, now)
  const from = {
    leafId: question.category_id,
    languageId: question.language_id,
    level: question.level,
    accountId: play.account_id,
    now,
    without: play.questions.map(other => other.question_id),
    avoid: activeQuestions,
  }
  const id = (await drawOneFromLevel(tx, from, Math.random())) ?? (await drawUpToLevel(tx, from)) ?? refuse('no_questions')
  if (activeQuestions.includes(id)) await endOneAsking(tx, { ...others, questionIds: [id] }, settings, now)
  const shown = must((await readShownQuestions(tx, [id])).get(id), 'it has just been drawn')
  const changed = { ...freezeQuestion(shown, formatOf(play)), replaces: question.id }
  const { secondsPerQuestion } = play.rules
  return { changed, shown: after => ({ question: presentQuestion(shown, changed, secondsPerQuestion), deadline: deadlineOf(after) }) }
}

/** Of two parallel uses, the second finds the play changed, reads it again and pays. @returns the balance afterwards */
function chargeFor(tx: Tx, play: PlayRow, { lifeline, amount }: { lifeline: LifelineName; amount: number }): Promise<number> {
  return charge(tx, {
    accountId: play.account_id,
    amount,
    title: `lifeline_${lifeline}`,
    reference: `play:${play.id}`,
    idempotencyKey: `lifeline:${play.id}:${lifeline}`,
  })
}
