import { Button } from '@mantine/core'
import { IconClockPause } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { BusyButton } from '../../platform/ui/feedback/busy-button.tsx'
import classes from './away.module.css'

interface AwayNoticeProps {
  onGoOn: () => void
  giveUp: { isPending: boolean; run: () => void }
}

/** Shown when the player seems to be away: the round waits, and no clock runs. */
export function AwayNotice({ onGoOn, giveUp }: AwayNoticeProps) {
  const { t } = useTranslation()
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => button.current?.focus({ preventScroll: true }), [])
  return (
    <section className={classes.away} role="alert">
      <IconClockPause size={48} stroke={1.5} aria-hidden />
      <h1 className={classes.title}>{t('play.away_title')}</h1>
      <p className={classes.text}>{t('play.away_text')}</p>
      <div className={classes.actions}>
        <Button ref={button} size="lg" onClick={onGoOn}>
          {t('play.away_go_on')}
        </Button>
        <BusyButton size="lg" variant="default" loading={giveUp.isPending} onClick={giveUp.run}>
          {t('play.give_up')}
        </BusyButton>
      </div>
    </section>
  )
}
