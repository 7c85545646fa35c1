import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { modeLooks } from '../plays/mode-looks.ts'
import { modePaths } from '../plays/mode-paths.ts'
import { EmptyState } from '../ui/empty-state.tsx'
import type { BookmarkType } from './bookmark-types.ts'

/** Nothing kept of a kind: how that is done, and where. */
export function NoBookmarks({ type }: { type: BookmarkType }) {
  const { t } = useTranslation()
  const { icon, name } = modeLooks[type]
  return (
    <EmptyState
      icon={icon}
      title={t('bookmark.none_title')}
      text={t('bookmark.none_text', { mode: t(name) })}
      action={
        <Button component={Link} to={modePaths[type]}>
          {t('bookmark.none_go', { mode: t(name) })}
        </Button>
      }
    />
  )
}
