import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { modes } from '../../platform/modes/modes.ts'
import { EmptyState } from '../../platform/ui/feedback/empty-state.tsx'

/** Shown without any bookmarks: explains how to add some. */
export function NoBookmarks() {
  const { t } = useTranslation()
  return (
    <EmptyState
      mood="thinking"
      prop="bookmark"
      title={t('bookmark.none_title')}
      text={t('bookmark.none_text')}
      action={
        <Button component={Link} to={modes.quiz_zone.path}>
          {t('bookmark.none_go')}
        </Button>
      }
    />
  )
}
