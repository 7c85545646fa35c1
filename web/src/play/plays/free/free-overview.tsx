import { IconFlagFilled } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useNumbers } from '../../../platform/ui/text/numbers.ts'
import type { QuestionPlace } from './free-play-state.ts'
import classes from './free-play.module.css'

interface FreeOverviewProps {
  places: QuestionPlace[]
  onGo: (index: number) => void
}

/** All questions by number with their state (answered, open, marked, current): a full or an empty dot, because a tick is a verdict. */
export function FreeOverview({ places, onGo }: FreeOverviewProps) {
  const { t } = useTranslation()
  return (
    <>
      <h2 className={classes.panelTitle}>{t('free.overview')}</h2>
      <ol className={classes.places}>
        {places.map(place => (
          <li key={place.questionId}>
            <PlaceButton place={place} onGo={onGo} />
          </li>
        ))}
      </ol>
      <ul className={classes.legend} aria-hidden>
        <li>
          <span className={classes.dot} data-answered /> {t('free.is_answered')}
        </li>
        <li>
          <span className={classes.dot} /> {t('free.is_open')}
        </li>
        <li>
          <IconFlagFilled size={16} /> {t('free.is_marked')}
        </li>
      </ul>
    </>
  )
}

function PlaceButton({ place, onGo }: { place: QuestionPlace; onGo: (index: number) => void }) {
  const { t, i18n } = useTranslation()
  const { count } = useNumbers()
  const { index, isAnswered, isMarked, isCurrent } = place
  const words = [isAnswered ? t('free.is_answered') : t('free.is_open'), ...(isMarked ? [t('free.is_marked')] : [])]
  const status = new Intl.ListFormat(i18n.language || 'en', { type: 'unit', style: 'short' }).format(words)
  return (
    <button
      type="button"
      className={classes.place}
      data-answered={isAnswered || undefined}
      aria-current={isCurrent ? 'step' : undefined}
      aria-label={t('free.place', { number: count(index + 1), status })}
      onClick={() => onGo(index)}
    >
      <span translate="no" className="tabular">
        {count(index + 1)}
      </span>
      <span className={classes.dot} data-answered={isAnswered || undefined} aria-hidden />
      {isMarked && <IconFlagFilled size={14} className={classes.flag} aria-hidden />}
    </button>
  )
}
