// Where a leader gives the chosen test to a group.

import { localDay } from '@trivium/rules/platform/days'
import { TextInput } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { useCommand } from '../../platform/calls/actions.ts'
import type { CallInput } from '../../platform/calls/api.ts'
import { BusyButton } from '../../platform/ui/feedback/busy-button.tsx'
import { useForm } from '../../platform/ui/hooks/use-form.ts'
import { useNumbers } from '../../platform/ui/text/numbers.ts'
import classes from './create.module.css'

/** @param request null while too few questions match */
export function GiveForm({ groupId, request }: { groupId: number; request: CallInput<'get_questions_test'> | null }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { timeZone } = useNumbers()
  const [today] = useState(() => localDay(new Date(), timeZone))
  const { mutate, isPending } = useCommand('give_group_test', {
    outdates: ['get_group_tests'],
    onSuccess: () => void navigate(`/profile/groups/${groupId}/`),
  })
  const { problems, form, field } = useForm(async ({ title = '', due_on = '' }) => {
    if (title.trim() === '') return { title: t('groups.test_title_missing') }
    if (due_on && due_on < today) return { due_on: t('groups.test_due_past') }
    if (request) mutate({ ...request, group_id: groupId, title, due_on })
  })
  return (
    <form {...form} className={classes.give}>
      <TextInput {...field('title')} error={problems.title} label={t('groups.test_title')} maxLength={80} />
      <TextInput {...field('due_on')} error={problems.due_on} min={today} label={t('groups.test_due_on')} type="date" />
      <BusyButton type="submit" size="lg" disabled={request === null} loading={isPending}>
        {t('groups.test_give')}
      </BusyButton>
    </form>
  )
}
