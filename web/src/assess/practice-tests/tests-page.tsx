// Tests from the bank: open tests, a new test, readiness, retakes, and finished tests.

import type { TestResult } from '@trivium/contract/assess/practice-tests'
import { Button } from '@mantine/core'
import { IconChevronRight } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useAction } from '../../platform/calls/actions.ts'
import type { Success } from '../../platform/calls/api.ts'
import { ModePage } from '../../play/modes/index.ts'
import { playPath, resultPath } from '../../platform/modes/modes.ts'
import { EmptyState } from '../../platform/ui/feedback/empty-state.tsx'
import { ErrorState } from '../../platform/ui/feedback/error-state.tsx'
import list from '../../platform/ui/layout/list.module.css'
import { useNumbers } from '../../platform/ui/text/numbers.ts'
import link from '../../platform/ui/layout/row-link.module.css'
import { PageSection } from '../../platform/ui/layout/section.tsx'
import { RowsSkeleton } from '../../platform/ui/feedback/skeletons.tsx'
import { KindLinks } from './kinds.tsx'
import { QuickPart } from './quick-part.tsx'
import { ReadinessPart } from './readiness-part.tsx'
import { RetakePart } from './retake-part.tsx'
import { sideOf } from './result/band-words.ts'
import { modeOfTest } from './test-modes.ts'
import classes from './tests.module.css'

const shownHere = 5

export default function TestsPage() {
  const { t } = useTranslation()
  const report = useAction('get_questions_test_report', { limit: shownHere })
  return (
    <ModePage mode="tutor_test">
      <QuickPart />
      <OpenTests />
      <PageSection title={t('test.create')}>
        <KindLinks />
      </PageSection>
      <ReadinessPart />
      {report.data && <RetakePart results={report.data.data} />}
      <PageSection title={t('test.done')}>
        {report.data ? (
          <Done reply={report.data} />
        ) : report.isError ? (
          <ErrorState error={report.error} onRetry={report.refetch} />
        ) : (
          <RowsSkeleton count={3} />
        )}
      </PageSection>
    </ModePage>
  )
}

/** The open tests. Renders nothing without any. */
function OpenTests() {
  const { t } = useTranslation()
  const { count, dateTime } = useNumbers()
  const open = useAction('get_open_tests', {}).data?.data ?? []
  if (open.length === 0) return null
  return (
    <PageSection title={t('test.open')}>
      <ul className={list.cards}>
        {open.map(({ quiz_id, play_id, test_type, answered, started_at }) => (
          <li key={quiz_id}>
            <Link to={playPath({ mode: modeOfTest[test_type], id: play_id })} className={`${link.row} ${classes.row}`}>
              <span className={classes.words}>
                <span className={classes.name}>{t(`test.type_${test_type}`)}</span>
                <span className={`${classes.note} tabular`}>
                  {dateTime(started_at)} · {t('test.answered', { count: answered, shown: count(answered) })}
                </span>
              </span>
              <IconChevronRight className={link.chevron} size={20} aria-hidden />
            </Link>
          </li>
        ))}
      </ul>
    </PageSection>
  )
}

function Done({ reply: { data, unused } }: { reply: Success<'get_questions_test_report'> }) {
  const { t } = useTranslation()
  const { count } = useNumbers()
  if (data.length === 0) return <EmptyState mood="hello" prop="clipboard" level={3} title={t('test.none')} text={t('test.none_text')} />
  return (
    <div className={classes.done}>
      <ul className={list.cards}>
        {data.map(result => (
          <li key={result.quiz_id}>
            <TestRow result={result} />
          </li>
        ))}
      </ul>
      <p className={`${classes.note} tabular`}>{t('test.unused', { count: unused, shown: count(unused) })}</p>
      <Button component={Link} to="/profile/test-report/" variant="default">
        {t('test.report')}
      </Button>
    </div>
  )
}

export function TestRow({ result }: { result: TestResult }) {
  const { t } = useTranslation()
  const { dateTime } = useNumbers()
  const mode = modeOfTest[result.test_type]
  return (
    <Link to={resultPath({ mode, id: result.play_id })} className={`${link.row} ${classes.row}`}>
      <span className={classes.words}>
        <span className={classes.name}>
          {t(`test.type_${result.test_type}`)}
          {result.retake_of !== null && ` · ${t('test.is_retake')}`}
        </span>
        <span className={`${classes.note} tabular`}>
          {dateTime(result.date)} · <Outcome result={result} />
        </span>
      </span>
      <IconChevronRight className={link.chevron} size={20} aria-hidden />
    </Link>
  )
}

/** Of an adaptive test the side of the pass mark, because its percentage says nothing. */
function Outcome({ result: { adaptive, result, result_percentage: share } }: { result: TestResult }) {
  const { t } = useTranslation()
  const { percent } = useNumbers()
  if (adaptive) return t(`test.area_${sideOf(adaptive.ability, adaptive.passing_standard)}`)
  return `${percent(share)} · ${t(`test.verdict_${result}`)}`
}
