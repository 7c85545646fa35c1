import type { Ranked } from '@trivium/contract/rewards/leaderboards'
import { useTranslation } from 'react-i18next'
import { useCommand } from '../../../platform/calls/actions.ts'
import { ConfirmDialog } from '../../../platform/ui/feedback/confirm-dialog.tsx'
import { notify } from '../../../platform/ui/feedback/notify.ts'

interface RemoveDialogProps {
  /** Null while the dialog is closed. */
  friend: Ranked | null
  onClose: () => void
}

export function RemoveDialog({ friend, onClose }: RemoveDialogProps) {
  const { t } = useTranslation()
  const { mutate, isPending } = useCommand('remove_friend', { outdates: ['get_friends_leaderboard'] })
  const onSuccess = () => {
    notify.success(t('friends.removed'), 'friends')
    onClose()
  }
  return (
    <ConfirmDialog
      isOpen={friend !== null}
      title={t('friends.remove_title', { name: friend?.name ?? '' })}
      text={t('friends.remove_text')}
      action={t('friends.remove_confirm')}
      isPending={isPending}
      onConfirm={() => friend && mutate({ user_id: friend.user_id }, { onSuccess })}
      onClose={onClose}
    />
  )
}
