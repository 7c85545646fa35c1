import { Button } from '@mantine/core'
import { IconHelpHexagon } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { EmptyState } from '../ui/empty-state.tsx'
import { modePaths } from './mode-paths.ts'
import { useMode } from './use-mode.ts'

/** An address with a play that never was, or is somebody else's. */
export function PlayGone() {
  const { t } = useTranslation()
  const mode = useMode()
  return (
    <EmptyState
      icon={IconHelpHexagon}
      title={t('play.gone_title')}
      text={t('play.gone_text')}
      action={
        <Button component={Link} to={modePaths[mode]}>
          {t('play.to_start')}
        </Button>
      }
    />
  )
}
