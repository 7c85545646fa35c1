// Finds the right answers in the content, because the server never reveals them before the player answers.

import type { OptionKey, Q } from '@trivium/contract/play/plays'
import { readContent } from '@trivium/content/published'
import type { ContentQuestion } from '@trivium/content/types'

/** The fields that a journey can read from a question on the screen. */
type Shown = Pick<Q, 'question' | 'options'> & Partial<Pick<Q, 'question_type' | 'image' | 'audio' | 'letters'>>

/** This module reads the content before the first journey starts, because no question's clock may run during the reading. */
const bank = Map.groupBy(readContent().questions, one => one.question)

const sameWords = (question: string): ContentQuestion[] => bank.get(question) ?? []

/** Compares pictures, sounds and word lengths as well, because such questions share their wording. It does not compare unknown fields. */
function isShown(one: ContentQuestion, { options, image, audio, letters }: Shown): boolean {
  if (one.word !== null && letters && [...new Intl.Segmenter().segment(one.word)].length !== letters.count) return false
  const isSame = (name: string | null, address: string | null | undefined) =>
    address === undefined || (name === null ? address === null : (address ?? '').endsWith(name))
  return options.every(({ text }) => one.options.includes(text)) && isSame(one.image, image) && isSame(one.audio, audio)
}

function keysOf(one: ContentQuestion, { options }: Shown): string {
  const keyOf = (text: string | undefined) => options.find(option => option.text === text)?.key ?? '?'
  return one.answer.map(index => keyOf(one.options[index])).join(',')
}

const answersTo = (shown: Shown) =>
  new Set(
    sameWords(shown.question)
      .filter(one => isShown(one, shown))
      .map(one => one.word ?? keysOf(one, shown)),
  )

export const isAnswerKnown = (shown: Shown) => answersTo(shown).size === 1

/** The right answer in the format of `submit_answer`: a key, keys joined by commas (for a sequence in order), or the word. */
export function rightAnswer(shown: Shown): string {
  const [answer, ...others] = answersTo(shown)
  if (answer === undefined || others.length > 0 || answer.includes('?')) throw new Error(`The right answer is unknown: ${shown.question}`)
  return answer
}

export function wrongAnswer(shown: Shown): string {
  const right = rightAnswer(shown)
  if (shown.letters) return [...right].toReversed().join('') === right ? `${right}${right}` : [...right].toReversed().join('')
  if (shown.question_type === 'sequence') return right.split(',').toReversed().join(',')
  const wrong = shown.options.find(({ key }) => !right.split(',').includes(key))
  if (!wrong) throw new Error(`Every answer is right: ${shown.question}`)
  return wrong.key
}

/** Guesses of letters that the word does not have, one for each try. */
export function wrongGuesses(shown: Shown, tries: number): string[] {
  const right = rightAnswer(shown).toLowerCase()
  const letters = /\p{Script=Arabic}/u.test(right) ? 'ظذثضغزخ' : 'zqxjvkw'
  const others = [...letters].filter(letter => !right.includes(letter))
  return others.slice(0, tries).map(letter => letter.repeat(shown.letters?.count ?? 1))
}

const keyIn = (answer: string): OptionKey => {
  const key = (['a', 'b', 'c', 'd', 'e'] as const).find(one => one === answer)
  if (!key) throw new Error(`The answer is not exactly one option: ${answer}`)
  return key
}

export const rightKey = (shown: Shown): OptionKey => keyIn(rightAnswer(shown))
export const wrongKey = (shown: Shown): OptionKey => keyIn(wrongAnswer(shown))
