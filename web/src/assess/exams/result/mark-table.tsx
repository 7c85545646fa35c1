import type { ExamResult } from '@trivium/contract/assess/exams'
import { useTranslation } from 'react-i18next'
import { useNumbers } from '../../../platform/ui/text/numbers.ts'
import classes from './exam-result.module.css'

/** The results by the marks of questions, once marks are shown. */
export function MarkTable({ statistics }: Pick<ExamResult, 'statistics'>) {
  const { t } = useTranslation()
  const { count } = useNumbers()
  const hasParts = statistics.some(row => (row.in_part ?? 0) > 0)
  return (
    <section className={classes.part} aria-labelledby="marks-title">
      <h2 id="marks-title">{t('exam.by_marks')}</h2>
      <table className={`${classes.table} tabular`} aria-labelledby="marks-title">
        <thead>
          <tr>
            <th scope="col">{t('exam.column_mark')}</th>
            <th scope="col">{t('exam.column_questions')}</th>
            <th scope="col">{t('result.correct')}</th>
            {hasParts && <th scope="col">{t('exam.column_in_part')}</th>}
            <th scope="col">{t('result.wrong')}</th>
            <th scope="col">{t('result.unanswered')}</th>
            <th scope="col">{t('exam.column_obtained')}</th>
          </tr>
        </thead>
        <tbody>
          {statistics.map(row => (
            <tr key={row.mark}>
              <th scope="row">{count(row.mark)}</th>
              <td>{count(row.questions)}</td>
              <td>{count(row.correct ?? 0)}</td>
              {hasParts && <td>{count(row.in_part ?? 0)}</td>}
              <td>{count((row.incorrect ?? 0) - (row.in_part ?? 0))}</td>
              <td>{count(row.not_attempted)}</td>
              <td>{count(row.obtained_marks ?? 0)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
