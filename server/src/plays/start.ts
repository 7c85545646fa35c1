// The start of a play, in any mode: resume the open one of the same target, or draw questions and freeze everything.

import type { Mode } from '@trivium/contract/plays'
import { closesAt, type ClockState } from '@trivium/rules/clock'
import { clockRules, freezeRules, type FrozenQuestion } from '@trivium/rules/frozen'
import { shuffled } from '@trivium/rules/random'
import type { Context } from '../api/handle.ts'
import { must, refuse } from '../api/refuse.ts'
import { inTransaction, type Tx } from '../db/transaction.ts'
import { chance } from './chance.ts'
import { bringUpToDate, isThrough } from './clock.ts'
import { settle } from './settle.ts'
import { insertPlay, lockOpenPlayOf, type PlayRow, readQuestions, savePlay, type ShownQuestion } from './store.ts'

/** A play without a clock is closed when it has been left alone this long. */
const untimedMs = 24 * 3_600_000

export interface Target {
  mode: Mode
  /** The same text, the same target: a player has one open play of it. */
  target: string
  leafId: number | null
  level: number | null
  /** What opens when this level is won. */
  nextLevel?: number | null
  languageId: number
  totalSeconds?: number
  /** Draws the questions when there is nothing to resume. */
  draw: (tx: Tx) => Promise<number[]>
}

export interface StartedPlay {
  play: PlayRow
  resumed: boolean
  /** By id; a resumed play has not read them. */
  questions?: Map<number, ShownQuestion>
}

export async function startOrResume(context: Context, target: Target): Promise<StartedPlay> {
  return inTransaction(context.db, async tx => {
    const open = await resumable(tx, context, target.target)
    if (open) return { play: open, resumed: true }
    const started = await start(tx, context, target)
    if (started) return { ...started, resumed: false }
    // Another tab was faster: its play is the one.
    return { play: must(await resumable(tx, context, target.target), 'an open play was in the way'), resumed: true }
  })
}

async function resumable(tx: Tx, { player, now, settings }: Context, target: string): Promise<PlayRow | null> {
  const play = await lockOpenPlayOf(tx, player.id, target)
  if (!play) return null
  const hasChanged = await bringUpToDate(tx, play, now)
  if (isThrough(play, now)) {
    await settle(tx, play, settings, now)
    return null
  }
  if (hasChanged) await savePlay(tx, play)
  return play
}

async function start(tx: Tx, { player, now, settings }: Context, target: Target) {
  const ids = await target.draw(tx)
  if (ids.length === 0) refuse('no_questions')
  const shown = await readQuestions(tx, ids)
  const questions = ids.map(id => freezeQuestion(must(shown.get(id), `question ${id} has just been drawn`)))
  const { totalSeconds, nextLevel } = target
  const rules = freezeRules(target.mode, settings, { totalSeconds, nextLevel })
  const startedMs = now.getTime()
  const clock = firstClock(startedMs, rules.secondsPerQuestion ?? totalSeconds ?? null)
  const closesMs = clock.deadlineAt === null ? startedMs + untimedMs : closesAt(clock, clockRules(rules, questions.length))
  const play = await insertPlay(tx, {
    account_id: player.id,
    mode: target.mode,
    target: target.target,
    category_id: target.leafId,
    level: target.level,
    language_id: target.languageId,
    questions,
    rules,
    clock,
    startedAt: now,
    closesAt: new Date(closesMs),
  })
  return play && { play, questions: shown }
}

function firstClock(startedAt: number, seconds: number | null): ClockState {
  return { position: 0, openedAt: startedAt, deadlineAt: seconds === null ? null : startedAt + seconds * 1000 }
}

/** Options in a new order for every play; true and false stay as they are. */
export function freezeQuestion({ id, options, question_type }: ShownQuestion): FrozenQuestion {
  const order = options.map((_, index) => index)
  return { question_id: id, order: question_type === 'true_false' ? order : shuffled(order, chance) }
}
