import type { Message } from '@trivium/contract/people/messages'
import { useTranslation } from 'react-i18next'
import { useCommand } from '../../platform/calls/actions.ts'
import { ConfirmDialog } from '../../platform/ui/feedback/confirm-dialog.tsx'
import { notify } from '../../platform/ui/feedback/notify.ts'
import { afterBlock } from './blocked-part.tsx'

export type Sender = Extract<Message, { kind: 'phrase' }>['from']

interface BlockDialogProps {
  /** Null while the dialog is closed. */
  sender: Sender | null
  onClose: () => void
}

export function BlockDialog({ sender, onClose }: BlockDialogProps) {
  const { t } = useTranslation()
  const { mutate, isPending } = useCommand('block_player', { outdates: afterBlock })
  const onSuccess = () => {
    notify.success(t('messages.blocked_name', { name: sender?.name ?? '' }), 'block')
    onClose()
  }
  return (
    <ConfirmDialog
      isOpen={sender !== null}
      title={t('messages.block_title', { name: sender?.name ?? '' })}
      text={t('messages.block_text')}
      action={t('messages.block')}
      isPending={isPending}
      onConfirm={() => sender && mutate({ user_id: sender.user_id, status: true }, { onSuccess })}
      onClose={onClose}
    />
  )
}
