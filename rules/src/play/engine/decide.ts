// What a command does to a play: its events, or why it is refused. The caller reads what a command needs (keys, drawn questions, counts)
// before, and saves the state after its events in one place (server/src/play/plays/answering/save-store.ts).

import type { LifelineName } from '@trivium/contract/play/play-names'
import type { QuestionType } from '@trivium/contract/bank/question-names'
import type { Random } from '../../platform/random.ts'
import { answerMs, catchUp } from '../plays/clock.ts'
import type { FrozenQuestion } from '../plays/frozen.ts'
import type { AnswerKey } from '../plays/grading.ts'
import { lifelinePrice, lifelineRefusal, restarting } from '../plays/lifelines.ts'
import { foundIn, isRepeated } from '../plays/word-tries.ts'
import { hintsLeft, lettersOf, nextHint } from '../plays/words.ts'
import { applyAll } from './apply.ts'
import type { Answered, BattleEnded, PlayEvent } from './events.ts'
import { gradeOf } from './grade.ts'
import { type AskedQuestions, askedIn, clockOf, clockRulesOf, endOf, formatOf, type LoggedAnswer, type PlayState } from './state.ts'

export type Command =
  /** Time has passed: questions whose time is over lapse. */
  | { type: 'look' }
  /** The player sees the current question. */
  | { type: 'show' }
  /** The player leaves the round for now. */
  | { type: 'leave' }
  | AnswerCommand
  | DraftCommand
  | LifelineCommand
  | HintCommand
  /** An adaptive test asks this question next. */
  | { type: 'ask_next'; question: FrozenQuestion }
  /** The play ends: its player hands it in or gives it up, or its time is over. Free order: drafts become answers. */
  | { type: 'end'; asked: AskedQuestions }
  /** The battle of the play is over. */
  | (Omit<BattleEnded, 'type'> & { type: 'end_battle' })

interface AnswerCommand {
  type: 'answer'
  position: number
  /** As stored (parseAnswer). */
  answer: string
  key: AnswerKey
  /** Guess the word: the player guesses again after a wrong word, while tries are left. */
  tries?: boolean | undefined
  /** The next question waits until the player has read the verdict and asks for it. */
  waits?: boolean | undefined
  sealed_by?: unknown
}

/** Free order: notes an answer that the player may still change. */
interface DraftCommand {
  type: 'draft'
  position: number
  /** As stored; empty to remove the draft. */
  answer: string
  /** The seat at which an exam's player sits; only the last one may answer. */
  seat?: number | undefined
}

export interface LifelineAsked {
  lifeline: LifelineName
  position: number
  question: { question_type: QuestionType; options: readonly unknown[]; sealed_by: unknown }
}

interface LifelineCommand extends LifelineAsked {
  type: 'use_lifeline'
  /** The question as the lifeline leaves it, with removed options or a poll; a skip puts another one in its place. */
  changed: FrozenQuestion
}

interface HintCommand {
  type: 'buy_hint'
  position: number
  /** Null for a question that does not ask for a word. */
  word: string | null
  sealed_by: unknown
  random: Random
}

export type Refusal =
  | 'play_over'
  | 'operation_not_allowed'
  | 'already_answered'
  | 'sat_elsewhere'
  | 'lifeline_not_allowed'
  | 'lifeline_used'
  | 'lifeline_excluded'
  | 'hint_used_up'

export type Decision = { events: PlayEvent[]; refusal?: never } | { refusal: Refusal; events?: never }

/** @param now the server's clock */
export function decide(play: PlayState, command: Command, now: Date): Decision {
  if (play.state === 'finished') return isLooking(command) ? { events: [] } : { refusal: 'play_over' }
  switch (command.type) {
    case 'look':
      return { events: lapses(play, now) }
    case 'show':
      return { events: play.deadline_at === null || play.left_at !== null ? [{ type: 'shown', at: now }] : [] }
    case 'leave':
      return { events: play.left_at === null && mayWait(play) ? [{ type: 'left', at: now }] : [] }
    case 'answer':
      return answer(play, command, now)
    case 'draft':
      return draft(play, command)
    case 'use_lifeline':
      return lifeline(play, command, now)
    case 'buy_hint':
      return hint(play, command)
    case 'ask_next':
      return { events: [{ type: 'question_drawn', question: command.question }] }
    case 'end':
      return { events: end(play, command.asked, now) }
    case 'end_battle':
      return {
        events: [
          { ...command, type: 'battle_ended' },
          { type: 'ended', at: now },
        ],
      }
  }
}

const isLooking = ({ type }: Command) => type === 'look' || type === 'show' || type === 'leave'

/** No rival and no window waits for the player, and each question has its own clock. */
function mayWait(play: PlayState): boolean {
  const { driver, ends, order } = formatOf(play)
  return driver === 'own' && ends === 'last_answer' && order === 'one_by_one' && play.rules.secondsPerQuestion !== null
}

function lapses(play: PlayState, now: Date): PlayEvent[] {
  const { lapsed } = catchUp(clockOf(play), clockRulesOf(play), now.getTime())
  return lapsed.map(() => ({ type: 'lapsed', at: now }))
}

