import type { RoomUser } from '@trivium/contract/compete/battles'
import { useEffect, useState } from 'react'
import { serverNow } from '../../../platform/calls/server-clock.ts'
import { PhraseFace, isFace } from '../../../people/messages/index.ts'
import classes from './talk.module.css'
import { useTranslation } from 'react-i18next'

const shownMs = 4000

interface SaidBubbleProps {
  said: RoomUser['said']
  /** The edge of the screen at which the player sits. */
  side: 'start' | 'end'
}

/** A player's latest phrase, for four seconds. Screen readers read it when it appears. */
export function SaidBubble({ said, side }: SaidBubbleProps) {
  const { t } = useTranslation()
  const isShown = useIsFresh(said?.at ?? null)
  return (
    <span role="status">
      {said && isShown && (
        <span className={classes.bubble} data-side={side}>
          {isFace(said.phrase) ? <PhraseFace phrase={said.phrase} size={28} /> : t(`battle.phrase_${said.phrase}`)}
        </span>
      )}
    </span>
  )
}

function useIsFresh(at: string | null): boolean {
  const leftMs = at === null ? 0 : Date.parse(at) + shownMs - serverNow()
  const [isFresh, setFresh] = useState(leftMs > 0)
  useEffect(() => {
    if (!isFresh) return
    const timer = setTimeout(() => setFresh(false), Math.min(shownMs, leftMs))
    return () => clearTimeout(timer)
    // Runs once per phrase, because each phrase has its own key.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isFresh])
  return isFresh
}
