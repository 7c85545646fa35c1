// Fills the screen until the web settings have loaded: the outline of index.html, and what it waits for.

import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useConnected, useFailing } from '../platform/calls/connection.ts'
import { Logo } from './logo.tsx'
import classes from './start-loader.module.css'

const quietForMs = 4000

export function StartLoader() {
  const { t } = useTranslation()
  const isConnected = useConnected()
  const isFailing = useFailing()
  const [isSlow, setSlow] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), quietForMs)
    return () => clearTimeout(timer)
  }, [])
  return (
    <main className="boot">
      <Logo size={40} />
      <i />
      <i />
      <i />
      <i />
      <h1 className={classes.unseen}>{document.title || location.hostname}</h1>
      {/* No parent may have aria-busy, because screen readers would not announce this text. */}
      <p role="status" className={classes.text}>
        {!isConnected ? (
          t('start.offline')
        ) : isFailing ? (
          t('start.answered_with_error')
        ) : isSlow ? (
          t('start.still_trying')
        ) : (
          <span className={classes.unseen}>{t('state.loading')}</span>
        )}
      </p>
    </main>
  )
}
