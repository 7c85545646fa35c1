// The columns of the game become a podium: their heights are shares of the winner's points, and the winner's step rises last.

import type { Battle, BattleResult, RoomUser } from '@trivium/contract/compete/battles'
import { IconCrown } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { hueStyle } from '../../../platform/ui/drawing/cover.tsx'
import { useNumbers } from '../../../platform/ui/text/numbers.ts'
import ranking from '../../../platform/ui/layout/ranking.module.css'
import { Face } from '../face.tsx'
import { hueOfSeat } from '../seat-hues.ts'
import classes from './battle-podium.module.css'

interface BattlePodiumProps {
  battle: Battle
  result: BattleResult
}

/** When the winner's step has risen. */
export const podiumMs = (seats: number) => seats * stepMs

/** Between one step and the next, as in the style sheet. */
const stepMs = 350

/** Ordered by place in the DOM, for screen readers; on screen the winner of three or four stands between the others. */
export function BattlePodium({ battle, result }: BattlePodiumProps) {
  const { t } = useTranslation()
  const most = Math.max(1, ...result.places.map(({ point }) => point))
  return (
    <ol className={classes.podium} data-count={result.places.length} aria-label={t('battle.podium')}>
      {result.places.map((place, index) => {
        const user = battle.users.find(one => one.seat === place.seat)
        const turn = result.places.length - 1 - index
        return user && <Step key={place.seat} {...{ user, place, turn }} share={place.point / most} isOwn={place.seat === battle.seat} />
      })}
    </ol>
  )
}

interface StepProps {
  user: RoomUser
  place: BattleResult['places'][number]
  /** The share of the winner's points. */
  share: number
  /** The winner's step rises last. */
  turn: number
  isOwn: boolean
}

function Step({ user, place, share, turn, isOwn }: StepProps) {
  const { t } = useTranslation()
  const { count } = useNumbers()
  const hasLeft = user.state === 'left'
  const hasWon = place.place === 1 && !hasLeft
  return (
    <li
      className={classes.step}
      style={{ ...hueStyle(hueOfSeat(user.seat)), '--turn': turn }}
      data-left={hasLeft || undefined}
      aria-current={isOwn || undefined}
    >
      <span className={classes.portrait}>
        {hasWon && <IconCrown className={`${ranking.crown} ${classes.crown}`} size={28} aria-hidden />}
        {/* After the end, players who are away are shown as present. */}
        <Face user={{ ...user, state: hasLeft ? 'left' : 'here' }} size={64} />
      </span>
      <span className={classes.name} title={user.name} dir="auto" translate="no">
        {user.name}
      </span>
      {isOwn && <span className={ranking.you}>{t('board.you')}</span>}
      {hasLeft && <span className={classes.gone}>{t('battle.gone')}</span>}
      <span className={classes.block} style={{ '--share': share }}>
        <span translate="no" className={`${classes.points} tabular`}>
          {count(place.point)}
        </span>
        <span className={classes.place}>{t('board.place', { place: count(place.place) })}</span>
      </span>
    </li>
  )
}
