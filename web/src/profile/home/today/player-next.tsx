// The top of the home page for players: the next step and the tiles of the day.

import type { PlayerHome } from '@trivium/contract/profile/home'
import { Skeleton } from '@mantine/core'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import type { KnownUser } from '../../../platform/session/session.ts'
import type { CallError } from '../../../platform/calls/actions.ts'
import { withTexts } from '../../../platform/i18n/texts.ts'
import { afterPaint } from '../../../platform/ui/hooks/after-paint.ts'
import { ErrorState } from '../../../platform/ui/feedback/error-state.tsx'
import { dayTilesOf } from './day-tiles.ts'
import page from '../home-page.module.css'
import { NextHero } from './next-hero.tsx'
import { nextStepOf } from './next-step.ts'
import classes from './your-day.module.css'

const YourDay = lazy(async () => ({ default: (await withTexts(import('./your-day.tsx'))).YourDay }))

const QuestsCard = lazy(async () => {
  await afterPaint()
  return { default: (await withTexts(import('../../../rewards/quests/index.ts'))).QuestsCard }
})

interface PlayerNextProps {
  user: KnownUser
  hero: { title: string; text: string } | null
  /** Null while unknown. */
  home: PlayerHome | null
  error: CallError | null
  onRetry: () => unknown
}

export function PlayerNext({ user, hero, home, error, onRetry }: PlayerNextProps) {
  const { t } = useTranslation()
  const step = home && nextStepOf(home)
  const tiles = home && step ? dayTilesOf(home, step) : []
  return (
    <section className={page.next} aria-label={t('home.next')}>
      <div className={page.top}>
        <NextHero user={user} home={home} step={step} isPending={!home && !error} hero={hero} />
        <div className={classes.quests}>
          <Suspense fallback={<Skeleton height={280} radius="lg" aria-hidden />}>
            <QuestsCard />
          </Suspense>
        </div>
      </div>
      {home && tiles.length > 0 && (
        <Suspense fallback={<DaySkeleton count={tiles.length} />}>
          <YourDay home={home} tiles={tiles} />
        </Suspense>
      )}
      {!home && !error && <DaySkeleton count={2} />}
      {!home && error && (
        <div className={classes.problem}>
          <ErrorState error={error} onRetry={onRetry} />
        </div>
      )}
    </section>
  )
}

function DaySkeleton({ count }: { count: number }) {
  const { t } = useTranslation()
  return (
    <div className={classes.tiles} role="status" aria-label={t('state.loading')}>
      {Array.from({ length: count }, (_, index) => (
        <Skeleton key={index} className={classes.place} radius="lg" aria-hidden />
      ))}
    </div>
  )
}
