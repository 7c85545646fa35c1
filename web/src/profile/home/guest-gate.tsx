// Guests may look around. A link that needs an account opens a sign-in dialog instead of redirecting them.

import { lazy, Suspense, useState, type MouseEvent, type ReactNode } from 'react'
import { withTexts } from '../../platform/i18n/texts.ts'
import { useSession } from '../../platform/session/session.ts'

const LoginDialog = lazy(() => withTexts(import('./login-dialog.tsx')))

/** All links inside must lead to pages for players. */
export function GuestGate({ children }: { children: ReactNode }) {
  const isGuest = useSession(session => session.token === null)
  const [wanted, setWanted] = useState<string | null>(null)
  const [isOpen, setOpen] = useState(false)
  const ask = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    setWanted(link.pathname)
    setOpen(true)
  }
  return (
    <>
      <div {...(isGuest && { onClickCapture: ask })}>{children}</div>
      {/* Outside the gate: React events in a portal bubble to its React parent, and the gate would intercept the dialog's links. */}
      <Suspense>{wanted !== null && <LoginDialog isOpen={isOpen} wanted={wanted} onClose={() => setOpen(false)} />}</Suspense>
    </>
  )
}
