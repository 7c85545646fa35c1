// The frame of every page: header, navigation (a bar on phones, a rail on wide screens), the page itself.

import { lazy, Suspense, useEffect, useRef, type RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { Outlet, ScrollRestoration, useLocation, useNavigation } from 'react-router'
import { useAction } from '../platform/calls/actions.ts'
import { Header } from './header.tsx'
import classes from './layout.module.css'
import { Navigation } from './navigation.tsx'
import { OfflineBanner } from './offline-banner.tsx'
import { withTexts } from '../platform/i18n/texts.ts'
import { useOtherClock } from '../play/modes/index.ts'
import { updateUser, useSession } from '../platform/session/session.ts'
import { afterPaint, useFirstScreenDrawn } from '../platform/ui/hooks/after-paint.ts'
import { isPlayPath, useIsOnlyTheGame } from '../platform/ui/hooks/only-the-game.ts'

const LiveNotices = lazy(() => afterPaint().then(() => import('./live-part.tsx')))

const loadLive = () => withTexts(import('./start-live.ts'))

export function Layout() {
  const { t } = useTranslation()
  const main = useRef<HTMLElement>(null)
  useFocusAfterNavigation(main)
  useFreshUser()
  useRenewedPush()
  const isNavigating = useNavigation().state !== 'idle'
  // Games show themselves what a lost connection means.
  const tellsLine = useIsOnlyTheGame()
  const isOnlyTheGame = isPlayPath(useLocation().pathname) || tellsLine
  const isShut = useIsShut()
  const isSignedIn = useSession(session => session.token !== null)
  if (isShut)
    return (
      <Suspense>
        <MaintenanceNotice />
      </Suspense>
    )
  return (
    <div className={classes.frame} data-alone={isOnlyTheGame || undefined}>
      <a href="#main" className={classes.skip}>
        {t('nav.skip')}
      </a>
      {!isOnlyTheGame && (
        <>
          <Header />
          <Navigation />
        </>
      )}
      <main id="main" ref={main} tabIndex={-1} className={classes.main} aria-busy={isNavigating}>
        <OfflineBanner isHidden={tellsLine} />
        <Outlet />
      </main>
      <div className={classes.progress} data-shown={isNavigating} aria-hidden />
      <Suspense>{isSignedIn && <LiveNotices load={loadLive} />}</Suspense>
      <OtherClock />
      <ScrollRestoration />
    </div>
  )
}

/** Refreshes coins, score and rank at the start and when the player returns. The call also counts the day for the streak. */
function useFreshUser(): void {
  const isSignedIn = useSession(session => session.token !== null)
  const enabled = useFirstScreenDrawn() && isSignedIn
  const { data, dataUpdatedAt } = useAction('get_user_by_id', {}, { enabled, staleTimeMs: 60_000 })
  useEffect(() => {
    if (data) updateUser(data.data)
    // dataUpdatedAt, because a reply equal to the last one also counts: the local coins may have changed in between.
  }, [data, dataUpdatedAt])
}

/** Loads the module only if push messages are on in this browser. */
function useRenewedPush(): void {
  const isSignedIn = useSession(session => session.token !== null)
  const isDrawn = useFirstScreenDrawn()
  useEffect(() => {
    if (!isDrawn || !isSignedIn || useSession.getState().pushEndpoint === null) return
    void import('../profile/push/renew.ts').then(({ renewSubscription }) => renewSubscription())
  }, [isDrawn, isSignedIn])
}

/** During maintenance the notice replaces every page except the sign-in; staff see the pages. */
function useIsShut(): boolean {
  const { pathname } = useLocation()
  const isUnderMaintenance = useSession(session => session.webSettings?.maintenance ?? false)
  const isStaff = useSession(session => (session.user?.roles ?? []).length > 0)
  return isUnderMaintenance && !isStaff && !pathname.startsWith('/auth/')
}

/** Moves the focus to the start of a new page, for keyboard and screen readers, but not on the first load. */
function useFocusAfterNavigation(main: RefObject<HTMLElement | null>): void {
  const { pathname } = useLocation()
  const before = useRef(pathname)
  useEffect(() => {
    if (before.current === pathname) return
    before.current = pathname
    main.current?.focus({ preventScroll: true })
  }, [pathname, main])
}

/** Loaded lazily, because it is rarely needed. */
const MaintenanceNotice = lazy(() => withTexts(import('./maintenance-notice.tsx')))

const OtherClockDialog = lazy(() => withTexts(import('../play/modes/other-clock-dialog.tsx')))

/** Loaded lazily, because it is rarely needed. */
function OtherClock() {
  const isAsked = useOtherClock(({ asked }) => asked !== null)
  return <Suspense>{isAsked && <OtherClockDialog />}</Suspense>
}
