import { Button, useDirection } from '@mantine/core'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import classes from './free-play.module.css'

interface FreeStepsProps {
  index: number
  total: number
  /** Everything is answered, so submitting is the next step. */
  isComplete: boolean
  onStep: (by: 1 | -1) => void
}

/** Previous and next. At either end the button stays, with aria-disabled, so that the focus is not lost. */
export function FreeSteps({ index, total, isComplete, onStep }: FreeStepsProps) {
  const { t } = useTranslation()
  const { dir } = useDirection()
  const [Back, Forth] = dir === 'rtl' ? [IconChevronRight, IconChevronLeft] : [IconChevronLeft, IconChevronRight]
  const [isFirst, isLast] = [index === 0, index === total - 1]
  return (
    <div className={classes.steps} role="group" aria-label={t('free.steps')}>
      <Button
        variant="default"
        size="lg"
        leftSection={<Back size={20} aria-hidden />}
        aria-disabled={isFirst}
        data-end={isFirst || undefined}
        aria-keyshortcuts={dir === 'rtl' ? 'ArrowRight P' : 'ArrowLeft P'}
        onClick={() => !isFirst && onStep(-1)}
      >
        {t('free.previous')}
      </Button>
      <Button
        variant={isLast || isComplete ? 'default' : 'filled'}
        size="lg"
        rightSection={<Forth size={20} aria-hidden />}
        aria-disabled={isLast}
        data-end={isLast || undefined}
        aria-keyshortcuts={dir === 'rtl' ? 'ArrowLeft N' : 'ArrowRight N'}
        onClick={() => !isLast && onStep(1)}
      >
        {t('free.next')}
      </Button>
    </div>
  )
}
