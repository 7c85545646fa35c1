import { Button, TextInput } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { BusyButton } from '../../../platform/ui/feedback/busy-button.tsx'
import { FormProblem } from '../../../platform/ui/feedback/form-problem.tsx'
import { useForm } from '../../../platform/ui/hooks/use-form.ts'
import classes from '../auth-card.module.css'
import { CodeForm } from '../links/code-form.tsx'
import { useIdentityProblems } from '../use-problem-text.ts'
import { proveCode, proveEmergencyCode } from './calls.ts'

/** Asks for a code of the app or for an emergency code. @param onProof gets a function that sends the code */
export function EnterCode({ onProof }: { onProof: (prove: () => Promise<void>) => Promise<void> }) {
  const { t } = useTranslation()
  const [isEmergency, setEmergency] = useState(false)
  const other = (
    <Button variant="subtle" onClick={() => setEmergency(!isEmergency)}>
      {t(isEmergency ? 'factor.use_app' : 'factor.use_emergency_code')}
    </Button>
  )
  if (isEmergency) return <EmergencyForm onCode={code => onProof(() => proveEmergencyCode(code))}>{other}</EmergencyForm>
  return (
    <>
      <p className={classes.hint}>{t('factor.ask_lead')}</p>
      <CodeForm onCode={code => onProof(() => proveCode(code))}>{other}</CodeForm>
    </>
  )
}

function EmergencyForm({ onCode, children }: { onCode: (code: string) => Promise<void>; children: ReactNode }) {
  const { t } = useTranslation()
  const { problemsOf } = useIdentityProblems()
  const { form, field, problems, isBusy } = useForm(async ({ code = '' }) => {
    if (code.trim() === '') return { code: t('factor.emergency_code_missing') }
    try {
      await onCode(code.trim().slice(0, 80))
    } catch (error) {
      return problemsOf(error)
    }
  })
  return (
    <form {...form} className={classes.form}>
      <FormProblem>{problems['form']}</FormProblem>
      <TextInput
        {...field('code')}
        label={t('factor.emergency_code')}
        description={t('factor.emergency_code_hint')}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        autoFocus
        className={classes.ltr}
        required
        withAsterisk={false}
      />
      <BusyButton type="submit" loading={isBusy}>
        {t('auth.confirm_code')}
      </BusyButton>
      {children}
    </form>
  )
}
