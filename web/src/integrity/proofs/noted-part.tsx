// Notes besides the questions: who was away or left, and when the service was down.

import type { ResultProof } from '@trivium/contract/integrity/proofs'
import {
  IconDoorExit,
  IconHelpHexagon,
  IconPlayerPause,
  IconRosetteDiscountCheck,
  IconUserOff,
  IconWand,
  type Icon,
} from '@tabler/icons-react'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { type ExactTimes, useExactTimes } from '../../platform/ui/text/exact-times.ts'
import { type Numbers, useNumbers } from '../../platform/ui/text/numbers.ts'
import { PageSection } from '../../platform/ui/layout/section.tsx'
import classes from './how.module.css'
import { nameOfPlayer } from './player-names.ts'

interface Note {
  at: string
  icon: Icon
  text: string
}

export function NotedPart({ proof }: { proof: ResultProof }) {
  const { t } = useTranslation()
  const numbers = useNumbers()
  const times = useExactTimes()
  const notes = notesOf(proof, t, { ...times, count: numbers.count })
  if (notes.length === 0) return null
  return (
    <PageSection title={t('how.noted')}>
      <ul className={classes.notes}>
        {notes.map(({ at, icon: Drawing, text }) => (
          <li key={`${at} ${text}`}>
            <Drawing size={20} stroke={1.75} aria-hidden /> <span>{text}</span>
          </li>
        ))}
      </ul>
    </PageSection>
  )
}

/** The notes by time; notes without a time come last. */
function notesOf(proof: ResultProof, t: TFunction, { instant, seconds, count }: ExactTimes & Pick<Numbers, 'count'>): Note[] {
  const { absences, leavings, pauses, lifelines, left_out, regrades } = proof
  const name = (seat: number) => nameOfPlayer(proof.players, seat, t)
  const unplaced = lifelines.filter(({ position }) => position === null)
  const timed: Note[] = [
    ...absences.map(({ seat, from, until }) => ({
      at: from,
      icon: IconUserOff,
      text:
        until === null
          ? t('how.away_since', { name: name(seat), from: instant(from) })
          : t('how.away', { name: name(seat), from: instant(from), until: instant(until) }),
    })),
    ...leavings.map(({ seat, at }) => ({ at, icon: IconDoorExit, text: t('how.left', { name: name(seat), time: instant(at) }) })),
    ...pauses.map(({ at, ms }) => ({ at, icon: IconPlayerPause, text: t('how.paused', { time: instant(at), length: seconds(ms) }) })),
    ...regrades.map(({ at, coins, score }) => ({
      at,
      icon: IconRosetteDiscountCheck,
      text: t('how.regraded', { time: instant(at), coins: count(coins), points: count(score) }),
    })),
  ]
  return [
    ...timed.toSorted((one, other) => one.at.localeCompare(other.at)),
    ...unplaced.map(({ name: used }) => ({
      at: '',
      icon: IconWand,
      text: t('how.used', { lifeline: used === 'hint' ? t('how.hint') : t(`play.lifeline_${used}`) }),
    })),
    ...(left_out > 0 ? [{ at: '', icon: IconHelpHexagon, text: t('how.left_out', { count: left_out, shown: count(left_out) }) }] : []),
  ]
}
