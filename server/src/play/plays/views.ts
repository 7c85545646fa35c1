// Presents a play to its player, field by field. Only the review and replies with feedback contain the right answer.

import { nextPriceOf } from '@trivium/rules/play/engine/decide'
import { formatOf } from '@trivium/rules/play/engine/state'
import type { AnswerOutcome, Play, Q, Result, ReviewItem, Sealed, Try } from '@trivium/contract/play/plays'
import type { QuestionType } from '@trivium/contract/bank/question-names'
import { isRight, keyAt, showAnswer, showRightAnswer } from '@trivium/rules/play/plays/grading'
import type { FrozenQuestion } from '@trivium/rules/play/plays/frozen'
import { lifelineRefusal } from '@trivium/rules/play/plays/lifelines'
import { markLetters } from '@trivium/rules/play/plays/word-tries'
import { graphemesOf } from '@trivium/rules/play/plays/words'
import { must } from '../../platform/api/refuse.ts'
import { answerKeyOf, type CachedQuestion } from '../../bank/questions/index.ts'
import { explanationOf, noExplanation, presentQuestion, rightAnswerOf, type ShownQuestion } from '../questions/index.ts'
import type { PlayRow } from './store.ts'

/** Whether a question has opened: in modes that open one at a time, those after the current one are sealed. */
export const isOpened = (play: PlayRow, position: number) =>
  formatOf(play).opens === 'all' || play.state === 'finished' || position <= play.position

/** A question of the play; sealed if it has not opened yet. */
export function presentInPlay(play: PlayRow, position: number, questions: Map<number, ShownQuestion>): Q | Sealed {
  const frozen = must(play.questions[position], 'a position of this play')
  if (!isOpened(play, position)) return { id: frozen.question_id, sealed: true }
  const question = must(questions.get(frozen.question_id), 'questions of plays are never deleted')
  return presentQuestion(question, frozen, play.rules.secondsPerQuestion)
}

/** A play that does not count as taken yet can be started again, so its right answers stay hidden. */
export const isTold = (play: PlayRow) => formatOf(play).takenFrom === 'start' || play.taken_at !== null

/**
 * Some modes show the right answers only after their window: its time is over and the contest has unsealed its questions, so that no
 * answer in the grace period can use a review. An exam shows them once its manager has unsealed its questions.
 */
export function mayReview(play: PlayRow, questions: ReadonlyMap<number, CachedQuestion>, now: Date): boolean {
  const { reviewFrom } = formatOf(play)
  if (reviewFrom === 'end_of_play') return true
  const isPast = reviewFrom === 'release' || play.window_ends_at === null || play.window_ends_at <= now
  return isPast && [...questions.values()].every(question => question.sealed_by === null)
}

/** The progress of a play, which every reply about it contains. */
export function standing(play: PlayRow, now: Date) {
  const isOpen = play.state === 'open'
  const isOrdered = formatOf(play).order === 'one_by_one'
  return {
    score: scoreNow(play),
    answered: answeredSoFar(play),
    deadline: isOpen ? (play.deadline_at?.toISOString() ?? null) : null,
    now: now.toISOString(),
    version: play.version,
    current_question_id: isOpen && isOrdered ? (play.questions[play.position]?.question_id ?? null) : null,
  }
}

/** Questions the player has passed, including lapsed ones. In free order only drafts exist until the end. */
export function answeredSoFar(play: PlayRow): number {
  if (formatOf(play).order === 'one_by_one') return play.position
  return play.result ? play.result.answered : Object.keys(play.drafts).length
}

/** An adaptive test also counts its unscored items, so that players cannot tell them apart. */
function lengthOf({ rules: { adaptive }, questions }: PlayRow): { total: number; least: number | null } {
  if (!adaptive) return { total: questions.length, least: null }
  const { least, most, riders = 0 } = adaptive
  return { total: most + riders, least: least + riders }
}

function scoreNow(play: PlayRow): number {
  return hidesProgress(play) || hidesResult(play) ? 0 : play.points
}

/** Calls of the exam show its result (assess/exams/board/revealed.ts): they know whether its marks are released. */
const hidesResult = (play: PlayRow) => formatOf(play).reviewFrom === 'release'

export const shownResult = (play: PlayRow): Result | null => (hidesResult(play) ? null : play.result)

/** When right and wrong are revealed only at the end, a running score must not reveal them earlier. */
const hidesProgress = (play: PlayRow) => play.state === 'open' && play.rules.answerMode === 2

interface PlayViewDeps {
  slugs: { category: string | null; subcategory: string | null }
  /** Type of the question whose clock runs: some lifelines depend on it. */
  currentType: QuestionType | undefined
  /** Words by question id: bought letters are shown again. */
  words: Map<number, string | null>
  now: Date
  resumed: boolean
}

