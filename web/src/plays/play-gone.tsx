import { Button } from '@mantine/core'
import { IconHelpHexagon } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { EmptyState } from '../ui/empty-state.tsx'

/** An address with a play that never was, or is somebody else's. */
export function PlayGone() {
  const { t } = useTranslation()
  return (
    <EmptyState
      icon={IconHelpHexagon}
      title={t('play.gone_title')}
      text={t('play.gone_text')}
      action={
        <Button component={Link} to="/quiz-zone/">
          {t('play.to_categories')}
        </Button>
      }
    />
  )
}
