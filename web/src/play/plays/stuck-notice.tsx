import { Button } from '@mantine/core'
import { IconCloudOff } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import classes from './stuck.module.css'

/** Shown when the server could not take the answer and a retry would not help: the player decides when to reload the state. */
export function StuckNotice({ onLook }: { onLook: () => void }) {
  const { t } = useTranslation()
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    const isInDialog = document.activeElement?.closest('[role="dialog"]')
    if (!isInDialog) button.current?.focus({ preventScroll: true })
  }, [])
  return (
    <div className={classes.stuck} role="alert">
      <p>
        <IconCloudOff size={24} aria-hidden /> {t('play.stuck')}
      </p>
      <Button ref={button} variant="default" size="md" onClick={onLook}>
        {t('play.look_again')}
      </Button>
    </div>
  )
}
