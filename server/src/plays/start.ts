// The start of a play, in any mode: resume the open one of the same target, or draw questions and freeze everything.

import type { Mode } from '@trivium/contract/plays'
import { closesAt, type ClockState } from '@trivium/rules/clock'
import { clockRules, freezeRules, type FrozenQuestion } from '@trivium/rules/frozen'
import { type ModeSecondsSetting, modeTable } from '@trivium/rules/modes'
import { shuffled } from '@trivium/rules/random'
import type { Context } from '../api/handle.ts'
import { must, refuse } from '../api/refuse.ts'
import { inTransaction, type Tx } from '../db/transaction.ts'
import { endOneAsking } from './asked-once.ts'
import { lockAsking, readAskedNow } from './asked-store.ts'
import { chance } from './chance.ts'
import { bringUpToDate, isThrough, markShown } from './clock.ts'
import { settle } from './settle.ts'
import { insertPlay, lockOpenPlayOf, type PlayRow, readQuestions, savePlay, type ShownQuestion } from './store.ts'

/** A play without a clock is closed when it has been left alone this long. */
const untimedMs = 24 * 3_600_000

export interface Target {
  mode: Mode
  /** The same text, the same target: a player has one open play of it. */
  target: string
  /** What winning it pays for, once; null where nothing or a level does. */
  reward?: string
  leafId: number | null
  level: number | null
  /** What opens when this level is won. */
  nextLevel?: number | null
  languageId: number
  totalSeconds?: number
  /** Where the mode's clock is that of its questions. */
  seconds?: ModeSecondsSetting
  /** Refuses what may not be started any more; called when there is nothing to resume, in the same transaction. */
  refuseUnlessDue?: (tx: Tx) => Promise<void>
  /** Draws the questions when there is nothing to resume; better not those that other open plays ask. */
  draw: (tx: Tx, askedNow: number[]) => Promise<number[]>
}

export interface StartedPlay {
  play: PlayRow
  resumed: boolean
  /** By id; a resumed play has not read them. */
  questions?: Map<number, ShownQuestion>
}

/** What has to end first is settled in a transaction of its own: coins move last in one. */
export async function startOrResume(context: Context, target: Target): Promise<StartedPlay> {
  for (;;) {
    const started = await inTransaction(context.db, async tx => {
      const open = await lockOpenPlayOf(tx, context.player.id, target.target)
      return open ? resume(tx, open, context) : start(tx, context, target)
    })
    if (started) return started
  }
}

/** @returns null when its time was over: it is settled now. */
async function resume(tx: Tx, play: PlayRow, { now, settings }: Context): Promise<StartedPlay | null> {
  const hasChanged = await bringUpToDate(tx, play, now)
  if (isThrough(play, now)) {
    await settle(tx, play, settings, now)
    return null
  }
  if (markShown(play, now) || hasChanged) await savePlay(tx, play)
  return { play, resumed: true }
}

/** @returns null when another play was in the way and has been ended, or when another tab was faster. */
async function start(tx: Tx, context: Context, target: Target): Promise<StartedPlay | null> {
  const { player, now, settings } = context
  // One start of a player at a time.
  await lockAsking(tx, player.id)
  await target.refuseUnlessDue?.(tx)
  const others = { accountId: player.id, except: target.target }
  const askedNow = await readAskedNow(tx, others, now)
  const ids = await drawn(tx, target, askedNow)
  if (ids.length === 0) refuse('no_questions')
  const isInTheWay = ids.some(id => askedNow.includes(id))
  if (isInTheWay && (await endOneAsking(tx, { ...others, questionIds: ids }, settings, now))) return null
  const shown = await readQuestions(tx, ids)
  const questions = ids.map(id => freezeQuestion(must(shown.get(id), `question ${id} has just been drawn`)))
  const { totalSeconds, nextLevel, seconds } = target
  const rules = freezeRules(target.mode, settings, { totalSeconds, nextLevel, seconds })
  const startedMs = now.getTime()
  const clock = firstClock(startedMs, rules.secondsPerQuestion ?? totalSeconds ?? null)
  const closesMs = clock.deadlineAt === null ? startedMs + untimedMs : closesAt(clock, clockRules(rules, questions.length))
  const play = await insertPlay(tx, {
    account_id: player.id,
    mode: target.mode,
    target: target.target,
    reward: target.reward ?? null,
    category_id: target.leafId,
    level: target.level,
    language_id: target.languageId,
    questions,
    rules,
    clock,
    startedAt: now,
    closesAt: new Date(closesMs),
  })
  return play && { play, questions: shown, resumed: false }
}

/** Where nothing is to be won a play asks what is left; others ask what they have to, and end what is in their way. */
async function drawn(tx: Tx, { mode, draw }: Target, askedNow: number[]): Promise<number[]> {
  const ids = await draw(tx, askedNow)
  return modeTable[mode].coins === null ? ids.filter(id => !askedNow.includes(id)) : ids
}

function firstClock(startedAt: number, seconds: number | null): ClockState {
  return { position: 0, openedAt: startedAt, deadlineAt: seconds === null ? null : startedAt + seconds * 1000 }
}

/** Options in a new order for every play; true and false stay as they are. */
export function freezeQuestion({ id, options, question_type }: ShownQuestion): FrozenQuestion {
  const order = options.map((_, index) => index)
  return { question_id: id, order: question_type === 'true_false' ? order : shuffled(order, chance) }
}
