// The top of the home page for players: the next step, and tiles for the daily quiz, the contest, practice and badges.

import type { User } from '@trivium/contract/accounts'
import { Skeleton } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useAction, type CallError } from '../actions.ts'
import { ErrorState } from '../ui/error-state.tsx'
import page from './home-page.module.css'
import { NextHero } from './next-hero.tsx'
import classes from './next-tiles.module.css'
import { NextTiles } from './next-tiles.tsx'
import { playerHomeStaleMs } from './prefetch-home.ts'

interface PlayerNextProps {
  user: User
  hero: { title: string; text: string } | null
}

export function PlayerNext({ user, hero }: PlayerNextProps) {
  const { t } = useTranslation()
  const home = useAction('get_player_home', {}, { staleTimeMs: playerHomeStaleMs })
  return (
    <section className={page.next} aria-label={t('home.next')}>
      <NextHero user={user} home={home.data?.data ?? null} isPending={home.isPending} hero={hero} />
      {home.data ? (
        <NextTiles home={home.data.data} />
      ) : home.error ? (
        <Problem error={home.error} onRetry={home.refetch} />
      ) : (
        <NextTilesSkeleton />
      )}
    </section>
  )
}

const Problem = (problem: { error: CallError; onRetry: () => unknown }) => (
  <div className={classes.problem}>
    <ErrorState {...problem} />
  </div>
)

/** Skeletons of the tiles beside the next step. */
function NextTilesSkeleton() {
  const { t } = useTranslation()
  return (
    <div className={classes.tiles} role="status" aria-label={t('state.loading')}>
      {Array.from({ length: 4 }, (_, index) => (
        <Skeleton key={index} className={classes.place} radius="lg" aria-hidden />
      ))}
    </div>
  )
}
