import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { BusyButton } from '../../../platform/ui/feedback/busy-button.tsx'
import { notify } from '../../../platform/ui/feedback/notify.ts'
import { useNumbers } from '../../../platform/ui/text/numbers.ts'
import { problemOf } from '../sign-in/sign-in.ts'
import { useIdentityProblems } from '../use-problem-text.ts'

interface ResendButtonProps {
  /** @returns false when no message was needed and none was sent */
  send: () => Promise<boolean | void>
  variant: 'default' | 'subtle'
  text: 'auth.resend_code' | 'auth.resend_message'
  sentText: 'auth.code_sent' | 'auth.message_sent'
}

/** Sends another message, a minute after the last. It uses aria-disabled meanwhile, because `disabled` would lose the focus. */
export function ResendButton({ send, variant, text, sentText }: ResendButtonProps) {
  const { t } = useTranslation()
  const { textOf } = useIdentityProblems()
  const { count } = useNumbers()
  const { secondsLeft, startWait } = useWait()
  const [isBusy, setBusy] = useState(false)
  const resend = async () => {
    setBusy(true)
    try {
      if ((await send()) === false) return
      notify.success(t(sentText))
      startWait()
    } catch (error) {
      notify.error(textOf(problemOf(error)))
    } finally {
      setBusy(false)
    }
  }
  const isWaiting = secondsLeft > 0
  return (
    <BusyButton
      variant={variant}
      loading={isBusy}
      data-disabled={isWaiting || undefined}
      aria-disabled={isWaiting || undefined}
      onClick={isWaiting ? undefined : () => void resend()}
    >
      {isWaiting ? t('auth.resend_in', { count: secondsLeft, shown: count(secondsLeft) }) : t(text)}
    </BusyButton>
  )
}

const waitSeconds = 60

/** Counts down the seconds until the next message or code, since only one per minute is allowed. */
function useWait() {
  const [endsAt, setEndsAt] = useState(() => Date.now() + waitSeconds * 1000)
  const [secondsLeft, setSecondsLeft] = useState(waitSeconds)
  const isWaiting = secondsLeft > 0
  useEffect(() => {
    if (!isWaiting) return
    // Reads the clock on each tick, because browsers throttle timers of background pages.
    const timer = setInterval(() => setSecondsLeft(secondsUntil(endsAt, Date.now())), 1000)
    return () => clearInterval(timer)
  }, [isWaiting, endsAt])
  const startWait = () => {
    setEndsAt(Date.now() + waitSeconds * 1000)
    setSecondsLeft(waitSeconds)
  }
  return { secondsLeft, startWait }
}

export const secondsUntil = (endsAt: number, now: number) => Math.max(0, Math.ceil((endsAt - now) / 1000))