export function presentPlay(play: PlayRow, { slugs, currentType, words, now, resumed }: PlayViewDeps): Play {
  const hides = hidesProgress(play)
  return {
    id: play.id,
    mode: play.mode,
    category_slug: slugs.category,
    subcategory_slug: slugs.subcategory,
    level: play.level,
    started_at: play.started_at.toISOString(),
    ...lengthOf(play),
    order: formatOf(play).order,
    opens: formatOf(play).opens,
    seconds_per_question: play.rules.secondsPerQuestion,
    total_seconds: play.rules.totalSeconds,
    correct: hides ? 0 : play.correct,
    wrong: hides ? 0 : play.wrong,
    score_correct: play.rules.scoreCorrect,
    score_wrong: play.rules.scoreWrong,
    lifelines: presentLifelines(play, currentType),
    lifeline_price: play.rules.lifelinePrice,
    free_lifelines: Math.max(0, (play.rules.freeLifelines ?? 0) - Object.keys(play.lifelines).length),
    effects: play.questions
      .filter(question => question.removed ?? question.poll ?? question.hints ?? question.tries)
      .map(question => presentEffect(question, words.get(question.question_id) ?? null)),
    hint_price: currentType === 'guess_the_word' ? play.rules.hintPrice : null,
    hints_per_question: play.rules.hintsPerQuestion,
    word_tries: play.rules.wordTries ?? 1,
    resumed,
    ...standing(play, now),
  }
}

function presentLifelines(play: PlayRow, questionType: QuestionType = 'multiple_choice'): Play['lifelines'] {
  const current = play.questions[play.position]
  return play.rules.lifelines.map(name => {
    const refusal = lifelineRefusal({
      lifeline: name,
      offered: play.rules.lifelines,
      used: play.lifelines,
      questionType,
      options: current?.order.length ?? 0,
    })
    return {
      name,
      price: nextPriceOf(play),
      used: play.lifelines[name] !== undefined,
      allowed: current !== undefined && refusal === null,
    }
  })
}

function presentEffect(question: FrozenQuestion, word: string | null): Play['effects'][number] {
  const letters = word === null ? [] : graphemesOf(word)
  return {
    question_id: question.question_id,
    removed: keysOf(question.removed ?? [], question),
    shares: question.poll ? sharesByKey(question) : null,
    respondents: question.poll?.respondents ?? 0,
    estimated: question.poll?.estimated ?? false,
    letters: (question.hints ?? []).map(position => ({ position, letter: letters[position] ?? '' })),
    tries: presentTries(question, word),
  }
}

const presentTries = ({ tries = [] }: FrozenQuestion, word: string | null): Try[] => tries.map(guess => markLetters(guess, word ?? ''))

export function keysOf(indexes: number[], question: FrozenQuestion) {
  return indexes.map(index => keyAt(question.order.indexOf(index))).toSorted()
}

export function sharesByKey(question: FrozenQuestion) {
  const shares = question.poll?.shares ?? []
  return Object.fromEntries(question.order.map((index, place) => [keyAt(place), shares[index] ?? 0]))
}

interface GradedQuestion {
  question: CachedQuestion
  frozen: FrozenQuestion
  /** As stored. */
  answer: string | null
}

/** A play that was open when a contest drew one of its questions goes on, but reveals nothing about that question. */
export const answerModeOf = (play: PlayRow, question: Pick<CachedQuestion, 'sealed_by'> | undefined) =>
  question && question.sealed_by !== null ? 2 : play.rules.answerMode

/** @param next the question that is open now, in modes that open one at a time */
export function presentOutcome(play: PlayRow, graded: GradedQuestion | null, { now, next }: { now: Date; next: Q | null }): AnswerOutcome {
  const mode = answerModeOf(play, graded?.question)
  const key = graded && answerKeyOf(graded.question)
  const feedback = graded !== null && key !== null
  const stands = standing(play, now)
  return {
    correct: feedback && mode !== 2 ? isRight(graded.answer, key) : null,
    correct_answer: feedback && mode === 3 ? showRightAnswer(key, graded.frozen) : null,
    note: feedback && mode === 3 ? graded.question.note : null,
    ...(feedback && mode === 3 ? explanationOf(graded.question, graded.frozen) : noExplanation),
    remaining: play.result ? 0 : lengthOf(play).total - stands.answered,
    next_question: next,
    tried: null,
    last_number: play.last_number,
    result: shownResult(play),
    ...stands,
  }
}

interface ReviewedAnswer {
  answer: string | null
  correct: boolean
  marks: number | null
  ms: number
}

export function presentReview(
  play: PlayRow,
  question: ShownQuestion,
  { frozen, given }: { frozen: FrozenQuestion; given: ReviewedAnswer | undefined },
): ReviewItem {
  const key = answerKeyOf(question)
  return {
    ...presentQuestion(question, frozen, play.rules.secondsPerQuestion),
    your_answer: given?.answer ? showAnswer(given.answer, key, frozen) : null,
    tries: presentTries(frozen, question.word),
    correct_answer: rightAnswerOf(question, frozen),
    correct: given?.correct ?? false,
    obtained_marks: frozen.marks === undefined ? null : (given?.marks ?? (given?.correct ? frozen.marks : 0)),
    note: question.note,
    ...explanationOf(question, frozen),
    ms: given?.answer && given.ms > 0 ? given.ms : null,
  }
}
