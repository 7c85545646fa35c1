import { IconWifiOff } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { CallError } from '../actions.ts'
import { call } from '../api.ts'
import { useConnected } from '../connection.ts'
import classes from './offline-banner.module.css'

const probeEveryMs = 10_000

/** While the server is out of reach, asks now and then; when it is back, what could not be shown is asked for again. */
function useReturn(isConnected: boolean): void {
  const client = useQueryClient()
  useEffect(() => {
    if (isConnected) {
      void client.refetchQueries({
        type: 'active',
        predicate: query => query.state.error instanceof CallError && !query.state.error.refusal,
      })
      return
    }
    const timer = setInterval(() => void call('get_system_configurations', {}), probeEveryMs)
    return () => clearInterval(timer)
  }, [isConnected, client])
}

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
