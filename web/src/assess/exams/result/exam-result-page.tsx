// The result of an attempt: marks, statistics by the marks of questions, violations, and when the right answers are released.

import classes from './exam-result.module.css'
import type { Exam, ExamResult } from '@trivium/contract/assess/exams'
import { Button } from '@mantine/core'
import { IconPrinter, IconCheck, IconCircleHalf2, IconClock, IconMinus, IconPencil, IconX } from '@tabler/icons-react'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, Navigate, useParams } from 'react-router'
import { queryClient, useAction } from '../../../platform/calls/actions.ts'
import { modes, playPath, reviewPath } from '../../../platform/modes/modes.ts'
import { isPlayId, usePlayRoom, PlayError, PlayGone, ResultSkeleton } from '../../../play/plays/index.ts'
import { BackLink } from '../../../platform/ui/layout/back-link.tsx'
import { hueStyle } from '../../../platform/ui/drawing/cover.tsx'
import { useNumbers } from '../../../platform/ui/text/numbers.ts'
import { Page } from '../../../platform/ui/layout/page.tsx'
import { completedExamsPath } from '../exam-paths.ts'
import { MarkTable } from './mark-table.tsx'
import { PaperHead } from './paper-head.tsx'
import { ReopenedScreen } from './reopened-screen.tsx'
import { Facts } from '../../../play/modes/index.ts'

function ExamStats({ result }: { result: ExamResult }) {
  const { t } = useTranslation()
  const { count, clock } = useNumbers()
  const { correct, incorrect } = result
  const inPart = result.statistics.reduce((sum, row) => sum + (row.in_part ?? 0), 0)
  const facts = [
    ...(correct === null ? [] : [{ text: t('result.correct'), value: count(correct), Drawing: IconCheck }]),
    ...(inPart === 0 ? [] : [{ text: t('exam.column_in_part'), value: count(inPart), Drawing: IconCircleHalf2 }]),
    ...(incorrect === null ? [] : [{ text: t('result.wrong'), value: count(incorrect - inPart), Drawing: IconX }]),
    { text: t('exam.attempted'), value: count(result.attempted), Drawing: IconPencil },
    { text: t('result.unanswered'), value: count(result.not_attempted), Drawing: IconMinus },
    { text: t('exam.time'), value: clock(result.total_duration * 1000), Drawing: IconClock },
  ]
  return <Facts label={t('exam.result')} facts={facts} />
}

export default function ExamResultPage() {
  const { t } = useTranslation()
  const playId = Number(useParams().playId)
  const reply = useAction('get_exam_result', { play_id: playId }, { enabled: isPlayId(playId) })
  useEffect(() => {
    for (const outdated of ['get_exam_module', 'get_player_home'] as const) void queryClient.invalidateQueries({ queryKey: [outdated] })
  }, [playId])
  usePlayRoom(playId, ({ state }) => state === 'open' && void reply.refetch())
  const isOpen = reply.error?.refusal === 'play_open'
  if (isOpen && !reply.data) return <Navigate to={playPath({ mode: 'exam', id: playId })} replace />
  return (
    <>
      <BackLink to={completedExamsPath} text={t('exam.list')} width="narrow" />
      <Page title={t(isOpen ? 'exam.reopened_title' : 'exam.result')} width="narrow" isTitleHidden>
        {!isPlayId(playId) ? (
          <PlayGone />
        ) : isOpen ? (
          <ReopenedScreen playId={playId} />
        ) : reply.data ? (
          <Result exam={reply.data.exam} result={reply.data.data} />
        ) : reply.isError ? (
          <PlayError error={reply.error} onRetry={reply.refetch} />
        ) : (
          <ResultSkeleton />
        )}
      </Page>
    </>
  )
}

interface Ended {
  exam: Exam
  result: ExamResult
}

function Result({ exam, result }: Ended) {
  const { t } = useTranslation()
  const { count } = useNumbers()
  const { obtained_marks: obtained, total_marks: total } = result
  const isTold = obtained !== null
  return (
    <article className={classes.result} style={hueStyle(modes.exam.hue)}>
      <PaperHead exam={exam} result={result} />
      {isTold ? (
        <p className={classes.marks}>
          <strong className="tabular">{count(obtained)}</strong>
          <span className="tabular">{t('exam.of_marks', { count: total, shown: count(total) })}</span>
        </p>
      ) : (
        <p className={classes.verdict}>{t('exam.marks_later')}</p>
      )}
      {result.passed !== null && <Passed exam={exam} result={result} />}
      <p className={classes.ending}>{t(`exam.ended_${result.ended_by}`)}</p>
      {result.void_reason && (
        <p className={classes.void} role="note">
          {t('exam.voided', { reason: result.void_reason })}
        </p>
      )}
      <ExamStats result={result} />
      {isTold && <MarkTable statistics={result.statistics} />}
      <Noted result={result} />
      <Ways result={result} />
    </article>
  )
}

/** With the marks that pass, so that the verdict can be checked. */
function Passed({ exam, result: { passed, total_marks } }: Ended) {
  const { t } = useTranslation()
  const { count, percent } = useNumbers()
  const { pass_percent: least } = exam
  const from = Math.round(total_marks * (least ?? 0)) / 100
  const words = { percent: percent(least ?? 0), marks: t('exam.marks', { count: from, shown: count(from) }) }
  return (
    <p className={classes.verdict}>
      {t(passed ? 'exam.passed' : 'exam.not_passed')}{' '}
      {least !== null && <span className={classes.quiet}>{t('exam.pass_mark', words)}</span>}
    </p>
  )
}

/** All that was noted for the examiner, so that nobody learns of it later. */
function Noted({ result: { violations, absences, ended_by, finished_at } }: Pick<Ended, 'result'>) {
  const { t } = useTranslation()
  const { count, dateTime } = useNumbers()
  const notes = [
    ...violations.map(({ kind, at }) => ({ text: t(`exam.kind_${kind}`), at })),
    // During a release, a server of the release before may answer: its reply lists no absences.
    ...(Array.isArray(absences) ? absences : []).map(({ from, seconds }) => ({
      text: t('exam.was_away', { count: Math.max(1, seconds), shown: count(Math.max(1, seconds)) }),
      at: from,
    })),
    // The last absence has no return, so no report of it.
    ...(ended_by === 'absence' ? [{ text: t('exam.away_ended'), at: finished_at }] : []),
  ].toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at))
  if (notes.length === 0) return <p className={classes.quiet}>{t('exam.no_violations')}</p>
  return (
    <section className={classes.part} aria-labelledby="violations-title">
      <h2 id="violations-title">{t('exam.violations', { count: notes.length, shown: count(notes.length) })}</h2>
      <ul>
        {notes.map(({ text, at }, index) => (
          <li key={index}>
            {text} · <span className="tabular">{dateTime(at)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Ways({ result: { play_id, released } }: Pick<Ended, 'result'>) {
  const { t } = useTranslation()
  return (
    <div className={classes.ways}>
      {released ? (
        <Button component={Link} to={reviewPath({ mode: 'exam', id: play_id })} size="lg">
          {t('result.review')}
        </Button>
      ) : (
        <p className={classes.quiet}>{t('exam.not_released')}</p>
      )}
      <Button variant="default" size="lg" leftSection={<IconPrinter size={20} aria-hidden />} onClick={() => print()}>
        {t('exam.print')}
      </Button>
    </div>
  )
}
