import { Button } from '@mantine/core'
import { IconTool } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { refreshSettings } from '../site-settings.ts'
import { BusyButton } from '../ui/busy-button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import classes from './start-loader.module.css'

export function MaintenanceNotice() {
  const { t } = useTranslation()
  const [isLooking, setLooking] = useState(false)
  const look = async () => {
    setLooking(true)
    await refreshSettings()
    setLooking(false)
  }
  return (
    <main className={classes.loader}>
      <EmptyState
        level={1}
        icon={IconTool}
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
