// The start page of an exam: its facts, its rules, what the page watches, and the field for the key.

import type { Exam } from '@trivium/contract/assess/exams'
import { Skeleton, Typography } from '@mantine/core'
import { IconCheck, IconClock, IconHourglassHigh, IconListNumbers, IconStar } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router'
import { useAction } from '../../platform/calls/actions.ts'
import { useContentLang } from '../../platform/i18n/content-language.ts'
import { Facts } from '../../play/modes/index.ts'
import { modes } from '../../platform/modes/modes.ts'
import { BackLink } from '../../platform/ui/layout/back-link.tsx'
import { Cover, hueStyle } from '../../platform/ui/drawing/cover.tsx'
import { ModeMotif } from '../../platform/ui/drawing/mode-motif.tsx'
import { EmptyState } from '../../platform/ui/feedback/empty-state.tsx'
import { ErrorState } from '../../platform/ui/feedback/error-state.tsx'
import { useNumbers } from '../../platform/ui/text/numbers.ts'
import { useDocumentTitle } from '../../platform/ui/layout/page.tsx'
import { PageSection } from '../../platform/ui/layout/section.tsx'
import { TextSkeleton } from '../../platform/ui/feedback/skeletons.tsx'
import classes from './exams.module.css'
import { ownDevice } from './play/device.ts'
import { opensInFullScreen } from './play/full-screen.ts'
import { captureRules } from './play/violation-text.ts'
import { StartForm } from './start-form.tsx'
import { useExamDoor } from './use-exam-door.ts'

const mostToday = 100

export default function ExamPage() {
  const { t } = useTranslation()
  const examId = Number(useParams().examId)
  const exams = useAction('get_exam_module', { type: 1, limit: mostToday })
  const exam = exams.data?.data.find(({ id }) => id === examId)
  useDocumentTitle(exam?.title ?? t('mode.name_exam'))
  return (
    <>
      <BackLink to={modes.exam.path} text={t('exam.list')} width="narrow" />
      <div className={classes.page} style={hueStyle(modes.exam.hue)}>
        {exam ? (
          <Door exam={exam} />
        ) : exams.isPending ? (
          <>
            <Skeleton height={180} radius={24} aria-hidden />
            <TextSkeleton />
          </>
        ) : exams.isError ? (
          <ErrorState error={exams.error} onRetry={exams.refetch} />
        ) : (
          <EmptyState mood="lost" prop="clipboard" level={1} title={t('exam.gone_title')} text={t('exam.gone_text')} />
        )}
      </div>
    </>
  )
}

function Door({ exam }: { exam: Exam }) {
  const { t } = useTranslation()
  const lang = useContentLang(exam.language_id)
  useExamDoor(exam.id)
  return (
    <>
      <header className={classes.head}>
        <Cover hue={modes.exam.hue} seed={`exam-${exam.title}`} className={classes.headCover}>
          <ModeMotif mode="exam" />
        </Cover>
        <div className={classes.headWords}>
          <h1 className={classes.title} lang={lang} dir="auto">
            {exam.title}
          </h1>
          <When exam={exam} />
        </div>
      </header>
      <ExamFacts exam={exam} />
      {exam.rules !== '' && (
        <PageSection title={t('exam.rules')}>
          <div className={classes.surface}>
            <Typography>
              {/* Safe, because the server has sanitised the HTML. */}
              <div lang={lang} dir="auto" className={classes.rules} dangerouslySetInnerHTML={{ __html: exam.rules }} />
            </Typography>
          </div>
        </PageSection>
      )}
      <Watched exam={exam} />
      <StartForm exam={exam} />
    </>
  )
}

function When({ exam: { is_daily, date, ends_at } }: { exam: Exam }) {
  const { t } = useTranslation()
  const { dateTime } = useNumbers()
  return (
    <p className={classes.when}>
      {is_daily ? t('exam.status_daily') : t('exam.window', { from: dateTime(date), until: dateTime(ends_at) })}
    </p>
  )
}

function ExamFacts({ exam }: { exam: Exam }) {
  const { t } = useTranslation()
  const { count, percent } = useNumbers()
  const { duration_minutes: minutes, questions, total_marks: marks, extra_percent: extra, pass_percent: pass } = exam
  const own = Math.round(minutes * (1 + extra / 100))
  const facts = [
    { text: t('await.questions'), value: count(questions), Drawing: IconListNumbers },
    { text: t('exam.total_marks'), value: count(marks), Drawing: IconStar },
    ...(pass === null ? [] : [{ text: t('exam.passed_from'), value: percent(pass), Drawing: IconCheck }]),
    { text: t('exam.time'), value: t('exam.minutes', { count: own, shown: count(own) }), Drawing: IconClock },
    ...(extra > 0 ? [{ text: t('exam.extra'), value: `+${count(own - minutes)}`, Drawing: IconHourglassHigh }] : []),
  ]
  return <Facts label={t('exam.facts')} facts={facts} />
}

/** Tells the examinee what the page notices and who sees it. */
function Watched({ exam: { away_seconds: seconds, strict_away, answer_again, takes_marks } }: { exam: Exam }) {
  const { t } = useTranslation()
  const { count } = useNumbers()
  const away = { count: seconds, shown: count(seconds) }
  return (
    <PageSection title={t('exam.watched')}>
      <div className={`${classes.surface} ${classes.watched}`}>
        <ul className={classes.points}>
          <li>{strict_away ? t('exam.watched_strict', away) : t('exam.watched_warns', away)}</li>
          <li>{answer_again ? t('exam.answers_change') : t('exam.answers_stay')}</li>
          {takes_marks && <li>{t('exam.takes_marks')}</li>}
          <li>{t('exam.watched_line')}</li>
        </ul>
        <details className={classes.fold}>
          <summary>{t('exam.watched_more')}</summary>
          <ul className={classes.points}>
            {captureRules(ownDevice()).map(rule => (
              <li key={rule}>{t(rule)}</li>
            ))}
            <li>{t('exam.watched_copies')}</li>
            {opensInFullScreen() && <li>{t('exam.watched_full_screen')}</li>}
          </ul>
        </details>
      </div>
    </PageSection>
  )
}
