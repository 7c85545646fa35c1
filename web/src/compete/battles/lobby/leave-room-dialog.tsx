import type { Battle } from '@trivium/contract/compete/battles'
import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { useCommand } from '../../../platform/calls/actions.ts'
import { BusyButton } from '../../../platform/ui/feedback/busy-button.tsx'
import dialog from '../../../platform/ui/feedback/dialog.module.css'
import { Dialog } from '../../../platform/ui/feedback/dialog.tsx'
import { agreed } from '../../../platform/ui/hooks/use-way-out.ts'

interface LeaveRoomDialogProps {
  battle: Battle
  isOwner: boolean
  /** Null while the dialog is closed; `to` is the target of the link that was blocked. */
  leaving: { to: string | null } | null
  fallback: string
  onClose: () => void
}

const outdates = ['get_user_by_id', 'get_tracker_data', 'get_battle'] as const

/** Leaving before the start costs nothing. If the owner leaves, the room closes for all. */
export function LeaveRoomDialog({ battle, isOwner, leaving, fallback, onClose }: LeaveRoomDialogProps) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  // On the commands and not on `mutate`, so that it also runs if the news of the closed room has already removed this dialog.
  const done = { outdates, onSuccess: () => void navigate(leaving?.to ?? fallback, { state: agreed }) }
  const leave = useCommand('leave_room', done)
  const close = useCommand('delete_room', done)
  const { mutate, isPending } = isOwner ? close : leave
  const go = () => mutate({ room_id: battle.roomID })
  const hasEntry = battle.entryFee > 0
  return (
    <Dialog isOpen={leaving !== null} onClose={onClose} title={t(isOwner ? 'battle.delete_title' : 'battle.leave_room_title')}>
      <p className={dialog.text}>
        {isOwner
          ? t(hasEntry ? 'battle.delete_text_entry' : 'battle.delete_text')
          : t(hasEntry ? 'battle.leave_room_entry' : 'battle.leave_room_text')}
      </p>
      <div className={dialog.choices}>
        <Button onClick={onClose} data-autofocus>
          {t('play.stay')}
        </Button>
        <BusyButton variant="subtle" color="red" onClick={go} loading={isPending}>
          {t(isOwner ? 'battle.delete_room' : 'battle.leave_room')}
        </BusyButton>
      </div>
    </Dialog>
  )
}
