import { Button, TextInput } from '@mantine/core'
import { useState, type SubmitEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useCommand } from '../../platform/calls/actions.ts'
import { logout } from '../../platform/session/session.ts'
import { BusyButton } from '../../platform/ui/feedback/busy-button.tsx'
import { Dialog } from '../../platform/ui/feedback/dialog.tsx'
import { FormProblem } from '../../platform/ui/feedback/form-problem.tsx'
import { callErrorText } from '../../platform/ui/feedback/notify-call-error.ts'
import { notify } from '../../platform/ui/feedback/notify.ts'
import classes from './profile.module.css'

interface DeleteDialogProps {
  isOpen: boolean
  onClose: () => void
}

export function DeleteDialog({ isOpen, onClose }: DeleteDialogProps) {
  const { t } = useTranslation()
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t('profile.delete_title')}>
      <DeleteForm onClose={onClose} />
    </Dialog>
  )
}

/** The player must type a word, so that an accidental tap cannot delete the account. */
function DeleteForm({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  const [typed, setTyped] = useState('')
  const end = useCommand('delete_user_account', {
    isQuiet: true,
    onSuccess: () => {
      logout()
      notify.success(t('profile.deleted'))
    },
  })
  const word = t('profile.delete_word')
  const isTyped = typed.trim().toLocaleUpperCase() === word.toLocaleUpperCase()
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!isTyped || end.isPending) return
    end.mutate({})
  }
  return (
    <form onSubmit={submit} className={classes.form}>
      <p>{t('profile.delete_text')}</p>
      <FormProblem>{end.isError && callErrorText(end.error)}</FormProblem>
      <TextInput
        label={t('profile.delete_type', { word })}
        value={typed}
        onChange={event => setTyped(event.currentTarget.value)}
        autoComplete="off"
        spellCheck={false}
        data-autofocus
      />
      <div className={classes.dialogActions}>
        <Button variant="default" onClick={onClose}>
          {t('action.cancel')}
        </Button>
        <BusyButton type="submit" className={classes.deleteForever} disabled={!isTyped} loading={end.isPending}>
          {t('profile.delete_forever')}
        </BusyButton>
      </div>
    </form>
  )
}
