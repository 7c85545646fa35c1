import type { Exam, ExamResult } from '@trivium/contract/assess/exams'
import { useContentLang } from '../../../platform/i18n/content-language.ts'
import { useSession } from '../../../platform/session/session.ts'
import { useNumbers } from '../../../platform/ui/text/numbers.ts'
import classes from './exam-result.module.css'

/** Title, name and date: the head of the page and of the printed paper. */
export function PaperHead({ exam, result }: { exam: Exam; result: ExamResult }) {
  const { dateTime } = useNumbers()
  const lang = useContentLang(exam.language_id)
  const name = useSession(session => session.user?.name ?? '')
  return (
    <header className={classes.head}>
      <p className={classes.title} lang={lang} dir="auto">
        {exam.title}
      </p>
      <p className={classes.quiet}>
        <bdi>{name}</bdi> · <span className="tabular">{dateTime(result.finished_at)}</span>
      </p>
    </header>
  )
}
