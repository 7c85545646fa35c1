// The players that the player has blocked, with buttons to unblock them. Renders nothing without any.

import type { ActionName } from '@trivium/contract'
import { useTranslation } from 'react-i18next'
import { ask, useCommand } from '../../platform/calls/actions.ts'
import { Avatar } from '../../platform/ui/drawing/avatar.tsx'
import { BusyButton } from '../../platform/ui/feedback/busy-button.tsx'
import list from '../../platform/ui/layout/list.module.css'
import { MoreButton } from '../../platform/ui/layout/more-button.tsx'
import { PageSection } from '../../platform/ui/layout/section.tsx'
import { useFocusIfLost } from '../../platform/ui/hooks/use-focus-if-lost.ts'
import { onceEach, usePages } from '../../platform/session/use-pages.ts'
import classes from './messages.module.css'

/** The reads that a block changes. */
export const afterBlock: readonly ActionName[] = ['get_messages', 'get_blocked_players', 'get_invitable_players', 'get_user_by_id']

export function BlockedPart() {
  const { t } = useTranslation()
  const pages = usePages('get_blocked_players', {
    input: {},
    askPage: (offset, signal) => ask('get_blocked_players', { offset, limit: 20 }, { signal }),
    countRows: page => page.data.length,
    countAll: page => page.total,
  })
  const rows = onceEach(pages.data?.pages.flatMap(page => page.data) ?? [], ({ user_id }) => user_id)
  useFocusIfLost(rows.length, () => document.getElementById('main'))
  if (rows.length === 0) return null
  return (
    <PageSection title={t('messages.blocked')}>
      <ul className={list.rows}>
        {rows.map(player => (
          <li key={player.user_id} className={classes.player}>
            <Avatar name={player.name} photo={player.profile} size={40} />
            <span className={`${classes.words} ${classes.name}`}>
              <bdi>{player.name}</bdi>
            </span>
            <Unblock id={player.user_id} name={player.name} />
          </li>
        ))}
      </ul>
      <MoreButton query={pages} text={t('messages.more_players')} problem={t('messages.more_players_failed')} />
    </PageSection>
  )
}

function Unblock({ id, name }: { id: number; name: string }) {
  const { t } = useTranslation()
  const unblock = useCommand('block_player', { outdates: afterBlock })
  return (
    <BusyButton
      size="sm"
      variant="default"
      loading={unblock.isPending}
      aria-label={t('messages.unblock_name', { name })}
      onClick={() => unblock.mutate({ user_id: id, status: false })}
    >
      {t('messages.unblock')}
    </BusyButton>
  )
}
