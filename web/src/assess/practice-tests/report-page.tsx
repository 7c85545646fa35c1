// The report on all tests: the trend, by area, and every test.

import type { TestResult } from '@trivium/contract/assess/practice-tests'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAction } from '../../platform/calls/actions.ts'
import type { Success } from '../../platform/calls/api.ts'
import { modes } from '../../platform/modes/modes.ts'
import { BackLink } from '../../platform/ui/layout/back-link.tsx'
import { BusyButton } from '../../platform/ui/feedback/busy-button.tsx'
import { hueStyle } from '../../platform/ui/drawing/cover.tsx'
import { EmptyState } from '../../platform/ui/feedback/empty-state.tsx'
import { ErrorState } from '../../platform/ui/feedback/error-state.tsx'
import list from '../../platform/ui/layout/list.module.css'
import { useNumbers } from '../../platform/ui/text/numbers.ts'
import { Page } from '../../platform/ui/layout/page.tsx'
import { PageSection } from '../../platform/ui/layout/section.tsx'
import { RowsSkeleton } from '../../platform/ui/feedback/skeletons.tsx'
import { AreaBars } from './area-bars.tsx'
import { ReadinessPart } from './readiness-part.tsx'
import { TestRow } from './tests-page.tsx'
import classes from './tests.module.css'
import { TrendLine } from './trend-line.tsx'

const shownFirst = 10
const most = 100

export default function ReportPage() {
  const { t } = useTranslation()
  const [limit, setLimit] = useState(shownFirst)
  const report = useAction('get_questions_test_report', { limit }, { keepPrevious: true })
  return (
    <>
      <BackLink to="/profile/" text={t('nav.me')} width="narrow" />
      <Page title={t('test.report')} width="narrow">
        {report.data ? (
          <Report reply={report.data} isLoading={report.isPlaceholderData} onMore={limit < most ? () => setLimit(most) : null} />
        ) : report.isError ? (
          <ErrorState error={report.error} onRetry={report.refetch} />
        ) : (
          <RowsSkeleton />
        )}
      </Page>
    </>
  )
}

interface ReportProps {
  reply: Success<'get_questions_test_report'>
  isLoading: boolean
  onMore: (() => void) | null
}

function Report({ reply, isLoading, onMore }: ReportProps) {
  const { t } = useTranslation()
  const { count } = useNumbers()
  const { data, trend, by_organisation: areas, seconds_per_question: seconds, unused } = reply
  if (data.length === 0) return <EmptyState mood="hello" prop="clipboard" title={t('test.none')} text={t('test.none_text')} />
  return (
    <div className={classes.parts} style={hueStyle(modes.tutor_test.hue)}>
      {trend.length > 1 && (
        <PageSection title={t('test.trend')}>
          <TrendLine trend={trend} />
        </PageSection>
      )}
      <PageSection title={t('test.by_area')}>
        <AreaBars areas={areas} />
      </PageSection>
      <p className={`${classes.note} tabular`}>
        {seconds !== null && `${t('test.seconds_each', { count: Math.round(seconds), shown: count(Math.round(seconds)) })} · `}
        {t('test.unused', { count: unused, shown: count(unused) })}
      </p>
      <ReadinessPart />
      <All results={data} />
      {onMore && data.length < reply.total && (
        <BusyButton variant="default" loading={isLoading} onClick={onMore}>
          {t('test.more')}
        </BusyButton>
      )}
    </div>
  )
}

function All({ results }: { results: TestResult[] }) {
  const { t } = useTranslation()
  return (
    <PageSection title={t('test.done')}>
      <ul className={list.cards}>
        {results.map(result => (
          <li key={result.quiz_id}>
            <TestRow result={result} />
          </li>
        ))}
      </ul>
    </PageSection>
  )
}
