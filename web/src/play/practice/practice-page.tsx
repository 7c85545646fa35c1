// Practice: missed questions come back when they are due.

import { Skeleton } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useAction } from '../../platform/calls/actions.ts'
import { ModePage } from '../modes/index.ts'
import { ErrorState } from '../../platform/ui/feedback/error-state.tsx'
import page from '../../platform/ui/layout/page.module.css'
import { PageSection } from '../../platform/ui/layout/section.tsx'
import { DuePart } from './due-part.tsx'
import { ForecastPart } from './forecast-part.tsx'
import classes from './practice.module.css'

export default function PracticePage() {
  const practice = useAction('get_practice', {})
  return (
    <ModePage mode="practice">
      {practice.isPending ? (
        <PracticeSkeleton />
      ) : practice.isError ? (
        <ErrorState error={practice.error} onRetry={practice.refetch} />
      ) : (
        <>
          <DuePart practice={practice.data.data} />
          {practice.data.data.cards > 0 && <ForecastPart forecast={practice.data.data.forecast} />}
        </>
      )}
      <HowItWorks />
    </ModePage>
  )
}

function HowItWorks() {
  const { t } = useTranslation()
  return (
    <PageSection title={t('practice.how_title')}>
      <p className={classes.how}>{t('practice.how_text')}</p>
    </PageSection>
  )
}

function PracticeSkeleton() {
  const { t } = useTranslation()
  return (
    <div role="status" aria-label={t('state.loading')} className={page.parts}>
      <Skeleton height={200} radius="lg" aria-hidden />
      <Skeleton height={220} radius="lg" aria-hidden />
    </div>
  )
}
