// The form for a message to the operator, for everybody. Players get the answer as a message; guests may leave an address.

import { Button, Textarea, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { CallError, useCommand } from '../../platform/calls/actions.ts'
import { isSignedIn, useSession } from '../../platform/session/session.ts'
import { BusyButton } from '../../platform/ui/feedback/busy-button.tsx'
import { EmptyState } from '../../platform/ui/feedback/empty-state.tsx'
import { FormProblem } from '../../platform/ui/feedback/form-problem.tsx'
import { callErrorText, refusalText } from '../../platform/ui/feedback/notify-call-error.ts'
import { PageSection } from '../../platform/ui/layout/section.tsx'
import { type Problems, useForm } from '../../platform/ui/hooks/use-form.ts'
import classes from './contact-form.module.css'

const shortest = 10
const longest = 2000

export function ContactForm() {
  const { t } = useTranslation()
  const [isSent, setSent] = useState(false)
  return (
    <PageSection title={t('contact.write')}>
      <div className={classes.card}>{isSent ? <Sent onAgain={() => setSent(false)} /> : <Form onSent={() => setSent(true)} />}</div>
    </PageSection>
  )
}

function Form({ onSent }: { onSent: () => void }) {
  const { t } = useTranslation()
  const isPlayer = useSession(session => session.token !== null)
  const send = useSend()
  const { form, field, problems, isBusy } = useForm(async ({ message = '', email = '' }) => {
    if ([...message.trim()].length < shortest) return { message: refusalText('message_required') }
    const found = await send(message.trim(), email.trim())
    if (found) return found
    onSent()
  })
  return (
    <form {...form} className={classes.form}>
      <FormProblem>{problems['form']}</FormProblem>
      <Textarea
        {...field('message')}
        label={t('contact.message')}
        description={isPlayer ? t('contact.answer_in_messages') : undefined}
        autosize
        minRows={5}
        maxRows={14}
        maxLength={longest}
        dir="auto"
        size="md"
      />
      {!isPlayer && (
        <TextInput
          {...field('email')}
          type="email"
          label={t('contact.email')}
          description={t('contact.email_hint')}
          autoComplete="email"
          maxLength={254}
          size="md"
          className={classes.email}
        />
      )}
      <BusyButton type="submit" size="md" loading={isBusy} className={classes.send}>
        {t('contact.send')}
      </BusyButton>
    </form>
  )
}

/** @returns a function that sends a message and resolves to the problems by field */
function useSend() {
  const command = useCommand('send_contact_message', { isQuiet: true })
  return async (message: string, email: string): Promise<Problems | undefined> => {
    try {
      await command.mutateAsync({ message, email })
      return undefined
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      const { refusal } = error
      if (refusal === 'invalid_email') return { email: refusalText(refusal) }
      return { [refusal === 'message_required' ? 'message' : 'form']: callErrorText(error) }
    }
  }
}

function Sent({ onAgain }: { onAgain: () => void }) {
  const { t } = useTranslation()
  const isPlayer = isSignedIn()
  return (
    <div role="status">
      <EmptyState
        mood="glad"
        level={3}
        title={t('contact.sent')}
        text={isPlayer ? t('contact.sent_player') : t('contact.sent_guest')}
        action={
          <div className={classes.ways}>
            {isPlayer && (
              <Button component={Link} to="/profile/messages/">
                {t('messages.title')}
              </Button>
            )}
            <Button variant="default" onClick={onAgain}>
              {t('contact.again')}
            </Button>
          </div>
        }
      />
    </div>
  )
}
