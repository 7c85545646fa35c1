// The result of a test.

import type { TestResult } from '@trivium/contract/assess/practice-tests'
import { Button } from '@mantine/core'
import { IconCheck, IconClock, IconHourglassHigh, IconMinus, IconStar, IconX } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Link, Navigate, useParams } from 'react-router'
import { useAction } from '../../../platform/calls/actions.ts'
import { Facts, useMode, useStartPlay } from '../../../play/modes/index.ts'
import { modes, playPath, reviewPath } from '../../../platform/modes/modes.ts'
import { isPlayId, MissedPart, PlayError, PlayGone, ResultSkeleton } from '../../../play/plays/index.ts'
import { BackLink } from '../../../platform/ui/layout/back-link.tsx'
import { BusyButton } from '../../../platform/ui/feedback/busy-button.tsx'
import { hueStyle } from '../../../platform/ui/drawing/cover.tsx'
import { useNumbers } from '../../../platform/ui/text/numbers.ts'
import { Page } from '../../../platform/ui/layout/page.tsx'
import { PageSection } from '../../../platform/ui/layout/section.tsx'
import { AreaBars } from '../area-bars.tsx'
import { QuickPart } from '../quick-part.tsx'
import { modeOfTest } from '../test-modes.ts'
import classes from '../tests.module.css'
import { AdaptiveVerdict } from './adaptive-verdict.tsx'
import { HowItCame } from './how-it-came.tsx'

export default function TestResultPage() {
  const { t } = useTranslation()
  const mode = useMode()
  const playId = Number(useParams().playId)
  const reply = useAction('get_test_result', { play_id: playId }, { enabled: isPlayId(playId) })
  if (reply.error?.refusal === 'play_open') return <Navigate to={playPath({ mode, id: playId })} replace />
  return (
    <>
      <BackLink to={modes.tutor_test.path} text={t('test.title')} width="narrow" />
      <Page title={t('result.title')} width="narrow" isTitleHidden>
        {!isPlayId(playId) ? (
          <PlayGone />
        ) : reply.data ? (
          <Result result={reply.data.data} />
        ) : reply.isError ? (
          <PlayError error={reply.error} onRetry={reply.refetch} />
        ) : (
          <ResultSkeleton />
        )}
      </Page>
    </>
  )
}

const drawings = { pass: IconCheck, fail: IconX, undetermined: IconMinus }

function Result({ result }: { result: TestResult }) {
  const { t } = useTranslation()
  const { adaptive, by_organisation: areas } = result
  return (
    <div className={classes.parts} style={hueStyle(modes.tutor_test.hue)}>
      {adaptive ? <AdaptiveVerdict result={result} adaptive={adaptive} /> : <Verdict result={result} />}
      {!adaptive && <Stats result={result} />}
      <MissedPart result={{ ...result, answered: result.correct + result.in_correct }} />
      <PageSection title={t('test.by_area')}>
        <AreaBars areas={areas} adaptive={adaptive} />
      </PageSection>
      {adaptive && (
        <HowItCame result={adaptive}>
          <Stats result={result} />
        </HowItCame>
      )}
      {result.in_correct > 0 && (
        <PageSection title={t('test.goes_on')}>
          <QuickPart />
        </PageSection>
      )}
      <Ways result={result} />
    </div>
  )
}

function Verdict({ result }: { result: TestResult }) {
  const { t } = useTranslation()
  const { count, percent } = useNumbers()
  const Drawing = drawings[result.result]
  const { obtained_points: points, points_possible: possible } = result
  return (
    <header className={classes.verdict}>
      <p className={classes.percent}>{percent(result.result_percentage)}</p>
      <p className={classes.word}>
        <Drawing size={24} aria-hidden /> {t(`test.verdict_${result.result}`)}
      </p>
      <p className={`${classes.note} tabular`}>
        {t('test.points_of', { count: possible, points: count(points), possible: count(possible) })}
      </p>
    </header>
  )
}

function Stats({ result }: { result: TestResult }) {
  const { t } = useTranslation()
  const { count, clock, percent } = useNumbers()
  const facts = [
    { text: t('result.correct'), value: count(result.correct), Drawing: IconCheck },
    { text: t('result.wrong'), value: count(result.in_correct), Drawing: IconX },
    { text: t('result.unanswered'), value: count(result.missed), Drawing: IconMinus },
    { text: t('exam.time'), value: clock(result.duration_ms), Drawing: IconClock },
    ...(result.time_remaining > 0
      ? [{ text: t('test.time_left'), value: clock(result.time_remaining * 1000), Drawing: IconHourglassHigh }]
      : []),
    ...(result.readiness_assessment === null
      ? []
      : [{ text: t('test.readiness'), value: percent(result.readiness_assessment), Drawing: IconStar }]),
  ]
  return <Facts label={t('result.title')} facts={facts} />
}

function Ways({ result: { quiz_id, play_id, test_type } }: { result: TestResult }) {
  const { t } = useTranslation()
  const { start, isPending } = useStartPlay('get_questions_test_retake', { outdates: ['get_open_tests'] })
  return (
    <div className={classes.ways}>
      <Button component={Link} to={reviewPath({ mode: modeOfTest[test_type], id: play_id })} size="lg">
        {t('result.review')}
      </Button>
      <BusyButton variant="default" size="lg" loading={isPending} onClick={() => start({ quiz_id })}>
        {t('test.retake')}
      </BusyButton>
      <p className={classes.note}>{t('test.retake_text')}</p>
    </div>
  )
}
