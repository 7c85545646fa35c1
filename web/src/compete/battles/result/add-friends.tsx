import type { Battle } from '@trivium/contract/compete/battles'
import type { DataOf } from '@trivium/contract/platform/action'
import type { Contract } from '@trivium/contract'
import { Button } from '@mantine/core'
import { IconUserPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAction, useCommand } from '../../../platform/calls/actions.ts'
import { BusyButton } from '../../../platform/ui/feedback/busy-button.tsx'
import classes from './add-friends.module.css'

type Person = DataOf<Contract['get_friends_of_room']>[number]

/** After a battle by code: asks the others for a friendship, and answers their questions. Nobody becomes a friend without being asked. */
export function AddFriends({ battle: { roomID, room_type } }: { battle: Battle }) {
  const { data } = useAction('get_friends_of_room', { room_id: roomID }, { enabled: room_type !== 'random', staleTimeMs: 0 })
  const [wereFriends, setWereFriends] = useState<ReadonlySet<number> | null>(null)
  if (!data) return null
  if (!wereFriends) setWereFriends(new Set(data.data.filter(({ state }) => state === 'friends').map(({ user_id }) => user_id)))
  const people = data.data.filter(({ user_id }) => !wereFriends?.has(user_id))
  if (people.length === 0) return null
  return (
    <ul className={classes.people}>
      {people.map(person => (
        <li key={person.user_id}>
          <Ask person={person} />
        </li>
      ))}
    </ul>
  )
}

const outdates = ['get_friends_of_room', 'get_friend_requests', 'get_friends_leaderboard'] as const

function Ask({ person: { user_id, name, state } }: { person: Person }) {
  const { t } = useTranslation()
  const ask = useCommand('ask_friend', { outdates: [...outdates] })
  const answer = useCommand('answer_friend_request', { outdates: [...outdates] })
  const isBusy = ask.isPending || answer.isPending
  if (state === 'none')
    return (
      <BusyButton
        variant="default"
        size="lg"
        fullWidth
        className={classes.ask}
        leftSection={<IconUserPlus size={20} aria-hidden />}
        loading={isBusy}
        onClick={() => ask.mutate({ user_id })}
      >
        {t('friends.ask', { name })}
      </BusyButton>
    )
  if (state !== 'wants')
    return (
      <p role="status" className={classes.words} dir="auto">
        {t(state === 'friends' ? 'friends.now' : 'friends.asked', { name })}
      </p>
    )
  return (
    <div className={classes.wants}>
      <p className={classes.words} dir="auto">
        {t('friends.wants', { name })}
      </p>
      <BusyButton loading={isBusy} onClick={() => answer.mutate({ user_id, accept: true })}>
        {t('friends.accept')}
      </BusyButton>
      <Button variant="default" disabled={isBusy} onClick={() => answer.mutate({ user_id, accept: false })}>
        {t('friends.decline')}
      </Button>
    </div>
  )
}
