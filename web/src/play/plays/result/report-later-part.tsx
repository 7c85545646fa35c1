import { useTranslation } from 'react-i18next'
import { FormulaText } from '../../../platform/ui/text/formula-text.tsx'
import { laterOf, useLater, ReportButton } from '../../../bank/questions/index.ts'
import classes from './report-later.module.css'

/** Lists, at the end of a play, the questions that the player noted for a report. */
export function ReportLaterPart({ playId }: { playId: number }) {
  const { t } = useTranslation()
  const noted = useLater(laterOf(playId))
  if (noted.length === 0) return null
  return (
    <section aria-labelledby="report-later" className={classes.part}>
      <h2 id="report-later" className={classes.title}>
        {t('report.later_title')}
      </h2>
      <ul className={classes.list}>
        {noted.map(question => (
          <li key={question.id} className={classes.row}>
            <p dir="auto">
              <FormulaText text={question.question} />
            </p>
            <ReportButton question={question} />
          </li>
        ))}
      </ul>
    </section>
  )
}
