import { useState } from 'react'

/** The text of a field as it is typed, beside the answer that it stands for: '' while it stands for none. */
export function useTypedText(answer: string, answerOf: (text: string) => string, onChange: (answer: string) => void) {
  const [text, setText] = useState(answer)
  const [known, setKnown] = useState(answer)
  // The answer was taken back or replaced from outside.
  if (answer !== known) {
    setKnown(answer)
    if (answer !== answerOf(text)) setText(answer)
  }
  const type = (typed: string) => {
    setText(typed)
    if (answerOf(typed) !== answer) onChange(answerOf(typed))
  }
  return { text, type }
}
