// After a sign-up, or a login with an address that is not verified: where to look, and how to get another message.

import { Anchor, Button } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSession } from '../session.ts'
import { notify } from '../ui/notify.ts'
import { useNumbers } from '../ui/numbers.ts'
import classes from './auth-card.module.css'
import { problemOf, identity } from './sign-in.ts'
import { useIdentityProblems } from './use-problem-text.ts'
import { useWait } from './use-wait.ts'

export function CheckInbox({ email, isShort = false }: { email: string; isShort?: boolean }) {
  const { t } = useTranslation()
  const { textOf } = useIdentityProblems()
  const { count } = useNumbers()
  const { secondsLeft, startWait } = useWait(isShort ? 0 : 60)
  const [isBusy, setBusy] = useState(false)
  const resend = async () => {
    setBusy(true)
    try {
      await identity.resendVerification(email)
      notify.success(t('auth.message_sent'))
      startWait()
    } catch (error) {
      notify.error(textOf(problemOf(error)))
    } finally {
      setBusy(false)
    }
  }
  return (
    <div className={classes.form}>
      {!isShort && <p>{t('auth.inbox_text', { email })}</p>}
      <OutboxLink />
      <Button variant="default" loading={isBusy} disabled={secondsLeft > 0} onClick={() => void resend()}>
        {secondsLeft > 0 ? t('auth.resend_in', { count: secondsLeft, shown: count(secondsLeft) }) : t('auth.resend_message')}
      </Button>
    </div>
  )
}

/** On a developer's machine messages go to a page instead of an inbox. */
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
