import type { Payout } from '@trivium/contract/rewards/payouts'
import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useCommand } from '../../platform/calls/actions.ts'
import { BusyButton } from '../../platform/ui/feedback/busy-button.tsx'
import { Dialog } from '../../platform/ui/feedback/dialog.tsx'
import { FormProblem } from '../../platform/ui/feedback/form-problem.tsx'
import { callErrorText } from '../../platform/ui/feedback/notify-call-error.ts'
import { notify } from '../../platform/ui/feedback/notify.ts'
import { useNumbers } from '../../platform/ui/text/numbers.ts'
import classes from './wallet.module.css'

interface DeleteRequestDialogProps {
  /** Null while the dialog is closed. */
  request: Payout | null
  onClose: () => void
}

export function DeleteRequestDialog({ request, onClose }: DeleteRequestDialogProps) {
  const { t } = useTranslation()
  return (
    <Dialog isOpen={request !== null} onClose={onClose} title={t('payout.delete_title')}>
      {request && <Question key={request.id} request={request} onClose={onClose} />}
    </Dialog>
  )
}

function Question({ request, onClose }: { request: Payout; onClose: () => void }) {
  const { t } = useTranslation()
  const { count } = useNumbers()
  const back = request.coin_used
  const remove = useCommand('delete_pending_payment_request', {
    isQuiet: true,
    outdates: ['get_payment_request', 'get_tracker_data', 'get_user_by_id'],
    onSuccess: () => {
      notify.success(t('payout.deleted'), 'payout')
      onClose()
    },
  })
  return (
    <div className={classes.form}>
      <p>{t('payout.delete_text', { coins: t('wallet.coins', { count: back, shown: count(back) }) })}</p>
      <FormProblem>{remove.isError && callErrorText(remove.error)}</FormProblem>
      <div className={classes.dialogActions}>
        <Button variant="default" onClick={onClose} data-autofocus>
          {t('action.cancel')}
        </Button>
        <BusyButton className={classes.deleteForever} loading={remove.isPending} onClick={() => remove.mutate({ payment_id: request.id })}>
          {t('payout.delete_sure')}
        </BusyButton>
      </div>
    </div>
  )
}
