import type { DailyQuiz } from '@trivium/contract/play/solo'
import { Button } from '@mantine/core'
import { IconCircleCheck, IconHourglassHigh, IconTrophy } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { modes, reviewPath } from '../../platform/modes/modes.ts'
import { useStartPlay } from '../modes/index.ts'
import { msUntil } from '../../platform/calls/server-clock.ts'
import { BusyButton } from '../../platform/ui/feedback/busy-button.tsx'
import { useNumbers } from '../../platform/ui/text/numbers.ts'
import classes from './daily-today.module.css'
import { timeLeftIn } from '../../platform/ui/text/time-left.ts'

interface DailyTodayProps {
  daily: DailyQuiz
  /** Called when the next day begins. */
  onNextDay: () => void
}

/** Today's card: start, continue or review the quiz, and the time until the next one. */
export function DailyToday({ daily, onNextDay }: DailyTodayProps) {
  const { t } = useTranslation()
  const { day } = useNumbers()
  return (
    <section className={classes.today} aria-labelledby="today-title" data-state={daily.state}>
      <p className={classes.date}>{day(daily.today)}</p>
      <h2 id="today-title" className={classes.todayTitle}>
        {t('daily.today')}
      </h2>
      {daily.state === 'done' ? <Taken daily={daily} /> : <Open isPlaying={daily.state === 'playing'} />}
      <Next daily={daily} onNextDay={onNextDay} />
    </section>
  )
}

function Open({ isPlaying }: { isPlaying: boolean }) {
  const { t } = useTranslation()
  const { start, isPending } = useStartPlay(modes.daily_quiz.starts)
  return (
    <>
      <p>{isPlaying ? t('daily.playing_text') : t('daily.open_text')}</p>
      <BusyButton size="lg" loading={isPending} onClick={() => start({})}>
        {isPlaying ? t('daily.carry_on') : t('daily.start')}
      </BusyButton>
    </>
  )
}

function Taken({ daily }: { daily: DailyQuiz }) {
  const { t } = useTranslation()
  const { percent } = useNumbers()
  const today = daily.days.at(-1)
  const Drawing = today?.won ? IconTrophy : IconCircleCheck
  const share = percent(today?.percentage ?? 0)
  return (
    <>
      <p className={classes.taken} data-won={today?.won}>
        <Drawing size={24} aria-hidden />
        {today?.won ? t('daily.done_won', { percent: share }) : t('daily.done_taken', { percent: share })}
      </p>
      {today?.play_id && (
        <Button component={Link} to={reviewPath({ mode: 'daily_quiz', id: today.play_id })} variant="default" size="lg">
          {t('daily.review')}
        </Button>
      )}
    </>
  )
}

function Next({ daily, onNextDay }: DailyTodayProps) {
  const { t, i18n } = useTranslation()
  const { count } = useNumbers()
  const leftMs = useMsLeft(daily.next_at, onNextDay)
  const coins = t('catalogue.price', { count: daily.coins, shown: count(daily.coins) })
  return (
    <div className={classes.next}>
      <p className={`${classes.nextTime} tabular`}>
        <IconHourglassHigh size={20} aria-hidden />
        <span>{t('daily.next_in', { time: timeLeftIn(i18n.language || 'en', leftMs) })}</span>
      </p>
      <p className={classes.muted}>{t('daily.tomorrow', { coins })}</p>
    </div>
  )
}

/** Uses the server's clock. Updates every 10 seconds, because only minutes are shown. */
function useMsLeft(deadline: string, onOver: () => void): number {
  const [leftMs, setLeftMs] = useState(() => msUntil(deadline))
  const over = useRef(onOver)
  useEffect(() => {
    over.current = onOver
  })
  useEffect(() => {
    const look = () => {
      const left = msUntil(deadline)
      setLeftMs(left)
      if (left > 0) return
      clearInterval(timer)
      over.current()
    }
    const timer = setInterval(look, 10_000)
    return () => clearInterval(timer)
  }, [deadline])
  return leftMs
}
