import type { Q } from '@trivium/contract/play/plays'
import { BookmarkButton } from '../../bookmarks/index.ts'
import { ReportButton } from '../../../bank/questions/index.ts'
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
