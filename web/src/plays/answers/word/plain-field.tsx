import { type Ref, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { OptionMark } from '../option-mark.tsx'
import classes from './word.module.css'

/** As many characters as a right word may have (contract/src/question-form.ts). */
const longest = 60

interface PlainFieldProps {
  ref: Ref<HTMLInputElement>
  /** Id of the question's text, which describes the field. */
  askedId: string
  answer: string
  lang: string | undefined
  isOpen: boolean
  /** Null before the feedback. */
  isRight: boolean | null
  onChange: (answer: string) => void
}

/** For a word of another length than the boxes have. */
export function PlainField({ ref, askedId, answer, lang, isOpen, isRight, onChange }: PlainFieldProps) {
  const { t } = useTranslation()
  const [text, setText] = useState(answer)
  const [known, setKnown] = useState(answer)
  // The answer was taken back or replaced from outside.
  if (answer !== known) {
    setKnown(answer)
    if (answer !== text.trim()) setText(answer)
  }
  const told = isRight === null || answer === '' ? undefined : isRight ? 'right' : 'wrong'
  return (
    <div className={classes.field} data-told={told}>
      <input
        ref={ref}
        className={classes.plain}
        value={text}
        lang={lang}
        dir="auto"
        maxLength={longest}
        readOnly={!isOpen}
        aria-label={t('word.label')}
        aria-describedby={askedId}
        autoComplete="off"
        autoCorrect="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="done"
        onChange={({ target }) => {
          setText(target.value)
          onChange(target.value.trim())
        }}
        onKeyDown={event => event.key === 'Enter' && event.nativeEvent.isComposing && event.preventDefault()}
      />
      {told && (
        <span className={classes.mark}>
          <OptionMark mark={told} isChosen />
        </span>
      )}
    </div>
  )
}
