import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { rememberReturnPath } from '../../platform/session/return-path.ts'
import { Dialog } from '../../platform/ui/feedback/dialog.tsx'
import classes from './login-dialog.module.css'

interface LoginDialogProps {
  isOpen: boolean
  /** The requested page, where signing in leads. */
  wanted: string
  onClose: () => void
}

export default function LoginDialog({ isOpen, wanted, onClose }: LoginDialogProps) {
  const { t } = useTranslation()
  const remember = () => rememberReturnPath(wanted)
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t('home.gate_title')}>
      <p>{t('auth.needs_login')}</p>
      <div className={classes.actions}>
        <Button component={Link} to="/auth/sign-up/" variant="default" onClick={remember}>
          {t('auth.sign_up')}
        </Button>
        <Button component={Link} to="/auth/login/" onClick={remember} data-autofocus>
          {t('auth.log_in')}
        </Button>
      </div>
    </Dialog>
  )
}
