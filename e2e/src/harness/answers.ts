// What the right answers are. The server never tells before it is too late, so they come from the content itself.

import type { OptionKey, Q } from '@trivium/contract/plays'
import { loadContent } from '@trivium/content/load-content'
import type { ContentQuestion } from '@trivium/content/types'

/** Of a question read off the screen only these are known. */
type Shown = Pick<Q, 'question' | 'options'> & Partial<Pick<Q, 'question_type' | 'image' | 'audio' | 'letters'>>

/** Put together before the first journey: it takes seconds, and while one plays, the clock of its question runs. */
const bank = Map.groupBy(loadContent().questions, one => one.question)

const sameWords = (question: string): ContentQuestion[] => bank.get(question) ?? []

/** Their words alone do not tell questions about pictures and sounds apart; what is not known is not compared. */
function isShown(one: ContentQuestion, { options, image, audio }: Shown): boolean {
  const isSame = (name: string | null, address: string | null | undefined) =>
    address === undefined || (name === null ? address === null : (address ?? '').endsWith(name))
  return options.every(({ text }) => one.options.includes(text)) && isSame(one.image, image) && isSame(one.audio, audio)
}

function keysOf(one: ContentQuestion, { options }: Shown): string {
  const keyOf = (text: string | undefined) => options.find(option => option.text === text)?.key ?? '?'
  return one.answer.map(index => keyOf(one.options[index])).join(',')
}

/** As `submit_answer` takes it: a key, keys joined by commas (of a sequence in order), or the word. */
export function rightAnswer(shown: Shown): string {
  const found = sameWords(shown.question).filter(one => isShown(one, shown))
  const [answer, ...others] = new Set(found.map(one => one.word ?? keysOf(one, shown)))
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

const keyIn = (answer: string): OptionKey => {
  const key = (['a', 'b', 'c', 'd', 'e'] as const).find(one => one === answer)
  if (!key) throw new Error(`Not one option: ${answer}`)
  return key
}

export const rightKey = (shown: Shown): OptionKey => keyIn(rightAnswer(shown))
export const wrongKey = (shown: Shown): OptionKey => keyIn(wrongAnswer(shown))
