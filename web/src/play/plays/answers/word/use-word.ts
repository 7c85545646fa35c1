// Puts the typed text into the slots. The field is not changed during an input method's composition, only afterwards.

import { useEffect, useState } from 'react'
import type { HintLetter } from '../answer-input-props.ts'
import { draftOf, fill, type Letters, shortened, slotsOf, textIn, wordIn } from './word-slots.ts'

interface Word {
  letters: Letters
  hints: readonly HintLetter[]
  /** The whole word, or '' while it is incomplete. */
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
  // Code outside has reset or replaced the answer, so the slots follow.
  if (answer !== known) {
    setKnown(answer)
    if (answer !== word) setDraft(draftOf(answer, letters))
  }
  // A hint can complete or change the word without a key press, so this reports the new word.
  useEffect(() => {
    if (isOpen && !isComposing && word !== answer) onChange(word)
  }, [isOpen, isComposing, word, answer, onChange])
  const text = isComposing ? typed : textIn(slots, typed)
  const type = (text: string, isComposing: boolean) => {
    if (!isOpen) return
    const next = fill(slots, text)
    setDraft(next)
    setTyped(text)
    setComposing(isComposing)
    // Text that an input method is still composing is no answer.
    if (!isComposing) onChange(wordIn(slotsOf(letters, hints, next)))
  }
  return {
    slots,
    /** The content of the text field. */
    text,
    isComposing,
    type,
    add: (tile: string) => type(text + tile, false),
    remove: () => type(shortened(text), false),
    clear: () => type('', false),
  }
}
