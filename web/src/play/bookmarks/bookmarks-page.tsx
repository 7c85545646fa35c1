// A player's bookmarked questions by type. The open type is part of the URL.

import { bookmarkTypes, type BookmarkType } from './bookmark-types.ts'
import { Tabs } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { BackLink } from '../../platform/ui/layout/back-link.tsx'
import { hueStyle } from '../../platform/ui/drawing/cover.tsx'
import { Page } from '../../platform/ui/layout/page.tsx'
import { BookmarksPart } from './bookmarks-part.tsx'
import classes from './bookmarks.module.css'
import { modes } from '../../platform/modes/modes.ts'

export default function BookmarksPage() {
  const { t } = useTranslation()
  const [search, setSearch] = useSearchParams()
  const type = bookmarkTypes.find(one => one === search.get('type')) ?? bookmarkTypes[0]
  const open = (next: string | null) => setSearch(next ? { type: next } : {}, { replace: true, preventScrollReset: true })
  return (
    <>
      <BackLink to="/profile/" text={t('profile.title')} width="narrow" />
      <Page title={t('mode.name_bookmarks')} lead={t('bookmark.lead')} width="narrow">
        <Tabs
          value={type}
          onChange={open}
          keepMounted={false}
          variant="pills"
          radius="xl"
          classNames={{ list: classes.tabs, tab: classes.tab }}
        >
          <Tabs.List aria-label={t('bookmark.kinds')}>
            {bookmarkTypes.map(one => (
              <TypeTab key={one} type={one} />
            ))}
          </Tabs.List>
          {bookmarkTypes.map(one => (
            <Tabs.Panel key={one} value={one}>
              <BookmarksPart type={one} />
            </Tabs.Panel>
          ))}
        </Tabs>
      </Page>
    </>
  )
}

function TypeTab({ type }: { type: BookmarkType }) {
  const { t } = useTranslation()
  return (
    <Tabs.Tab value={type} style={hueStyle(modes[type].hue)}>
      {t(`mode.name_${type}`)}
    </Tabs.Tab>
  )
}
