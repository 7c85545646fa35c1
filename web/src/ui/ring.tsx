// The countdown: a ring with the time inside as mm:ss, running by the server's clock. Calm until 5 seconds remain.

import { VisuallyHidden } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isClockInDoubt, msUntil } from '../server-clock.ts'
import { useNumbers } from './numbers.ts'
import { RingDrawing } from './ring-drawing.tsx'
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

/** A clock of minutes is told from further off. */
const longSeconds = 120

export function Ring({ deadline, totalSeconds, isPaused = false, onOver, onSecond, size = 72 }: RingProps) {
  const { t } = useTranslation()
  const { count, clock } = useNumbers()
  // Time for reading a note comes on top; the clock of the question shows no more than it gives.
  const secondsLeft = Math.min(totalSeconds, useSecondsLeft({ deadline, isPaused, onOver, onSecond }))
  const share = Math.min(1, secondsLeft / Math.max(1, totalSeconds))
  const mood = secondsLeft <= 5 ? 'urgent' : 'calm'
  const isLong = totalSeconds >= longSeconds
  const [atFirst] = useState(secondsLeft)
  const isAnnounced = secondsLeft !== atFirst && isSecondAnnounced(secondsLeft, isLong)
  return (
    <div className={classes.ring} data-mood={mood} style={{ inlineSize: size, blockSize: size }} role="timer" aria-label={t('ring.label')}>
      <RingDrawing share={share} />
      <span className={`${classes.seconds} tabular`} style={{ fontSize: size * 0.25 }}>
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
      if (left !== shown) {
        shown = left
        setSecondsLeft(left)
        callbacks.current.onSecond?.(left)
      }
      // A clock in doubt ends nothing: the server is being asked (plays/play-page.tsx).
      if (left > 0 || isClockInDoubt()) return
      clearInterval(timer)
      callbacks.current.onOver?.()
    }
    const timer = setInterval(look, 100)
    look()
    return () => clearInterval(timer)
  }, [deadline, isPaused])
  return secondsLeft
}

const near = [30, 10, 5]
const far = [300, 60, ...near]

/**
 * Whether a screen reader tells how many seconds are left.
 * @param isLong a clock of minutes: told from further off
 */
export const isSecondAnnounced = (secondsLeft: number, isLong: boolean) => (isLong ? far : near).includes(secondsLeft)

const wholeSeconds = (deadline: string) => Math.ceil(msUntil(deadline) / 1000)
