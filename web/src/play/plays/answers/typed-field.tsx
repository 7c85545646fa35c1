import type { ReactNode, Ref } from 'react'
import { AnswerFrame, type toldOf } from './answer-frame.tsx'
import classes from './typed-field.module.css'

/** The longest number (rules/src/bank/questions/numbers.ts) or right word (contract/src/bank/question-form.ts), in characters. */
const longest = 60

interface TypedFieldProps {
  ref: Ref<HTMLInputElement>
  text: string
  label: string
  /** Ids of the elements that describe the field. */
  describedBy: string
  lang?: string | undefined
  /** Digits only, from left to right in every language. */
  isNumber?: boolean
  isOpen: boolean
  isOther?: boolean
  feedback: ReturnType<typeof toldOf>
  onType: (text: string) => void
  before?: ReactNode
  after?: ReactNode
}

/** A one-line field for a number, or for a word whose length differs from the number of boxes. */
export function TypedField({ ref, text, label, describedBy, lang, isNumber = false, isOpen, ...field }: TypedFieldProps) {
  const { isOther, feedback, onType, before, after } = field
  return (
    <AnswerFrame feedback={feedback} isOther={isOther}>
      {before}
      <input
        ref={ref}
        className={isNumber ? `${classes.input} tabular` : classes.input}
        data-long={text.length > 12 ? 'very' : text.length > 8 || undefined}
        value={text}
        lang={lang}
        dir={isNumber ? 'ltr' : 'auto'}
        inputMode={isNumber ? 'decimal' : undefined}
        maxLength={longest}
        readOnly={!isOpen}
        aria-label={label}
        aria-describedby={describedBy}
        aria-invalid={isOther}
        autoComplete="off"
        autoCorrect="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="done"
        onChange={({ target }) => isOpen && onType(target.value)}
        // Enter ends the composition of an input method.
        onKeyDown={event => event.key === 'Enter' && event.nativeEvent.isComposing && event.preventDefault()}
      />
      {after}
    </AnswerFrame>
  )
}
