import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import classes from './door.module.css'

/** Tells guests what they can do here, and that playing needs an account. */
export function GuestNote() {
  const { t } = useTranslation()
  return (
    <div className={classes.guest}>
      <p>{t('door.guest')}</p>
      <div className={classes.actions}>
        <Button component={Link} to="/auth/sign-up/">
          {t('auth.sign_up')}
        </Button>
        <Button component={Link} to="/auth/login/" variant="default">
          {t('auth.log_in')}
        </Button>
      </div>
    </div>
  )
}
