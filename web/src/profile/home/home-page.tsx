import { Suspense } from 'react'
import { useAction } from '../../platform/calls/actions.ts'
import { useSession, useShownLanguage } from '../../platform/session/session.ts'
import { useFirstScreenDrawn } from '../../platform/ui/hooks/after-paint.ts'
import { useDocumentTitle } from '../../platform/ui/layout/page.tsx'
import { GuestHero } from './guest-hero.tsx'
import classes from './home-page.module.css'
import { HomeSections, SiteFooter, Slides } from './home-sections.tsx'
import { isFirstDay } from './today/next-step.ts'
import { PlayerNext } from './today/player-next.tsx'
import { playerHomeStaleMs } from './prefetch-home.ts'
import { ShelfSkeleton } from './shelves/shelf-skeleton.tsx'

export default function HomePage() {
  useDocumentTitle(null)
  const user = useSession(session => session.user)
  const { code: web_language } = useShownLanguage()
  const home = useAction('get_web_home_settings', { web_language }, { staleTimeMs: 300_000, keepPrevious: true })
  const mine = useAction('get_player_home', {}, { enabled: user !== null, staleTimeMs: playerHomeStaleMs })
  const isDrawn = useFirstScreenDrawn()
  // After the first failed attempt the page renders with the defaults. The shelves wait for the tiles of the day, which push them down.
  const isWaiting = [home, mine].some(({ isLoading, failureCount }) => isLoading && failureCount === 0)
  const { hero: words, sections, slides = [] } = home.data?.data ?? {}
  // The server's default text is for clients without texts. This page has its own, so it uses only the operator's text.
  const hero = words && !words.is_default ? words : null
  const ownSlides = slides.filter(({ is_default }) => !is_default)
  const known = mine.data?.data ?? null
  const viewer = !user ? 'guest' : known && isFirstDay(known) ? 'newcomer' : 'player'
  return (
    <div className={classes.page}>
      {user ? (
        <PlayerNext user={user} hero={hero} home={known} error={mine.error} onRetry={mine.refetch} />
      ) : (
        <GuestHero hero={hero} isDrawn={isDrawn} />
      )}
      {isWaiting ? (
        <SectionsSkeleton isGuest={user === null} />
      ) : isDrawn ? (
        <HomeSections sections={sections} viewer={viewer} />
      ) : (
        <div className={classes.below} />
      )}
      <Suspense>
        {/* Not below the skeleton, from where they would jump up on a page without shelves. */}
        {isDrawn && !isWaiting && (
          <>
            <Slides slides={ownSlides} />
            <SiteFooter />
          </>
        )}
      </Suspense>
    </div>
  )
}

/** Neutral, because the order of shelves is not known yet, and tall enough to keep the content below out of sight. */
const SectionsSkeleton = ({ isGuest }: { isGuest: boolean }) => (
  <div className={classes.sectionsSkeleton}>
    <ShelfSkeleton of={isGuest ? 'modes' : 'board'} />
  </div>
)
