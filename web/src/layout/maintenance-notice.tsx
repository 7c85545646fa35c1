import { Button } from '@mantine/core'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { refreshSettings } from '../platform/settings/site-settings.ts'
import { BusyButton } from '../platform/ui/feedback/busy-button.tsx'
import { EmptyState } from '../platform/ui/feedback/empty-state.tsx'
import classes from './maintenance-notice.module.css'

/** The pause between two probes, in ms. It is spread, so that not all pages probe at once. */
const lookMs = { least: 3000, spread: 3000 }

export default function MaintenanceNotice() {
  const { t } = useTranslation()
  const [isLooking, setLooking] = useState(false)
  useLooking()
  const look = async () => {
    setLooking(true)
    await refreshSettings()
    setLooking(false)
  }
  return (
    <main className={classes.page}>
      <EmptyState
        level={1}
        mood="thinking"
        prop="tool"
        title={t('maintenance.title')}
        text={t('maintenance.text')}
        action={
          <>
            <BusyButton variant="default" loading={isLooking} onClick={() => void look()}>
              {t('maintenance.look_again')}
            </BusyButton>
            <Button component={Link} to="/auth/login/" variant="subtle">
              {t('maintenance.staff')}
            </Button>
          </>
        }
      />
    </main>
  )
}

/** Probes until maintenance is over. A hidden tab does not probe, but does so at once when it becomes visible. */
function useLooking(): void {
  useEffect(() => {
    const look = () => {
      if (!document.hidden) void refreshSettings()
    }
    const timer = setInterval(look, lookMs.least + Math.random() * lookMs.spread)
    document.addEventListener('visibilitychange', look)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [])
}
