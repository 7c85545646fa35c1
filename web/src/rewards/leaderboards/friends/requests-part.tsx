// Players who would like to be friends. Nothing is shown while there are none.

import type { Contract } from '@trivium/contract'
import type { DataOf } from '@trivium/contract/platform/action'
import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { ask, useCommand } from '../../../platform/calls/actions.ts'
import { usePages } from '../../../platform/session/use-pages.ts'
import { Avatar } from '../../../platform/ui/drawing/avatar.tsx'
import { BusyButton } from '../../../platform/ui/feedback/busy-button.tsx'
import { notify } from '../../../platform/ui/feedback/notify.ts'
import { useFocusIfLost } from '../../../platform/ui/hooks/use-focus-if-lost.ts'
import { MoreButton } from '../../../platform/ui/layout/more-button.tsx'
import classes from './friends.module.css'

type Request = DataOf<Contract['get_friend_requests']>[number]

export function RequestsPart() {
  const { t } = useTranslation()
  const query = usePages('get_friend_requests', {
    input: {},
    askPage: (offset, signal) => ask('get_friend_requests', { offset }, { signal }),
    countRows: page => page.data.length,
    countAll: page => page.total,
  })
  const rows = query.data?.pages.flatMap(page => page.data) ?? []
  useFocusIfLost(rows.length, () => document.getElementById('main'))
  if (rows.length === 0) return null
  return (
    <section className={classes.requests} aria-labelledby="requests-title">
      <h2 id="requests-title" className={classes.requestsTitle}>
        {t('friends.requests')}
      </h2>
      <ul className={classes.requestRows}>
        {rows.map(request => (
          <RequestRow key={request.user_id} request={request} />
        ))}
      </ul>
      <MoreButton query={query} text={t('board.more')} problem={t('board.more_failed')} />
    </section>
  )
}

function RequestRow({ request: { user_id, name, profile } }: { request: Request }) {
  const { t } = useTranslation()
  const answer = useCommand('answer_friend_request', { outdates: ['get_friend_requests', 'get_friends_leaderboard'] })
  const say = (accept: boolean) =>
    answer.mutate({ user_id, accept }, { onSuccess: () => notify.success(t(accept ? 'friends.accepted' : 'friends.declined'), 'friends') })
  return (
    <li className={classes.request}>
      <Avatar name={name} photo={profile} size={44} />
      <span className={classes.requestName} title={name} dir="auto" translate="no">
        {name}
      </span>
      <span className={classes.answers}>
        <BusyButton loading={answer.isPending} onClick={() => say(true)} aria-label={`${t('friends.accept')}: ${name}`}>
          {t('friends.accept')}
        </BusyButton>
        <Button variant="default" disabled={answer.isPending} onClick={() => say(false)} aria-label={`${t('friends.decline')}: ${name}`}>
          {t('friends.decline')}
        </Button>
      </span>
    </li>
  )
}
