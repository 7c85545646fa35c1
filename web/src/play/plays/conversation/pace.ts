// How long a verdict stays.

import type { AnswerOutcome, Play, Q } from '@trivium/contract/play/plays'
import { answerWords } from '../../modes/index.ts'
import type { PlayState } from './play-state.ts'

const noticeMs = 1500
const wordMs = 350

/** The time that a reader needs for so many words: to notice them, and to read them. */
const readingMs = (words: number) => noticeMs + wordMs * words

const segmenter = new Intl.Segmenter(undefined, { granularity: 'word' })

/** In any script. */
const countWords = (text: string) => [...segmenter.segment(text)].filter(({ isWordLike }) => isWordLike).length

/** The words that the verdict adds to the screen: the right answer, if it is another one, and the note. */
export function wordsToRead({ correct, correct_answer, note }: AnswerOutcome, question: Q | undefined): number {
  const right = correct || !question ? [] : answerWords(question, correct_answer)
  return countWords([...right, note ?? ''].join(' '))
}

interface GoingOn extends Pick<PlayState, 'outcome' | 'isHeld'> {
  play: Pick<Play, 'seconds_per_question' | 'total_seconds'>
  /** `wordsToRead` of the outcome. */
  words: number
}

/**
 * The time until the feedback closes by itself: when it is read. A player who holds it goes on by a button (null), and so does everybody
 * where no clock runs. If the next clock runs already, the feedback closes before half of it, so that no question is lost.
 */
export function goesOnInMs({ outcome, play, isHeld, words }: GoingOn, nowMs: number): number | null {
  if (!outcome) return null
  const isTold = outcome.correct !== null
  // One clock runs for all questions, and nothing is revealed: the next question comes at once.
  if (!isTold && play.seconds_per_question === null && play.total_seconds !== null) return 0
  const isReadAt = Date.parse(outcome.now) + readingMs(words)
  // The next question waits, or there is none.
  if (outcome.deadline === null) return play.seconds_per_question !== null && !isHeld ? Math.max(0, isReadAt - nowMs) : null
  const clockMs = (play.seconds_per_question ?? 0) * 1000
  const startsAt = Date.parse(outcome.deadline) - clockMs
  const latestAt = startsAt + clockMs / 2
  const at = isHeld ? latestAt : isTold ? Math.min(isReadAt, latestAt) : startsAt
  return Math.max(0, at - nowMs)
}
