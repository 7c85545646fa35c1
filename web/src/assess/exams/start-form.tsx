import type { Exam } from '@trivium/contract/assess/exams'
import { Button, Checkbox, TextInput } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate } from 'react-router'
import { CallError, useCommand } from '../../platform/calls/actions.ts'
import { playPath, resultPath } from '../../platform/modes/modes.ts'
import { BusyButton } from '../../platform/ui/feedback/busy-button.tsx'
import { FormProblem } from '../../platform/ui/feedback/form-problem.tsx'
import { notifyCallError, refusalText } from '../../platform/ui/feedback/notify-call-error.ts'
import { useNumbers } from '../../platform/ui/text/numbers.ts'
import { useSoon } from '../../platform/ui/text/use-soon.ts'
import { type Problems, useForm } from '../../platform/ui/hooks/use-form.ts'
import { useIsPast } from '../../platform/ui/hooks/use-is-past.ts'
import { keepDoorDraft, readDoorDraft } from './door-draft.ts'
import classes from './exams.module.css'
import { enterFullScreen } from './play/full-screen.ts'

/** The fields for the key and the agreement, or the link to continue a started exam. */
export function StartForm({ exam }: { exam: Exam }) {
  const { t } = useTranslation()
  const { dateTime } = useNumbers()
  const soon = useSoon()
  const { play_id: playId, status, is_daily, date } = exam
  const hasBegun = useIsPast(date)
  if (status === 'running' && playId !== null) {
    return (
      <Button component={Link} to={playPath({ mode: 'exam', id: playId })} size="lg" onClick={enterFullScreen}>
        {t('exam.continue')}
      </Button>
    )
  }
  if (status === 'completed' && playId !== null) {
    return (
      <Button component={Link} to={resultPath({ mode: 'exam', id: playId })} size="lg">
        {t('exam.to_result')}
      </Button>
    )
  }
  if (is_daily || hasBegun) return <KeyForm exam={exam} />
  const near = soon(date)
  return (
    <p className={classes.when} role="status">
      {near ? t('exam.status_upcoming_soon', near) : t('exam.status_upcoming', { time: dateTime(date) })}
    </p>
  )
}

function KeyForm({ exam }: { exam: Exam }) {
  const { t } = useTranslation()
  const start = useStart(exam)
  const [kept] = useState(() => readDoorDraft(exam.id))
  const { problems, form, field, isBusy } = useForm(async ({ key = '', agreed }) => {
    const missing: Problems = {
      ...(key.trim() === '' && { key: refusalText('exam_key_required') }),
      ...(agreed === undefined && { agreed: refusalText('agree_to_rules') }),
    }
    return Object.keys(missing).length > 0 ? missing : start(key.trim())
  })
  return (
    <form {...form} className={classes.form} onInput={({ currentTarget }) => keepDoorDraft(exam.id, draftOf(currentTarget))}>
      <FormProblem>{problems.form}</FormProblem>
      <TextInput
        {...field('key')}
        label={t('exam.key')}
        description={exam.shown_key === null ? t('exam.key_hint') : <ShownKey shown={exam.shown_key} />}
        size="xl"
        dir="ltr"
        defaultValue={kept.key}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={64}
        className={classes.key}
      />
      <Checkbox
        {...field('agreed')}
        value="1"
        size="lg"
        defaultChecked={kept.isAgreed}
        label={t('exam.agree')}
        className={classes.agree ?? ''}
      />
      <BusyButton type="submit" size="lg" loading={isBusy}>
        {t('exam.start')}
      </BusyButton>
    </form>
  )
}

function draftOf(form: HTMLFormElement) {
  const typed = new FormData(form)
  const key = typed.get('key')
  return { key: typeof key === 'string' ? key : '', isAgreed: typed.has('agreed') }
}

function ShownKey({ shown }: { shown: string }) {
  const { t } = useTranslation()
  return (
    <>
      {t('exam.shown_key')}{' '}
      <bdi translate="no" className={classes.shownKey}>
        {shown}
      </bdi>
    </>
  )
}

/** @returns a function that starts the exam and resolves to the problems by field */
function useStart({ id }: Exam) {
  const navigate = useNavigate()
  const client = useQueryClient()
  const command = useCommand('get_exam_module_questions', { isQuiet: true, outdates: ['get_exam_module', 'get_player_home'] })
  return async (exam_key: string): Promise<Problems | undefined> => {
    try {
      const { play } = await command.mutateAsync({ exam_module_id: id, exam_key, agreed: true })
      keepDoorDraft(id, null)
      enterFullScreen()
      void navigate(playPath({ mode: 'exam', id: play.id }))
      return undefined
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      const { refusal } = error
      if (refusal === null) {
        notifyCallError(error)
        return undefined
      }
      if (refusal === 'already_played') void client.invalidateQueries({ queryKey: ['get_exam_module'] })
      return refusal === 'invalid_exam_key' ? { key: refusalText(refusal) } : { form: refusalText(refusal) }
    }
  }
}
