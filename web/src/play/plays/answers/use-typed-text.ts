import { useState } from 'react'

/** The typed text of a field, kept beside the answer it stands for; the answer is '' while the text is no answer. */
export function useTypedText(answer: string, answerOf: (text: string) => string, onChange: (answer: string) => void) {
  const [text, setText] = useState(answer)
  const [known, setKnown] = useState(answer)
  // Code outside has reset or replaced the answer.
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
