// The right answer of an exam's question, as its examiner types and reads it.

import { InvalidInput } from '../../../platform/api/refuse.ts'
import type { CachedQuestion } from '../../../bank/questions/index.ts'
import { ExamQuestion, placesIn } from './exam-question.ts'

/** Indexes of options or of their matches; or words; or a number. */
export type CorrectedAnswer = Pick<CachedQuestion, 'answer' | 'word' | 'accepted' | 'number'>

/** Parses a typed answer: options count from 1, `|` separates other right words, `±` a tolerance. @throws InvalidInput */
export function rightIn(text: string, question: CachedQuestion): CorrectedAnswer {
  const { question_type: type, question: asked, options, matches, audio, image, image_text, note, marks } = question
  // The shares of options belong to the old right answer only.
  const unshared = options.map(({ share: _share, ...option }) => option)
  const whole: unknown = {
    type,
    question: asked,
    options: unshared,
    matches,
    ...typedIn(text, question),
    audio,
    image,
    image_text,
    note,
    marks,
  }
  const { data, error } = ExamQuestion.safeParse(whole)
  if (error) throw new InvalidInput([{ field: 'answer', problem: error.issues[0]?.message ?? 'does not fit the question' }])
  const { answer, word = null, accepted = [], number = null } = data
  return { answer: type === 'multi_select' ? answer.toSorted((one, other) => one - other) : answer, word, accepted, number }
}

function typedIn(text: string, { question_type, number }: CachedQuestion) {
  if (question_type === 'number') return { answer: [], number: numberIn(text, number?.unit ?? null) }
  if (question_type !== 'guess_the_word') return { answer: placesIn(text) }
  const [word = '', ...accepted] = text.split('|').map(one => one.trim())
  return { answer: [], word, accepted }
}

function numberIn(text: string, unit: string | null) {
  const [value = '', tolerance = '0'] = text.replaceAll(',', '.').split(/±|\+\/?-/)
  return { value: value.trim() === '' ? null : Number(value), tolerance: Number(tolerance), unit }
}

export function rightAsTyped({ answer, word, accepted, number }: CorrectedAnswer): string {
  if (number !== null) return number.tolerance > 0 ? `${number.value} ± ${number.tolerance}` : String(number.value)
  return word === null ? answer.map(place => place + 1).join() : [word, ...accepted].join(' | ')
}
