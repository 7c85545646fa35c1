import { VisuallyHidden } from '@mantine/core'
import { type KeyboardEvent, type Ref, type SyntheticEvent, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { OptionMark } from '../option-mark.tsx'
import { usePatternWords } from './use-pattern-words.ts'
import { type Letters, type Slot, wordsOf } from './word-slots.ts'
import classes from './word.module.css'

interface WordFieldProps {
  ref: Ref<HTMLInputElement>
  /** Of the question it answers. */
  askedId: string
  letters: Letters
  slots: Slot[]
  /** What the field holds: the player's letters only. */
  text: string
  lang: string | undefined
  isRightToLeft: boolean
  isOpen: boolean
  /** Null while nothing is told. */
  isRight: boolean | null
  onType: (text: string, isComposing: boolean) => void
  onHint?: () => void
}

/** A real text field, unseen, lies over the slots: every keyboard and input method knows how to fill it. */
export function WordField({ ref, askedId, letters, slots, text, lang, isRightToLeft, isOpen, isRight, onType, onHint }: WordFieldProps) {
  const { t } = useTranslation()
  const described = useId()
  const pattern = usePatternWords(letters)
  const words = wordsOf(slots)
  // What was left empty is not wrong: nothing was said.
  const told = isRight === null || (!isRight && text === '') ? undefined : isRight ? 'right' : 'wrong'
  const next = slots.find(slot => slot.text === '')?.position
  return (
    <div
      className={classes.field}
      dir={isRightToLeft ? 'rtl' : 'ltr'}
      data-told={told}
      style={{ '--t-slots': Math.max(...words.map(word => word.length)) }}
    >
      <input
        ref={ref}
        className={classes.input}
        value={text}
        lang={lang}
        readOnly={!isOpen}
        aria-label={t('word.label')}
        aria-describedby={`${askedId} ${described}`}
        autoComplete="off"
        autoCorrect="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="done"
        onChange={({ target, nativeEvent }) => onType(target.value, nativeEvent instanceof InputEvent && nativeEvent.isComposing)}
        onCompositionEnd={({ currentTarget }) => onType(currentTarget.value, false)}
        onSelect={toEnd}
        onKeyDown={event => isQuestionMark(event) && onHint && (event.preventDefault(), onHint())}
      />
      <VisuallyHidden id={described}>
        {pattern} {t('word.so_far', { letters: slots.map(slot => slot.text || '_').join(' ') })}
      </VisuallyHidden>
      <div className={classes.slots} lang={lang} aria-hidden>
        {words.map(word => (
          <span key={word[0]?.position} className={classes.group}>
            {word.map(slot => (
              <span
                key={slot.position}
                className={classes.slot}
                data-kind={slot.kind}
                data-next={(isOpen && slot.position === next) || undefined}
              >
                {slot.text}
              </span>
            ))}
          </span>
        ))}
      </div>
      {told && (
        <span className={classes.mark}>
          <OptionMark mark={told} isChosen />
        </span>
      )}
    </div>
  )
}

/** Letters are added and taken at the end: a caret nobody sees must not stand elsewhere. What is marked may be typed over. */
function toEnd({ currentTarget: field }: SyntheticEvent<HTMLInputElement>): void {
  const end = field.value.length
  if (field.selectionStart === field.selectionEnd && field.selectionStart !== end) field.setSelectionRange(end, end)
}

/** No letter of any word, so it may stand for the hint. */
const isQuestionMark = ({ key }: KeyboardEvent) => key === '?' || key === '؟'
