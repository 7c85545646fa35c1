import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../../platform/ui/feedback/dialog.tsx'
import { ReportForm } from './report-form.tsx'
import { leaveReports, stopReporting, useReporting } from '../../bank/questions/index.ts'

/** routes.tsx shows it once on every page that has a ReportButton. */
export function ReportDialog() {
  const { t } = useTranslation()
  const question = useReporting(reporting => reporting.question)
  useEffect(() => leaveReports, [])
  return (
    <Dialog isOpen={question !== null} onClose={stopReporting} title={t('report.title')}>
      {question && <ReportForm key={question.id} question={question} onClose={stopReporting} />}
    </Dialog>
  )
}
