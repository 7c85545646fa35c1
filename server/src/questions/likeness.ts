// Whether two questions that look alike are the same, contradict each other, or are two: a fingerprint (fingerprint.ts) finds what may be
// the same whatever its case and punctuation; here what is asked is looked at exactly, and what is right.

import { hash } from 'node:crypto'
import { foldWord } from '@trivium/rules/words'
import type { QuestionContent, StoredMatch } from '../db/play-tables.ts'
import { fingerprintOf, normalised } from './fingerprint.ts'

type Column = 'question_type' | 'question' | 'options' | 'matches' | 'answer' | 'word' | 'number' | 'keeps_order' | 'image' | 'audio'
export type Asked = Pick<QuestionContent, Column>

/** What two questions are compared by; small, as one is kept of every row of a file. */
export interface Likeness {
  /** What is asked, to the letter. */
  words: string
  right: string
  /** What is right whatever its case; null where options differ by nothing else. */
  plainRight: string | null
}

export function likenessOf(asked: Asked): Likeness {
  const { question_type, question, options, matches, image, audio, keeps_order } = asked
  const [choices, others] = [options, matches].map(each => each.map(one => JSON.stringify([exact(one.text), one.image])))
  const plain = options.map(option => JSON.stringify([normalised(option.text), option.image]))
  const kind = [question_type === 'sequence', question_type === 'number']
  // Where options keep their order, another order is another question.
  const shown = keeps_order ? choices : choices?.toSorted()
  return {
    words: short([...kind, exact(question), image, audio, shown, others?.toSorted()]),
    right: short(rightOf(asked, choices ?? [], others ?? [])),
    plainRight: plainRightOf(asked, plain, others ?? []),
  }
}

function rightOf({ question_type, answer, word, number }: Asked, choices: string[], others: string[]): unknown {
  if (word !== null) return exact(word)
  if (number !== null) return [number.value, number.tolerance, number.unit]
  if (question_type === 'matching') return choices.map((choice, index) => JSON.stringify([choice, others[answer[index] ?? -1]])).toSorted()
  const right = answer.map(place => choices[place] ?? '')
  return question_type === 'sequence' ? right : right.toSorted()
}

function plainRightOf(asked: Asked, plain: string[], others: string[]): string | null {
  if (asked.word !== null) return short(foldWord(asked.word))
  return new Set(plain).size === plain.length ? short(rightOf(asked, plain, others)) : null
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

/** Kinds of quotation marks and blanks are no matter; case, marks and lines are. */
const exact = (text: string) =>
  text
    .normalize('NFC')
    .replace(/\r\n?/g, '\n')
    .replace(/[‘’‚′`]/gu, "'")
    .replace(/[“”„«»″]/gu, '"')
    .replace(/[\u00a0\u202f]/gu, ' ')
    .trim()

/** Of its own: a part of a longer string would keep that in memory. */
const short = (value: unknown): string => hash('sha256', JSON.stringify(value), 'binary')
