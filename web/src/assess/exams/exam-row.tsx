import type { Exam } from '@trivium/contract/assess/exams'
import { IconChevronRight } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { modes, resultPath } from '../../platform/modes/modes.ts'
import { serverNow } from '../../platform/calls/server-clock.ts'
import { Cover, hueStyle } from '../../platform/ui/drawing/cover.tsx'
import { ModeMotif } from '../../platform/ui/drawing/mode-motif.tsx'
import { Ago } from '../../platform/ui/text/ago.tsx'
import { useNumbers } from '../../platform/ui/text/numbers.ts'
import { useSoon } from '../../platform/ui/text/use-soon.ts'
import link from '../../platform/ui/layout/row-link.module.css'
import { examPath } from './exam-paths.ts'
import classes from './exams.module.css'

/** Leads to the start page, or to the result of the attempt. */
export function ExamRow({ exam }: { exam: Exam }) {
  const { t } = useTranslation()
  const { count } = useNumbers()
  const { hue } = modes.exam
  const { title, result, play_id, duration_minutes: minutes, questions, total_marks: marks } = exam
  const to = result && play_id !== null ? resultPath({ mode: 'exam', id: play_id }) : examPath(exam)
  const facts = [
    t('catalogue.questions', { count: questions, shown: count(questions) }),
    t('exam.minutes', { count: minutes, shown: count(minutes) }),
    t('exam.marks', { count: marks, shown: count(marks) }),
  ]
  return (
    <Link to={to} className={`${link.row} ${classes.row}`} style={hueStyle(hue)}>
      <Cover hue={hue} seed={`exam-${title}`} className={classes.cover}>
        <ModeMotif mode="exam" />
      </Cover>
      <span className={classes.words}>
        <span className={classes.name} dir="auto">
          {title}
        </span>
        <span className={classes.state}>
          <ExamStatus exam={exam} />
        </span>
        <span className={`${classes.facts} tabular`}>{facts.join(' · ')}</span>
      </span>
      <IconChevronRight className={link.chevron} size={20} aria-hidden />
    </Link>
  )
}

function ExamStatus({ exam }: { exam: Exam }) {
  const { t } = useTranslation()
  const { count, dateTime } = useNumbers()
  const soon = useSoon()
  const { status, result, is_daily, date, ends_at } = exam
  if (result?.void_reason) return t('exam.status_void')
  if (result) {
    const { obtained_marks: obtained, total_marks: total } = result
    const marks = obtained === null ? t('exam.marks_to_come') : t('exam.marks_of', { obtained: count(obtained), total: count(total) })
    return (
      <>
        {marks} · <Ago at={result.finished_at} />
      </>
    )
  }
  if (status === 'running') return t('exam.status_running')
  if (is_daily) return t('exam.status_daily')
  const now = serverNow()
  const isUpcoming = Date.parse(date) > now
  if (!isUpcoming && Date.parse(ends_at) <= now) return t('exam.status_over')
  const state = isUpcoming ? 'upcoming' : 'open'
  const moment = isUpcoming ? date : ends_at
  const near = soon(moment)
  return near ? t(`exam.status_${state}_soon`, near) : t(`exam.status_${state}`, { time: dateTime(moment) })
}
