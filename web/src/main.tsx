// Starts the app: what the browser remembers, the texts, then the screen.

import './ui/mantine.css'
import './ui/fonts.css'
import './ui/base.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { queryClient } from './actions.ts'
import { App } from './app.tsx'
import { startTexts } from './i18n/texts.ts'
import { installOfflineShell } from './offline-shell.ts'
import { createRoutes } from './routes.tsx'
import { guestRefusals, otherTabs, sessionReady, useSession } from './session.ts'
import { fetchWebSettings } from './settings/settings.ts'

await sessionReady()
void fetchWebSettings()
await startTexts()
const router = createRoutes()

// However a session ends (signing out, a 401, another tab), its data go and the player is on the home page.
useSession.subscribe(({ token }, before) => {
  if (token === before.token) return
  queryClient.clear()
  if (token === null) void router.navigate('/')
})

// A form to sign in with makes way when another tab has done it.
otherTabs.addEventListener('token', () => void router.revalidate())

guestRefusals.addEventListener('401', () => void router.navigate('/'))

const container = document.getElementById('root')
if (!container) throw new Error('index.html has no #root')
createRoot(container).render(
  <StrictMode>
    <App router={router} />
  </StrictMode>,
)

if (import.meta.env.PROD) installOfflineShell()
