// Keeps the socket open while a player is signed in, and announces its notices in a live region.

import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { useSession } from '../../platform/session/session.ts'
import type { Announcer } from './receive-notice.tsx'
import classes from './live-notices.module.css'

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
  useEffect(() => {
    if (token === null) return
    let end: (() => void) | null = null
    let isOver = false
    // Appends, so that screen readers announce several notices that arrive together.
    const say = (text: string) => setSaid(before => [...before, text].slice(-keptWords))
    const timer = setTimeout(async () => {
      try {
        const { startLive } = await load()
        if (!isOver) end = startLive(token, { say, goTo: path => void navigate(path) })
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
  }, [token, navigate, load])
  return (
    <div role="log" className={classes.said}>
      {said.map((text, index) => (
        <p key={`${index} ${text}`}>{text}</p>
      ))}
    </div>
  )
}
