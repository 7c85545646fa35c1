import classes from './word.module.css'
import { VisuallyHidden } from '@mantine/core'
import { type KeyboardEvent, type ReactNode, type Ref, type SyntheticEvent, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { AnswerFrame, type toldOf } from '../answer-frame.tsx'
import { type Letters, type Slot, wordsOf, patternOf } from './word-slots.ts'
import { useNumbers } from '../../../../platform/ui/text/numbers.ts'

/** The pattern of the word for screen readers: "5 letters, space, 3 letters". */
function usePatternWords(letters: Letters): string {
  const { t, i18n } = useTranslation()
  const { count } = useNumbers()
  const parts = patternOf(letters).map(part => {
    if ('letters' in part) return t('word.letters', { count: part.letters, shown: count(part.letters) })
    if (part.blank.trim() === '') return t('word.space')
    if (/[-‐–]/.test(part.blank)) return t('word.hyphen')
    return /['’ʼ]/.test(part.blank) ? t('word.apostrophe') : part.blank
  })
  return `${parts.join(i18n.dir() === 'rtl' ? '، ' : ', ')}.`
}

interface WordFieldProps {
  ref: Ref<HTMLInputElement>
  /** Id of the question's text, which describes the field. */
  askedId: string
  letters: Letters
  slots: Slot[]
  /** The content of the field: only the player's letters. */
  text: string
  lang: string | undefined
  isRtl: boolean
  isOpen: boolean
  feedback: ReturnType<typeof toldOf>
  onType: (text: string, isComposing: boolean) => void
  onHint?: () => void
  /** The tries so far. */
  above?: ReactNode
}

/** An invisible real text field lies over the slots, so that every keyboard and input method works. */
export function WordField({ ref, askedId, letters, slots, text, lang, isRtl, isOpen, feedback, onType, onHint, above }: WordFieldProps) {
  const { t } = useTranslation()
  const described = useId()
  const pattern = usePatternWords(letters)
  const words = wordsOf(slots)
  const next = slots.find(slot => slot.text === '')?.position
  return (
    <AnswerFrame
      hasBoxes
      dir={isRtl ? 'rtl' : 'ltr'}
      feedback={feedback}
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
      {above}
      <div className={classes.slots} lang={lang} translate="no" aria-hidden>
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
    </AnswerFrame>
  )
}

/** Moves the invisible caret to the end, because letters change only there. A selection stays, so that typing replaces it. */
function toEnd({ currentTarget: field }: SyntheticEvent<HTMLInputElement>): void {
  const end = field.value.length
  if (field.selectionStart === field.selectionEnd && field.selectionStart !== end) field.setSelectionRange(end, end)
}

/** No word contains a question mark, so it is the key for the hint. */
const isQuestionMark = ({ key }: KeyboardEvent) => key === '?' || key === '؟'
