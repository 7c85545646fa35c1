// Keeps the socket open while a player is signed in, and announces its notices in a live region.

import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useSession } from '../../platform/session/session.ts'
import { isPlayPath, useIsOnlyTheGame } from '../../platform/ui/hooks/only-the-game.ts'
import type { Announcer } from './receive-notice.tsx'
import classes from './live-notices.module.css'
import { useOutside } from './use-outside.ts'

/** Connects after this delay, so that the page loads first. */
const quietMs = 2000
const keptWords = 10

interface LiveNoticesProps {
  /** Loads the module that connects. layout/ passes it in, because it also handles messages. */
  load: () => Promise<{ startLive: (token: string, announcer: Announcer) => () => void }>
}

export function LiveNotices({ load }: LiveNoticesProps) {
  const token = useSession(session => session.token)
  const navigate = useNavigate()
  const [said, setSaid] = useState<string[]>([])
  const { pathname } = useLocation()
  const isInGame = useIsOnlyTheGame() || isPlayPath(pathname)
  const outside = useOutside(isInGame ? 'game' : pathname.includes('/result/') ? 'result' : 'page')
  useEffect(() => {
    if (token === null) return
    let end: (() => void) | null = null
    let isOver = false
    // Appends, so that screen readers announce several notices that arrive together.
    const say = (text: string) => setSaid(before => [...before, text].slice(-keptWords))
    const timer = setTimeout(async () => {
      try {
        const { startLive } = await load()
        if (!isOver) end = startLive(token, { say, outside, goTo: path => void navigate(path) })
      } catch (error) {
        // Without the socket, notices appear on the next visit.
        console.warn('no live connection', error)
      }
    }, quietMs)
    return () => {
      isOver = true
      clearTimeout(timer)
      end?.()
    }
  }, [token, navigate, outside, load])
  return (
    <div role="log" className={classes.said}>
      {said.map((text, index) => (
        <p key={`${index} ${text}`}>{text}</p>
      ))}
    </div>
  )
}
