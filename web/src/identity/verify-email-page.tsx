// The target of the link in a verification mail. A button confirms the address, not the opening of the page, because mail scanners
// open every link.

import { useTranslation } from 'react-i18next'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { BusyButton } from '../ui/busy-button.tsx'
import { FormProblem } from '../ui/form-problem.tsx'
import { AuthCard } from './auth-card.tsx'
import classes from './auth-card.module.css'
import { identity } from './sign-in.ts'
import { useAttempt } from './use-attempt.ts'

export default function VerifyEmailPage() {
  const { t } = useTranslation()
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const { isBusy, problem, attempt } = useAttempt()
  const confirm = () =>
    attempt(async () => {
      await identity.confirmEmail(search.get('token') ?? '')
      await navigate('/auth/login/?verified=1', { replace: true })
    })
  return (
    <AuthCard
      title={t('auth.confirm_title')}
      lead={t('auth.confirm_lead')}
      footer={
        <Link to="/auth/login/" className={classes.link}>
          {t('auth.back_to_login')}
        </Link>
      }
    >
      <div className={classes.form}>
        <FormProblem>{problem}</FormProblem>
        <BusyButton loading={isBusy} onClick={() => void confirm()}>
          {t('auth.confirm')}
        </BusyButton>
      </div>
    </AuthCard>
  )
}
