// Lifelines: each once per play, charged in the transaction that applies it.

import type { LifelineEffect } from '@trivium/contract/play/plays'
import type { LifelineName } from '@trivium/contract/play/play-names'
import { localDay } from '@trivium/rules/platform/days'
import { estimatedPoll, fiftyFifty, lifelineRefusal, sharesOf } from '@trivium/rules/play/plays/lifelines'
import type { FrozenQuestion } from '@trivium/rules/play/plays/frozen'
import type { Context } from '../../../platform/api/handle.ts'
import { assertNever, must, refuse } from '../../../platform/api/refuse.ts'
import { inTransaction, type Tx } from '../../../platform/db/transaction.ts'
import type { Settings } from '../../../platform/settings/defaults.ts'
import { charge } from '../../../rewards/wallet/index.ts'
import { endOneAsking } from './active-questions.ts'
import { clockOf, setClock } from './clock.ts'
import { formatOf } from '../format.ts'
import { positionOf, readRunningPlay } from '../starting/player-play.ts'
import { saveWholePlay, takeTurn } from './save-store.ts'
import { firstChoices } from './answer-store.ts'
import type { CachedQuestion } from '../../../bank/questions/index.ts'
import type { PlayRow } from '../store.ts'
import { keysOf, nextPriceOf, sharesByKey } from '../views.ts'
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

type Effect = Omit<LifelineEffect, 'lifeline' | 'coins' | 'next_price' | 'version'>

export async function useLifeline(asked: Asked, context: Context): Promise<LifelineEffect> {
  return inTransaction(context.db, async tx => {
    const { player, now, settings } = context
    // A skip draws another question, so it takes the player's turn: two plays must not draw at the same time.
    if (asked.lifeline === 'skip') await takeTurn(tx, player.id, localDay(now, player.timezone))
    const play = await readRunningPlay(tx, asked.play_id, context)
    const position = positionOf(play, asked.question_id)
    if (position < play.position) refuse('already_answered')
    if (position > play.position) refuse('lifeline_not_allowed')
    const frozen = must(play.questions[position], 'positionOf found it')
    const question = await questionOf(tx, frozen)
    refuseUnlessAllowed(play, question, asked.lifeline)

    const amount = nextPriceOf(play)
    play.lifelines = { ...play.lifelines, [asked.lifeline]: question.id }
    const effect = await apply(tx, asked.lifeline, { play, frozen, question, now, settings })
    if (amount === 0) noteFree(play, position, asked.lifeline)
    const coins = await chargeFor(tx, play, { lifeline: asked.lifeline, amount })
    await saveWholePlay(tx, play)
    return { lifeline: asked.lifeline, coins, next_price: nextPriceOf(play), version: play.version, ...effect }
  })
}

const telling: ReadonlySet<LifelineName> = new Set(['fifty_fifty', 'audience_poll'])

function refuseUnlessAllowed(play: PlayRow, question: CachedQuestion, lifeline: LifelineName): void {
  const refusal = lifelineRefusal({
    lifeline,
    offered: play.rules.lifelines,
    used: play.lifelines,
    questionType: question.question_type,
    options: question.options.length,
  })
  if (refusal) refuse(refusal)
  // A contest has drawn this question meanwhile, so the lifeline must not reveal anything about it.
  if (question.sealed_by !== null && telling.has(lifeline)) refuse('lifeline_not_allowed')
}

function apply(tx: Tx, lifeline: LifelineName, subject: Subject): Promise<Effect> {
  switch (lifeline) {
    case 'fifty_fifty':
      return Promise.resolve(removeHalf(subject))
    case 'audience_poll':
      return askAudience(tx, subject)
    case 'reset_timer':
      return Promise.resolve(resetTimer(subject))
    case 'skip':
      return skip(tx, subject)
    default:
      return assertNever(lifeline)
  }
}

function removeHalf({ frozen, question }: Subject): Effect {
  const right = must(question.answer[0], 'a question with options has a right one')
  frozen.removed = fiftyFifty(question.options.length, right, secureRandom)
  return { removed: keysOf(frozen.removed, frozen) }
}

async function askAudience(tx: Tx, { frozen, question, settings }: Subject): Promise<Effect> {
  const counts = await firstChoices(tx, question, frozen)
  const respondents = counts.reduce((a, b) => a + b, 0)
  const estimated = respondents < settings.poll_respondents
  const right = must(question.answer[0], 'a question with options has a right one')
  const shares = estimated ? estimatedPoll(question.options.length, right, question.difficulty, secureRandom) : sharesOf(counts)
  frozen.poll = { shares, respondents, estimated }
  return { shares: sharesByKey(frozen), respondents, estimated }
}

/** Restarts the clock of this question. */
function resetTimer({ play, now }: Subject): Effect {
  return { deadline: restart(play, now) }
}

async function skip(tx: Tx, { play, frozen: skipped, question, now, settings }: Subject): Promise<Effect> {
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
  const fresh = freezeQuestion(shown, formatOf(play))
  const frozen = { ...fresh, replaces: question.id, ...(skipped.free && { free: skipped.free }) }
  play.questions = play.questions.map((other, position) => (position === play.position ? frozen : other))
  const deadline = restart(play, now)
  return { question: presentQuestion(shown, frozen, play.rules.secondsPerQuestion), deadline }
}

/** During the pause the clock has not started yet: then the rest of the pause is kept. */
function restart(play: PlayRow, now: Date): string | null {
  const seconds = play.rules.secondsPerQuestion
  const openedAt = Math.max(play.opened_at?.getTime() ?? 0, now.getTime())
  const deadlineAt = seconds === null ? null : openedAt + seconds * 1000
  setClock(play, { ...clockOf(play), openedAt, deadlineAt })
  return play.deadline_at?.toISOString() ?? null
}

/** Notes that the lifeline was free, so that the log of the play shows no price for it. */
function noteFree(play: PlayRow, position: number, lifeline: LifelineName): void {
  const asked = must(play.questions[position], 'a lifeline leaves a question in its place')
  asked.free = [...(asked.free ?? []), lifeline]
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
