// Keeps the line to the server open while somebody is signed in, and says what comes over it to screen readers.

import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { useSession } from '../session.ts'
import classes from './live-notices.module.css'

/** The page comes first: nobody waits for the line. */
const quietMs = 2000
const keptWords = 10

export function LiveNotices() {
  const token = useSession(session => session.token)
  const navigate = useNavigate()
  const [said, setSaid] = useState<string[]>([])
  useEffect(() => {
    if (token === null) return
    let end: (() => void) | null = null
    let isOver = false
    // Several at once are all heard.
    const say = (text: string) => setSaid(before => [...before, text].slice(-keptWords))
    const timer = setTimeout(async () => {
      try {
        const { startLive } = await import('./start-live.ts')
        if (!isOver) end = startLive(token, { say, goTo: path => void navigate(path) })
      } catch (error) {
        // Then notices show on the next visit.
        console.warn('no live connection', error)
      }
    }, quietMs)
    return () => {
      isOver = true
      clearTimeout(timer)
      end?.()
    }
  }, [token, navigate])
  return (
    <div role="log" className={classes.said}>
      {said.map((text, index) => (
        <p key={`${index} ${text}`}>{text}</p>
      ))}
    </div>
  )
}
