// What the player types, laid into the slots. While an input method composes, the field is left alone: it is tidied afterwards.

import { useEffect, useState } from 'react'
import type { HintLetter } from '../answer-input-props.ts'
import { draftOf, fill, type Letters, shortened, slotsOf, textIn, wordIn } from './word-slots.ts'

interface Word {
  letters: Letters
  hints: readonly HintLetter[]
  /** The whole word, or nothing. */
  answer: string
  isOpen: boolean
  onChange: (answer: string) => void
}

export function useWord({ letters, hints, answer, isOpen, onChange }: Word) {
  const [draft, setDraft] = useState(() => draftOf(answer, letters))
  const [typed, setTyped] = useState('')
  const [isComposing, setComposing] = useState(false)
  const [known, setKnown] = useState(answer)
  const slots = slotsOf(letters, hints, draft)
  const word = wordIn(slots)
  // Taken back or replaced from outside: the slots follow.
  if (answer !== known) {
    setKnown(answer)
    if (answer !== word) setDraft(draftOf(answer, letters))
  }
  // A hint may complete the word, or put right a letter of it, without a key being pressed.
  useEffect(() => {
    if (isOpen && word !== answer) onChange(word)
  }, [isOpen, word, answer, onChange])
  const text = isComposing ? typed : textIn(slots, typed)
  const type = (text: string, isComposing: boolean) => {
    if (!isOpen) return
    const next = fill(slots, text)
    setDraft(next)
    setTyped(text)
    setComposing(isComposing)
    onChange(wordIn(slotsOf(letters, hints, next)))
  }
  return {
    slots,
    /** What the field holds. */
    text,
    type,
    add: (tile: string) => type(text + tile, false),
    remove: () => type(shortened(text), false),
    clear: () => type('', false),
  }
}
