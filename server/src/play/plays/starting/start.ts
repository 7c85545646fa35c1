// Starts a play in any mode: resumes the open play of the same target, or draws questions and freezes everything. What a start has read
// is valid only until the player's turn changes (play_turns); when another start was first, everything is read again.

import { begin } from '@trivium/rules/play/engine/begin'
import { isThrough } from '@trivium/rules/play/engine/state'
import type { Mode } from '@trivium/contract/platform/mode-names'
import { localDay } from '@trivium/rules/platform/days'
import { freezeRules, type FrozenAdaptive, type FrozenItem, type FrozenQuestion, type FrozenRules } from '@trivium/rules/play/plays/frozen'
import { type ModeSecondsSetting, modeTable, type RewardMode } from '@trivium/rules/play/modes'
import type { Context } from '../../../platform/api/handle.ts'
import { must, refuse } from '../../../platform/api/refuse.ts'
import type { Db } from '../../../platform/db/connect.ts'
import { retrying, transact } from '../../../platform/db/transaction.ts'
import { endOneAsking } from '../answering/active-questions.ts'
import { type BeforeStart, readAskedInBattle, readBeforeStart, readOpenPlayAsking } from './asked-store.ts'
import { type LevelOpensWhen, refuseUnlessUnlocked } from '../../../bank/catalogue/index.ts'
import { markShown, bringUpToDate } from '../answering/carry-out.ts'
import { type CachedQuestion, readQuestions } from '../../../bank/questions/index.ts'
import { insertPlay, savePlay, takeTurn } from '../answering/save-store.ts'
import { settle } from '../settling/settle.ts'
import { type PlayRow, readPlay } from '../store.ts'
import { freezeQuestion, type LevelDraw } from '../../questions/index.ts'

type LevelAsked = Pick<LevelDraw, 'leafId' | 'level' | 'count'> & { opensWhen: LevelOpensWhen }

interface AnyTarget {
  /** A player has at most one open play per target. */
  target: string
  leafId: number | null
  level: number | null
  languageId: number
  /** One clock for the whole play; it may depend on what is asked. */
  totalSeconds?: number | ((asked: readonly CachedQuestion[]) => number)
  /** The setting with the seconds per question, for a mode whose clock depends on its questions. */
  seconds?: ModeSecondsSetting
  /** When the window closes, for a mode with a window. */
  windowEndsAt?: Date
  /** Free order: whether an answer may be changed; it may unless this says no. */
  mayChangeAnswers?: boolean
  /** Adaptive test: its frozen rules, and the frozen parameters of its first item. */
  adaptive?: { rules: FrozenAdaptive; itemOf: (questionId: number) => FrozenItem }
  /** Refuses a target that may no longer be started; called only when there is nothing to resume. */
  refuseUnlessDue?: (db: Db) => Promise<void>
  /**
   * Draws the questions when there is nothing to resume, if possible none that other open plays ask. The questions of a level are
   * instead drawn by readBeforeStart.
   */
  draw: ((db: Db, activeQuestions: number[]) => Promise<number[]>) | LevelAsked
}

/** A mode that pays once per reward must name the reward. */
export type PlayTarget = AnyTarget & ({ mode: RewardMode; reward: string } | { mode: Exclude<Mode, RewardMode>; reward?: never })

/** With the level that opens after this one. */
type LevelledTarget = PlayTarget & { nextLevel: number | null }

export interface StartedPlay {
  play: PlayRow
  resumed: boolean
}

/** A play that has to end first is settled in its own transaction. */
export async function startOrResume(context: Context, target: PlayTarget): Promise<StartedPlay> {
  for (;;) {
    const started = await retrying(context.db, db => tryToStart({ ...context, db }, target))
    if (started) return started
  }
}

/** @returns null when another call was first: then everything is read again */
async function tryToStart(context: Context, target: PlayTarget): Promise<StartedPlay | null> {
  const { languageId, draw } = target
  const accountId = context.player.id
  const level = typeof draw === 'function' ? null : { ...draw, languageId, accountId, now: context.now, start: Math.random() }
  const before = await readBeforeStart(context.db, { accountId, except: target.target }, context.now, level)
  const nextLevel = level && refuseUnlessUnlocked(level.level, before.levels, level.opensWhen)
  return before.openId === null ? start(context, { ...target, nextLevel }, before) : resume(before.openId, context)
}

