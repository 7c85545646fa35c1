// The target of the link in a verification email. A button confirms the address, not the opening of the page, because email scanners
// open every link.

import { Button, Skeleton } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router'
import { FormProblem } from '../../../platform/ui/feedback/form-problem.tsx'
import { AuthCard } from '../auth-card.tsx'
import classes from '../auth-card.module.css'
import { ConfirmForm } from './confirm-form.tsx'
import { useLink } from './use-link.ts'
import { useIdentityProblems } from '../use-problem-text.ts'

export default function VerifyEmailPage() {
  const { t } = useTranslation()
  const { textOf } = useIdentityProblems()
  const [search] = useSearchParams()
  const token = search.get('token') ?? ''
  const { state, setState, read } = useLink(token)
  if (state.kind === 'used' || state.kind === 'over') return <LinkEnded kind={state.kind} />
  const footer = (
    <Link to="/auth/login/" className={classes.link}>
      {t('auth.back_to_login')}
    </Link>
  )
  return (
    <AuthCard title={t('auth.confirm_title')} footer={footer}>
      {state.kind === 'loading' && (
        <div role="status" aria-label={t('state.loading')} className={classes.form}>
          <Skeleton height={132} radius="lg" aria-hidden />
          <Skeleton height={44} radius="xl" aria-hidden />
        </div>
      )}
      {state.kind === 'unread' && (
        <div className={classes.form}>
          <FormProblem>{textOf(state.problem)}</FormProblem>
          <Button variant="default" onClick={() => void read()}>
            {t('action.retry')}
          </Button>
        </div>
      )}
      {state.kind === 'pending' && <ConfirmForm token={token} signUp={state.signUp} onEnded={setState} />}
    </AuthCard>
  )
}

function LinkEnded({ kind }: { kind: 'used' | 'over' }) {
  const { t } = useTranslation()
  return (
    <AuthCard title={t(`auth.link_${kind}_title`)} lead={t(`auth.link_${kind}`)}>
      <div className={classes.form}>
        <Button component={Link} to="/auth/login/">
          {t('auth.log_in')}
        </Button>
        {kind === 'over' && (
          <Button component={Link} to="/auth/sign-up/" variant="default">
            {t('auth.sign_up')}
          </Button>
        )}
      </div>
    </AuthCard>
  )
}
