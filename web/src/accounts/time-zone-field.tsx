import { NativeSelect, type NativeSelectProps } from '@mantine/core'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { timeZoneGroups } from './time-zones.ts'

interface TimeZoneFieldProps {
  current: string
  field: Pick<NativeSelectProps, 'name' | 'error' | 'onInput'>
}

export function TimeZoneField({ current, field }: TimeZoneFieldProps) {
  const { t } = useTranslation()
  const other = t('profile.zones_elsewhere')
  const groups = useMemo(() => timeZoneGroups(current, other), [current, other])
  return (
    <NativeSelect {...field} label={t('profile.timezone')} description={t('profile.timezone_hint')} data={groups} defaultValue={current} />
  )
}
