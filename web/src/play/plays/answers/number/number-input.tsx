// A number answer: typed in any script, with a comma or a point. Text that is no number gets a message at once, and is no answer.

import { ActionIcon } from '@mantine/core'
import { IconAlertCircle, IconPlusMinus } from '@tabler/icons-react'
import { useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useContentLang } from '../../../../platform/i18n/content-language.ts'
import { wordsId } from '../../question/question-text.tsx'
import { toldOf } from '../answer-frame.tsx'
import type { AnswerInputProps } from '../answer-input-props.ts'
import { HandInButton } from '../hand-in-button.tsx'
import { TypedField } from '../typed-field.tsx'
import { useTypeAnywhere } from '../use-type-anywhere.ts'
import { useTypedText } from '../use-typed-text.ts'
import classes from './number.module.css'
import { stateOf, withOtherSign } from './number-text.ts'

const startsNumber = /^[\p{Nd}.,٫−-]$/u

export function NumberInput({ question, answer, outcome, isOpen, isSending, onChange, onHandIn }: AnswerInputProps) {
  const { t } = useTranslation()
  const lang = useContentLang(question.language_id)
  const problemId = useId()
  const formId = useId()
  const { unit } = question
  const { text, type } = useTypedText(answer, typed => (stateOf(typed, unit) === 'number' ? typed.trim() : ''), onChange)
  const field = useRef<HTMLInputElement>(null)
  const state = stateOf(text, unit)
  const isOther = state === 'other'
  useTypeAnywhere(field, isOpen, startsNumber)
  const changeSign = () => {
    type(withOtherSign(text))
    field.current?.focus()
  }
  return (
    <form
      id={formId}
      className={classes.number}
      noValidate
      onSubmit={event => {
        event.preventDefault()
        if (isOpen && state === 'number') onHandIn(text.trim())
        else field.current?.focus()
      }}
    >
      <TypedField
        ref={field}
        text={text}
        label={unit === null ? t('number.label') : t('number.label_in', { unit })}
        describedBy={`${wordsId(question)} ${problemId}`}
        isNumber
        isOpen={isOpen}
        isOther={isOther}
        feedback={toldOf(outcome, answer)}
        onType={type}
        before={<SignButton isOff={!isOpen} onClick={changeSign} />}
        after={
          <bdi className={classes.unit} lang={lang} aria-hidden>
            {unit}
          </bdi>
        }
      />
      <p id={problemId} className={classes.problem} role="status">
        {isOther && isOpen && (
          <>
            <IconAlertCircle size={18} aria-hidden /> {t('number.no_number')}
          </>
        )}
      </p>
      <HandInButton isOpen={isOpen} isSending={isSending} outcome={outcome} isReady={state === 'number'} form={formId} />
    </form>
  )
}

function SignButton({ isOff, onClick }: { isOff: boolean; onClick: () => void }) {
  const { t } = useTranslation()
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      size={44}
      radius="md"
      className={classes.sign}
      data-off={isOff || undefined}
      aria-label={t('number.sign')}
      title={t('number.sign')}
      onClick={onClick}
    >
      <IconPlusMinus size={22} aria-hidden />
    </ActionIcon>
  )
}
