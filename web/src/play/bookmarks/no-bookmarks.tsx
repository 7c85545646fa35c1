import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { modes } from '../../platform/modes/modes.ts'
import { EmptyState } from '../../platform/ui/feedback/empty-state.tsx'
import type { BookmarkType } from './bookmark-types.ts'

/** Shown when a type has no bookmarks: explains how and where to add some. */
export function NoBookmarks({ type }: { type: BookmarkType }) {
  const { t } = useTranslation()
  const { path } = modes[type]
  const mode = t(`mode.name_${type}`)
  return (
    <EmptyState
      mood="thinking"
      prop="bookmark"
      title={t('bookmark.none_title')}
      text={t('bookmark.none_text', { mode })}
      action={
        <Button component={Link} to={path}>
          {t('bookmark.none_go', { mode })}
        </Button>
      }
    />
  )
}
