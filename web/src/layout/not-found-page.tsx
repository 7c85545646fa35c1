import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { EmptyState } from '../platform/ui/feedback/empty-state.tsx'
import { Page } from '../platform/ui/layout/page.tsx'

export default function NotFoundPage() {
  const { t } = useTranslation()
  return (
    <Page title={t('not_found.title')} isTitleHidden width="narrow">
      <EmptyState
        mood="lost"
        prop="sign"
        title={t('not_found.title')}
        text={t('not_found.text')}
        action={
          <Button component={Link} to="/">
            {t('not_found.home')}
          </Button>
        }
      />
    </Page>
  )
}
