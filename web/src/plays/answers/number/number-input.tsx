// A number to find: typed in any script, with a comma or a point. What is no number is said at once, and is no answer.

import { ActionIcon } from '@mantine/core'
import { IconAlertCircle, IconPlusMinus } from '@tabler/icons-react'
import { useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useContentLang } from '../../../i18n/content-language.ts'
import { wordsId } from '../../question/question-text.tsx'
import type { AnswerInputProps } from '../answer-input-props.ts'
import { HandInButton } from '../hand-in-button.tsx'
import { OptionMark } from '../option-mark.tsx'
import { useTypeAnywhere } from '../word/use-type-anywhere.ts'
import classes from './number.module.css'
import { stateOf, withOtherSign } from './number-text.ts'

/** As many characters as a number may have (rules/src/numbers.ts). */
const longest = 60
const startsNumber = /^[\p{Nd}.,٫−-]$/u

export function NumberInput({ question, answer, outcome, isOpen, isSending, onChange, onHandIn }: AnswerInputProps) {
  const { unit } = question
  const { text, type } = useNumberText({ unit, answer, onChange })
  const field = useRef<HTMLInputElement>(null)
  const state = stateOf(text, unit)
  // A number that was not handed in in time is no wrong answer.
  const told = outcome === null || outcome.correct === null || answer === '' ? undefined : outcome.correct ? 'right' : 'wrong'
  useTypeAnywhere(field, isOpen, startsNumber)
  return (
    <form
      className={classes.number}
      noValidate
      onSubmit={event => {
        event.preventDefault()
        if (isOpen && state === 'number') onHandIn(text.trim())
        else field.current?.focus()
      }}
    >
      <NumberField question={question} field={field} text={text} isOpen={isOpen} isOther={state === 'other'} told={told} onType={type} />
      <HandInButton isSending={isSending} outcome={outcome} isReady={state === 'number'} type="submit" />
    </form>
  )
}

/** The text as it is typed; the answer is empty as long as it is no number. */
function useNumberText({ unit, answer, onChange }: { unit: string | null } & Pick<AnswerInputProps, 'answer' | 'onChange'>) {
  const [text, setText] = useState(answer)
  const [known, setKnown] = useState(answer)
  const answerOf = (typed: string) => (stateOf(typed, unit) === 'number' ? typed.trim() : '')
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

interface NumberFieldProps extends Pick<AnswerInputProps, 'question' | 'isOpen'> {
  field: React.RefObject<HTMLInputElement | null>
  text: string
  /** It is no number. */
  isOther: boolean
  told: 'right' | 'wrong' | undefined
  onType: (text: string) => void
}

function NumberField({ question, field, text, isOpen, isOther, told, onType }: NumberFieldProps) {
  const { t } = useTranslation()
  const lang = useContentLang(question.language_id)
  const problemId = useId()
  const { unit } = question
  const changeSign = () => {
    onType(withOtherSign(text))
    field.current?.focus()
  }
  return (
    <div>
      <div className={classes.field} data-told={told} data-other={isOther || undefined}>
        <ActionIcon
          variant="subtle"
          color="gray"
          size={44}
          radius="md"
          className={classes.sign}
          data-off={!isOpen || undefined}
          aria-label={t('number.sign')}
          title={t('number.sign')}
          onClick={changeSign}
        >
          <IconPlusMinus size={22} aria-hidden />
        </ActionIcon>
        <input
          ref={field}
          className={`${classes.input} tabular`}
          value={text}
          dir="ltr"
          inputMode="decimal"
          maxLength={longest}
          readOnly={!isOpen}
          aria-label={unit === null ? t('number.label') : t('number.label_in', { unit })}
          aria-describedby={`${wordsId(question)} ${problemId}`}
          aria-invalid={isOther}
          autoComplete="off"
          autoCorrect="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="done"
          onChange={({ target }) => isOpen && onType(target.value)}
        />
        {unit !== null && (
          <bdi className={classes.unit} lang={lang} aria-hidden>
            {unit}
          </bdi>
        )}
        {told && (
          <span className={classes.mark}>
            <OptionMark mark={told} isChosen />
          </span>
        )}
      </div>
      <p id={problemId} className={classes.problem} role="status">
        {isOther && isOpen && (
          <>
            <IconAlertCircle size={18} aria-hidden /> {t('number.no_number')}
          </>
        )}
      </p>
    </div>
  )
}
