// The columns of the game become a podium: their heights are shares of the winner's points.

import type { Battle, BattleResult, RoomUser } from '@trivium/contract/compete/battles'
import { IconCrown } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { hueStyle } from '../../../platform/ui/drawing/cover.tsx'
import { useNumbers } from '../../../platform/ui/text/numbers.ts'
import ranking from '../../../platform/ui/layout/ranking.module.css'
import { Face } from '../face.tsx'
import { hueOfSeat } from '../seat-hues.ts'
import { SaidBubble } from '../talk/said-bubble.tsx'
import classes from './battle-podium.module.css'

interface BattlePodiumProps {
  battle: Battle
  result: BattleResult
}

/** Ordered by place in the DOM, for screen readers. */
export function BattlePodium({ battle, result }: BattlePodiumProps) {
  const { t } = useTranslation()
  const most = Math.max(1, ...result.places.map(({ point }) => point))
  return (
    <ol className={classes.podium} data-count={result.places.length} aria-label={t('battle.podium')}>
      {result.places.map(place => {
        const user = battle.users.find(one => one.seat === place.seat)
        return user && <Step key={place.seat} user={user} place={place} share={place.point / most} isOwn={place.seat === battle.seat} />
      })}
    </ol>
  )
}

interface StepProps {
  user: RoomUser
  place: BattleResult['places'][number]
  /** The share of the winner's points. */
  share: number
  isOwn: boolean
}

function Step({ user, place, share, isOwn }: StepProps) {
  const { t } = useTranslation()
  const { count } = useNumbers()
  const hasWon = place.place === 1 && user.state !== 'left'
  return (
    <li className={classes.step} style={hueStyle(hueOfSeat(user.seat))} aria-current={isOwn || undefined}>
      <span className={classes.portrait}>
        {hasWon && <IconCrown className={ranking.crown} size={28} aria-hidden />}
        {/* After the end, players who are away are shown as present. */}
        <Face user={{ ...user, state: user.state === 'left' ? 'left' : 'here' }} size={64} />
        <SaidBubble key={user.said?.seq} said={user.said} side={isOwn ? 'start' : 'end'} />
      </span>
      <span className={ranking.podiumName} dir="auto">
        {user.name}
      </span>
      {isOwn && <span className={ranking.you}>{t('board.you')}</span>}
      {user.state === 'left' && <span className={classes.gone}>{t('battle.gone')}</span>}
      <span className={classes.block} style={{ '--share': share }}>
        <span translate="no" className={`${classes.points} tabular`}>
          {count(place.point)}
        </span>
        <span className={classes.place}>{t('board.place', { place: count(place.place) })}</span>
      </span>
    </li>
  )
}
