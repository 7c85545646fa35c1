// A player's bookmarked questions, all or those of one subject. The open subject is part of the URL.

import { Tabs } from '@mantine/core'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { useContentLang } from '../../platform/i18n/content-language.ts'
import { modes } from '../../platform/modes/modes.ts'
import { OtherLanguages } from '../modes/index.ts'
import { hueStyle } from '../../platform/ui/drawing/cover.tsx'
import { ErrorState } from '../../platform/ui/feedback/error-state.tsx'
import { RowsSkeleton } from '../../platform/ui/feedback/skeletons.tsx'
import { BackLink } from '../../platform/ui/layout/back-link.tsx'
import { Page } from '../../platform/ui/layout/page.tsx'
import { useNumbers } from '../../platform/ui/text/numbers.ts'
import { BookmarkList } from './bookmark-list.tsx'
import classes from './bookmarks.module.css'
import { NoBookmarks } from './no-bookmarks.tsx'
import { subjectsOf } from './subjects.ts'
import { type BookmarkedQuestion, useBookmarkedQuestions } from './use-bookmarked-questions.ts'

export default function BookmarksPage() {
  const { t } = useTranslation()
  const { count } = useNumbers()
  const part = useRef<HTMLDivElement>(null)
  const { kept, elsewhere, error, refetch, remove } = useBookmarkedQuestions()
  const drop = (question: BookmarkedQuestion) => {
    remove(question)
    // The pressed button disappears with its row, so the focus moves to the list.
    part.current?.focus({ preventScroll: true })
  }
  const waiting = elsewhere.map(({ language_id: languageId, kept: other }) => ({
    languageId,
    text: (language: string) => t('bookmark.elsewhere', { count: other, shown: count(other), language }),
  }))
  return (
    <>
      <BackLink to="/profile/" text={t('profile.title')} width="narrow" />
      <Page title={t('mode.name_bookmarks')} lead={t('bookmark.lead')} width="narrow">
        <div ref={part} tabIndex={-1} className={classes.part} style={hueStyle(modes.bookmarks.hue)}>
          {error ? (
            <ErrorState error={error} onRetry={refetch} />
          ) : !kept ? (
            <RowsSkeleton count={4} />
          ) : kept.length === 0 ? (
            <NoBookmarks />
          ) : (
            <Subjects kept={kept} onRemove={drop} />
          )}
          <OtherLanguages waiting={waiting} />
        </div>
      </Page>
    </>
  )
}

interface SubjectsProps {
  kept: BookmarkedQuestion[]
  onRemove: (question: BookmarkedQuestion) => void
}

const all = 'all'

function Subjects({ kept, onRemove }: SubjectsProps) {
  const { t } = useTranslation()
  const [search, setSearch] = useSearchParams()
  const lang = useContentLang(kept[0]?.language_id ?? 0)
  const subjects = subjectsOf(kept)
  const chosen = subjects.find(({ slug }) => slug === search.get('subject'))
  if (subjects.length < 2) return <BookmarkList kept={kept} onRemove={onRemove} isAll />
  const open = (slug: string | null) =>
    setSearch(slug && slug !== all ? { subject: slug } : {}, { replace: true, preventScrollReset: true })
  return (
    <Tabs
      value={chosen?.slug ?? all}
      onChange={open}
      keepMounted={false}
      variant="pills"
      radius="xl"
      classNames={{ list: classes.tabs, tab: classes.tab }}
    >
      <Tabs.List aria-label={t('bookmark.subjects')}>
        <Tabs.Tab value={all}>{t('bookmark.all')}</Tabs.Tab>
        {subjects.map(({ slug, name }) => (
          <Tabs.Tab key={slug} value={slug}>
            <bdi lang={lang}>{name}</bdi>
          </Tabs.Tab>
        ))}
      </Tabs.List>
      <Tabs.Panel value={chosen?.slug ?? all}>
        <BookmarkList kept={chosen?.kept ?? kept} onRemove={onRemove} isAll={!chosen} />
      </Tabs.Panel>
    </Tabs>
  )
}
