import type { Q } from '@trivium/contract/play/plays'
import { BookmarkButton } from '../../play/bookmarks/bookmark-button.tsx'
import { ReportButton } from './report-button.tsx'
import classes from './question-tools.module.css'

/** The actions for a played question: bookmark and report. */
export function QuestionTools({ question }: { question: Q }) {
  return (
    <div className={classes.tools}>
      <ReportButton question={question} />
      <BookmarkButton question={question} />
    </div>
  )
}
