// The messages to the player, each with its action.

import type { Message } from '@trivium/contract/people/messages'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { modes } from '../../platform/modes/modes.ts'
import { BackLink } from '../../platform/ui/layout/back-link.tsx'
import { EmptyState } from '../../platform/ui/feedback/empty-state.tsx'
import { ErrorState } from '../../platform/ui/feedback/error-state.tsx'
import list from '../../platform/ui/layout/list.module.css'
import { MoreButton } from '../../platform/ui/layout/more-button.tsx'
import page from '../../platform/ui/layout/page.module.css'
import { Page } from '../../platform/ui/layout/page.tsx'
import { RowsSkeleton } from '../../platform/ui/feedback/skeletons.tsx'
import { useFocusIfLost } from '../../platform/ui/hooks/use-focus-if-lost.ts'
import { BlockDialog, type Sender } from './block-dialog.tsx'
import { BlockedPart } from './blocked-part.tsx'
import { useMessagePages } from './message-pages.ts'
import { MessageRow } from './message-row.tsx'
import { useMarkMessagesRead } from './use-mark-messages-read.ts'

export default function MessagesPage() {
  const { t } = useTranslation()
  return (
    <>
      <BackLink to="/profile/" text={t('profile.title')} width="narrow" />
      <Page title={t('messages.title')} width="narrow">
        <div className={page.parts}>
          <Messages />
          <BlockedPart />
        </div>
      </Page>
    </>
  )
}

function Messages() {
  const { t } = useTranslation()
  const { pages, rows } = useMessagePages()
  useMarkMessagesRead(rows)
  if (pages.isPending) return <RowsSkeleton count={4} />
  if (pages.isError && !pages.data) return <ErrorState error={pages.error} onRetry={pages.refetch} />
  if (rows.length === 0) return <NothingYet />
  return (
    <>
      <MessageList rows={rows} />
      <MoreButton query={pages} text={t('notices.more')} problem={t('messages.more_failed')} />
    </>
  )
}

function MessageList({ rows }: { rows: Message[] }) {
  const [blocking, setBlocking] = useState<Sender | null>(null)
  // Blocking a player removes the row that opened the dialog, and with it the focus.
  useFocusIfLost(rows.length, () => document.getElementById('main'))
  return (
    <>
      <ul className={list.rows}>
        {rows.map(message => (
          <MessageRow key={message.id} message={message} onBlock={setBlocking} />
        ))}
      </ul>
      <BlockDialog sender={blocking} onClose={() => setBlocking(null)} />
    </>
  )
}

function NothingYet() {
  const { t } = useTranslation()
  return (
    <EmptyState
      mood="sleepy"
      prop="letter"
      title={t('messages.empty')}
      text={t('messages.empty_text')}
      action={
        <Button component={Link} to={modes.group_battle.path} variant="default">
          {t('battle.create_title')}
        </Button>
      }
    />
  )
}
