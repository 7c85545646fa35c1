import { TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { useSession } from '../../../platform/session/session.ts'
import { BusyButton } from '../../../platform/ui/feedback/busy-button.tsx'
import { FormProblem } from '../../../platform/ui/feedback/form-problem.tsx'
import { useForm } from '../../../platform/ui/hooks/use-form.ts'
import classes from '../auth-card.module.css'
import { toMobile } from '../checks.ts'
import { saveMobile, savedMobile } from './mobile.ts'
import { identity } from './sign-in.ts'
import { useIdentityProblems } from '../use-problem-text.ts'

/** Explains the risks of codes by text message (OWASP ASVS 5.0, 6.6.1). */
function CodeRisk() {
  const { t } = useTranslation()
  const isEmbedded = useSession(session => session.webSettings?.providers.kind === 'embedded')
  return (
    <p className={classes.note}>
      {t('auth.code_risk')} {isEmbedded && t('auth.code_risk_factor')}
    </p>
  )
}

export function PhoneLogin() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { problemsOf } = useIdentityProblems()
  const { form, field, problems, isBusy } = useForm(async ({ mobile: typed = '' }) => {
    const mobile = toMobile(typed)
    if (!mobile) return { mobile: t('refusal.invalid_phone') }
    try {
      await identity.sendCode(mobile)
      saveMobile(mobile)
      await navigate('/auth/otp-verify/')
    } catch (error) {
      return problemsOf(error)
    }
  })
  return (
    <form {...form} className={classes.form}>
      <FormProblem>{problems['form']}</FormProblem>
      <TextInput
        {...field('mobile')}
        type="tel"
        inputMode="tel"
        label={t('auth.mobile')}
        description={t('refusal.invalid_phone')}
        placeholder="+34 600 000 000"
        defaultValue={savedMobile() ?? ''}
        autoComplete="tel"
        className={classes.ltr}
        required
        withAsterisk={false}
      />
      <CodeRisk />
      <BusyButton type="submit" loading={isBusy}>
        {t('auth.send_code')}
      </BusyButton>
    </form>
  )
}
