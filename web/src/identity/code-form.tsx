import { Button, PinInput } from '@mantine/core'
import { useRef, useState, type SubmitEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { FormProblem } from '../ui/form-problem.tsx'
import { notify } from '../ui/notify.ts'
import { useNumbers } from '../ui/numbers.ts'
import type { Problems } from '../ui/use-form.ts'
import classes from './auth-card.module.css'
import { OutboxLink } from './check-inbox.tsx'
import { identity, problemOf } from './sign-in.ts'
import { useIdentityProblems } from './use-problem-text.ts'
import { useWait } from './use-wait.ts'

interface CodeFormProps {
  mobile: string
  onCode: (code: string) => Promise<void>
}

export function CodeForm({ mobile, onCode }: CodeFormProps) {
  const { t } = useTranslation()
  const { problemsOf } = useIdentityProblems()
  const [code, setCode] = useState('')
  const [problems, setProblems] = useState<Problems>({})
  const [isBusy, setBusy] = useState(false)
  const pins = useRef<HTMLDivElement>(null)

  const attempt = async (typed: string) => {
    if (isBusy) return
    if (!/^\d{6}$/.test(typed)) return setProblems({ code: t('auth.code_incomplete') })
    setBusy(true)
    try {
      await onCode(typed)
    } catch (error) {
      setProblems(problemsOf(error))
      // A wrong code is typed anew, from its beginning.
      setCode('')
      pins.current?.querySelector('input')?.focus()
    } finally {
      setBusy(false)
    }
  }
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    void attempt(code)
  }

  return (
    <form onSubmit={submit} className={classes.form} noValidate>
      <FormProblem>{problems['form']}</FormProblem>
      <div ref={pins} className={classes.code} role="group" aria-label={t('auth.code')}>
        <PinInput
          value={code}
          onChange={setCode}
          onComplete={typed => void attempt(typed)}
          length={6}
          type="number"
          size="lg"
          gap={8}
          classNames={{ root: classes.pins, pinInput: classes.pin }}
          oneTimeCode
          autoFocus
          placeholder=""
          error={Boolean(problems['code'])}
          getInputProps={index => ({ 'aria-label': t('auth.code_digit', { position: index + 1 }) })}
        />
        <p role="alert" className={classes.codeError} dir="auto">
          {problems['code']}
        </p>
      </div>
      <Button type="submit" loading={isBusy}>
        {t('auth.confirm_code')}
      </Button>
      <Resend mobile={mobile} />
      <OutboxLink />
    </form>
  )
}

function Resend({ mobile }: { mobile: string }) {
  const { t } = useTranslation()
  const { textOf } = useIdentityProblems()
  const { count } = useNumbers()
  const { secondsLeft, startWait } = useWait()
  const resend = async () => {
    try {
      await identity.sendCode(mobile)
      notify.success(t('auth.code_sent'))
      startWait()
    } catch (error) {
      notify.error(textOf(problemOf(error)))
    }
  }
  return (
    <Button variant="subtle" disabled={secondsLeft > 0} onClick={() => void resend()}>
      {secondsLeft > 0 ? t('auth.resend_in', { count: secondsLeft, shown: count(secondsLeft) }) : t('auth.resend_code')}
    </Button>
  )
}
