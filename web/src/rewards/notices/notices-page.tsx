import { Button } from '@mantine/core'
import type { Notice } from '@trivium/contract/rewards/notices'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { BackLink } from '../../platform/ui/layout/back-link.tsx'
import { EmptyState } from '../../platform/ui/feedback/empty-state.tsx'
import { ErrorState } from '../../platform/ui/feedback/error-state.tsx'
import list from '../../platform/ui/layout/list.module.css'
import { MoreButton } from '../../platform/ui/layout/more-button.tsx'
import page from '../../platform/ui/layout/page.module.css'
import { Page } from '../../platform/ui/layout/page.tsx'
import { RowsSkeleton } from '../../platform/ui/feedback/skeletons.tsx'
import { mergeNotices, useNoticePages } from './notice-pages.ts'
import { NoticeRow } from './notice-row.tsx'
import { useMarkRead } from './use-mark-read.ts'

export default function NoticesPage() {
  const { t } = useTranslation()
  return (
    <>
      <BackLink to="/profile/" text={t('profile.title')} width="narrow" />
      <Page title={t('notices.title')} width="narrow">
        <Notices />
      </Page>
    </>
  )
}

function Notices() {
  const { t } = useTranslation()
  const notices = useNoticePages()
  // Removes duplicates: a new notice between two calls shifts the pages.
  const rows = mergeNotices([], notices.data?.pages.flatMap(page => page.data) ?? [])
  useMarkRead(rows)
  if (notices.isPending) return <RowsSkeleton />
  if (notices.isError && !notices.data) return <ErrorState error={notices.error} onRetry={notices.refetch} />
  if (rows.length === 0) return <NothingYet />
  return (
    <div className={page.parts}>
      <NoticeList rows={rows} />
      <MoreButton query={notices} text={t('notices.more')} problem={t('notices.more_failed')} />
    </div>
  )
}

function NoticeList({ rows }: { rows: Notice[] }) {
  return (
    <ul className={list.rows}>
      {rows.map(notice => (
        <NoticeRow key={notice.id} notice={notice} />
      ))}
    </ul>
  )
}

function NothingYet() {
  const { t } = useTranslation()
  return (
    <EmptyState
      mood="sleepy"
      prop="bell"
      title={t('notices.empty')}
      text={t('notices.empty_text')}
      action={
        <Button component={Link} to="/profile/badges/" variant="default">
          {t('badges.title')}
        </Button>
      }
    />
  )
}
