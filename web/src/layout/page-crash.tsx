// Shown when a page cannot render: its chunk did not load (offline, a new release) or it threw an error.

import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '../platform/ui/feedback/empty-state.tsx'
import { Page } from '../platform/ui/layout/page.tsx'

export function PageCrash() {
  const { t } = useTranslation()
  return (
    <Page title={t('error.page')} isTitleHidden width="narrow">
      <EmptyState
        mood="lost"
        prop="tool"
        title={t('error.page')}
        text={t('error.nothing_lost')}
        action={<Button onClick={() => location.reload()}>{t('action.reload')}</Button>}
      />
    </Page>
  )
}
