// One player at the edge of the game: face, points as a number and as a column, and the player's state.

import type { Battle, RoomUser } from '@trivium/contract/compete/battles'
import { VisuallyHidden } from '@mantine/core'
import { IconCheck, IconCrown, IconDoorExit, IconHistory } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { hueStyle } from '../../../platform/ui/drawing/cover.tsx'
import { PipRow } from '../../../play/plays/index.ts'
import { useNumbers } from '../../../platform/ui/text/numbers.ts'
import { type BattleState, columnShare, isLastQuestion, leadersOf, pipsOfSeat } from '../conversation/battle-state.ts'
import { Face } from '../face.tsx'
import { hueOfSeat } from '../seat-hues.ts'
import { useSecondsAway } from '../conversation/use-seconds-away.ts'
import classes from './player-seat.module.css'

interface PlayerSeatProps {
  state: BattleState
  user: RoomUser
  hasAnswered: boolean
  /** The player has just taken the lead. */
  isNewLeader: boolean
}

export function PlayerSeat({ state, user, hasAnswered, isNewLeader }: PlayerSeatProps) {
  const { t } = useTranslation()
  const { count, signed } = useNumbers()
  const { battle } = state
  const isOwn = user.seat === battle.seat
  const isInFront = leadersOf(battle).includes(user.seat)
  const gained = battle.state === 'reveal' ? (user.gained ?? 0) : 0
  return (
    <li
      className={classes.seat}
      style={hueStyle(hueOfSeat(user.seat))}
      data-own={isOwn || undefined}
      data-seat={user.seat}
      data-state={user.state}
      data-leads={isNewLeader || undefined}
      data-last={isLastQuestion(battle) || undefined}
    >
      <span className={classes.portrait}>
        {isInFront && <IconCrown className={classes.crown} size={20} data-crown aria-hidden />}
        <Face user={user} size={44} />
        <Mark battle={battle} user={user} hasAnswered={hasAnswered} />
        {user.played_at !== null && (
          <span className={classes.recorded} title={t('battle.recorded')}>
            <IconHistory size={16} aria-hidden />
            <VisuallyHidden>{t('battle.recorded')}</VisuallyHidden>
          </span>
        )}
      </span>
      <span className={classes.words}>
        <span className={classes.name} title={isOwn ? undefined : user.name} dir="auto" translate={isOwn ? undefined : 'no'}>
          {isOwn ? t('board.you') : user.name}
        </span>
        <span className={`${classes.points} tabular`}>
          <span className={classes.figure} translate="no">
            <span key={user.point} className={classes.sum}>
              {count(user.point)}
            </span>
            {gained > 0 && (
              <span className={classes.gained} key={battle.round} data-gained aria-hidden>
                {signed(gained)}
              </span>
            )}
          </span>
          <VisuallyHidden> {t('battle.points')}</VisuallyHidden>
        </span>
        <span className={classes.pips}>
          <PipRow pips={pipsOfSeat(state, user.seat)} now={battle.round - 1} />
        </span>
      </span>
      <span className={classes.column} aria-hidden>
        <span className={classes.filled} style={{ '--share': columnShare(user.point, battle) }} />
      </span>
    </li>
  )
}

/** At the face: answered, away with the seconds left to return, or gone. */
function Mark({ battle, user, hasAnswered }: Pick<PlayerSeatProps, 'user' | 'hasAnswered'> & { battle: Battle }) {
  const { t } = useTranslation()
  const { count } = useNumbers()
  const secondsAway = useSecondsAway(user)
  if (user.state === 'left')
    return (
      <span className={classes.mark} data-mark="left">
        <IconDoorExit size={16} aria-hidden />
        <VisuallyHidden>{t('battle.gone')}</VisuallyHidden>
      </span>
    )
  if (secondsAway !== null)
    return (
      <span className={`${classes.mark} tabular`} data-mark="away">
        <span translate="no">{count(secondsAway)}</span>
        <VisuallyHidden>{t('battle.away')}</VisuallyHidden>
      </span>
    )
  if (!hasAnswered || battle.state !== 'open') return null
  return (
    <span className={classes.mark} data-mark="answered">
      <IconCheck size={16} stroke={3} aria-hidden />
      <VisuallyHidden>{t('battle.has_answered')}</VisuallyHidden>
    </span>
  )
}
