// What a player may see of a play, field by field. A question's answer is in none of these but the review.

import type { AnswerOutcome, Play, Q, QuestionType, ReviewItem } from '@trivium/contract/plays'
import type { AnswerKey } from '@trivium/rules/grading'
import { isRight, keyAt, showAnswer, showRightAnswer } from '@trivium/rules/grading'
import type { FrozenQuestion } from '@trivium/rules/frozen'
import { lifelineRefusal } from '@trivium/rules/lifelines'
import { scoreOf } from '@trivium/rules/scoring'
import { modeTable } from '@trivium/rules/modes'
import { difficultyOf } from '@trivium/rules/item-figures'
import { nameIn } from '@trivium/rules/names'
import { graphemesOf, lettersOf } from '@trivium/rules/words'
import { must } from '../api/refuse.ts'
import { mediaPath } from '../media/index.ts'
import type { PlayRow, QuestionRow, ShownQuestion } from './store.ts'

const picture = (name: string | null) => (name === null ? null : mediaPath(name))

export function answerKeyOf(question: Pick<QuestionRow, 'question_type' | 'options' | 'answer' | 'word'>): AnswerKey {
  return { question_type: question.question_type, options: question.options.length, answer: question.answer, word: question.word }
}

export function presentQuestion(question: ShownQuestion, frozen: FrozenQuestion, seconds: number | null): Q {
  const named = (names: Record<string, string>) => nameIn(names, question.language_code)
  return {
    id: question.id,
    category: { slug: question.category_slug, name: named(question.category_names) },
    subcategory:
      question.subcategory_slug === null || question.subcategory_names === null
        ? null
        : { slug: question.subcategory_slug, name: named(question.subcategory_names) },
    language_id: question.language_id,
    level: question.level,
    question_type: question.question_type,
    question: question.question,
    image: picture(question.image),
    audio: picture(question.audio),
    audio_text: question.audio_text,
    passage_id: question.passage_id,
    options: frozen.order.map((index, place) => {
      const option = must(question.options[index], 'the frozen order names the options there are')
      return { key: keyAt(place), text: option.text, image: picture(option.image) }
    }),
    letters: question.word === null ? null : lettersOf(question.word),
    seconds,
    difficulty: difficultyOf(question, question.difficulty),
    marks: question.marks,
    source: question.source,
  }
}

/** Where a play stands: shared by every reply about it. */
export function standing(play: PlayRow, now: Date) {
  const isOpen = play.state === 'open'
  const isOrdered = modeTable[play.mode].order === 'one_by_one'
  return {
    score: scoreNow(play),
    answered: answeredSoFar(play),
    deadline: isOpen ? (play.deadline_at?.toISOString() ?? null) : null,
    now: now.toISOString(),
    current_question_id: isOpen && isOrdered ? (play.questions[play.position]?.question_id ?? null) : null,
  }
}

/** Questions behind the player, lapsed ones too. Until the end a free-order play has drafts only. */
export function answeredSoFar(play: PlayRow): number {
  if (modeTable[play.mode].order === 'one_by_one') return play.position
  return play.result ? play.result.answered : Object.keys(play.drafts).length
}

function scoreNow(play: PlayRow): number {
  if (hidesProgress(play)) return 0
  const tally = { total: play.questions.length, correct: play.correct, wrong: play.wrong }
  return scoreOf(tally, { correct: play.rules.scoreCorrect, wrong: play.rules.scoreWrong })
}

/** With answer_mode 2 nothing is told before the end: a running score would tell. */
const hidesProgress = (play: PlayRow) => play.state === 'open' && play.rules.answerMode === 2

interface Surroundings {
  slugs: { category: string | null; subcategory: string | null }
  /** Of the question whose clock runs: some lifelines ask for it. */
  currentType: QuestionType | undefined
  /** Word by question: letters that were bought are shown again. */
  words: Map<number, string | null>
  now: Date
  resumed: boolean
}

export function presentPlay(play: PlayRow, { slugs, currentType, words, now, resumed }: Surroundings): Play {
  const hides = hidesProgress(play)
  return {
    id: play.id,
    mode: play.mode,
    category_slug: slugs.category,
    subcategory_slug: slugs.subcategory,
    level: play.level,
    started_at: play.started_at.toISOString(),
    total: play.questions.length,
    seconds_per_question: play.rules.secondsPerQuestion,
    total_seconds: play.rules.totalSeconds,
    correct: hides ? 0 : play.correct,
    wrong: hides ? 0 : play.wrong,
    lifelines: presentLifelines(play, currentType),
    effects: play.questions
      .filter(question => question.removed ?? question.poll ?? question.hints)
      .map(question => presentEffect(question, words.get(question.question_id) ?? null)),
    hint_price: currentType === 'guess_the_word' ? play.rules.hintPrice : null,
    hints_per_question: play.rules.hintsPerQuestion,
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
      questionId: current?.question_id ?? 0,
      questionType,
      options: current?.order.length ?? 0,
    })
    return {
      name,
      price: play.rules.lifelinePrice,
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
  }
}

export function keysOf(indexes: number[], question: FrozenQuestion) {
  return indexes.map(index => keyAt(question.order.indexOf(index))).toSorted()
}

export function sharesByKey(question: FrozenQuestion) {
  const shares = question.poll?.shares ?? []
  return Object.fromEntries(question.order.map((index, place) => [keyAt(place), shares[index] ?? 0]))
}

interface GradedQuestion {
  question: QuestionRow
  frozen: FrozenQuestion
  /** As stored: author's order. */
  answer: string | null
}

export function presentOutcome(play: PlayRow, graded: GradedQuestion | null, now: Date): AnswerOutcome {
  const mode = play.rules.answerMode
  const key = graded && answerKeyOf(graded.question)
  const tells = graded !== null && key !== null && modeTable[play.mode].order === 'one_by_one'
  const stands = standing(play, now)
  return {
    correct: tells && mode !== 2 ? isRight(graded.answer, key) : null,
    correct_answer: tells && mode === 3 ? showRightAnswer(key, graded.frozen.order) : null,
    note: tells && mode === 3 ? graded.question.note : null,
    remaining: play.result ? 0 : play.questions.length - stands.answered,
    result: play.result,
    ...stands,
  }
}

interface ReviewedAnswer {
  answer: string | null
  correct: boolean
  ms: number
}

export function presentReview(
  play: PlayRow,
  question: ShownQuestion & Pick<QuestionRow, 'answer' | 'note'>,
  { frozen, given }: { frozen: FrozenQuestion; given: ReviewedAnswer | undefined },
): ReviewItem {
  const key = answerKeyOf(question)
  return {
    ...presentQuestion(question, frozen, play.rules.secondsPerQuestion),
    your_answer: given?.answer ? showAnswer(given.answer, key, frozen.order) : null,
    correct_answer: showRightAnswer(key, frozen.order),
    correct: given?.correct ?? false,
    note: question.note,
    ms: given?.answer && given.ms > 0 ? given.ms : null,
  }
}
