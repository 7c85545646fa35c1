// The link of an invitation by mail. It works without an account: then a name and a password make one.

import { Button } from '@mantine/core'
import { type ReactNode, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useParams } from 'react-router'
import type { InvitedTo } from '@trivium/contract/people/groups'
import { useAction } from '../../../platform/calls/actions.ts'
import { rememberReturnPath } from '../../../platform/session/return-path.ts'
import { isSignedIn } from '../../../platform/session/session.ts'
import { EmptyState } from '../../../platform/ui/feedback/empty-state.tsx'
import { ErrorState } from '../../../platform/ui/feedback/error-state.tsx'
import { refusalText } from '../../../platform/ui/feedback/notify-call-error.ts'
import { RowsSkeleton } from '../../../platform/ui/feedback/skeletons.tsx'
import { Page } from '../../../platform/ui/layout/page.tsx'
import { useNumbers } from '../../../platform/ui/text/numbers.ts'
import { AuthCard } from '../auth-card.tsx'
import classes from '../auth-card.module.css'
import { Joining } from './joining.tsx'

export default function InvitedPage() {
  const { token = '' } = useParams()
  // A sign-in clears the cache of calls, so what was accepted stays here.
  const [joined, setJoined] = useState<InvitedTo | null>(null)
  return joined ? <Joined invitation={joined} /> : <Invited token={token} onJoined={setJoined} />
}

interface InvitedProps {
  token: string
  onJoined: (invitation: InvitedTo) => void
}

function Invited({ token, onJoined }: InvitedProps) {
  const { t } = useTranslation()
  const asked = useAction('get_mailed_invitation', { invitation_token: token }, { staleTimeMs: 0 })
  const invitation = asked.data?.data
  const refusal = asked.error?.refusal
  const next = invitation?.next
  // The log-in, also that in the head of the page, leads back here.
  useEffect(() => {
    if (next === 'sign_in' || next === 'new') rememberReturnPath(`/invited/${token}/`)
  }, [next, token])
  if (invitation)
    return (
      <AuthCard title={t('invited.title')} lead={t('invited.by', { name: invitation.invited_by })}>
        <Facts invitation={invitation} />
        <Joining token={token} invitation={invitation} onJoined={() => onJoined(invitation)} />
      </AuthCard>
    )
  return (
    <Page title={t('invited.title')} width="narrow" isTitleHidden>
      {refusal ? (
        <EmptyState
          mood="lost"
          prop="door"
          title={t('invited.failed')}
          text={refusalText(refusal)}
          action={
            <Button component={Link} to={isSignedIn() ? '/' : '/auth/login/'}>
              {t(isSignedIn() ? 'battle.invited_home' : 'auth.log_in')}
            </Button>
          }
        />
      ) : asked.isError ? (
        <ErrorState error={asked.error} onRetry={asked.refetch} />
      ) : (
        <RowsSkeleton count={3} />
      )}
    </Page>
  )
}

function Facts({ invitation: { exam, group, email } }: { invitation: InvitedTo }) {
  const { t } = useTranslation()
  const { count, dateTime } = useNumbers()
  return (
    <dl className={classes.whose}>
      {exam && (
        <>
          <Row term={t('invited.exam')}>{exam.title}</Row>
          <Row term={t('invited.open')}>{t('exam.window', { from: dateTime(exam.starts_at), until: dateTime(exam.ends_at) })}</Row>
          <Row term={t('invited.lasts')}>{t('exam.minutes', { count: exam.duration_minutes, shown: count(exam.duration_minutes) })}</Row>
        </>
      )}
      {group && <Row term={t('invited.group')}>{group}</Row>}
      <Row term={t('invited.address')}>{email}</Row>
    </dl>
  )
}

const Row = ({ term, children }: { term: string; children: ReactNode }) => (
  <div>
    <dt>{term}</dt>
    <dd>
      <bdi>{children}</bdi>
    </dd>
  </div>
)

function Joined({ invitation }: { invitation: InvitedTo }) {
  const { t } = useTranslation()
  return (
    <AuthCard title={t('invited.joined')}>
      <div className={classes.form}>
        <Facts invitation={invitation} />
        {invitation.exam && (
          <Button component={Link} to={`/exam-module/${invitation.exam.id}/`}>
            {t('invited.to_exam')}
          </Button>
        )}
        {invitation.group && (
          <Button component={Link} to="/profile/groups/" variant={invitation.exam ? 'default' : 'filled'}>
            {t('groups.title')}
          </Button>
        )}
      </div>
    </AuthCard>
  )
}
