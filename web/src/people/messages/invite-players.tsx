// Invites known players into a room: a button that opens a sheet with them.

import { Button } from '@mantine/core'
import { IconUserPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ask } from '../../platform/calls/actions.ts'
import { Dialog } from '../../platform/ui/feedback/dialog.tsx'
import list from '../../platform/ui/layout/list.module.css'
import { MoreButton } from '../../platform/ui/layout/more-button.tsx'
import { callErrorText } from '../../platform/ui/feedback/notify-call-error.ts'
import { useNumbers } from '../../platform/ui/text/numbers.ts'
import { RowsSkeleton } from '../../platform/ui/feedback/skeletons.tsx'
import { onceEach, usePages } from '../../platform/session/use-pages.ts'
import { InvitableRow } from './invitable-row.tsx'
import classes from './messages.module.css'

export function InvitePlayers({ roomId }: { roomId: string }) {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="default" leftSection={<IconUserPlus size={20} aria-hidden />} onClick={() => setOpen(true)}>
        {t('messages.invite_players')}
      </Button>
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title={t('messages.invite_players')}>
        <Invitable roomId={roomId} />
      </Dialog>
    </>
  )
}

function Invitable({ roomId }: { roomId: string }) {
  const { t } = useTranslation()
  const pages = useInvitablePages(roomId)
  const [first] = pages.data?.pages ?? []
  // The invitations left today, counted down with each one until the list is refetched.
  const [left, setLeft] = useState<number | null>(null)
  if (pages.isPending) return <RowsSkeleton count={4} />
  if (!first || !pages.data) return <Failed text={pages.error ? callErrorText(pages.error) : ''} onRetry={() => void pages.refetch()} />
  const rows = onceEach(
    pages.data.pages.flatMap(page => page.data),
    ({ user_id }) => user_id,
  )
  if (rows.length === 0) return <Nobody />
  const leftToday = left ?? first.left_today
  return (
    <div className={classes.invitable}>
      <Left count={leftToday} />
      <ul className={list.rows}>
        {rows.map(player => (
          <InvitableRow key={player.user_id} player={player} roomId={roomId} canInvite={leftToday > 0} onInvited={setLeft} />
        ))}
      </ul>
      <MoreButton query={pages} text={t('messages.more_players')} problem={t('messages.more_players_failed')} />
    </div>
  )
}

const useInvitablePages = (room_id: string) =>
  usePages('get_invitable_players', {
    input: { room_id },
    askPage: (offset, signal) => ask('get_invitable_players', { room_id, offset, limit: 20 }, { signal }),
    countRows: page => page.data.length,
    countAll: page => page.total,
  })

function Left({ count: left }: { count: number }) {
  const { t } = useTranslation()
  const { count } = useNumbers()
  return (
    <p className={classes.note} role="status">
      {left === 0 ? t('refusal.too_many_invitations') : t('messages.left', { count: left, shown: count(left) })}
    </p>
  )
}

function Nobody() {
  const { t } = useTranslation()
  return (
    <>
      <p className={classes.name}>{t('messages.nobody')}</p>
      <p className={classes.note}>{t('messages.nobody_text')}</p>
    </>
  )
}

function Failed({ text, onRetry }: { text: string; onRetry: () => void }) {
  const { t } = useTranslation()
  return (
    <div className={classes.invitable} role="alert">
      <p className={classes.note}>{text}</p>
      <Button variant="default" onClick={onRetry}>
        {t('action.retry')}
      </Button>
    </div>
  )
}
