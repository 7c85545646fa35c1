// The frame of every page: header, navigation (a bar on phones, a rail on wide screens), the page itself.

import { lazy, Suspense, useEffect, useRef, type RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { Outlet, ScrollRestoration, useLocation, useNavigation } from 'react-router'
import { useAction } from '../actions.ts'
import { Header } from './header.tsx'
import classes from './layout.module.css'
import { MaintenanceNotice } from './maintenance-notice.tsx'
import { Navigation } from './navigation.tsx'
import { OfflineBanner } from './offline-banner.tsx'
import { useOtherClock } from '../modes/other-clock.ts'
import { LiveNotices } from '../notices/live-notices.tsx'
import { updateUser, useSession } from '../session.ts'
import { useFirstScreenDrawn } from '../ui/after-paint.ts'

export function Layout() {
  const { t } = useTranslation()
  const main = useRef<HTMLElement>(null)
  useFocusAfterNavigation(main)
  useFreshUser()
  const isNavigating = useNavigation().state !== 'idle'
  const isShut = useIsShut()
  if (isShut) return <MaintenanceNotice />
  return (
    <div className={classes.frame}>
      <a href="#main" className={classes.skip}>
        {t('nav.skip')}
      </a>
      <Header />
      <Navigation />
      <main id="main" ref={main} tabIndex={-1} className={classes.main} aria-busy={isNavigating}>
        <OfflineBanner />
        <Outlet />
      </main>
      <div className={classes.progress} data-shown={isNavigating} aria-hidden />
      <LiveNotices />
      <OtherClock />
      <ScrollRestoration />
    </div>
  )
}

/** Coins, score and rank as they are now: at the start, and when the player comes back. Counts the day for the streak, too. */
function useFreshUser(): void {
  const isSignedIn = useSession(session => session.token !== null)
  const enabled = useFirstScreenDrawn() && isSignedIn
  const { data, dataUpdatedAt } = useAction('get_user_by_id', {}, { enabled, staleTimeMs: 60_000 })
  useEffect(() => {
    if (data) updateUser(data.data)
    // A reply that equals the one before is news all the same: coins may have been spent and won back in between.
  }, [data, dataUpdatedAt])
}

/** In maintenance the notice stands in front of everything but the sign-in; staff go on. */
function useIsShut(): boolean {
  const { pathname } = useLocation()
  const isUnderMaintenance = useSession(session => session.webSettings?.maintenance ?? false)
  const isStaff = useSession(session => session.user !== null && session.user.role !== 'player')
  return isUnderMaintenance && !isStaff && !pathname.startsWith('/auth/')
}

/** A new page starts at its beginning, for the keyboard and screen readers too; not on the first load. */
function useFocusAfterNavigation(main: RefObject<HTMLElement | null>): void {
  const { pathname } = useLocation()
  const before = useRef(pathname)
  useEffect(() => {
    if (before.current === pathname) return
    before.current = pathname
    main.current?.focus({ preventScroll: true })
  }, [pathname, main])
}

const OtherClockDialog = lazy(() => import('../modes/other-clock-dialog.tsx'))

/** Fetched when it is needed, which is rarely. */
function OtherClock() {
  const isAsked = useOtherClock(({ asked }) => asked !== null)
  return <Suspense>{isAsked && <OtherClockDialog />}</Suspense>
}
