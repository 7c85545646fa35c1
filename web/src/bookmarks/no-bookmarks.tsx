import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { modes } from '../modes/modes.ts'
import { EmptyState } from '../ui/empty-state.tsx'
import type { BookmarkType } from './bookmark-types.ts'

/** Nothing kept of a kind: how that is done, and where. */
export function NoBookmarks({ type }: { type: BookmarkType }) {
  const { t } = useTranslation()
  const { icon, path } = modes[type]
  const mode = t(`mode.name_${type}`)
  return (
    <EmptyState
      icon={icon}
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
