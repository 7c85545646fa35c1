import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { EmptyState } from '../../platform/ui/feedback/empty-state.tsx'

/** Shown when a mode has no categories in the chosen content language. */
export function NoCategories() {
  const { t } = useTranslation()
  return (
    <EmptyState
      mood="lost"
      prop="magnifier"
      title={t('catalogue.none_title')}
      text={t('catalogue.none_text')}
      action={
        <Button component={Link} to="/settings/">
          {t('catalogue.to_settings')}
        </Button>
      }
    />
  )
}
