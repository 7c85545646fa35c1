import { Button } from '@mantine/core'
import { IconCloudOff } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import classes from './stuck.module.css'

/** The server could not take the answer, and sending it again would not help: the player decides when to look again. */
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
