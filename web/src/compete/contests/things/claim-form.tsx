import type { WonThing } from '@trivium/contract/compete/won-things'
import { type ThingClaim, thingClaims } from '@trivium/contract/compete/contest-names'
import { Radio, Stack, Textarea, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CallError, useCommand } from '../../../platform/calls/actions.ts'
import { BusyButton } from '../../../platform/ui/feedback/busy-button.tsx'
import { FormProblem } from '../../../platform/ui/feedback/form-problem.tsx'
import { callErrorText } from '../../../platform/ui/feedback/notify-call-error.ts'
import { notify } from '../../../platform/ui/feedback/notify.ts'
import { type Problems, useForm } from '../../../platform/ui/hooks/use-form.ts'
import classes from './things.module.css'

interface ClaimFormProps {
  thing: WonThing
  onSaved: () => void
}

const texts = {
  post: 'contest.thing_post',
  in_person: 'contest.thing_in_person',
  declined: 'contest.thing_decline',
} as const

/** The winner says where the thing goes. */
export function ClaimForm({ thing, onSaved }: ClaimFormProps) {
  const { t } = useTranslation()
  const [how, setHow] = useState<ThingClaim>(thing.how ?? 'post')
  const claim = useClaim(thing.id, onSaved)
  const { form, field, problems, isBusy } = useForm(({ recipient = '', address = '' }) =>
    claim({ how, recipient: recipient.trim(), address: address.trim() }),
  )
  return (
    <form {...form} className={classes.form}>
      <FormProblem>{problems['form']}</FormProblem>
      <Radio.Group label={t('contest.thing_how')} value={how} onChange={value => setHow(thingClaims.find(one => one === value) ?? how)}>
        <Stack gap="sm" mt="xs">
          {thingClaims.map(one => (
            <Radio key={one} size="md" value={one} label={t(texts[one])} />
          ))}
        </Stack>
      </Radio.Group>
      {how === 'post' && (
        <>
          <TextInput
            {...field('recipient')}
            label={t('contest.thing_recipient')}
            defaultValue={thing.recipient ?? ''}
            autoComplete="name"
            maxLength={120}
            dir="auto"
            size="md"
          />
          <Textarea
            {...field('address')}
            label={t('contest.thing_address')}
            description={t('contest.thing_address_hint')}
            defaultValue={thing.address ?? ''}
            autoComplete="street-address"
            maxLength={500}
            autosize
            minRows={3}
            maxRows={8}
            dir="auto"
          />
          <p className={classes.muted}>{t('contest.thing_private')}</p>
        </>
      )}
      {how === 'in_person' && <p className={classes.muted}>{t('contest.thing_in_person_text')}</p>}
      {how === 'declined' && <p className={classes.muted}>{t('contest.thing_declines')}</p>}
      <BusyButton type="submit" size="lg" color={how === 'declined' ? 'red' : undefined} loading={isBusy}>
        {t(how === 'declined' ? 'contest.thing_decline' : 'contest.thing_save')}
      </BusyButton>
    </form>
  )
}

interface Said {
  how: ThingClaim
  recipient: string
  address: string
}

/** @returns a function that sends what the winner says, and resolves to the problems by field */
function useClaim(thing_id: number, onSaved: () => void) {
  const { t } = useTranslation()
  const command = useCommand('claim_won_thing', { isQuiet: true, outdates: ['get_won_things'] })
  return async ({ how, recipient, address }: Said): Promise<Problems | undefined> => {
    if (how === 'post' && recipient === '') return { recipient: t('contest.thing_recipient_missing') }
    if (how === 'post' && address === '') return { address: t('contest.thing_address_missing') }
    try {
      await command.mutateAsync({ thing_id, how, ...(how === 'post' && { recipient, address }) })
      notify.success(t(how === 'declined' ? 'contest.thing_declined' : 'contest.thing_saved'), 'thing')
      onSaved()
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      return { form: callErrorText(error) }
    }
    return undefined
  }
}
