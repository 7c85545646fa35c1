import { NativeSelect, type NativeSelectProps, TextInput } from '@mantine/core'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { KnownUser } from '../../platform/session/session.ts'
import { BusyButton } from '../../platform/ui/feedback/busy-button.tsx'
import { FormProblem } from '../../platform/ui/feedback/form-problem.tsx'
import { PageSection } from '../../platform/ui/layout/section.tsx'
import { useForm } from '../../platform/ui/hooks/use-form.ts'
import { PhoneField } from '../identity/index.ts'
import classes from './profile.module.css'
import { timeZoneGroups } from './time-zones.ts'
import { useSaveDetails } from './use-save-details.ts'

export function DetailsForm({ user }: { user: KnownUser }) {
  const { t } = useTranslation()
  const [name, setName] = useState(user.name)
  const save = useSaveDetails(user)
  const { form, field, problems, isBusy } = useForm(async values => {
    const { problems: found, saved } = await save(values)
    // The server normalises names, so the field shows the stored one.
    if (saved) setName(saved.name)
    return found
  })
  const signsInByMobile = user.type === 'mobile'
  // After a reload the addresses are missing for a moment. The fields restart when they arrive.
  const isKnown = user.email !== undefined
  return (
    <PageSection title={t('profile.details')}>
      <form {...form} className={`${classes.card} ${classes.form}`}>
        <FormProblem>{problems['form']}</FormProblem>
        <TextInput
          {...field('name')}
          label={t('profile.name')}
          description={t('profile.name_hint')}
          value={name}
          onChange={event => setName(event.currentTarget.value)}
          autoComplete="name"
          maxLength={400}
        />
        <TextInput
          {...field('email')}
          key={`email ${isKnown}`}
          type="email"
          label={t('profile.email')}
          description={signsInByMobile ? undefined : t('profile.sign_in_with')}
          defaultValue={user.email ?? ''}
          readOnly={!signsInByMobile || !isKnown}
          className={classes.ltr}
          autoComplete="email"
          maxLength={254}
        />
        {isKnown && !signsInByMobile ? (
          <PhoneField field={field('mobile')} initial={user.mobile ?? ''} isOptional />
        ) : (
          <TextInput
            type="tel"
            label={t('profile.mobile')}
            description={signsInByMobile ? t('profile.sign_in_with') : undefined}
            defaultValue={user.mobile ?? ''}
            key={`mobile ${isKnown}`}
            readOnly
            className={classes.ltr}
            autoComplete="tel"
          />
        )}
        <TimeZoneField current={user.timezone} field={field('timezone')} />
        <BusyButton type="submit" loading={isBusy} className={classes.save}>
          {t('profile.save')}
        </BusyButton>
      </form>
    </PageSection>
  )
}

interface TimeZoneFieldProps {
  current: string
  field: Pick<NativeSelectProps, 'name' | 'error' | 'onInput'>
}

function TimeZoneField({ current, field }: TimeZoneFieldProps) {
  const { t } = useTranslation()
  const other = t('profile.zones_elsewhere')
  const groups = useMemo(() => timeZoneGroups(current, other), [current, other])
  return (
    <NativeSelect {...field} label={t('profile.timezone')} description={t('profile.timezone_hint')} data={groups} defaultValue={current} />
  )
}
