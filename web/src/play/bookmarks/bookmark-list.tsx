import { Button } from '@mantine/core'
import { IconPlayerPlay } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { modes } from '../../platform/modes/modes.ts'
import { useStartPlay } from '../modes/index.ts'
import { BusyButton } from '../../platform/ui/feedback/busy-button.tsx'
import list from '../../platform/ui/layout/list.module.css'
import { useNumbers } from '../../platform/ui/text/numbers.ts'
import { BookmarkRow } from './bookmark-row.tsx'
import type { BookmarkType } from './bookmark-types.ts'
import classes from './bookmarks.module.css'
import type { BookmarkedQuestion } from './use-bookmarked-questions.ts'

interface BookmarkListProps {
  kept: BookmarkedQuestion[]
  onRemove: (question: BookmarkedQuestion) => void
  /** Whether these are all bookmarks: only all of a type are played together. */
  isAll: boolean
}

export function BookmarkList({ kept, onRemove, isAll }: BookmarkListProps) {
  const { t } = useTranslation()
  const { count } = useNumbers()
  return (
    <>
      <div className={classes.top}>
        <h2 className={classes.count}>{t('catalogue.questions', { count: kept.length, shown: count(kept.length) })}</h2>
        {isAll && <PlayThese types={[...new Set(kept.map(({ bookmark_type }) => bookmark_type))]} />}
      </div>
      <ul className={list.cards}>
        {kept.map(question => (
          <BookmarkRow key={question.id} question={question} onRemove={() => onRemove(question)} />
        ))}
      </ul>
    </>
  )
}

/** A round has questions of one type: with several, the player chooses on the next page. */
function PlayThese({ types }: { types: BookmarkType[] }) {
  const { t } = useTranslation()
  const { start, isPending } = useStartPlay(modes.bookmarks.starts)
  const drawing = <IconPlayerPlay size={20} aria-hidden />
  const [type, ...others] = types
  if (type === undefined) return null
  return others.length > 0 ? (
    <Button component={Link} to={modes.bookmarks.path} leftSection={drawing}>
      {t('bookmark.play')}
    </Button>
  ) : (
    <BusyButton leftSection={drawing} loading={isPending} onClick={() => start({ type })}>
      {t('bookmark.play')}
    </BusyButton>
  )
}
