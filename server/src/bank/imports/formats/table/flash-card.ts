// Cards with a front and a back. The back becomes the answer if it is a word or a number.

import { numbersIn } from '@trivium/rules/bank/questions/numbers'
import { lettersOf } from '@trivium/rules/play/plays/words'
import type { Draft } from '../../judging/imported-question.ts'
import { lostOfNote, type MarkedText, mediaOfStem } from '../../markup/marked-text.ts'

export interface FlashCard {
  front: MarkedText
  back: MarkedText
  /** Shown with the back. */
  extra: MarkedText | null
}

const longestWord = 60

/** @returns the question, or why the card cannot become one */
export function questionOfCard({ front, back, extra }: FlashCard): Draft | string {
  const problem = front.refused ?? (back.refused && `back: ${back.refused}`)
  if (problem) return problem
  const media = mediaOfStem(front.media)
  if (typeof media === 'string') return media
  // The sound would be part of the question, and our word questions play none.
  if (media.audio !== null) return 'plays a sound on its front, but here a question with a sound needs options'
  const asked = answerOf(back.text)
  if (typeof asked === 'string') return asked
  return {
    ...asked,
    question: front.text,
    image: media.image,
    imageText: media.imageText,
    note: extra && !extra.refused ? extra.text || null : null,
    lost: [
      ...front.lost,
      ...back.lost,
      ...(back.media.length > 0 ? ['Pictures and sounds of its back are left out.'] : []),
      ...(extra ? lostOfNote(extra) : []),
      ...(extra?.refused ? ['What is shown with its back cannot be written as text here, and is left out.'] : []),
    ],
  }
}

function answerOf(text: string): Pick<Draft, 'type' | 'word' | 'number'> | string {
  if (text === '') return 'answer: its back has no text'
  const [value, ...others] = numbersIn(text)
  if (value !== undefined && others.length === 0) return { type: 'number', number: { value, tolerance: 0, unit: null } }
  if (value !== undefined) return `answer: ${text.slice(0, 40)} may be two numbers`
  if (text.includes('\n') || text.length > longestWord) return `answer: its back is a text, not a word or a number`
  if (/(?<!\\)\$/.test(text)) return 'answer: its back is a formula, which players cannot type'
  const letters = lettersOf(text)
  return letters.count - letters.blanks.length < 2
    ? 'answer: its back is not a word of two letters or more'
    : { type: 'guess_the_word', word: text }
}
