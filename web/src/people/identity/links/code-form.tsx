import { foldCode } from '@trivium/contract/platform/fold'
import { PinInput } from '@mantine/core'
import { type ClipboardEvent, type ReactNode, useRef, useState, type SubmitEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { BusyButton } from '../../../platform/ui/feedback/busy-button.tsx'
import { FormProblem } from '../../../platform/ui/feedback/form-problem.tsx'
import type { Problems } from '../../../platform/ui/hooks/use-form.ts'
import classes from '../auth-card.module.css'
import { useIdentityProblems } from '../use-problem-text.ts'

interface CodeFormProps {
  onCode: (code: string) => Promise<void>
  /** False when another element of the page gets the focus first. */
  hasFocus?: boolean
  /** Shown below the button. */
  children: ReactNode
}

export function CodeForm({ onCode, hasFocus = true, children }: CodeFormProps) {
  const { t } = useTranslation()
  const { problemsOf } = useIdentityProblems()
  const [code, setCode] = useState('')
  const [problems, setProblems] = useState<Problems>({})
  const [isBusy, setBusy] = useState(false)
  const pins = useRef<HTMLDivElement>(null)

  const attempt = async (digits: string) => {
    if (isBusy) return
    const typed = foldCode(digits)
    if (!/^\d{6}$/.test(typed)) return setProblems({ code: t('auth.code_incomplete') })
    setCode(typed)
    setBusy(true)
    try {
      await onCode(typed)
    } catch (error) {
      const found = problemsOf(error)
      setProblems(found)
      if (!found['code']) return
      // After a wrong code the fields are cleared and the first one gets the focus.
      setCode('')
      pins.current?.querySelector('input')?.focus()
    } finally {
      setBusy(false)
    }
  }
  const onPaste = (event: ClipboardEvent) => {
    const pasted = pastedCode(event)
    if (pasted !== null) void attempt(pasted)
  }
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    void attempt(code)
  }

  return (
    <form onSubmit={submit} className={classes.form} noValidate>
      <FormProblem>{problems['form']}</FormProblem>
      <div ref={pins} onPasteCapture={onPaste} className={classes.code} role="group" aria-label={t('auth.code')}>
        <PinInput
          value={code}
          onChange={digits => setCode(foldCode(digits))}
          onComplete={typed => void attempt(typed)}
          length={6}
          type={/^\p{Nd}+$/u}
          inputType="tel"
          inputMode="tel"
          size="lg"
          gap={8}
          classNames={{ root: classes.pins, pinInput: classes.pin }}
          oneTimeCode
          autoFocus={hasFocus}
          placeholder=""
          error={Boolean(problems['code'])}
          getInputProps={index => ({ 'aria-label': t('auth.code_digit', { position: index + 1 }) })}
        />
        <p role="alert" className={classes.codeError} dir="auto">
          {problems['code']}
        </p>
      </div>
      <BusyButton type="submit" loading={isBusy}>
        {t('auth.confirm_code')}
      </BusyButton>
      {children}
    </form>
  )
}

/** The six digits in a paste; null for anything else. The fields alone would accept only one character each. */
function pastedCode(event: ClipboardEvent): string | null {
  const pasted = foldCode(event.clipboardData.getData('text'))
  if (!/^\d{6}$/.test(pasted)) return null
  event.preventDefault()
  event.stopPropagation()
  return pasted
}
