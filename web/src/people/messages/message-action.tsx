// The action of a message: join the room, accept the rematch, or open the page where the message was written.

import type { Message } from '@trivium/contract/people/messages'
import { Button } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate } from 'react-router'
import { useCommand } from '../../platform/calls/actions.ts'
import { pathOfRoom } from '../../platform/modes/room-path.ts'
import { BusyButton } from '../../platform/ui/feedback/busy-button.tsx'
import classes from './messages.module.css'
import { useIsPast } from '../../platform/ui/hooks/use-is-past.ts'

type Of<Kind extends Message['kind']> = Extract<Message, { kind: Kind }>

export function MessageAction({ message }: { message: Message }) {
  switch (message.kind) {
    case 'invitation':
      return <Join invitation={message} />
    case 'rematch':
      return <Accept rematch={message} />
    case 'phrase':
      return <GoToRoom message={message} />
    case 'answer':
    case 'reply':
      return null
  }
}

function Join({ invitation }: { invitation: Of<'invitation'> }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { room, state, until } = invitation
  const outdateMessages = useOutdateMessages()
  const join = useCommand('join_room', {
    outdates: ['get_user_by_id', 'get_tracker_data', 'get_messages'],
    onSuccess: ({ data }) => void navigate(pathOfRoom(data.room_type, data.roomID)),
    onError: outdateMessages,
  })
  const isPast = useIsPast(until)
  const code = room.room_code
  if (state === 'joined') return until === null ? <Closed text={t('messages.closed')} /> : <GoToRoom message={invitation} />
  if (state === 'full' && !isPast) return <Closed text={t('refusal.room_full')} />
  if (state !== 'open' || isPast || code === null) return <Closed text={t('messages.closed')} />
  return (
    <BusyButton size="sm" className={classes.act} loading={join.isPending} onClick={() => join.mutate({ room_code: code })}>
      {t('battle.join')}
    </BusyButton>
  )
}

function Accept({ rematch: { room, until } }: { rematch: Of<'rematch'> }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const outdateMessages = useOutdateMessages()
  const accept = useCommand('ask_rematch', {
    outdates: ['get_user_by_id', 'get_tracker_data', 'get_messages'],
    // Players wait in the old room until all others have asked for the rematch.
    onSuccess: ({ data }) => void navigate(pathOfRoom(data.room_type, data.rematch?.room_id ?? data.roomID)),
    onError: outdateMessages,
  })
  if (useIsPast(until)) return <Closed text={t('refusal.rematch_over')} />
  return (
    <BusyButton size="sm" className={classes.act} loading={accept.isPending} onClick={() => accept.mutate({ room_id: room.room_id })}>
      {t('messages.accept')}
    </BusyButton>
  )
}

function GoToRoom({ message: { room } }: { message: Of<'invitation' | 'phrase'> }) {
  const { t } = useTranslation()
  return (
    <Button component={Link} to={pathOfRoom(room.room_type, room.room_id)} size="sm" variant="default" className={classes.act}>
      {t('messages.to_room')}
    </Button>
  )
}

const Closed = ({ text }: { text: string }) => <p className={classes.closed}>{text}</p>

/** Invalidates the list, because a refusal means that it is outdated. */
function useOutdateMessages(): () => void {
  const client = useQueryClient()
  return () => void client.invalidateQueries({ queryKey: ['get_messages'] })
}
