import { Button, useDirection } from '@mantine/core'
import { IconChevronLeft, IconChevronRight, IconLayoutGrid } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { BusyButton } from '../../../platform/ui/feedback/busy-button.tsx'
import { useNumbers } from '../../../platform/ui/text/numbers.ts'
import type { FreeState, QuestionPlace } from './free-play-state.ts'
import classes from './free-play.module.css'

interface FreeStepsProps {
  index: number
  phase: FreeState['phase']
  places: QuestionPlace[]
  /** Everything is answered, so submitting is the next step. */
  isComplete: boolean
  onStep: (by: 1 | -1) => void
  onOverview: () => void
  onHandIn: () => void
}

/**
 * Previous, the overview of all questions, next: on phones always at the bottom edge; wide windows have the overview beside the question.
 * At either end the button stays, with aria-disabled, so that the focus is not lost. On phones the submit button takes the place of the last one.
 */
export function FreeSteps({ index, phase, places, isComplete, onStep, onOverview, onHandIn }: FreeStepsProps) {
  const { t } = useTranslation()
  const { dir } = useDirection()
  const [Back, Forth] = dir === 'rtl' ? [IconChevronRight, IconChevronLeft] : [IconChevronLeft, IconChevronRight]
  const [isFirst, isLast] = [index === 0, index === places.length - 1]
  return (
    <div className={classes.steps} role="group" aria-label={t('free.steps')}>
      <Button
        variant="default"
        size="lg"
        className={classes.step ?? ''}
        leftSection={<Back size={20} aria-hidden />}
        aria-disabled={isFirst}
        data-end={isFirst || undefined}
        aria-keyshortcuts={dir === 'rtl' ? 'ArrowRight P' : 'ArrowLeft P'}
        onClick={() => !isFirst && onStep(-1)}
      >
        {t('free.previous')}
      </Button>
      <OverviewButton places={places} isNext={isComplete && !isLast} onOverview={onOverview} />
      <Button
        variant={isLast || isComplete ? 'default' : 'filled'}
        size="lg"
        className={classes.step ?? ''}
        rightSection={<Forth size={20} aria-hidden />}
        aria-disabled={isLast}
        data-end={isLast || undefined}
        aria-keyshortcuts={dir === 'rtl' ? 'ArrowLeft N' : 'ArrowRight N'}
        onClick={() => !isLast && onStep(1)}
      >
        {t('free.next')}
      </Button>
      {isLast && (
        <BusyButton size="lg" className={`${classes.step} ${classes.handIn}`} loading={phase !== 'open'} onClick={onHandIn}>
          {t('play.hand_in')}
        </BusyButton>
      )}
      <p role="status" className={`${classes.ending} ${classes.phoneEnding}`}>
        {phase === 'handing_in' && t('free.handing_in')}
      </p>
    </div>
  )
}

interface OverviewButtonProps extends Pick<FreeStepsProps, 'places' | 'onOverview'> {
  /** Submitting is the next step, and the overview has its button. */
  isNext: boolean
}

function OverviewButton({ places, isNext, onOverview }: OverviewButtonProps) {
  const { t } = useTranslation()
  const { count } = useNumbers()
  const [answered, total] = [count(places.filter(({ isAnswered }) => isAnswered).length), count(places.length)]
  return (
    <Button
      variant={isNext ? 'filled' : 'default'}
      size="lg"
      className={`${classes.step} ${classes.overview}`}
      aria-haspopup="dialog"
      aria-label={`${t('free.overview')}: ${t('free.answered_of', { answered, total })}`}
      onClick={onOverview}
    >
      <IconLayoutGrid size={20} aria-hidden />
      <span className="tabular" dir="ltr">
        {answered}/{total}
      </span>
    </Button>
  )
}
