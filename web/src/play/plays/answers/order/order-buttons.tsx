import { ActionIcon } from '@mantine/core'
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react'
import type { MouseEvent } from 'react'
import { useTranslation } from 'react-i18next'
import classes from './order.module.css'

interface OrderButtonsProps {
  option: string
  /** Hides the buttons but keeps their space, so that nothing moves when the marks appear. */
  isDone: boolean
  isFirst: boolean
  isLast: boolean
  /** -1 is up, 1 is down. */
  onMove: (by: -1 | 1) => void
}

/** At the ends a button has only aria-disabled, because a disabled button would lose the keyboard focus. */
export function OrderButtons({ option, isDone, isFirst, isLast, onMove }: OrderButtonsProps) {
  const { t } = useTranslation()
  const move = (by: -1 | 1) => (event: MouseEvent<HTMLButtonElement>) => {
    const button = event.currentTarget
    onMove(by)
    // Moving the row in the DOM removes the focus, so this restores it.
    requestAnimationFrame(() => button.focus())
  }
  return (
    <span className={classes.moves} data-done={isDone || undefined}>
      <ActionIcon
        variant="default"
        size={44}
        onClick={move(-1)}
        data-end={isFirst || undefined}
        aria-disabled={isFirst}
        aria-label={t('play.move_up', { option })}
      >
        <IconArrowUp size={20} aria-hidden />
      </ActionIcon>
      <ActionIcon
        variant="default"
        size={44}
        onClick={move(1)}
        data-end={isLast || undefined}
        aria-disabled={isLast}
        aria-label={t('play.move_down', { option })}
      >
        <IconArrowDown size={20} aria-hidden />
      </ActionIcon>
    </span>
  )
}
