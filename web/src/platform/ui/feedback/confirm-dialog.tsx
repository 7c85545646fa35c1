import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { BusyButton } from './busy-button.tsx'
import dialog from './dialog.module.css'
import { Dialog } from './dialog.tsx'

interface ConfirmDialogProps {
  isOpen: boolean
  title: string
  text: string
  /** The action to confirm. */
  action: string
  isPending: boolean
  onConfirm: () => void
  onClose: () => void
}

/** Asks before a destructive action, with the focus on "Cancel". */
export function ConfirmDialog({ isOpen, title, text, action, isPending, onConfirm, onClose }: ConfirmDialogProps) {
  const { t } = useTranslation()
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={title}>
      <p className={dialog.text}>{text}</p>
      <div className={dialog.choices}>
        <BusyButton color="red" variant="light" loading={isPending} onClick={onConfirm}>
          {action}
        </BusyButton>
        <Button variant="default" onClick={onClose} data-autofocus>
          {t('action.cancel')}
        </Button>
      </div>
    </Dialog>
  )
}
