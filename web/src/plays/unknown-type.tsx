import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import classes from './play.module.css'

/** An app kept from before this type existed: a newer one is a reload away, and the play waits. */
export function UnknownType() {
  const { t } = useTranslation()
  return (
    <div className={classes.unknown} role="alert">
      <p>{t('play.unknown_type')}</p>
      <Button onClick={() => location.reload()}>{t('action.reload')}</Button>
    </div>
  )
}
