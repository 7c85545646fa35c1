// A link into a room. Players join at once; guests read who invites them, and to what, before they log in.

import type { Contract } from '@trivium/contract'
import type { DataOf } from '@trivium/contract/platform/action'
import { Button } from '@mantine/core'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, Navigate, useParams } from 'react-router'
import { useAction } from '../../platform/calls/actions.ts'
import { modes } from '../../platform/modes/modes.ts'
import { rememberReturnPath } from '../../platform/session/return-path.ts'
import { isSignedIn } from '../../platform/session/session.ts'
import { hueStyle } from '../../platform/ui/drawing/cover.tsx'
import { MascotPicture } from '../../platform/ui/drawing/mascot.tsx'
import { EmptyState } from '../../platform/ui/feedback/empty-state.tsx'
import { ErrorState } from '../../platform/ui/feedback/error-state.tsx'
import { refusalText } from '../../platform/ui/feedback/notify-call-error.ts'
import { RowsSkeleton } from '../../platform/ui/feedback/skeletons.tsx'
import { Page } from '../../platform/ui/layout/page.tsx'
import { useNumbers } from '../../platform/ui/text/numbers.ts'
import { joinPath } from './battle-paths.ts'
import classes from './join-page.module.css'
import { problemOf } from './lobby/room-code-check.ts'

export default function JoinPage() {
  const { code = '' } = useParams()
  return isSignedIn() ? <Navigate to={joinPath(code)} replace /> : <Invitation code={code} />
}

function Invitation({ code }: { code: string }) {
  const { t } = useTranslation()
  const isCode = problemOf(code) === null
  const invitation = useAction('get_room_invitation', { room_code: code }, { enabled: isCode, staleTimeMs: 0 })
  const refusal = invitation.error?.refusal
  return (
    <Page title={t('battle.invited')} width="narrow" isTitleHidden>
      <div style={hueStyle(modes.group_battle.hue)}>
        {invitation.data ? (
          <Ticket code={code} invitation={invitation.data.data} />
        ) : !isCode || refusal ? (
          <EmptyState
            mood="lost"
            prop="door"
            title={refusal ? refusalText(refusal) : t('room.code_not_valid')}
            text={t('battle.invited_gone')}
            action={
              <Button component={Link} to="/">
                {t('battle.invited_home')}
              </Button>
            }
          />
        ) : invitation.isError ? (
          <ErrorState error={invitation.error} onRetry={invitation.refetch} />
        ) : (
          <RowsSkeleton count={3} />
        )}
      </div>
    </Page>
  )
}

interface TicketProps {
  code: string
  invitation: DataOf<Contract['get_room_invitation']>
}

function Ticket({ code, invitation }: TicketProps) {
  const { t } = useTranslation()
  const { count } = useNumbers()
  const { owner, category, questions, seconds_per_question: seconds, entryFee, taken, totalusers } = invitation
  // The link in the head of the page also leads to the login.
  useEffect(() => rememberReturnPath(joinPath(code)), [code])
  const facts = [
    category?.name ?? t('battle.any_category'),
    t('catalogue.questions', { count: questions, shown: count(questions) }),
    t('battle.seconds_each', { count: seconds, shown: count(seconds) }),
    entryFee === 0 ? t('battle.free') : t('battle.entry_of', { coins: t('catalogue.price', { count: entryFee, shown: count(entryFee) }) }),
    t('battle.seats', { taken: count(taken), total: count(totalusers) }),
  ]
  return (
    <section className={classes.ticket} aria-labelledby="invited-title">
      <MascotPicture mood="hello" className={classes.figure} />
      <h2 id="invited-title" className={classes.title} dir="auto">
        {t('battle.invited_by', { name: owner })}
      </h2>
      <p className={classes.facts}>
        {facts.map(fact => (
          <span key={fact}>{fact}</span>
        ))}
      </p>
      <p className={classes.text}>{t('battle.invited_text')}</p>
      <div className={classes.ways}>
        <Button component={Link} to="/auth/sign-up/" size="lg">
          {t('auth.sign_up')}
        </Button>
        <Button component={Link} to="/auth/login/" size="lg" variant="default">
          {t('auth.log_in')}
        </Button>
      </div>
    </section>
  )
}
