import type { Message } from '@trivium/contract/messages'
import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useCommand } from '../actions.ts'
import { BusyButton } from '../ui/busy-button.tsx'
import dialog from '../ui/dialog.module.css'
import { Dialog } from '../ui/dialog.tsx'
import { notify } from '../ui/notify.ts'
import { useLatest } from '../ui/use-latest.ts'
import { afterBlock } from './blocked-part.tsx'

export type Sender = Extract<Message, { kind: 'phrase' }>['from']

interface BlockDialogProps {
  /** Null while the dialog is closed. */
  sender: Sender | null
  onClose: () => void
}

export function BlockDialog({ sender, onClose }: BlockDialogProps) {
  const { t } = useTranslation()
  return (
    <Dialog isOpen={sender !== null} onClose={onClose} title={t('messages.block_title', { name: sender?.name ?? '' })}>
      {sender && <Question sender={sender} onClose={onClose} />}
    </Dialog>
  )
}

function Question({ sender: { user_id, name }, onClose }: BlockDialogProps & { sender: Sender }) {
  const { t } = useTranslation()
  const close = useLatest(onClose)
  const block = useCommand('block_player', {
    outdates: afterBlock,
    onSuccess: () => {
      notify.success(t('messages.blocked_name', { name }), 'block')
      close.current()
    },
  })
  return (
    <>
      <p className={dialog.text}>{t('messages.block_text')}</p>
      <div className={dialog.choices}>
        <BusyButton color="red" variant="light" loading={block.isPending} onClick={() => block.mutate({ user_id, status: true })}>
          {t('messages.block')}
        </BusyButton>
        <Button variant="default" onClick={onClose} data-autofocus>
          {t('action.cancel')}
        </Button>
      </div>
    </>
  )
}
