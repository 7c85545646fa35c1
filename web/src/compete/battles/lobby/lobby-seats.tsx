import type { Battle, RoomUser } from '@trivium/contract/compete/battles'
import { IconUserPlus } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import ranking from '../../../platform/ui/layout/ranking.module.css'
import { useNumbers } from '../../../platform/ui/text/numbers.ts'
import { Face } from '../face.tsx'
import classes from './battle-lobby.module.css'

/** All seats, taken and free, in order. */
export function LobbySeats({ battle }: { battle: Battle }) {
  const { t } = useTranslation()
  const { count } = useNumbers()
  const places = Array.from({ length: battle.totalusers }, (_, index) => index + 1)
  return (
    <section aria-labelledby="seats-title">
      <h2 id="seats-title" className={classes.heading}>
        {t('battle.seats', { taken: count(battle.users.length), total: count(battle.totalusers) })}
      </h2>
      <ul className={classes.seats}>
        {places.map(seat => {
          const user = battle.users.find(one => one.seat === seat)
          return user ? <Taken key={seat} user={user} battle={battle} /> : <Free key={seat} />
        })}
      </ul>
    </section>
  )
}

function Taken({ user, battle }: { user: RoomUser; battle: Battle }) {
  const { t } = useTranslation()
  const notes = [user.uid === battle.createdBy && t('battle.owner'), user.state === 'away' && t('battle.away')].filter(Boolean)
  return (
    <li className={classes.seat}>
      <Face user={user} size={48} />
      <span className={classes.who}>
        <span className={classes.name} title={user.name} dir="auto" translate="no">
          {user.name}
        </span>
        {notes.length > 0 && <span className={classes.note}>{notes.join(' · ')}</span>}
      </span>
      {user.seat === battle.seat && <span className={ranking.you}>{t('board.you')}</span>}
    </li>
  )
}

function Free() {
  const { t } = useTranslation()
  return (
    <li className={classes.seat} data-free>
      <span className={classes.empty} aria-hidden>
        <IconUserPlus size={24} stroke={1.75} />
      </span>
      <span className={classes.note}>{t('battle.free_seat')}</span>
    </li>
  )
}
