// Guests look around; what needs an account says so where they are, instead of sending them away.

import { lazy, Suspense, useState, type MouseEvent, type ReactNode } from 'react'
import { useSession } from '../session.ts'

const LoginDialog = lazy(() => import('./login-dialog.tsx'))

/** Every link inside leads to a page for players. */
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
      {/* Outside: React lets clicks in a portal rise to where it is rendered, and its links are to be followed. */}
      <Suspense>{wanted !== null && <LoginDialog isOpen={isOpen} wanted={wanted} onClose={() => setOpen(false)} />}</Suspense>
    </>
  )
}
