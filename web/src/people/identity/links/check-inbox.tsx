// Shown after a sign-up or a login with an unverified address. Tells where to look and offers to send another message. When
// the link is opened in another tab of this browser, the guard of the page continues (session-end.ts).

import { Anchor } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { takeReturnPath } from '../../../platform/session/return-path.ts'
import { useSession } from '../../../platform/session/session.ts'
import classes from '../auth-card.module.css'
import type { Credentials } from '../provider.ts'
import { Meanwhile } from './meanwhile.tsx'
import { ResendButton } from './resend-button.tsx'
import { enter, identity } from '../sign-in/sign-in.ts'

export function CheckInbox({ account }: { account: Credentials }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const send = async () => {
    const proof = await identity.resendVerification(account)
    if (!proof) return
    await enter(proof, 'email')
    await navigate(takeReturnPath(), { replace: true })
    return false
  }
  return (
    <div className={classes.form}>
      <p>{t('auth.inbox_text', { email: `\u2066${account.email}\u2069` })}</p>
      <OutboxLink />
      <Meanwhile />
      <ResendButton send={send} variant="default" text="auth.resend_message" sentText="auth.message_sent" />
    </div>
  )
}

/** In development, messages go to a page instead of an inbox. */
export function OutboxLink() {
  const { t } = useTranslation()
  const hasOutbox = useSession(session => session.webSettings?.providers.outbox ?? false)
  if (!hasOutbox) return null
  return (
    <Anchor href="/identity/outbox" target="_blank" rel="noreferrer" className={classes.link}>
      {t('auth.outbox')}
    </Anchor>
  )
}
