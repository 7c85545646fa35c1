import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '../../../platform/ui/feedback/empty-state.tsx'
import { Page } from '../../../platform/ui/layout/page.tsx'

/** Shown when the exam continues on another device. */
export function MovedScreen({ onContinue }: { onContinue: () => void }) {
  const { t } = useTranslation()
  return (
    <Page title={t('exam.moved_title')} width="narrow" isTitleHidden>
      <EmptyState
        mood="thinking"
        prop="door"
        title={t('exam.moved_title')}
        text={t('exam.moved_text')}
        action={<Button onClick={onContinue}>{t('exam.moved_back')}</Button>}
      />
    </Page>
  )
}
