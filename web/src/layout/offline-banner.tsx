import { IconWifiOff } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useOnline } from '../ui/online.ts'
import classes from './offline-banner.module.css'

/** The box is always there, so that screen readers notice what appears in it. */
export function OfflineBanner() {
  const { t } = useTranslation()
  const isOnline = useOnline()
  return (
    <div role="status">
      {!isOnline && (
        <p className={classes.banner}>
          <IconWifiOff size={20} aria-hidden />
          {t('state.offline')}
        </p>
      )}
    </div>
  )
}
