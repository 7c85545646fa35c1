// Push messages to this device: off until the player turns them on here.

import type { Push } from '@trivium/contract/profile/push'
import { Switch } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAction, useCommand } from '../../platform/calls/actions.ts'
import { useSession } from '../../platform/session/session.ts'
import { useSetting } from '../../platform/settings/use-setting.ts'
import { notify } from '../../platform/ui/feedback/notify.ts'
import { Row, Section } from '../../platform/ui/layout/section.tsx'
import { type PushSupport, subscribe, supportHere, unsubscribe } from './device.ts'

const topics = [
  { topic: 'notices', text: 'push.notices', hint: 'push.notices_hint' },
  { topic: 'daily_quiz', text: 'push.daily_quiz', hint: 'push.daily_quiz_hint' },
  { topic: 'invitations', text: 'push.invitations', hint: 'push.invitations_hint' },
  { topic: 'week', text: 'push.week', hint: 'push.week_hint' },
] as const

const whyNot = {
  denied: { text: 'push.denied', hint: 'push.denied_hint' },
  needs_install: { text: 'push.needs_install', hint: 'push.needs_install_hint' },
  none: { text: 'push.none', hint: 'push.none_hint' },
} as const

export function PushSection() {
  const { t } = useTranslation()
  const [support, setSupport] = useState(supportHere)
  const asked = useAction('get_push_settings', {}, { enabled: support === 'ready' })
  const push = asked.data?.data
  return (
    <Section title={t('push.title')}>
      {support !== 'ready' && <CannotRow support={support} />}
      {support === 'ready' && push && (
        <>
          <DeviceRow push={push} onAnswered={() => setSupport(supportHere())} />
          {push.is_on && <TopicRows push={push} />}
        </>
      )}
      {support === 'ready' && !push && <Row label={t('push.on')} hint={t('push.on_hint')} />}
    </Section>
  )
}

function CannotRow({ support }: { support: Exclude<PushSupport, 'ready'> }) {
  const { t } = useTranslation()
  const name = useSetting('app_name')
  const { text, hint } = whyNot[support]
  return <Row label={t(text)} hint={t(hint, { name })} />
}

function DeviceRow({ push, onAnswered }: { push: Push; onAnswered: () => void }) {
  const { t } = useTranslation()
  const [isBusy, setBusy] = useState(false)
  const turnOn = useCommand('set_push_subscription', { outdates: ['get_push_settings'] })
  const turnOff = useCommand('remove_push_subscription', { outdates: ['get_push_settings'] })

  const begin = async () => {
    useSession.setState({ pushEndpoint: null })
    const subscription = await subscribe(push.public_key)
    onAnswered()
    if (!subscription) return notify.blank(t('push.not_allowed'))
    const noteTold = () => useSession.setState({ pushEndpoint: subscription.endpoint })
    await turnOn.mutateAsync(subscription).then(noteTold, unsubscribe)
  }
  const end = async () => {
    useSession.setState({ pushEndpoint: null })
    await unsubscribe()
    await turnOff.mutateAsync({})
  }
  const change = async (wants: boolean) => {
    setBusy(true)
    // Commands report their own failures, so an error here comes from the browser's push service.
    await (wants ? begin() : end()).catch((error: unknown) => {
      if (error instanceof DOMException) notify.error(t('push.no_service'))
    })
    setBusy(false)
  }
  return (
    <Row label={t('push.on')} hint={t(push.is_on ? 'push.is_on_hint' : 'push.on_hint')} htmlFor="push">
      <Switch id="push" size="md" checked={push.is_on} disabled={isBusy} onChange={event => void change(event.currentTarget.checked)} />
    </Row>
  )
}

function TopicRows({ push }: { push: Push }) {
  const { t } = useTranslation()
  const choose = useCommand('set_push_choices', { outdates: ['get_push_settings'] })
  const { notices, daily_quiz, invitations, week } = choose.isPending ? choose.variables : push
  const chosen = { notices, daily_quiz, invitations, week }
  return topics.map(({ topic, text, hint }) => (
    <Row key={topic} label={t(text)} hint={t(hint)} htmlFor={`push-${topic}`}>
      <Switch
        id={`push-${topic}`}
        size="md"
        checked={Boolean(chosen[topic])}
        onChange={event => choose.mutate({ ...chosen, [topic]: event.currentTarget.checked })}
      />
    </Row>
  ))
}
