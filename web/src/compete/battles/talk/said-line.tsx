import type { RoomUser } from '@trivium/contract/compete/battles'
import { type ReactNode, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { serverNow } from '../../../platform/calls/server-clock.ts'
import { PhraseFace, isFace } from '../../../people/messages/index.ts'
import { Face } from '../face.tsx'
import classes from './talk.module.css'

const shownMs = 4000

type Speaker = RoomUser & { said: NonNullable<RoomUser['said']> }

interface SaidLineProps {
  users: readonly RoomUser[]
  /** Stands here while nobody says anything. */
  children?: ReactNode
}

/** The latest phrase and who said it, for four seconds, in a line of its own, so that it covers nothing. */
export function SaidLine({ users, children }: SaidLineProps) {
  const speakers = users.filter((user): user is Speaker => user.said !== null)
  const latest = speakers.toSorted((one, other) => other.said.seq - one.said.seq)[0]
  const isFresh = useIsFresh(latest?.said.at ?? null)
  return (
    <>
      <span role="status">{latest && isFresh && <Said key={latest.said.seq} user={latest} />}</span>
      {!isFresh && children}
    </>
  )
}

function Said({ user }: { user: Speaker }) {
  const { t } = useTranslation()
  const { phrase } = user.said
  return (
    <span className={classes.line}>
      <Face user={user} size={28} />
      <span className={classes.bubble}>{isFace(phrase) ? <PhraseFace phrase={phrase} size={28} /> : t(`battle.phrase_${phrase}`)}</span>
    </span>
  )
}

/** Whether less than the shown time has passed since `at`. */
function useIsFresh(at: string | null): boolean {
  const [over, setOver] = useState<string | null>(() => (at !== null && leftOf(at) <= 0 ? at : null))
  useEffect(() => {
    if (at === null) return
    const timer = setTimeout(() => setOver(at), Math.min(shownMs, Math.max(0, leftOf(at))))
    return () => clearTimeout(timer)
  }, [at])
  return at !== null && over !== at
}

const leftOf = (at: string) => Date.parse(at) + shownMs - serverNow()
