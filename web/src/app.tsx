// The providers around every page: theme, direction, data, toasts; and the loader until the web settings have loaded.

import './platform/ui/theme/mantine.css'
import './platform/ui/theme/stand-in-fonts.css'
import './platform/ui/theme/base.css'
import './platform/ui/theme/shapes.css'
import { DirectionProvider, MantineProvider, useDirection } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { QueryClientProvider } from '@tanstack/react-query'
import { lazy, Suspense, useDeferredValue, useEffect, useMemo, useState } from 'react'
import type { createBrowserRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { queryClient } from './platform/calls/actions.ts'
import { allTexts } from './platform/i18n/texts.ts'
import { StartLoader } from './layout/start-loader.tsx'
import { useSession, useShownLanguage } from './platform/session/session.ts'
import { useAccent, retry } from './profile/settings/index.ts'
import { loadPages } from './router.tsx'
import { fetchSystemConfig, fetchWebSettings, hasWebSettings } from './platform/settings/site-settings.ts'
import { afterPaint, whenIdle } from './platform/ui/hooks/after-paint.ts'
import { loadFonts } from './platform/ui/theme/fonts.ts'
import { useToasterWanted } from './platform/ui/feedback/notify.ts'
import { theme, variablesFor } from './platform/ui/theme/theme.ts'

const Toaster = lazy(() => import('./platform/ui/feedback/toasts.tsx'))

type Router = ReturnType<typeof createBrowserRouter>

export function App({ router }: { router: Router }) {
  const direction = useShownLanguage().rtl ? 'rtl' : 'ltr'
  const accent = useAccent()
  const resolveVariables = useMemo(() => variablesFor(accent), [accent])
  const isToasterWanted = useToasterWanted(state => state.isWanted)
  return (
    <DirectionProvider initialDirection={direction} detectDirection={false}>
      <DirectionSync direction={direction} />
      <MantineProvider theme={theme} cssVariablesResolver={resolveVariables} forceColorScheme={useColorScheme()}>
        <QueryClientProvider client={queryClient}>
          <Screen router={router} isColored={accent !== undefined} />
          <Suspense>{isToasterWanted && <Toaster />}</Suspense>
        </QueryClientProvider>
      </MantineProvider>
    </DirectionProvider>
  )
}

/** Mantine reads the direction only at the start, so a change of language must set it without a remount. */
function DirectionSync({ direction }: { direction: 'ltr' | 'rtl' }) {
  const { dir, setDirection } = useDirection()
  useEffect(() => {
    if (dir !== direction) setDirection(direction)
  }, [dir, direction, setDirection])
  return null
}

/** Waits for the accent colour, so that nothing flashes in another colour. */
function Screen({ router, isColored }: { router: Router; isColored: boolean }) {
  const isReady = useWebSettingsReady()
  useMotionAttribute()
  // Deferred, so that React renders in small slices, as at the start (main.tsx).
  const isDrawn = useDeferredValue(isReady && isColored)
  useEffect(() => {
    if (!isDrawn) return
    const closing = new AbortController()
    void loadRest(closing.signal)
    return () => closing.abort()
  }, [isDrawn])
  if (!isDrawn) return <StartLoader />
  return <RouterProvider router={router} />
}

/** What the first screen does not need: all texts, the fonts, and the table of the other pages, so that the first tap need not wait for it. */
async function loadRest(closing: AbortSignal): Promise<void> {
  await afterPaint()
  if (closing.aborted) return
  await Promise.all([allTexts(), loadFonts()])
  if (closing.aborted) return
  await whenIdle()
  if (closing.aborted) return
  // If it fails, the first navigation tries again.
  await loadPages().catch(() => {})
}

/** Whether the web settings have loaded. Retries until they have; then, after the first screen, it loads the system configuration. */
function useWebSettingsReady(): boolean {
  const [isReady, setReady] = useState(hasWebSettings)
  useEffect(
    () =>
      isReady
        ? retry(
            () => afterPaint().then(fetchSystemConfig),
            () => void import('./platform/i18n/content-language.ts').then(({ followBrowserLanguage }) => followBrowserLanguage()),
          )
        : retry(fetchWebSettings, () => setReady(true)),
    [isReady],
  )
  return isReady
}

function useColorScheme(): 'light' | 'dark' {
  const theme = useSession(session => session.theme)
  const isNight = useMediaQuery('(prefers-color-scheme: dark)', undefined, { getInitialValueInEffect: false })
  if (theme !== 'system') return theme
  return isNight ? 'dark' : 'light'
}

/** base.css stops all animations under this attribute. */
function useMotionAttribute(): void {
  const motion = useSession(session => session.motion)
  useEffect(() => {
    document.documentElement.dataset['motion'] = motion
  }, [motion])
}
