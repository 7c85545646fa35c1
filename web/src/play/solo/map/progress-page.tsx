// The map of progress: every subject of the quiz zone is an island, its subcategories are the stops.

import type { MapSubject } from '@trivium/contract/bank/catalogue'
import { Button, Skeleton } from '@mantine/core'
import { IconStarFilled } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useAction } from '../../../platform/calls/actions.ts'
import { BackLink } from '../../../platform/ui/layout/back-link.tsx'
import { ErrorState } from '../../../platform/ui/feedback/error-state.tsx'
import { useNumbers } from '../../../platform/ui/text/numbers.ts'
import { Page } from '../../../platform/ui/layout/page.tsx'
import { RingDrawing } from '../../../platform/ui/drawing/ring-drawing.tsx'
import { SceneSlot } from '../../../platform/ui/drawing/scene-slot.tsx'
import { NoCategories } from '../../../bank/catalogue/index.ts'
import { Archipelago } from './archipelago.tsx'
import { stopPath } from './island.tsx'
import classes from './map.module.css'
import { type NextStop, nextStop, shareOf, sumsOf } from './progress.ts'

export default function ProgressPage() {
  const { t } = useTranslation()
  const map = useAction('get_progress_map', {})
  return (
    <>
      <BackLink to="/profile/" text={t('profile.title')} />
      <Page title={t('map.title')} lead={t('map.lead')}>
        {map.isPending ? (
          <MapSkeleton />
        ) : map.isError ? (
          <ErrorState error={map.error} onRetry={map.refetch} />
        ) : map.data.data.length === 0 ? (
          <NoCategories />
        ) : (
          <WholeMap subjects={map.data.data} />
        )}
      </Page>
    </>
  )
}

function WholeMap({ subjects }: { subjects: MapSubject[] }) {
  const next = nextStop(subjects)
  return (
    <>
      <Summary subjects={subjects} next={next} />
      <Archipelago subjects={subjects} next={next} />
    </>
  )
}

function Summary({ subjects, next }: { subjects: MapSubject[]; next: NextStop | null }) {
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
        <Button component={Link} to={stopPath(next.subject, next.stop)} size="md" className={classes.go}>
          {t('map.go', { place: next.stop.name, level: count(next.level) })}
        </Button>
      )}
    </section>
  )
}

function MapSkeleton() {
  const { t } = useTranslation()
  return (
    <div role="status" aria-label={t('state.loading')}>
      <div aria-hidden>
        <Skeleton height={128} radius="lg" mb={32} />
        <div className={classes.skeletons}>
          {Array.from({ length: 6 }, (_, index) => (
            <Skeleton key={index} height={260} radius={40} />
          ))}
        </div>
      </div>
    </div>
  )
}
