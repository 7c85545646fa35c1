import type { Q } from '@trivium/contract/play/plays'
import { ActionIcon } from '@mantine/core'
import { IconBookmark, IconBookmarkFilled } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router'
import classes from './bookmark-button.module.css'
import { mayBeKept } from './bookmark-types.ts'
import { useBookmarks } from './use-bookmarks.ts'

interface BookmarkButtonProps {
  question: Pick<Q, 'id' | 'passage_id'>
}

/** Bookmarks a question of the current play. The button keeps its name; aria-pressed tells the state. */
export function BookmarkButton({ question }: BookmarkButtonProps) {
  const { t } = useTranslation()
  const bookmarks = useBookmarks(Number(useParams().playId) || 0)
  if (!mayBeKept(question)) return null
  const isKept = bookmarks.isKept(question.id)
  const Drawing = isKept ? IconBookmarkFilled : IconBookmark
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      size={44}
      radius="xl"
      className={classes.button}
      aria-pressed={isKept}
      data-switch
      aria-disabled={!bookmarks.isKnown}
      aria-label={t('bookmark.keep')}
      title={isKept ? t('bookmark.drop') : t('bookmark.keep')}
      onClick={() => bookmarks.isKnown && bookmarks.keep(question.id, !isKept)}
    >
      <Drawing size={22} aria-hidden />
    </ActionIcon>
  )
}
