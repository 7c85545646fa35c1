import type { ExamResult } from '@trivium/contract/assess/exams'
import { useTranslation } from 'react-i18next'
import { useNumbers } from '../../../platform/ui/text/numbers.ts'
import classes from './exam-result.module.css'

type Row = ExamResult['statistics'][number]

/** The results by the marks of questions, once marks are shown. One column for each mark, because words are wider than numbers. */
export function MarkTable({ statistics }: Pick<ExamResult, 'statistics'>) {
  const { t } = useTranslation()
  const { count } = useNumbers()
  const hasParts = statistics.some(row => (row.in_part ?? 0) > 0)
  const lines: { name: string; valueOf: (row: Row) => number }[] = [
    { name: t('exam.column_questions'), valueOf: row => row.questions },
    { name: t('result.correct'), valueOf: row => row.correct ?? 0 },
    ...(hasParts ? [{ name: t('exam.column_in_part'), valueOf: (row: Row) => row.in_part ?? 0 }] : []),
    { name: t('result.wrong'), valueOf: row => (row.incorrect ?? 0) - (row.in_part ?? 0) },
    { name: t('result.unanswered'), valueOf: row => row.not_attempted },
    { name: t('exam.column_obtained'), valueOf: row => row.obtained_marks ?? 0 },
  ]
  return (
    <section className={classes.part} aria-labelledby="marks-title">
      <h2 id="marks-title">{t('exam.by_marks')}</h2>
      <table className={`${classes.table} tabular`} aria-labelledby="marks-title">
        <thead>
          <tr>
            <th scope="row">{t('exam.column_mark')}</th>
            {statistics.map(row => (
              <th key={row.mark} scope="col">
                {count(row.mark)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map(({ name, valueOf }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {statistics.map(row => (
                <td key={row.mark}>{count(valueOf(row))}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
