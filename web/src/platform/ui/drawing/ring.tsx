// The countdown: a ring with the time as mm:ss, by the server's clock. It looks calm until 5 seconds remain. It only displays the time: the
// server decides what happens at the end.

import { VisuallyHidden } from '@mantine/core'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { msUntil } from '../../calls/server-clock.ts'
import { useNumbers } from '../text/numbers.ts'
import { RingDrawing } from './ring-drawing.tsx'
import classes from './ring.module.css'
import { useLatest } from '../hooks/use-latest.ts'

interface RingProps {
  /** ISO time of the end. A later deadline (reset timer) refills the ring. Null before the clock starts: the ring is full. */
  deadline: string | null
  totalSeconds: number
  /** Stops the ring, for example once the question is answered. */
  isPaused?: boolean
  /** Called with the whole seconds left, each time they change. */
  onSecond?: (secondsLeft: number) => void
  /** In pixels. A place with less space sets --t-clock. */
  size?: number
}

/** Clocks longer than this are announced earlier. */
const longSeconds = 120

export function Ring({ deadline, totalSeconds, isPaused = false, onSecond, size = 72 }: RingProps) {
  const { t } = useTranslation()
  const { count, clock } = useNumbers()
  // During the pause, more time is left than the question has, so the display is limited to the question's time.
  const secondsLeft = Math.min(totalSeconds, useSecondsLeft({ deadline, isPaused, onSecond }))
  const share = Math.min(1, secondsLeft / Math.max(1, totalSeconds))
  const mood = secondsLeft <= 5 ? 'urgent' : 'calm'
  const isLong = totalSeconds >= longSeconds
  const [atFirst] = useState(secondsLeft)
  const isAnnounced = secondsLeft !== atFirst && isSecondAnnounced(secondsLeft, isLong)
  return (
    <div className={classes.ring} data-mood={mood} style={{ '--size': `${size}px` }} role="timer" aria-label={t('ring.label')}>
      <RingDrawing share={share} />
      <span translate="no" className={`${classes.seconds} tabular`}>
        {clock(secondsLeft * 1000)}
      </span>
      <VisuallyHidden aria-live="polite">
        {isAnnounced &&
          (secondsLeft % 60 === 0
            ? t('ring.minutes_left', { count: secondsLeft / 60, shown: count(secondsLeft / 60) })
            : t('ring.seconds_left', { count: secondsLeft, shown: count(secondsLeft) }))}
      </VisuallyHidden>
    </div>
  )
}

type Countdown = Pick<RingProps, 'deadline' | 'isPaused' | 'onSecond'>

function useSecondsLeft({ deadline, isPaused, onSecond }: Countdown): number {
  const [secondsLeft, setSecondsLeft] = useState(() => wholeSeconds(deadline))
  const latest = useLatest(onSecond)
  useEffect(() => {
    if (isPaused || deadline === null) return
    let shown = -1
    const look = () => {
      const left = wholeSeconds(deadline)
      if (left === shown) return
      shown = left
      setSecondsLeft(left)
      latest.current?.(left)
    }
    const timer = setInterval(look, 100)
    look()
    return () => clearInterval(timer)
  }, [deadline, isPaused, latest])
  return secondsLeft
}

const near = [30, 10, 5]
const far = [300, 60, ...near]

/**
 * Whether screen readers announce this number of seconds left.
 * @param isLong for clocks of several minutes, which are announced earlier
 */
export const isSecondAnnounced = (secondsLeft: number, isLong: boolean) => (isLong ? far : near).includes(secondsLeft)

const wholeSeconds = (deadline: string | null) => (deadline === null ? Number.POSITIVE_INFINITY : Math.ceil(msUntil(deadline) / 1000))
