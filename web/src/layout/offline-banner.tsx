import { IconWifiOff } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useConnected } from '../platform/calls/connection.ts'
import classes from './offline-banner.module.css'
import { useReturn } from './use-return.ts'

/**
 * A live region: it is always rendered, so that screen readers announce text that appears in it.
 * @param isHidden the page says itself what a lost connection means there
 */
export function OfflineBanner({ isHidden }: { isHidden: boolean }) {
  const { t } = useTranslation()
  const isConnected = useConnected()
  useReturn(isConnected)
  return (
    <div role="status">
      {!isConnected && !isHidden && (
        <p className={classes.banner}>
          <IconWifiOff size={20} aria-hidden />
          {t('state.offline')}
        </p>
      )}
    </div>
  )
}
