import { Collapse, UnstyledButton } from '@mantine/core'
import { IconChevronDown, IconHistory } from '@tabler/icons-react'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAction } from '../../platform/calls/actions.ts'
import { callErrorText } from '../../platform/ui/feedback/notify-call-error.ts'
import { useNumbers } from '../../platform/ui/text/numbers.ts'
import { stabilityDays } from './standing.ts'
import classes from './why-button.module.css'

/** A button that explains why a question is being practised. */
export function WhyButton({ questionId }: { questionId: number }) {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  const reasonId = useId()
  return (
    <div className={classes.why}>
      <UnstyledButton className={classes.button} aria-expanded={isOpen} aria-controls={reasonId} onClick={() => setOpen(!isOpen)}>
        <IconHistory size={20} aria-hidden /> {t('practice.why')}
        <IconChevronDown size={18} className={classes.arrow} aria-hidden />
      </UnstyledButton>
      <Collapse expanded={isOpen}>
        <div id={reasonId} role="status" className={classes.reason}>
          {isOpen && <Reason questionId={questionId} />}
        </div>
      </Collapse>
    </div>
  )
}

function Reason({ questionId }: { questionId: number }) {
  const { t } = useTranslation()
  const { count, date } = useNumbers()
  const reply = useAction('get_practice_reason', { question_id: questionId })
  if (reply.isPending) return <p>{t('state.loading')}</p>
  if (reply.isError) return <p>{callErrorText(reply.error)}</p>
  const { mode, missed_at, times_missed, times_practised, stability_days } = reply.data.data
  const days = stabilityDays(stability_days)
  return (
    <>
      <p>{t('practice.why_missed', { date: date(missed_at), mode: t(`mode.name_${mode}`) })}</p>
      <p>
        {t('practice.why_times', {
          missed: t('practice.times_missed', { count: times_missed, shown: count(times_missed) }),
          practised: t('practice.times_practised', { count: times_practised, shown: count(times_practised) }),
        })}
      </p>
      <p>{days === 0 ? t('practice.why_soon') : t('practice.why_stability', { count: days, shown: count(days) })}</p>
    </>
  )
}
