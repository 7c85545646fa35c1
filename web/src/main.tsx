// Starts the app: loads the stored session and the texts, then renders.

import { startTransition, StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app.tsx'
import { prefetchHome } from './profile/home/index.ts'
import { startTexts } from './platform/i18n/texts.ts'
import { installOfflineShell } from './offline-shell.ts'
import { createRouter, loadPages } from './router.tsx'
import { leadHome, watchSession } from './platform/session/session-end.ts'
import { sessionReady } from './platform/session/session.ts'
import { fetchWebSettings } from './platform/settings/site-settings.ts'
import { nextTask } from './platform/ui/hooks/after-paint.ts'
import { makeTextsChangeable } from './platform/ui/text/translated-texts.ts'
import { loadSavedFonts } from './platform/ui/theme/fonts.ts'

/** Not at the top level of this module: the pages import its chunk, and would wait for it while it waits for them. */
async function start(): Promise<void> {
  // If they fail to load, the router tries again and shows the failure.
  const pages = location.pathname === '/' ? [] : loadPages().catch(() => [])
  void loadSavedFonts()
  await nextTask()
  await sessionReady()
  watchSession()
  void fetchWebSettings()
  if (location.pathname === '/') prefetchHome()
  await nextTask()
  await startTexts()
  await nextTask()
  const router = createRouter(await pages)
  leadHome(router)
  makeTextsChangeable()
  render(router)
  if (import.meta.env.PROD) installOfflineShell(path => void router.navigate(path))
}

function render(router: ReturnType<typeof createRouter>): void {
  const container = document.getElementById('root')
  if (!container) throw new Error('index.html has no #root')
  const root = createRoot(container)
  // A transition renders in small slices, so that a slow phone can respond to input in between.
  startTransition(() =>
    root.render(
      <StrictMode>
        <App router={router} />
      </StrictMode>,
    ),
  )
}

void start()
