import { useTranslation } from 'react-i18next'
import { useNumbers } from '../../../platform/ui/text/numbers.ts'
import classes from './standing.module.css'

interface FinishedProps {
  total: number
  /** The number of players who are still playing. */
  playing: number
}

/** The number of players with a place, and of those still playing. */
export function Finished({ total, playing }: FinishedProps) {
  const { t } = useTranslation()
  const { count } = useNumbers()
  return (
    <p className={`${classes.finished} tabular`}>
      {t('contest.finished', { count: total, shown: count(total) })}
      {playing > 0 && ` · ${t('contest.still_playing', { count: playing, shown: count(playing) })}`}
    </p>
  )
}
