// The countdown: a ring with the seconds inside, running by the server's clock. Calm until 5 seconds remain.

import { VisuallyHidden } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { msUntil } from '../server-clock.ts'
import { useNumbers } from './numbers.ts'
import classes from './ring.module.css'

interface RingProps {
  /** ISO time at which it reaches 0. A later one (reset timer) refills the ring. */
  deadline: string
  totalSeconds: number
  /** Stops the ring where it is, for instance once the question is answered. */
  isPaused?: boolean
  /** Called once per deadline. */
  onOver?: () => void
  /** Called with the whole seconds left, each time they change. */
  onSecond?: (secondsLeft: number) => void
  size?: number
}

const announcedAt = [30, 10, 5]
const radius = 44
const around = 2 * Math.PI * radius

export function Ring({ deadline, totalSeconds, isPaused = false, onOver, onSecond, size = 72 }: RingProps) {
  const { t } = useTranslation()
  const { count } = useNumbers()
  // Time for reading a note comes on top; the clock of the question shows no more than it gives.
  const secondsLeft = Math.min(totalSeconds, useSecondsLeft({ deadline, isPaused, onOver, onSecond }))
  const share = Math.min(1, secondsLeft / Math.max(1, totalSeconds))
  const mood = secondsLeft <= 5 ? 'urgent' : 'calm'
  return (
    <div className={classes.ring} data-mood={mood} style={{ inlineSize: size, blockSize: size }} role="timer" aria-label={t('ring.label')}>
      <svg viewBox="0 0 100 100" aria-hidden className={classes.drawing}>
        <circle cx="50" cy="50" r={radius} className={classes.track} />
        <circle cx="50" cy="50" r={radius} className={classes.hand} strokeDasharray={around} strokeDashoffset={around * (1 - share)} />
      </svg>
      <span className={`${classes.seconds} tabular`} style={{ fontSize: size * 0.34 }}>
        {count(secondsLeft)}
      </span>
      <VisuallyHidden aria-live="assertive">
        {announcedAt.includes(secondsLeft) ? t('ring.seconds_left', { count: secondsLeft, shown: count(secondsLeft) }) : ''}
      </VisuallyHidden>
    </div>
  )
}

type Countdown = Pick<RingProps, 'deadline' | 'isPaused' | 'onOver' | 'onSecond'>

function useSecondsLeft({ deadline, isPaused, onOver, onSecond }: Countdown): number {
  const [secondsLeft, setSecondsLeft] = useState(() => wholeSeconds(deadline))
  const callbacks = useRef({ onOver, onSecond })
  useEffect(() => {
    callbacks.current = { onOver, onSecond }
  })
  useEffect(() => {
    if (isPaused) return
    let shown = -1
    const look = () => {
      const left = wholeSeconds(deadline)
      if (left === shown) return
      shown = left
      setSecondsLeft(left)
      callbacks.current.onSecond?.(left)
      if (left > 0) return
      clearInterval(timer)
      callbacks.current.onOver?.()
    }
    const timer = setInterval(look, 100)
    look()
    return () => clearInterval(timer)
  }, [deadline, isPaused])
  return secondsLeft
}

const wholeSeconds = (deadline: string) => Math.ceil(msUntil(deadline) / 1000)
