import type { Q } from '@trivium/contract/plays'
import { BookmarkButton } from '../bookmarks/bookmark-button.tsx'
import { ReportButton } from './report-button.tsx'
import classes from './question-tools.module.css'

/** What can be done with a question that has been played: keep it, report it. */
export function QuestionTools({ question }: { question: Q }) {
  return (
    <div className={classes.tools}>
      <ReportButton question={question} />
      <BookmarkButton question={question} />
    </div>
  )
}
