import { ActionIcon } from '@mantine/core'
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react'
import type { MouseEvent } from 'react'
import { useTranslation } from 'react-i18next'
import classes from './order.module.css'

interface OrderButtonsProps {
  option: string
  /** They keep their room, so that nothing jumps when the marks come. */
  isDone: boolean
  isFirst: boolean
  isLast: boolean
  /** -1 is up, 1 is down. */
  onMove: (by: -1 | 1) => void
}

/** At the ends they only say so: a disabled button would drop the focus of whoever sorts with the keyboard. */
export function OrderButtons({ option, isDone, isFirst, isLast, onMove }: OrderButtonsProps) {
  const { t } = useTranslation()
  const move = (by: -1 | 1) => (event: MouseEvent<HTMLButtonElement>) => {
    const button = event.currentTarget
    onMove(by)
    // Moving a row in the document takes the focus from it.
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
