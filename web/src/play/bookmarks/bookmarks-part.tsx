import { IconPlayerPlay } from '@tabler/icons-react'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { modes } from '../../platform/modes/modes.ts'
import { useStartPlay } from '../modes/index.ts'
import { BusyButton } from '../../platform/ui/feedback/busy-button.tsx'
import { hueStyle } from '../../platform/ui/drawing/cover.tsx'
import { ErrorState } from '../../platform/ui/feedback/error-state.tsx'
import list from '../../platform/ui/layout/list.module.css'
import { useNumbers } from '../../platform/ui/text/numbers.ts'
import { RowsSkeleton } from '../../platform/ui/feedback/skeletons.tsx'
import { BookmarkRow } from './bookmark-row.tsx'
import type { BookmarkType } from './bookmark-types.ts'
import classes from './bookmarks.module.css'
import { NoBookmarks } from './no-bookmarks.tsx'
import { type BookmarkedQuestion, useBookmarkedQuestions } from './use-bookmarked-questions.ts'

/** The bookmarks of one type, newest first. */
export function BookmarksPart({ type }: { type: BookmarkType }) {
  const part = useRef<HTMLDivElement>(null)
  const { kept, error, refetch, remove } = useBookmarkedQuestions(type)
  const drop = (question: BookmarkedQuestion) => {
    remove(question)
    // The pressed button disappears with its row, so the focus moves to the list.
    part.current?.focus({ preventScroll: true })
  }
  return (
    <div ref={part} tabIndex={-1} className={classes.part} style={hueStyle(modes[type].hue)}>
      {error ? (
        <ErrorState error={error} onRetry={refetch} />
      ) : !kept ? (
        <RowsSkeleton count={4} />
      ) : kept.length === 0 ? (
        <NoBookmarks type={type} />
      ) : (
        <BookmarkList type={type} kept={kept} onRemove={drop} />
      )}
    </div>
  )
}

interface BookmarkListProps {
  type: BookmarkType
  kept: BookmarkedQuestion[]
  onRemove: (question: BookmarkedQuestion) => void
}

function BookmarkList({ type, kept, onRemove }: BookmarkListProps) {
  const { t } = useTranslation()
  const { count } = useNumbers()
  const { start, isPending } = useStartPlay(modes.bookmarks.starts)
  return (
    <>
      <div className={classes.top}>
        <h2 className={classes.count}>{t('catalogue.questions', { count: kept.length, shown: count(kept.length) })}</h2>
        <BusyButton leftSection={<IconPlayerPlay size={20} aria-hidden />} loading={isPending} onClick={() => start({ type })}>
          {t('bookmark.play')}
        </BusyButton>
      </div>
      <ul className={list.cards}>
        {kept.map(question => (
          <BookmarkRow key={question.id} question={question} onRemove={() => onRemove(question)} />
        ))}
      </ul>
    </>
  )
}
