// The player's sessions. The player can log out lost or borrowed devices.

import type { OwnSession } from '@trivium/contract/people/accounts'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAction, useCommand } from '../../platform/calls/actions.ts'
import { serverNow } from '../../platform/calls/server-clock.ts'
import { BusyButton } from '../../platform/ui/feedback/busy-button.tsx'
import { ConfirmDialog } from '../../platform/ui/feedback/confirm-dialog.tsx'
import { ErrorState } from '../../platform/ui/feedback/error-state.tsx'
import { notify } from '../../platform/ui/feedback/notify.ts'
import { useNumbers } from '../../platform/ui/text/numbers.ts'
import { relativeTime } from '../../platform/ui/text/relative-time.ts'
import { Row, Section } from '../../platform/ui/layout/section.tsx'
import { RowsSkeleton } from '../../platform/ui/feedback/skeletons.tsx'
import { useFocusIfLost } from '../../platform/ui/hooks/use-focus-if-lost.ts'

export function SessionsSection() {
  const { t } = useTranslation()
  return (
    <Section title={t('sessions.title')}>
      <Sessions />
    </Section>
  )
}

function Sessions() {
  const { t } = useTranslation()
  const asked = useAction('get_sessions', {}, { staleTimeMs: 0 })
  const sessions = asked.data?.data ?? []
  const others = sessions.filter(session => !session.is_current)
  useFocusIfLost(others.length, () => document.getElementById('main'))
  if (asked.isPending) return <RowsSkeleton count={2} />
  if (asked.isError && !asked.data) return <ErrorState error={asked.error} onRetry={asked.refetch} />
  return (
    <>
      {sessions
        .filter(session => session.is_current)
        .map(session => (
          <HereRow key={session.id} session={session} />
        ))}
      {others.map(session => (
        <OtherRow key={session.id} session={session} />
      ))}
      {others.length > 0 ? <EndOthersRow /> : <Row label={t('sessions.only_here')} />}
    </>
  )
}

function HereRow({ session }: { session: OwnSession }) {
  const { t } = useTranslation()
  const { dateTime } = useNumbers()
  return <Row label={t('sessions.here')} hint={t('sessions.since', { date: dateTime(session.created_at) })} />
}

function OtherRow({ session }: { session: OwnSession }) {
  const { t, i18n } = useTranslation()
  const { dateTime, timeZone } = useNumbers()
  const end = useCommand('end_session', { outdates: ['get_sessions'], onSuccess: () => notify.success(t('sessions.ended')) })
  const date = dateTime(session.created_at)
  const time = relativeTime(i18n.language || 'en', session.last_used_at, serverNow(), timeZone)
  return (
    <Row label={t('sessions.last_used', { time })} hint={t('sessions.since', { date })}>
      <BusyButton
        variant="default"
        loading={end.isPending}
        aria-label={t('sessions.end_named', { date })}
        onClick={() => end.mutate({ session_id: session.id })}
      >
        {t('sessions.end')}
      </BusyButton>
    </Row>
  )
}

function EndOthersRow() {
  const { t } = useTranslation()
  const [isAsking, setAsking] = useState(false)
  const end = useCommand('end_other_sessions', {
    outdates: ['get_sessions'],
    onSuccess: () => {
      setAsking(false)
      notify.success(t('sessions.others_ended'))
    },
  })
  return (
    <Row label={t('sessions.others')} hint={t('sessions.others_hint')}>
      <Button variant="default" onClick={() => setAsking(true)}>
        {t('sessions.end_others')}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={t('sessions.end_others_title')}
        text={t('sessions.end_others_text')}
        action={t('sessions.end_others')}
        isPending={end.isPending}
        onConfirm={() => end.mutate({})}
        onClose={() => setAsking(false)}
      />
    </Row>
  )
}
