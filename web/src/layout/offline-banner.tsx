import { IconWifiOff } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useConnected } from '../connection.ts'
import classes from './offline-banner.module.css'
import { useReturn } from './use-return.ts'

/** The box is always there, so that screen readers notice what appears in it. */
export function OfflineBanner() {
  const { t } = useTranslation()
  const isConnected = useConnected()
  useReturn(isConnected)
  return (
    <div role="status">
      {!isConnected && (
        <p className={classes.banner}>
          <IconWifiOff size={20} aria-hidden />
          {t('state.offline')}
        </p>
      )}
    </div>
  )
}
