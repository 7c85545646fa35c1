import type { Practice } from '@trivium/contract/play/practice'
import { Button, Progress } from '@mantine/core'
import { IconCircleCheck, IconHourglassHigh } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { modes } from '../../platform/modes/modes.ts'
import { useStartPlay } from '../modes/index.ts'
import { BusyButton } from '../../platform/ui/feedback/busy-button.tsx'
import { EmptyState } from '../../platform/ui/feedback/empty-state.tsx'
import { serverNow } from '../../platform/calls/server-clock.ts'
import { timeUntil } from '../../platform/ui/text/relative-time.ts'
import { useNumbers } from '../../platform/ui/text/numbers.ts'
import classes from './practice.module.css'
import { type PracticeState, standingOf } from './standing.ts'

/** The questions due now and today's progress. */
export function DuePart({ practice }: { practice: Practice }) {
  const { t } = useTranslation()
  const standing = standingOf(practice)
  if (standing === 'nothing') {
    return (
      <EmptyState
        mood="glad"
        prop="cards"
        title={t('practice.nothing_title')}
        text={t('practice.nothing_text')}
        action={
          <Button component={Link} to="/quiz-zone/">
            {t('practice.nothing_go')}
          </Button>
        }
      />
    )
  }
  return (
    <section className={classes.card} aria-labelledby="practice-now">
      {standing === 'due' ? (
        <DueNow due={practice.due} />
      ) : (
        <NotNow isDone={standing === 'done'} laterToday={practice.forecast[0]?.due ?? 0} />
      )}
      {(practice.done_today > 0 || standing === 'resting') && <Today practice={practice} standing={standing} />}
      {standing !== 'due' && <Ahead />}
    </section>
  )
}

function DueNow({ due }: { due: number }) {
  const { t } = useTranslation()
  const { count } = useNumbers()
  const { start, isPending } = useStartPlay(modes.practice.starts)
  return (
    <div className={classes.now}>
      <h2 id="practice-now" className={classes.due}>
        <span className={`${classes.number} tabular`}>{count(due)}</span> <span>{t('practice.due_now', { count: due })}</span>
      </h2>
      <BusyButton size="lg" loading={isPending} onClick={() => start({})}>
        {t('practice.start')}
      </BusyButton>
    </div>
  )
}

/** Shown when nothing is due now. The number due later today must match the forecast below. */
function NotNow({ isDone, laterToday }: { isDone: boolean; laterToday: number }) {
  const { t } = useTranslation()
  const { count } = useNumbers()
  const resting = laterToday > 0 ? t('practice.later_today', { count: laterToday, shown: count(laterToday) }) : t('practice.resting_text')
  const Drawing = isDone ? IconCircleCheck : IconHourglassHigh
  return (
    <div className={classes.rest}>
      <Drawing size={36} stroke={1.5} aria-hidden />
      <div>
        <h2 id="practice-now" className={classes.restTitle}>
          {isDone ? t('practice.done_title') : t('practice.resting_title')}
        </h2>
        <p className={classes.muted}>{isDone ? t('practice.done_text') : resting}</p>
      </div>
    </div>
  )
}

/** Practice is possible at any time. */
function Ahead() {
  const { t } = useTranslation()
  const { start, isPending } = useStartPlay(modes.practice.starts)
  return (
    <div className={classes.ahead}>
      <BusyButton variant="default" size="lg" loading={isPending} onClick={() => start({ ahead: true })}>
        {t('practice.ahead')}
      </BusyButton>
      <p className={classes.muted}>{t('practice.ahead_text')}</p>
    </div>
  )
}

function Today({ practice: { done_today, daily_limit, due, next_due_at }, standing }: { practice: Practice; standing: PracticeState }) {
  const { t, i18n } = useTranslation()
  const { count, dateTime } = useNumbers()
  const soon = next_due_at === null ? null : timeUntil(i18n.language || 'en', next_due_at, serverNow())
  // With fewer due than a day allows, those are the aim. Before the first one is practised, the number due says it all.
  const aim = Math.min(daily_limit, done_today + due)
  const text = t('practice.done_today', { count: done_today, shown: count(done_today) })
  return (
    <div className={classes.today}>
      {done_today > 0 && (
        <>
          <p className="tabular">{text}</p>
          <Progress
            value={(done_today / aim) * 100}
            aria-label={text}
            color="hsl(var(--t-hue) var(--t-hue-strong))"
            className={classes.progress}
          />
        </>
      )}
      {standing === 'resting' && next_due_at !== null && (
        <p className={classes.muted}>
          {soon === null ? t('practice.next', { time: dateTime(next_due_at) }) : t('practice.next_soon', { soon })}
        </p>
      )}
    </div>
  )
}
