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
  onHandIn: () => void
}

/** Below the overview: the progress and the submit button. */
export function FreeEnd({ places, phase, isNext, onHandIn }: FreeEndProps) {
  const { t } = useTranslation()
  const { count } = useNumbers()
  const answered = count(places.filter(({ isAnswered }) => isAnswered).length)
  return (
    <div className={classes.end}>
      <p className={`${classes.answered} tabular`}>{t('free.answered_of', { answered, total: count(places.length) })}</p>
      <BusyButton variant={isNext ? 'filled' : 'default'} size="lg" loading={phase !== 'open'} onClick={onHandIn}>
        {t('play.hand_in')}
      </BusyButton>
      <p role="status" className={classes.ending}>
        {phase === 'handing_in' && t('free.handing_in')}
      </p>
    </div>
  )
}
