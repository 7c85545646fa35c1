// The right answer to a question of any type, in the format of `submit_answer`. The server does not reveal it, so it comes from
// the content.

import type { Q } from '@trivium/contract/plays'
import { loadContent } from '@trivium/content/load-content'
import type { ContentQuestion } from '@trivium/content/types'

let known: Map<string, ContentQuestion[]> | null = null

function askedAs(question: string): ContentQuestion[] {
  known ??= Map.groupBy(loadContent().questions, one => one.question)
  return known.get(question) ?? []
}

const contentOf = (question: Q) => askedAs(question.question).filter(one => isSame(one, question))

export const isAnswerKnown = (question: Q) => contentOf(question).length === 1

export function rightAnswer(question: Q): string {
  const same = contentOf(question)
  const [content] = same
  if (!content || same.length > 1) throw new Error(`The right answer is unknown: ${question.question}`)
  if (content.word !== null) return content.word
  const keyOf = (text: string) => question.options.find(option => option.text === text)?.key
  return content.answer.map(index => keyOf(content.options[index] ?? '')).join(',')
}

/** Compares sound or word length as well: questions about sounds share text and options, and clues of synonyms share their text. */
function isSame({ options, audio, word }: ContentQuestion, shown: Q): boolean {
  if (audio !== null && !shown.audio?.includes(audio)) return false
  if (word !== null) return [...new Intl.Segmenter().segment(word)].length === shown.letters?.count
  const texts = new Set(shown.options.map(({ text }) => text))
  return options.length === texts.size && options.every(option => texts.has(option))
}

/** A wrong answer of the same form. */
export function wrongAnswer(question: Q): string {
  const right = rightAnswer(question)
  const keys = question.options.map(({ key }) => key)
  if (question.question_type === 'sequence') return right.split(',').toReversed().join(',')
  if (question.question_type === 'multi_select') return keys.find(key => !right.split(',').includes(key)) ?? keys.join(',')
  return keys.find(key => key !== right) ?? 'x'
}
