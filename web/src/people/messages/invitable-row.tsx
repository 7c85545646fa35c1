import type { InvitablePlayer } from '@trivium/contract/people/messages'
import { IconCheck } from '@tabler/icons-react'
import { VisuallyHidden } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useCommand } from '../../platform/calls/actions.ts'
import { Avatar } from '../../platform/ui/drawing/avatar.tsx'
import { BusyButton } from '../../platform/ui/feedback/busy-button.tsx'
import classes from './messages.module.css'

interface InvitableRowProps {
  player: InvitablePlayer
  roomId: string
  /** Whether any invitation is left today. */
  canInvite: boolean
  onInvited: (leftToday: number) => void
}

export function InvitableRow({ player, roomId, canInvite, onInvited }: InvitableRowProps) {
  const { t } = useTranslation()
  const { user_id, name, profile, known_by } = player
  const invite = useCommand('invite_to_room', {
    outdates: ['get_invitable_players'],
    onSuccess: ({ data }) => onInvited(data.left_today),
  })
  const isInvited = player.invited || invite.isSuccess
  return (
    <li className={classes.player}>
      <Avatar name={name} photo={profile} size={40} />
      <span className={classes.words}>
        <span className={classes.name}>
          <bdi>{name}</bdi>
        </span>
        <span className={classes.note}>{t(`messages.known_by_${known_by}`)}</span>
      </span>
      {/* The button stays after the invitation, so that it keeps the focus. */}
      <BusyButton
        size="sm"
        variant={isInvited ? 'subtle' : 'default'}
        loading={invite.isPending}
        aria-disabled={isInvited || !canInvite}
        data-disabled={(!isInvited && !canInvite) || undefined}
        aria-label={t(isInvited ? 'messages.invited_name' : 'messages.invite_name', { name })}
        leftSection={isInvited && <IconCheck size={18} aria-hidden />}
        onClick={() => !isInvited && canInvite && invite.mutate({ room_id: roomId, user_id })}
      >
        {t(isInvited ? 'messages.invited' : 'messages.invite')}
      </BusyButton>
      <VisuallyHidden role="status">{invite.isSuccess && t('messages.invited_name', { name })}</VisuallyHidden>
    </li>
  )
}
