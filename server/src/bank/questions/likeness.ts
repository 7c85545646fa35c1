// Whether two similar questions are the same, contradict each other, or are different. A fingerprint (fingerprint.ts) finds candidates
// despite case and punctuation; here the question and its right answer are compared exactly.

import { hash } from 'node:crypto'
import { foldLook, foldShape } from '@trivium/contract/platform/fold'
import { foldWord } from '@trivium/rules/play/plays/words'
import type { QuestionContent, StoredMatch } from '../../platform/db/tables/play-tables.ts'
import { fingerprintOf, normalised, withPlainQuotes } from './fingerprint.ts'

type Column = 'question_type' | 'question' | 'options' | 'matches' | 'answer' | 'word' | 'number' | 'keeps_order' | 'image' | 'audio'
/** The same words about two different texts are two questions. */
export type ComparedContent = Pick<QuestionContent, Column> & { passage_id: number | null }

/** The values by which two questions are compared. Small, because an import keeps one for every row. */
export interface Likeness {
  /** A hash of the exact question. */
  words: string
  right: string
  /** A hash of the right answer, ignoring case; null when the options differ only in case or the like. */
  plainRight: string | null
}

export function likenessOf(asked: ComparedContent): Likeness {
  const { question_type, question, options, matches, image, audio, keeps_order, passage_id } = asked
  const [choices, others] = [options.map(exactly), matches.map(exactly)]
  const [plain, plainOthers] = [options.map(plainly), matches.map(plainly)]
  const kind = [question_type === 'sequence', question_type === 'number']
  // With a fixed order, another order is another question.
  const shown = keeps_order ? choices : choices.toSorted()
  // The fingerprint does not cover everything that is shown and heard.
  const around = [passage_id, image, audio, plain.toSorted(), plainOthers.toSorted()]
  const isPlain = areDifferent(plain) && areDifferent(plainOthers)
  const plainRight = asked.word !== null ? foldWord(asked.word) : isPlain ? rightOf(asked, plain, plainOthers) : null
  return {
    words: short([...kind, passage_id, exact(question), image, audio, shown, others.toSorted()]),
    right: short([around, rightOf(asked, choices, others)]),
    plainRight: plainRight === null ? null : short([around, plainRight]),
  }
}

const exactly = ({ text, image }: StoredMatch) => JSON.stringify([exact(text), image])
const plainly = ({ text, image }: StoredMatch) => JSON.stringify([normalised(text), image])
const areDifferent = (texts: readonly string[]) => new Set(texts).size === texts.length

function rightOf({ question_type, answer, word, number }: ComparedContent, choices: string[], others: string[]): unknown {
  if (word !== null) return exact(word)
  if (number !== null) return [number.value, number.tolerance, number.unit]
  if (question_type === 'matching') return choices.map((choice, index) => JSON.stringify([choice, others[answer[index] ?? -1]])).toSorted()
  const right = answer.map(place => choices[place] ?? '')
  return question_type === 'sequence' ? right : right.toSorted()
}

/**
 * Another right answer to exactly the same words is a contradiction. If case, marks or indentation differ as well, it is another
 * question.
 */
export function compare(one: Likeness, other: Likeness): 'same' | 'contradiction' | 'another' {
  const isSame = one.right === other.right || (one.plainRight !== null && one.plainRight === other.plainRight)
  return isSame ? 'same' : one.words === other.words ? 'contradiction' : 'another'
}

/** Finds candidates within a file, also with another word or number as the answer. */
export const printOfWords = ({ question, options, matches, image, audio }: ComparedContent): string =>
  fingerprintOf({ question, options, matches, image, audio })

/** The right answer, for use in a sentence. */
export function rightInWords(asked: Pick<ComparedContent, 'question_type' | 'answer' | 'options' | 'matches' | 'word' | 'number'>): string {
  const text = rightTextsOf(asked).join(', ')
  return text.length > 80 ? `${text.slice(0, 79).toWellFormed()}…` : text
}

export function rightTextsOf(
  asked: Pick<ComparedContent, 'question_type' | 'answer' | 'options' | 'matches' | 'word' | 'number'>,
): string[] {
  const { question_type, answer, options, matches, word, number } = asked
  const textIn = (choices: readonly StoredMatch[], place: number | undefined) => {
    const choice = choices[place ?? -1]
    return choice?.text || choice?.image_text || 'a picture'
  }
  if (word !== null) return [word]
  if (number !== null) return [[number.value, number.tolerance > 0 && `± ${number.tolerance}`, number.unit].filter(Boolean).join(' ')]
  if (question_type === 'matching') return options.map((_, index) => `${textIn(options, index)} → ${textIn(matches, answer[index])}`)
  return answer.map(place => textIn(options, place))
}

/** The kind of quotation marks does not matter; case, marks and lines do. */
const exact = (text: string) => withPlainQuotes(foldLook(foldShape(text.replace(/\r\n?/g, '\n'))))

/** A hash, because a substring would keep its whole string in memory. */
const short = (value: unknown): string => hash('sha256', JSON.stringify(value), 'binary')
