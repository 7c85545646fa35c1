import type { DataOf } from '@trivium/contract/platform/action'
import type { accounts } from '@trivium/contract/people/accounts'
import { useTranslation } from 'react-i18next'
import { Avatar } from '../../platform/ui/drawing/avatar.tsx'
import { Bar } from '../../platform/ui/layout/bar.tsx'
import { useNumbers } from '../../platform/ui/text/numbers.ts'
import { friendState, type StillNeeded } from './friend-state.ts'
import classes from '../accounts/invite.module.css'

const waitsFor = { another_day: 'invite.another_day', unconfirmed: 'invite.unconfirmed', due: 'invite.due' } as const

type Friend = DataOf<typeof accounts.get_referrals>[number]

interface FriendRowProps {
  friend: Friend
  needed: StillNeeded
}

export function FriendRow({ friend, needed }: FriendRowProps) {
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
      <Standing friend={friend} needed={needed} />
    </li>
  )
}

function Standing({ friend, needed }: FriendRowProps) {
  const { t } = useTranslation()
  const { count, signed } = useNumbers()
  const state = friendState(friend, needed)
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
          {t('invite.plays', { count: needed.plays, done: count(friend.plays), all: count(needed.plays) })}
        </span>
        <Bar share={friend.plays / needed.plays} />
      </span>
    )
  }
  return <span className={classes.waiting}>{t(waitsFor[state])}</span>
}
