import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { useSession } from '../../../platform/session/session.ts'
import { BusyButton } from '../../../platform/ui/feedback/busy-button.tsx'
import { FormProblem } from '../../../platform/ui/feedback/form-problem.tsx'
import { useForm } from '../../../platform/ui/hooks/use-form.ts'
import classes from '../auth-card.module.css'
import { PhoneField } from '../phone/phone-field.tsx'
import { toNumber } from '../phone/phone-number.ts'
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
  const { form, field, problems, isBusy } = useForm(async ({ mobile: typed = '', country = '' }) => {
    const mobile = toNumber(typed, country)
    if (!mobile) return { mobile: t('auth.mobile_incomplete') }
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
      <PhoneField field={field('mobile')} initial={savedMobile() ?? ''} />
      <CodeRisk />
      <BusyButton type="submit" loading={isBusy}>
        {t('auth.send_code')}
      </BusyButton>
    </form>
  )
}
