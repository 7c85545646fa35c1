import { Button, Textarea } from '@mantine/core'
import { type SubmitEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useCommand } from '../../platform/calls/actions.ts'
import { BusyButton } from '../../platform/ui/feedback/busy-button.tsx'
import { FormulaText } from '../../platform/ui/text/formula-text.tsx'
import { FormProblem } from '../../platform/ui/feedback/form-problem.tsx'
import { callErrorText } from '../../platform/ui/feedback/notify-call-error.ts'
import { notify } from '../../platform/ui/feedback/notify.ts'
import { useNumbers } from '../../platform/ui/text/numbers.ts'
import { clearLater, saveReason, type Reported, useReporting } from '../../bank/questions/index.ts'
import { ReasonChoice } from './reason-choice.tsx'
import { isReason, lengthOf, longestChoice, longestReason, messageOf, type ReasonName } from './reason.ts'
import classes from './report.module.css'

interface ReportFormProps {
  question: Reported
  onClose: () => void
}

export function ReportForm({ question, onClose }: ReportFormProps) {
  const { t } = useTranslation()
  const { count } = useNumbers()
  const reason = useReporting(({ drafts }) => drafts[question.id] ?? '')
  const [chosen, setChosen] = useState<ReasonName | null>(null)
  const [isTooShort, setTooShort] = useState(false)
  const message = messageOf(chosen && t(`report.why_${chosen}`), reason)
  const field = useRef<HTMLTextAreaElement>(null)
  const { command, discard, send } = useSending(question, onClose)
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    setTooShort(!isReason(message))
    if (!isReason(message)) return field.current?.focus()
    send(message)
  }
  return (
    <form onSubmit={submit} className={classes.form} noValidate>
      <p className={classes.question} dir="auto">
        <FormulaText text={question.question} />
      </p>
      <FormProblem>{command.isError && callErrorText(command.error)}</FormProblem>
      <ReasonChoice
        chosen={chosen}
        onChoose={name => {
          setChosen(name)
          setTooShort(false)
        }}
      />
      <Textarea
        ref={field}
        label={t('report.details')}
        description={t(chosen === null ? 'report.hint' : 'report.hint_chosen')}
        descriptionProps={{ mb: 8, fz: 14, lh: 1.4 }}
        error={isTooShort && t(message === '' ? 'refusal.reason_required' : 'refusal.reason_too_short')}
        value={reason}
        maxLength={longestReason - longestChoice}
        autosize
        minRows={3}
        maxRows={8}
        dir="auto"
        onChange={({ currentTarget }) => {
          saveReason(question.id, currentTarget.value)
          setTooShort(false)
        }}
      />
      <p className={`${classes.counter} tabular`}>
        {t('report.counter', { written: count(lengthOf(message)), most: count(longestReason) })}
      </p>
      <div className={classes.actions}>
        <Button variant="default" onClick={discard}>
          {t('action.cancel')}
        </Button>
        <BusyButton type="submit" loading={command.isPending}>
          {t('report.send')}
        </BusyButton>
      </div>
    </form>
  )
}

function useSending(question: Reported, onClose: () => void) {
  const { t } = useTranslation()
  // A category of any kind may ask questions of several types: the action of multi-match knows only its own categories.
  const command = useCommand('report_question', { isQuiet: true })
  const discard = () => {
    saveReason(question.id, '')
    onClose()
  }
  const onSuccess = () => {
    notify.success(t('report.sent'))
    clearLater(question.id)
    discard()
  }
  const send = (message: string) => command.isPending || command.mutate({ question_id: question.id, message }, { onSuccess })
  return { command, discard, send }
}
