// News by email: off until the player asks for it and confirms it by the link in a first email.

import { Switch } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useAction, useCommand } from '../../platform/calls/actions.ts'
import { Row, Section } from '../../platform/ui/layout/section.tsx'

const hints = { off: 'letters.off_hint', asked: 'letters.asked_hint', on: 'letters.on_hint' } as const

export function LettersSection() {
  const { t } = useTranslation()
  const { data } = useAction('get_letter_choice', {}, { staleTimeMs: 0 })
  const { mutate, isPending } = useCommand('set_letter_choice', { outdates: ['get_letter_choice'] })
  if (!data) return null
  const { state, is_offered } = data.data
  return (
    <Section title={t('letters.title')}>
      <Row label={t('letters.wants')} hint={t(is_offered ? hints[state] : 'letters.not_offered_hint')} htmlFor="letters">
        <Switch
          id="letters"
          size="md"
          checked={state !== 'off'}
          disabled={isPending || (!is_offered && state === 'off')}
          onChange={event => mutate({ wants: event.currentTarget.checked })}
        />
      </Row>
    </Section>
  )
}
