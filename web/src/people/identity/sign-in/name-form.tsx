import { TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { BusyButton } from '../../../platform/ui/feedback/busy-button.tsx'
import { FormProblem } from '../../../platform/ui/feedback/form-problem.tsx'
import { useForm } from '../../../platform/ui/hooks/use-form.ts'
import classes from '../auth-card.module.css'
import { nameProblem } from '../checks.ts'
import { ReferralField } from './referral-field.tsx'
import { useIdentityProblems } from '../use-problem-text.ts'

/** Asks for the name at the first sign-in by phone, because a phone number comes without one. */
export function NameForm({ onName }: { onName: (name: string) => Promise<void> }) {
  const { t } = useTranslation()
  const { problemsOf } = useIdentityProblems()
  const { form, field, problems, isBusy } = useForm(async ({ name = '' }) => {
    const problem = nameProblem(name)
    if (problem) return { name: t(problem) }
    try {
      await onName(name.trim())
    } catch (error) {
      return problemsOf(error)
    }
  })
  return (
    <form {...form} className={classes.form}>
      <FormProblem>{problems['form']}</FormProblem>
      <TextInput {...field('name')} label={t('auth.name')} autoComplete="name" maxLength={400} autoFocus required withAsterisk={false} />
      <ReferralField problem={problems['friends_code']} />
      <BusyButton type="submit" loading={isBusy}>
        {t('auth.start_playing')}
      </BusyButton>
    </form>
  )
}