/** Each question is answered once, in order. */
function answer(play: PlayState, command: AnswerCommand, now: Date): Decision {
  const { position, answer: given, key } = command
  if (position < play.position) return { refusal: 'already_answered' }
  const question = position === play.position ? play.questions[position] : undefined
  if (!question || formatOf(play).order === 'free') return { refusal: 'operation_not_allowed' }
  const { correct, points } = gradeOf(play, { position, answer: given }, key)
  if (!correct && isTry(play, command, question.tries ?? [])) {
    return { events: isRepeated(given, question.tries ?? []) ? [] : [{ type: 'word_tried', guess: given }] }
  }
  const ms = answerMs(clockOf(play), clockRulesOf(play), now.getTime()) ?? unseenMs(play, now)
  const logged: LoggedAnswer = { position, questionId: question.question_id, answer: given, correct, ms, at: now }
  const answered: PlayEvent = { type: 'answered', answer: logged, points }
  return { events: command.waits && hasVerdict(play) ? [answered, { type: 'left', at: now }] : [answered] }
}

/** Whether there is something to read before the next question. After the last one, nothing waits. */
const hasVerdict = (play: PlayState): boolean => mayWait(play) && play.rules.pauseSeconds > 0 && play.position + 1 < play.questions.length

/** The answer time of a question that no call has shown: at most the time since the answer before. */
function unseenMs({ left_at, rules }: PlayState, now: Date): number {
  return left_at === null ? 0 : Math.min(now.getTime() - left_at.getTime(), (rules.secondsPerQuestion ?? 0) * 1000)
}

/** The last try is an answer, and so is a pass. A contest or an exam that asks the question allows no tries, as it allows no hints. */
function isTry({ rules }: PlayState, { answer, key, tries, sealed_by = null }: AnswerCommand, before: readonly string[]): boolean {
  if (!tries || answer === '' || key.word === null || sealed_by !== null) return false
  return before.length + 1 < (rules.wordTries ?? 1) || isRepeated(answer, before)
}

function draft(play: PlayState, { position, answer: given, seat = play.seat }: DraftCommand): Decision {
  if (seat < play.seat) return { refusal: 'sat_elsewhere' }
  return { events: [{ type: 'drafted', position, answer: given }] }
}

/** Lifelines that reveal something about the question. */
const telling: ReadonlySet<LifelineName> = new Set(['fifty_fifty', 'audience_poll'])

/** Why a lifeline may not be used now, or null. The caller asks before it reads what the lifeline needs. */
export function lifelineRefusalIn(play: PlayState, { lifeline: name, position, question }: LifelineAsked): Refusal | null {
  if (position < play.position) return 'already_answered'
  if (position > play.position) return 'lifeline_not_allowed'
  const { question_type: questionType, options, sealed_by } = question
  const refusal = lifelineRefusal({
    lifeline: name,
    offered: play.rules.lifelines,
    used: play.lifelines,
    questionType,
    options: options.length,
  })
  // A contest or an exam has drawn this question meanwhile, so the lifeline must not reveal anything about it.
  return refusal ?? (sealed_by !== null && telling.has(name) ? 'lifeline_not_allowed' : null)
}

/** What the next lifeline costs. */
export const nextPriceOf = ({ lifelines, rules }: Pick<PlayState, 'lifelines' | 'rules'>): number =>
  lifelinePrice(Object.keys(lifelines).length, rules)

function lifeline(play: PlayState, command: LifelineCommand, now: Date): Decision {
  const refusal = lifelineRefusalIn(play, command)
  const current = play.questions[command.position]
  if (refusal !== null || !current) return { refusal: refusal ?? 'lifeline_not_allowed' }
  const { lifeline: name, changed } = command
  // Notes a free lifeline at its question, so that the log of the play shows no price for it.
  const free = nextPriceOf(play) === 0 ? [...(current.free ?? []), name] : current.free
  const question = free ? { ...changed, free } : changed
  // During the pause the clock has not started yet: then the rest of the pause is kept.
  const restartsAt = restarting.some(other => other === name) ? new Date(Math.max(play.opened_at?.getTime() ?? 0, now.getTime())) : null
  return { events: [{ type: 'lifeline_used', lifeline: name, questionId: current.question_id, question, restartsAt }] }
}

/** A contest or an exam that asks the question allows no hints, in any play. */
function hint(play: PlayState, { position, word, sealed_by, random }: HintCommand): Decision {
  if (position < play.position) return { refusal: 'already_answered' }
  if (position > play.position || word === null || sealed_by !== null) return { refusal: 'lifeline_not_allowed' }
  const { hints: shown = [], tries = [] } = play.questions[position] ?? {}
  const isLeft = hintsLeft(lettersOf(word), shown.length, play.rules.hintsPerQuestion) > 0
  const letter = isLeft ? nextHint(word, [...shown, ...foundIn(tries, word)], random) : null
  return letter === null ? { refusal: 'hint_used_up' } : { events: [{ type: 'hint_bought', letter }] }
}

/** If its time ran out, the play ended at its deadline, not when the server noticed. */
function end(play: PlayState, asked: AskedQuestions, now: Date): PlayEvent[] {
  const lapsed = lapses(play, now)
  const endsAt = endOf(applyAll(play, lapsed))
  const at = now > endsAt ? endsAt : now
  return [...lapsed, ...(formatOf(play).order === 'free' ? handedIn(play, asked, at) : []), { type: 'ended', at }]
}

function handedIn(play: PlayState, asked: AskedQuestions, at: Date): Answered[] {
  const byMarks = formatOf(play).scoring?.by === 'marks'
  return play.questions.map(({ question_id: questionId }, position) => {
    const given = play.drafts[position] ?? null
    const { correct, points } = gradeOf(play, { position, answer: given }, askedIn(asked, questionId).key)
    return { type: 'answered', answer: { position, questionId, answer: given, correct, marks: byMarks ? points : null, ms: 0, at }, points }
  })
}
