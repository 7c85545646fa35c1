// Practice: missed questions come back when they are due.

import type { Practice } from '@trivium/contract/play/practice'
import { Skeleton } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useAction } from '../../platform/calls/actions.ts'
import { ModePage, OtherLanguages } from '../modes/index.ts'
import { ErrorState } from '../../platform/ui/feedback/error-state.tsx'
import { useNumbers } from '../../platform/ui/text/numbers.ts'
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
          <Elsewhere practice={practice.data.data} />
          {practice.data.data.cards > 0 && <ForecastPart forecast={practice.data.data.forecast} />}
        </>
      )}
      <HowItWorks />
    </ModePage>
  )
}

/** What is due in another language; what only rests there is worth a word where nothing was missed in this one. */
function Elsewhere({ practice: { cards, elsewhere } }: { practice: Practice }) {
  const { t } = useTranslation()
  const { count } = useNumbers()
  const waiting = elsewhere.flatMap(({ language_id: languageId, due, cards: resting }) => {
    if (due > 0) return [{ languageId, text: (language: string) => t('practice.elsewhere', { count: due, shown: count(due), language }) }]
    const text = (language: string) => t('practice.elsewhere_resting', { count: resting, shown: count(resting), language })
    return cards === 0 ? [{ languageId, text }] : []
  })
  return <OtherLanguages waiting={waiting} />
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