/** @returns null when its time was over: it is settled now */
async function resume(id: number, { db, now, settings }: Context): Promise<StartedPlay | null> {
  const play = must(await readPlay(db, id), 'open plays are not deleted')
  if (play.state === 'finished') return null
  const hasChanged = bringUpToDate(play, now)
  if (isThrough(play, now)) {
    await transact(db, tx => settle(tx, play, settings, now))
    return null
  }
  if (markShown(play, now) || hasChanged) await savePlay(db, play)
  return { play, resumed: true }
}

/** @returns null when another play asked the same questions and was ended, or when another start was faster */
async function start(context: Context, target: LevelledTarget, before: BeforeStart): Promise<StartedPlay | null> {
  const { db, player, now, settings } = context
  const day = localDay(now, player.timezone)
  const most = settings.starts_per_day
  if (before.startedOn === day && before.starts >= most) refuse('too_many_requests')
  await target.refuseUnlessDue?.(db)
  const candidates = await drawn(db, target, before)
  const isInTheWay = candidates.some(id => before.activeQuestions.includes(id))
  if (isInTheWay && (await endWhatAsks(context, target, candidates))) return null
  // Questions that are the same for all players stay: a battle reveals nothing about sealed questions.
  const isOwnDraw = modeTable[target.mode].draws !== 'for_all'
  const inBattle = isInTheWay && isOwnDraw ? await readAskedInBattle(db, player.id, candidates) : []
  const ids = candidates.filter(id => !inBattle.includes(id))
  if (ids.length === 0) refuse('no_questions')
  const { questions, rules } = await freeze(db, ids, target, settings)
  const begun = begin({ mode: target.mode, rules, questions, windowEndsAt: target.windowEndsAt }, now)
  const owner = {
    account_id: player.id,
    target: target.target,
    reward: target.reward ?? null,
    category_id: target.leafId,
    level: target.level,
    language_id: target.languageId,
    started_at: now,
  }
  const play = await insertPlay(db, { ...begun, ...owner }, { turn: before.turn, day, most })
  return play && { play, resumed: false }
}

/** @returns false when no open play asks these questions. A play that was only opened cannot be ended, and does not stop this one. */
async function endWhatAsks({ db, player, now, settings }: Context, { target }: PlayTarget, questionIds: number[]): Promise<boolean> {
  const asking = { accountId: player.id, except: target, questionIds }
  // The turn is taken only if needed: afterwards everything must be read again.
  if (!(await readOpenPlayAsking(db, asking))) return false
  await transact(db, async tx => {
    await takeTurn(tx, player.id, localDay(now, player.timezone))
    await endOneAsking(tx, asking, settings, now)
  })
  return true
}

/** Modes without coins leave out questions that other plays ask, unless all players get the same; other modes end the other play. */
async function drawn(db: Db, { mode, draw }: PlayTarget, { activeQuestions, drawn: ofLevel }: BeforeStart): Promise<number[]> {
  const ids = typeof draw === 'function' ? await draw(db, activeQuestions) : ofLevel
  const { coins, draws } = modeTable[mode]
  return coins === null && draws !== 'for_all' ? ids.filter(id => !activeQuestions.includes(id)) : ids
}

/** Copies everything that later changes by operators and editors must not affect. */
async function freeze(db: Db, ids: number[], target: LevelledTarget, settings: Context['settings']): Promise<Frozen> {
  const known = await readQuestions(db, ids)
  const { level, nextLevel, seconds, mayChangeAnswers, adaptive } = target
  const asked = ids.map(id => must(known.get(id), `question ${id} has just been drawn`))
  const totalSeconds = typeof target.totalSeconds === 'function' ? target.totalSeconds(asked) : target.totalSeconds
  const questions = asked.map(question => ({
    ...freezeQuestion(question, modeTable[target.mode]),
    ...(adaptive && { item: adaptive.itemOf(question.id) }),
  }))
  const own = { level, totalSeconds, nextLevel, seconds, mayChangeAnswers, adaptive: adaptive?.rules }
  return { questions, rules: freezeRules(target.mode, settings, own) }
}

interface Frozen {
  questions: FrozenQuestion[]
  rules: FrozenRules
}
