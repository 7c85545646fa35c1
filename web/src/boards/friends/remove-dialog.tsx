import type { Ranked } from '@trivium/contract/boards'
import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useCommand } from '../../actions.ts'
import { BusyButton } from '../../ui/busy-button.tsx'
import dialog from '../../ui/dialog.module.css'
import { Dialog } from '../../ui/dialog.tsx'
import { notify } from '../../ui/notify.ts'
import { useLatest } from '../../ui/use-latest.ts'

interface RemoveDialogProps {
  /** Null while the dialog is closed. */
  friend: Ranked | null
  onClose: () => void
}

export function RemoveDialog({ friend, onClose }: RemoveDialogProps) {
  const { t } = useTranslation()
  return (
    <Dialog isOpen={friend !== null} onClose={onClose} title={t('friends.remove_title', { name: friend?.name ?? '' })}>
      {friend && <Question friend={friend} onClose={onClose} />}
    </Dialog>
  )
}

function Question({ friend: { user_id }, onClose }: RemoveDialogProps & { friend: Ranked }) {
  const { t } = useTranslation()
  const close = useLatest(onClose)
  const remove = useCommand('remove_friend', {
    outdates: ['get_friends_leaderboard'],
    onSuccess: () => {
      notify.success(t('friends.removed'), 'friends')
      close.current()
    },
  })
  return (
    <>
      <p className={dialog.text}>{t('friends.remove_text')}</p>
      <div className={dialog.choices}>
        <BusyButton color="red" variant="light" loading={remove.isPending} onClick={() => remove.mutate({ user_id })}>
          {t('friends.remove_confirm')}
        </BusyButton>
        <Button variant="default" onClick={onClose} data-autofocus>
          {t('action.cancel')}
        </Button>
      </div>
    </>
  )
}
