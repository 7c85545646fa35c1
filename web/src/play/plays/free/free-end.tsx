import { Button } from '@mantine/core'
import { IconLayoutGrid } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { BusyButton } from '../../../platform/ui/feedback/busy-button.tsx'
import { useNumbers } from '../../../platform/ui/text/numbers.ts'
import type { FreeState, QuestionPlace } from './free-play-state.ts'
import classes from './free-play.module.css'

interface FreeEndProps {
  places: QuestionPlace[]
  phase: FreeState['phase']
  /** Submitting is the next step. */
  isNext: boolean
  /** Only on phones: wide windows show the overview beside the question. */
  onOverview?: () => void
  onHandIn: () => void
}

/** The progress and the submit button. */
export function FreeEnd({ places, phase, isNext, onOverview, onHandIn }: FreeEndProps) {
  const { t } = useTranslation()
  const { count } = useNumbers()
  const answered = t('free.answered_of', {
    answered: count(places.filter(({ isAnswered }) => isAnswered).length),
    total: count(places.length),
  })
  return (
    <div className={onOverview ? classes.phoneEnd : classes.end}>
      {onOverview ? (
        <Button
          variant="default"
          size="lg"
          leftSection={<IconLayoutGrid size={20} aria-hidden />}
          aria-haspopup="dialog"
          onClick={onOverview}
        >
          <span className="tabular">{answered}</span>
        </Button>
      ) : (
        <p className={`${classes.answered} tabular`}>{answered}</p>
      )}
      <BusyButton variant={isNext ? 'filled' : 'default'} size="lg" loading={phase !== 'open'} onClick={onHandIn}>
        {t('play.hand_in')}
      </BusyButton>
      <p role="status" className={classes.ending}>
        {phase === 'handing_in' && t('free.handing_in')}
      </p>
    </div>
  )
}
