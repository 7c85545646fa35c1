// The shelves below the hero, in the operator's order. Their icons are large, so they load after the hero, in one chunk.

import type { homeSections } from '@trivium/contract/platform/settings'
import { lazy, Suspense, type ComponentType } from 'react'
import { useTranslation } from 'react-i18next'
import { withTexts } from '../../platform/i18n/texts.ts'
import { useSession } from '../../platform/session/session.ts'
import { afterPaint } from '../../platform/ui/hooks/after-paint.ts'
import classes from './home-page.module.css'
import { ShelfSkeleton } from './shelves/shelf-skeleton.tsx'
import { sectionRows } from './shelves/section-rows.ts'

type Section = (typeof homeSections)[number]

/** Waits until the hero has been painted, and then for the shelves before this one, so that each is laid out in a task of its own. */
const shelfFiles = async (shelvesBefore: number) => {
  await afterPaint()
  const files = await withTexts(import('./shelves/shelves.ts'))
  for (let shelf = 0; shelf < shelvesBefore; shelf += 1) await afterPaint()
  return files
}
const ModesShelf = lazy(async () => ({ default: (await shelfFiles(0)).ModesShelf }))
const CategoryShelf = lazy(async () => ({ default: (await shelfFiles(1)).CategoryShelf }))
const LeaderboardCard = lazy(async () => ({ default: (await shelfFiles(2)).LeaderboardCard }))
export const Slides = lazy(async () => ({ default: (await shelfFiles(0)).Slides }))
export const SiteFooter = lazy(async () => ({ default: (await shelfFiles(0)).SiteFooter }))
/** A question to try, only for guests. */
export const TrialCard = lazy(async () => {
  await afterPaint()
  return { default: (await withTexts(import('../../play/trial/index.ts'))).TrialCard }
})
const NewsShelf = lazy(async () => {
  await afterPaint()
  return withTexts(import('./shelves/news-shelf.tsx'))
})

/** The default if the settings fail to load. */
const everything: Section[] = ['modes', 'categories', 'leaderboard', 'news']

const shelves: Record<Section, ComponentType> = {
  modes: Modes,
  categories: Categories,
  leaderboard: Board,
  news: News,
}

/** Players have the page Learn for these. On their first day they have no rank, and everything is new. */
const forGuests = new Set<Section>(['modes', 'categories'])

interface HomeSectionsProps {
  sections?: Section[] | undefined
  viewer: 'guest' | 'player' | 'newcomer'
}

export function HomeSections({ sections = everything, viewer }: HomeSectionsProps) {
  return sectionRows(sections.filter(section => viewer === 'guest' || (viewer === 'player' && !forGuests.has(section)))).map(row => (
    <div key={row.join()} className={classes.columns} data-columns={row.length > 1 ? row.join('-') : undefined}>
      {row.map(section => {
        const Shelf = shelves[section]
        return <Shelf key={section} />
      })}
    </div>
  ))
}

function Modes() {
  const { t } = useTranslation()
  return (
    <Suspense fallback={<ShelfSkeleton title={t('home.modes')} of="modes" />}>
      <ModesShelf />
    </Suspense>
  )
}

function Categories() {
  const { t } = useTranslation()
  return (
    <Suspense fallback={<ShelfSkeleton title={t('home.categories')} of="categories" />}>
      <CategoryShelf />
    </Suspense>
  )
}

function Board() {
  const { t } = useTranslation()
  return (
    <Suspense fallback={<ShelfSkeleton title={t('home.board')} of="board" />}>
      <LeaderboardCard />
    </Suspense>
  )
}

/** Only for players, because the news are part of get_player_home. */
function News() {
  const isSignedIn = useSession(session => session.user !== null)
  return <Suspense>{isSignedIn && <NewsShelf />}</Suspense>
}
