import type { MapSubject } from '@trivium/contract/bank/catalogue'
import { IconStarFilled } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { BusyButton } from '../../../platform/ui/feedback/busy-button.tsx'
import { RingDrawing } from '../../../platform/ui/drawing/ring-drawing.tsx'
import { SceneSlot } from '../../../platform/ui/drawing/scene-slot.tsx'
import { useNumbers } from '../../../platform/ui/text/numbers.ts'
import classes from './learn.module.css'
import { type MapStop, type NextStop, shareOf, sumsOf } from './progress.ts'

interface SummaryProps {
  subjects: MapSubject[]
  next: NextStop | null
  isStarting: boolean
  onStart: (subject: MapSubject, stop: MapStop, level: number) => void
}

/** How much of the levels is won, and the button that starts the next one. */
export function Summary({ subjects, next, isStarting, onStart }: SummaryProps) {
  const { t } = useTranslation()
  const { count, percent } = useNumbers()
  const sums = sumsOf(subjects.flatMap(({ stops }) => stops))
  return (
    <section className={classes.summary} aria-labelledby="map-summary">
      {next ? (
        <div className={classes.ring}>
          <RingDrawing share={shareOf(sums)} width={10} isDrawn />
          <span className="tabular">{percent(100 * shareOf(sums))}</span>
        </div>
      ) : (
        <SceneSlot mood="proud" prop="stars" />
      )}
      <div className={classes.summaryWords}>
        <h2 id="map-summary" className={classes.summaryTitle}>
          {next === null
            ? t('map.done_title')
            : sums.won === 0
              ? t('map.begin_title')
              : t('map.levels_won', { won: count(sums.won), total: count(sums.total) })}
        </h2>
        <p className={classes.muted}>
          {next === null ? t('map.done_text') : sums.won === 0 ? t('map.begin_text') : null}
          {sums.stars > 0 && (
            <span className={classes.stars}>
              <IconStarFilled size={16} aria-hidden /> {t('map.stars', { stars: count(sums.stars) })}
            </span>
          )}
        </p>
      </div>
      {next && (
        <BusyButton size="md" className={classes.go} loading={isStarting} onClick={() => onStart(next.subject, next.stop, next.level)}>
          {t('learn.go', { place: next.stop.name, level: count(next.level) })}
        </BusyButton>
      )}
    </section>
  )
}
