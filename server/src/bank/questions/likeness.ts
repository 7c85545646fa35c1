// Whether two questions that look alike are the same, contradict each other, or are two: a fingerprint (fingerprint.ts) finds what may be
// the same whatever its case and punctuation; here what is asked is looked at exactly, and what is right.

import { hash } from 'node:crypto'
import { foldLook, foldShape } from '@trivium/contract/platform/fold'
import { foldWord } from '@trivium/rules/play/plays/words'
import type { QuestionContent, StoredMatch } from '../../platform/db/tables/play-tables.ts'
import { fingerprintOf, normalised, withPlainQuotes } from './fingerprint.ts'

type Column = 'question_type' | 'question' | 'options' | 'matches' | 'answer' | 'word' | 'number' | 'keeps_order' | 'image' | 'audio'
/** The same words about two texts to read are two questions. */
export type Asked = Pick<QuestionContent, Column> & { passage_id: number | null }

/** What two questions are compared by; small, as one is kept of every row of a file. */
export interface Likeness {
  /** What is asked, to the letter. */
  words: string
  right: string
  /** What is right whatever its case; null where options differ by nothing else. */
  plainRight: string | null
}

export function likenessOf(asked: Asked): Likeness {
  const { question_type, question, options, matches, image, audio, keeps_order, passage_id } = asked
  const [choices, others] = [options.map(exactly), matches.map(exactly)]
  const [plain, plainOthers] = [options.map(plainly), matches.map(plainly)]
  const kind = [question_type === 'sequence', question_type === 'number']
  // Where options keep their order, another order is another question.
  const shown = keeps_order ? choices : choices.toSorted()
  // The fingerprint holds not all of what is shown and heard.
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

function rightOf({ question_type, answer, word, number }: Asked, choices: string[], others: string[]): unknown {
  if (word !== null) return exact(word)
  if (number !== null) return [number.value, number.tolerance, number.unit]
  if (question_type === 'matching') return choices.map((choice, index) => JSON.stringify([choice, others[answer[index] ?? -1]])).toSorted()
  const right = answer.map(place => choices[place] ?? '')
  return question_type === 'sequence' ? right : right.toSorted()
}

/** Another answer to the very same words contradicts them; where case, a mark or an indentation differs, too, it is another question. */
export function compare(one: Likeness, other: Likeness): 'same' | 'contradiction' | 'another' {
  const isSame = one.right === other.right || (one.plainRight !== null && one.plainRight === other.plainRight)
  return isSame ? 'same' : one.words === other.words ? 'contradiction' : 'another'
}

/** Finds what may be the same within a file, with another word or number to find included. */
export const printOfWords = ({ question, options, matches, image, audio }: Asked): string =>
  fingerprintOf({ question, options, matches, image, audio })

/** What is right, for a sentence. */
export function rightInWords(asked: Pick<Asked, 'question_type' | 'answer' | 'options' | 'matches' | 'word' | 'number'>): string {
  const text = rightTextsOf(asked).join(', ')
  return text.length > 80 ? `${text.slice(0, 79).toWellFormed()}…` : text
}

export function rightTextsOf(asked: Pick<Asked, 'question_type' | 'answer' | 'options' | 'matches' | 'word' | 'number'>): string[] {
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

/** Kinds of quotation marks are no matter; case, marks and lines are. */
const exact = (text: string) => withPlainQuotes(foldLook(foldShape(text.replace(/\r\n?/g, '\n'))))

/** Of its own: a part of a longer string would keep that in memory. */
const short = (value: unknown): string => hash('sha256', JSON.stringify(value), 'binary')
