import type { RoomUser } from '@trivium/contract/compete/battles'
import { useTranslation } from 'react-i18next'
import { type BattleState, hasAnswered } from '../conversation/battle-state.ts'
import classes from './battle-game.module.css'
import { PlayerSeat } from './player-seat.tsx'
import { useSwap } from './use-swap.ts'

interface PlayersProps {
  state: BattleState
  users: RoomUser[]
  place: 'own' | 'rivals'
  leader: number | null
}

/** The players at one edge of the screen. They change places when their points do. */
export function Players({ state, users, place, leader }: PlayersProps) {
  const { t } = useTranslation()
  const list = useSwap(users.map(({ seat }) => seat).join())
  return (
    <ul ref={list} className={classes.players} data-place={place} aria-label={t(place === 'own' ? 'board.you' : 'battle.rivals')}>
      {users.map(user => (
        <PlayerSeat key={user.seat} state={state} user={user} hasAnswered={hasAnswered(state, user)} isNewLeader={leader === user.seat} />
      ))}
    </ul>
  )
}
