import type { DataOf } from '@trivium/contract/action'
import type { accounts } from '@trivium/contract/accounts'
import { useTranslation } from 'react-i18next'
import { Avatar } from '../ui/avatar.tsx'
import { Bar } from '../ui/bar.tsx'
import { useNumbers } from '../ui/numbers.ts'
import { friendState } from './friend-state.ts'
import classes from './invite.module.css'

type Friend = DataOf<typeof accounts.get_referrals>[number]

interface FriendRowProps {
  friend: Friend
  playsNeeded: number
}

export function FriendRow({ friend, playsNeeded }: FriendRowProps) {
  const { t } = useTranslation()
  const { date } = useNumbers()
  const name = friend.name || t('state.former_player')
  return (
    <li className={classes.friend}>
      <Avatar name={name} photo={null} size={44} />
      <span className={classes.words}>
        <span className={classes.name}>
          <bdi>{name}</bdi>
        </span>
        <span className={classes.small}>{t('invite.since', { date: date(friend.joined_at) })}</span>
      </span>
      <Standing friend={friend} playsNeeded={playsNeeded} />
    </li>
  )
}

function Standing({ friend, playsNeeded }: FriendRowProps) {
  const { t } = useTranslation()
  const { count, signed } = useNumbers()
  const state = friendState(friend, playsNeeded)
  if (state === 'paid') {
    return (
      <span className={classes.paid}>
        <bdi className="tabular">{signed(friend.coins)}</bdi> <span className={classes.small}>{t('invite.coins_short')}</span>
      </span>
    )
  }
  if (state === 'playing') {
    return (
      <span className={classes.playing}>
        <span className={classes.small}>
          {t('invite.plays', { count: playsNeeded, done: count(friend.plays), all: count(playsNeeded) })}
        </span>
        <Bar share={friend.plays / playsNeeded} />
      </span>
    )
  }
  return <span className={classes.waiting}>{t(state === 'due' ? 'invite.due' : 'invite.unconfirmed')}</span>
}
