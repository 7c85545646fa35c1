// Sends the caller the unsaved notice of the form as an email.

import { Button } from '@mui/material'
import { useState } from 'react'
import { useNotify } from 'react-admin'
import { useFormContext, useWatch } from 'react-hook-form'
import { call } from '../../platform/api.ts'
import { messageOf } from '../../platform/ui/message-of.ts'
import { textIn, writtenWords } from '../../platform/ui/words-by-language.tsx'

export const writtenTexts = (texts: unknown) =>
  writtenWords(texts, ({ title, message }) => {
    const written = { title: textIn(title), message: textIn(message) }
    return written.title === '' && written.message === '' ? null : written
  })

export function TestLetter() {
  const notify = useNotify()
  const [isBusy, setIsBusy] = useState(false)
  const { getValues } = useFormContext<{ texts: unknown; link: string | null }>()
  const isByMail: unknown = useWatch({ name: 'by_mail' })
  if (isByMail !== true) return null
  const send = async () => {
    setIsBusy(true)
    const { texts, link } = getValues()
    try {
      const { data } = await call('send_test_letter', { texts: writtenTexts(texts), ...(link && { link }) })
      notify(`Test emails sent to your address: ${data.emails}.`)
    } catch (error) {
      notify(messageOf(error), { type: 'error' })
    }
    setIsBusy(false)
  }
  return (
    <Button disabled={isBusy} onClick={() => void send()} sx={{ mb: 2 }}>
      Send a test email to myself
    </Button>
  )
}
